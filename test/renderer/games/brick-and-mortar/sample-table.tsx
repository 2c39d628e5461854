import { brickAndMortarUi } from '../../../../renderer/games/brick-and-mortar/index.ts';
import { pick, type RandomWords, randomFromSeed, type Seat, seatsOf } from '../../../../shared/engine/index.ts';
import { type BrickTypes, brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import type { BrickState, QuestionType } from '../../../../shared/games/brick-and-mortar/state.ts';
import { drawnTables } from '../drawn-tables.tsx';
import { playToEnd, type Watch } from '../match-play.ts';

/** A new match with this number of seats. */
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

/** Plays a match with lively moves to its end; `watch` gets every position before its move. */
export function playLively(
  state: BrickState,
  seed: string,
  watch: (state: BrickState, seat: Seat) => void,
  afterMove?: Watch<BrickTypes>,
): void {
  const random = randomFromSeed(seed);
  const choose = (moves: readonly BrickMove[], seat: Seat): BrickMove => {
    watch(state, seat);
    return livelyMove(moves, random);
  };
  playToEnd(brickAndMortar, state, { next: (toAct) => pick(random, toAct), choose }, afterMove);
}

/** Positions of lively matches, up to `each` for every type of question, with the seat to act. */
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
      // spread over the matches, to include late months
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

/** Positions with a sealed choice while others still choose, one for each type of question. */
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

export const { boardProps, renderBoard } = drawnTables(brickAndMortar, brickAndMortarUi);

/** All seats of a match, for tests of every viewer. */
export const everySeat = (state: BrickState): readonly Seat[] => seatsOf(state.seatCount);
