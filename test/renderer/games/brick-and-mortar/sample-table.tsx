import { type RenderResult, render } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { brickAndMortarRoom } from '../../../../renderer/games/brick-and-mortar/index.ts';
import { TableContext } from '../../../../renderer/table/table-context.ts';
import {
  type AnyMove,
  offered,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  seatsOf,
  see,
  type Viewer,
} from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import type { BrickState, QuestionType } from '../../../../shared/games/brick-and-mortar/state.ts';
import { people } from '../people.ts';

/** A new match of so many seats. */
export function newMatch(seats: number, seed: string): BrickState {
  return brickAndMortar.setup(seats, { 'first-game': 'no' }, randomFromSeed(seed));
}

/** A move that keeps a random match lively: buildings fill, stores stay open, items are bought and sold. */
function livelyMove(moves: readonly BrickMove[], random: RandomWords): BrickMove {
  const wanted = ['open-store', 'stock', 'pay', 'sell', 'buy-from-hand'];
  const lively = moves.filter(({ type }) => wanted.includes(type));
  if (lively.length > 0 && pick(random, [true, true, true, false])) return pick(random, lively);
  const calm = moves.filter(({ type }) => type !== 'close-store' && type !== 'sell-points');
  return pick(random, calm.length > 0 ? calm : moves);
}

/** Plays a match with lively moves to its end; `watch` sees every position before its move. */
export function playLively(
  state: BrickState,
  seed: string,
  watch: (state: BrickState, seat: Seat) => void,
  told: (events: readonly BrickEvent[], state: BrickState) => void = () => {},
): void {
  const random = randomFromSeed(seed);
  for (;;) {
    const seats = brickAndMortar.toAct(state);
    if (seats.length === 0) return;
    const seat = pick(random, seats);
    watch(state, seat);
    told(brickAndMortar.play(state, seat, livelyMove(brickAndMortar.legalMoves(state, seat), random)), state);
  }
}

/** Positions of lively matches, up to `each` for every type of question, with the seat that is asked. */
export function positionsByQuestion(
  matches: number,
  each: number,
): ReadonlyMap<QuestionType, readonly { readonly state: BrickState; readonly seat: Seat }[]> {
  const found = new Map<QuestionType, { state: BrickState; seat: Seat }[]>();
  for (let match = 0; match < matches; match++) {
    const seats = 2 + (match % 3);
    playLively(newMatch(seats, `positions ${match}`), `moves ${match}`, (state, seat) => {
      const type = state.question?.type;
      if (type === undefined) return;
      const known = found.get(type) ?? [];
      // Spread over the matches, so that late months are met as well as early ones.
      if (known.length < (each * (match + 1)) / matches) {
        known.push({ state: brickAndMortar.copy(state), seat });
        found.set(type, known);
      }
    });
  }
  return found;
}

/** A position in which a seat has sealed its choice while others still think. */
export interface Sealed {
  readonly type: QuestionType;
  readonly state: BrickState;
  readonly seat: Seat;
}

/** Positions in which somebody has sealed a choice while others still think, one for each type of question. */
export function sealedPositions(): readonly Sealed[] {
  const found: Sealed[] = [];
  for (const seed of ['letters', 'more letters']) {
    playLively(newMatch(3, seed), seed, (state) => {
      const type = state.question?.type;
      const seat = brickAndMortar.mayTakeBack(state).find((one) => !brickAndMortar.toAct(state).includes(one));
      if (type === undefined || seat === undefined || found.some((one) => one.type === type)) return;
      found.push({ type, state: brickAndMortar.copy(state), seat });
    });
  }
  return found;
}

/** What a board is given for a position, seen by the seat that holds the screen. */
export function boardProps(
  state: BrickState,
  inHand: Seat | null,
  play: (...moves: readonly AnyMove[]) => void,
): ComponentProps<typeof brickAndMortarRoom.Board> {
  const viewer: Viewer = inHand ?? 'spectator';
  const view: unknown = JSON.parse(JSON.stringify(see(brickAndMortar.hiding, state, viewer)));
  return {
    seats: people.slice(0, state.seatCount),
    viewer,
    inHand,
    view,
    toAct: brickAndMortar.toAct(state),
    legal: inHand === null ? [] : brickAndMortar.legalMoves(state, inHand),
    version: 1,
    play,
    latest: [],
    openRule: () => {},
  };
}

/** Renders the board of a position. */
export function renderBoard(
  state: BrickState,
  inHand: Seat | null,
  play: (...moves: readonly AnyMove[]) => void,
): RenderResult {
  const props = boardProps(state, inHand, play);
  return render(
    <TableContext.Provider value={{ seats: props.seats, toAct: props.toAct, insteadOfPrompt: null }}>
      <brickAndMortarRoom.Board {...props} />
    </TableContext.Provider>,
  );
}

interface LiveTableProps {
  readonly state: BrickState;
  /** Told of every move as it is played; a move that is not on offer throws. */
  onMove(seat: Seat, move: BrickMove): void;
}

/** A table that plays on: whoever must act next holds the screen. */
export function LiveTable({ state, onMove }: LiveTableProps) {
  const [, redraw] = useState(0);
  const inHand = brickAndMortar.toAct(state)[0] ?? null;
  const props = boardProps(state, inHand, (...moves) => {
    if (inHand === null) return;
    for (const move of moves) {
      const legal = offered(brickAndMortar, state, inHand, move);
      onMove(inHand, legal);
      brickAndMortar.play(state, inHand, legal);
    }
    redraw((before) => before + 1);
  });
  return (
    <TableContext.Provider value={{ seats: props.seats, toAct: props.toAct, insteadOfPrompt: null }}>
      <brickAndMortarRoom.Board {...props} />
    </TableContext.Provider>
  );
}

/** All seats of a match, for tests that look through everybody's eyes. */
export const everySeat = (state: BrickState): readonly Seat[] => seatsOf(state.seatCount);
