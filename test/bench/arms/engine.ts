import { type Game, type GameTypes, type HidingTable, playOut, randomFromSeed } from '../../../shared/engine/index.ts';
import type { Arm } from '../arm.ts';

/** This engine: random playouts through the Game contract. */
export function engineArm<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  seats: number,
  options: Readonly<Record<string, string>>,
): Arm {
  return {
    playMatch(seed, random) {
      const state = game.setup(seats, options, randomFromSeed(seed));
      const moves = playOut(game, state, random);
      return { moves, scores: game.outcome(state)?.scores ?? [] };
    },
  };
}
