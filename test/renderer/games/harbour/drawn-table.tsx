import { type RenderResult, render } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { harbourRoom } from '../../../../renderer/games/harbour/index.ts';
import { TableContext } from '../../../../renderer/table/table-context.ts';
import { type AnyMove, offered, type Seat, type Viewer } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { HarbourState, QuestionType } from '../../../../shared/games/harbour/state.ts';
import { people } from '../people.ts';
import { playMatch, seenBy } from './played-match.ts';

/** What a board is given for a position, seen by the seat that holds the screen, by another, or by everybody. */
export function boardProps(
  state: HarbourState,
  inHand: Seat | null,
  play: (...moves: readonly AnyMove[]) => void = () => {},
  viewer: Viewer = inHand ?? 'spectator',
): ComponentProps<typeof harbourRoom.Board> {
  const view: unknown = JSON.parse(JSON.stringify(seenBy(state, viewer)));
  return {
    seats: people.slice(0, state.seatCount),
    viewer,
    inHand,
    view,
    toAct: harbour.toAct(state),
    legal: inHand === null ? [] : harbour.legalMoves(state, inHand),
    version: 1,
    play,
    latest: [],
    log: <p>The roll</p>,
    openRule: () => {},
  };
}

/** A board on the table of its position. */
export function DrawnBoard(props: ComponentProps<typeof harbourRoom.Board>) {
  return (
    <TableContext.Provider value={{ seats: props.seats, toAct: props.toAct, insteadOfPrompt: null }}>
      <harbourRoom.Board {...props} />
    </TableContext.Provider>
  );
}

/** Renders the board of a position. */
export function renderBoard(...position: Parameters<typeof boardProps>): RenderResult {
  return render(<DrawnBoard {...boardProps(...position)} />);
}

interface LiveTableProps {
  readonly state: HarbourState;
  onMove(): void;
}

/** A table that plays on: whoever must act next holds the screen. A move that is not on offer throws. */
export function LiveTable({ state, onMove }: LiveTableProps) {
  const [, redraw] = useState(0);
  const inHand = harbour.toAct(state)[0] ?? null;
  const props = boardProps(state, inHand, (...moves) => {
    if (inHand === null) return;
    for (const move of moves) {
      harbour.play(state, inHand, offered(harbour, state, inHand, move));
      onMove();
    }
    redraw((before) => before + 1);
  });
  return <DrawnBoard {...props} />;
}

/** A moment of a match, with what has just happened. */
export interface Moment {
  readonly state: HarbourState;
  readonly seat: Seat;
  readonly events: readonly HarbourEvent[];
}

/** Moments of keen matches, at most `each` for a type of question, spread over the matches. */
export function momentsByQuestion(matches: number, each: number): ReadonlyMap<QuestionType, readonly Moment[]> {
  const found = new Map<QuestionType, Moment[]>();
  for (let match = 0; match < matches; match++) {
    playMatch(1 + (match % 4), `drawn ${match}`, (events, state) => {
      const [seat] = harbour.toAct(state);
      const type = state.question?.type;
      if (type === undefined || seat === undefined) return;
      const known = found.get(type) ?? [];
      if (known.length >= Math.ceil((each * (match + 1)) / matches)) return;
      known.push({ state: harbour.copy(state), seat, events });
      found.set(type, known);
    });
  }
  return found;
}

/** The first moment of a match of so many that this is true of. Throws RangeError where it never is. */
export function momentOf(
  seats: number,
  seed: string,
  is: (state: HarbourState, events: readonly HarbourEvent[]) => boolean,
  options?: Parameters<typeof playMatch>[3],
): Moment {
  let found: Moment | undefined;
  playMatch(
    seats,
    seed,
    (events, state) => {
      const [seat] = harbour.toAct(state);
      if (found !== undefined || seat === undefined || !is(state, events)) return;
      found = { state: harbour.copy(state), seat, events };
    },
    options,
  );
  if (found === undefined) throw new RangeError(`nothing of the kind in ${seed}`);
  return found;
}
