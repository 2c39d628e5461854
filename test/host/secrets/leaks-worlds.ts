import {
  type AnyMove,
  below,
  concerns,
  type GameTypes,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  see,
  seeEvent,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';

/** A state from a random match with any options, sometimes near its end. */
export function somewhere(game: AnyGame, seats: number, random: RandomWords): GameTypes['State'] {
  const options = Object.fromEntries(
    game.options.map((option) => [
      option.id,
      concerns(option, seats) ? pick(random, option.values) : (option.values[0] ?? ''),
    ]),
  );
  const state = game.setup(seats, options, randomFromSeed(`${below(random, 2 ** 20)}`));
  const earlier: GameTypes['State'][] = [];
  for (let moves = below(random, 150); moves > 0 && game.toAct(state).length > 0; moves--) {
    earlier.push(game.copy(state));
    const seat = pick(random, game.toAct(state));
    game.play(state, seat, pick(random, game.legalMoves(state, seat)));
  }
  // a short match is mostly over by then, so every other time an earlier moment is used
  return game.toAct(state).length === 0 && below(random, 2) === 0 ? pick(random, earlier) : state;
}

/** What a viewer may know after a move, computed without the host; null if the seat may not make it. */
function known(game: AnyGame, state: GameTypes['State'], seat: Seat, move: AnyMove, viewer: Viewer): string | null {
  const next = game.copy(state);
  const offered = game.legalMoves(next, seat).find((one) => JSON.stringify(one) === JSON.stringify(move));
  if (offered === undefined) return null;
  const events = game.play(next, seat, offered).map((event) => seeEvent(game.eventHiding, event, viewer));
  const mine = viewer === 'spectator' ? [] : game.legalMoves(next, viewer);
  return JSON.stringify([see(game.hiding, next, viewer), events, game.toAct(next), game.mayTakeBack(next), mine]);
}

/** Two states that a viewer cannot tell apart. */
export interface Worlds {
  readonly one: GameTypes['State'];
  readonly other: GameTypes['State'];
}

/** A move in each world by the same seat that keeps them alike for the viewer; null if there is none. */
function alike(game: AnyGame, { one, other }: Worlds, viewer: Viewer, random: RandomWords): Pair | null {
  const [seat] = game.toAct(one).length === 0 ? [] : [pick(random, game.toAct(one))];
  if (seat === undefined || !game.toAct(other).includes(seat)) return null;
  for (let attempt = 0; attempt < 60; attempt++) {
    const first = pick(random, game.legalMoves(one, seat));
    // where moves are public, only the same move keeps the worlds alike
    const same = viewer === seat || attempt % 2 === 1;
    const second = same ? first : pick(random, game.legalMoves(other, seat));
    const after = known(game, one, seat, first, viewer);
    if (after !== null && after === known(game, other, seat, second, viewer)) return { seat, first, second };
  }
  return null;
}

/** A move by a seat in each of two worlds. */
export interface Pair {
  readonly seat: Seat;
  readonly first: AnyMove;
  readonly second: AnyMove;
}

/** Up to this many moves in a row that keep the worlds alike for the viewer. Advances both worlds. */
export function movesAlike(game: AnyGame, worlds: Worlds, viewer: Viewer, most: number, random: RandomWords): Pair[] {
  const pairs: Pair[] = [];
  while (pairs.length < most) {
    const next = alike(game, worlds, viewer, random);
    if (next === null) break;
    pairs.push(next);
    game.play(worlds.one, next.seat, next.first);
    game.play(worlds.other, next.seat, next.second);
  }
  return pairs;
}
