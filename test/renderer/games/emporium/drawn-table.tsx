import { type RenderResult, render } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { emporiumRoom } from '../../../../renderer/games/emporium/index.ts';
import { TableContext } from '../../../../renderer/table/table-context.ts';
import { type AnyMove, offered, type Seat, type Viewer } from '../../../../shared/engine/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { sixPeople } from '../people.ts';
import { playMatch, seenBy } from './played-match.ts';

/** What a board is given for a position, seen by the seat that holds the screen, by another, or by everybody. */
export function boardProps(
  state: EmporiumState,
  inHand: Seat | null,
  play: (...moves: readonly AnyMove[]) => void = () => {},
  viewer: Viewer = inHand ?? 'spectator',
): ComponentProps<typeof emporiumRoom.Board> {
  const view: unknown = JSON.parse(JSON.stringify(seenBy(state, viewer)));
  return {
    seats: sixPeople.slice(0, state.seatCount),
    viewer,
    inHand,
    view,
    toAct: emporium.toAct(state),
    legal: inHand === null ? [] : emporium.legalMoves(state, inHand),
    version: 1,
    play,
    latest: [],
    log: <p>The roll</p>,
    openRule: () => {},
  };
}

/** A board on the table of its position. */
export function DrawnBoard(props: ComponentProps<typeof emporiumRoom.Board>) {
  return (
    <TableContext.Provider value={{ seats: props.seats, toAct: props.toAct, insteadOfPrompt: null }}>
      <emporiumRoom.Board {...props} />
    </TableContext.Provider>
  );
}

/** Renders the board of a position. */
export function renderBoard(...position: Parameters<typeof boardProps>): RenderResult {
  return render(<DrawnBoard {...boardProps(...position)} />);
}

interface LiveTableProps {
  readonly state: EmporiumState;
  onMove(): void;
}

/** A table that plays on: whoever must act next holds the screen. A move that is not on offer throws. */
export function LiveTable({ state, onMove }: LiveTableProps) {
  const [, redraw] = useState(0);
  const inHand = emporium.toAct(state)[0] ?? null;
  const props = boardProps(state, inHand, (...moves) => {
    if (inHand === null) return;
    for (const move of moves) {
      emporium.play(state, inHand, offered(emporium, state, inHand, move));
      onMove();
    }
    redraw((before) => before + 1);
  });
  return <DrawnBoard {...props} />;
}

/** A position with whoever is asked in it. */
export interface Moment {
  readonly state: EmporiumState;
  readonly seat: Seat;
}

/** The first position that this is true of, in so many matches. Throws RangeError where there is none. */
export function momentOf(seats: number, is: (state: EmporiumState, seat: Seat) => boolean, matches = 40): Moment {
  for (let number = 0; number < matches; number++) {
    let found: Moment | undefined;
    playMatch(seats, number, (_events, state) => {
      const [seat] = emporium.toAct(state);
      if (found !== undefined || seat === undefined || !is(state, seat)) return;
      found = { state: emporium.copy(state), seat };
    });
    if (found !== undefined) return found;
  }
  throw new RangeError('nothing of the kind');
}
