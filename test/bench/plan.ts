import { brickAndMortar } from '../../shared/games/brick-and-mortar/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';
import type { Arm } from './arm.ts';
import { boardgameArm } from './arms/boardgame-io.ts';
import { engineArm } from './arms/engine.ts';
import { sealedMarketByHand, ticTacToeByHand } from './arms/hand-written.ts';

const marketSeats = 4;
const long = { length: 'long' };

/** What is measured: every arm of every game. Arms of one game must play the same matches. */
export const plan: Readonly<Record<string, Readonly<Record<string, () => Arm>>>> = {
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
  'brick-and-mortar, 2 seats': { engine: () => engineArm(brickAndMortar, 2, { 'first-game': 'no' }) },
  'brick-and-mortar, 3 seats': { engine: () => engineArm(brickAndMortar, 3, { 'first-game': 'no' }) },
  'brick-and-mortar, 4 seats': { engine: () => engineArm(brickAndMortar, 4, { 'first-game': 'no' }) },
};

/** One arm of the plan. Throws RangeError when it is not in it. */
export function armOf(game: string, name: string): Arm {
  const make = plan[game]?.[name];
  if (make === undefined) throw new RangeError(`no arm ${name} for ${game}`);
  return make();
}
