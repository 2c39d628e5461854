import { type RenderResult, render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import type { GameUi } from '../../../renderer/table/index.ts';
import { TableContext } from '../../../renderer/table/table-context.ts';
import {
  type AnyMove,
  type Game,
  type GameTypes,
  type HidingTable,
  randomFromSeed,
  type Seat,
  see,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { people } from './people.ts';

/** A game whose states have the number of seats. */
export interface TableTypes extends GameTypes {
  State: GameTypes['State'] & { readonly seatCount: number };
}

type Props = ComponentProps<GameUi['Board']>;

/** Renders positions of a game. `log`: shown in place of the log, if any. `all`: the players of the largest table. */
export function drawnTables<Types extends TableTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  { Board }: GameUi,
  log?: ReactNode,
  all: readonly SeatSettings[] = people,
) {
  /** The props of a board for a position, for the seat with the screen, another seat or a spectator. */
  function boardProps(
    state: Types['State'],
    inHand: Seat | null,
    play: (...moves: readonly AnyMove[]) => void = () => {},
    viewer: Viewer = inHand ?? 'spectator',
  ): Props {
    const view: unknown = JSON.parse(JSON.stringify(see(game.hiding, state, viewer)));
    return {
      seats: all.slice(0, state.seatCount),
      viewer,
      inHand,
      view,
      toAct: game.toAct(state),
      legal: inHand === null ? [] : game.legalMoves(state, inHand),
      imagined: inHand === null ? undefined : game.redeal(state, viewer, randomFromSeed('imagined')),
      version: 1,
      play,
      latest: [],
      recent: [],
      ...(log === undefined ? {} : { log }),
      openRule: () => {},
    };
  }

  function DrawnBoard(props: Props) {
    return (
      <TableContext.Provider value={{ seats: props.seats, toAct: props.toAct, insteadOfPrompt: null }}>
        <Board {...props} />
      </TableContext.Provider>
    );
  }

  function renderBoard(...position: Parameters<typeof boardProps>): RenderResult {
    return render(<DrawnBoard {...boardProps(...position)} />);
  }

  return { boardProps, DrawnBoard, renderBoard };
}
