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

/** Random moves in a second of one core that every game on the shelf is to reach. */
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

/** The games on the shelf. */
export const shelfGames: readonly AnyGame[] = Object.values(games);

/** Each of them at every number of players. */
const shelf: ReadonlyMap<string, Arms> = new Map(shelfGames.flatMap(forEachCount));

/** Is this a game on the shelf, and not one that only measures the engine against others? */
export function isOnShelf(game: string): boolean {
  return shelf.has(game);
}

/** What is measured: every arm of every game. Arms of one game must play the same matches. */
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
  ...Object.fromEntries(shelf),
};

/** One arm of the plan. Throws RangeError when it is not in it. */
export function armOf(game: string, name: string): Arm {
  const make = plan[game]?.[name];
  if (make === undefined) throw new RangeError(`no arm ${name} for ${game}`);
  return make();
}
