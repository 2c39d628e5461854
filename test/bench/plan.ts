import { settledOptions } from '../../shared/engine/index.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';
import type { Arm } from './arm.ts';
import { boardgameArm } from './arms/boardgame-io.ts';
import { engineArm } from './arms/engine.ts';
import { sealedMarketByHand, ticTacToeByHand } from './arms/hand-written.ts';

const marketSeats = 4;
const long = { length: 'long' };

/** Target for every released game: random moves in a second of one core. */
export const movesWanted = 200_000;

type Arms = Readonly<Record<string, () => Arm>>;

/** A game for every number of players it takes, with its usual options. */
function forEachCount(game: AnyGame): readonly (readonly [string, Arms])[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
  return counts.map((seats) => [
    `${game.id}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    { engine: () => engineArm(game, seats, settledOptions(game.options, seats, {}) ?? {}) },
  ]);
}

export const shelfGames: readonly AnyGame[] = Object.values(games);

/** Each of them at every number of players. */
const library: ReadonlyMap<string, Arms> = new Map(shelfGames.flatMap(forEachCount));

/** True for released games, false for those that only compare the engine with others. */
export function isOnShelf(game: string): boolean {
  return library.has(game);
}

/** The measurements: every arm of every game. Arms of one game must play the same matches. */
export const plan: Readonly<Record<string, Arms>> = {
  'tic-tac-toe': {
    'hand-written': () => ticTacToeByHand,
    engine: () => engineArm(ticTacToe, 2, {}),
    'boardgame.io': () => boardgameArm(ticTacToe, 2, {}),
  },
  'sealed-market': {
    'hand-written': () => sealedMarketByHand(marketSeats),
    engine: () => engineArm(sealedMarket, marketSeats, long),
    'boardgame.io': () => boardgameArm(sealedMarket, marketSeats, long),
  },
  ...Object.fromEntries(library),
};

/** One arm of the plan. Throws RangeError if it is not in it. */
export function armOf(game: string, name: string): Arm {
  const make = plan[game]?.[name];
  if (make === undefined) throw new RangeError(`no arm ${name} for ${game}`);
  return make();
}
