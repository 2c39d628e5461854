import { combination, type GameTypes, pick, randomFromSeed } from '../../shared/engine/index.ts';
import type { AnyGame } from '../laws/knowing.ts';

/** A position in the middle of a match, after random moves. Options take turns. */
export function positionAfter<Types extends GameTypes>(
  game: AnyGame<Types>,
  seats: number,
  seed: string,
  moves: number,
): Types['State'] {
  const state = game.setup(seats, combination(game.options, seats, moves), randomFromSeed(seed));
  const random = randomFromSeed(`${seed} moves`);
  for (let move = 0; move < moves; move++) {
    const acting = game.toAct(state);
    if (acting.length === 0) break;
    const seat = pick(random, acting);
    game.play(state, seat, pick(random, game.legalMoves(state, seat)));
  }
  return state;
}
