import type { GameTypes, RandomWords, Seat } from '../engine/index.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * The input of a bot's decision: only what its seat may know, and a random generator of its own.
 * A bot never sees the match. It imagines matches that its seat cannot distinguish from it.
 */
export interface Decision<Types extends GameTypes> {
  readonly evaluator: Evaluator<Types>;
  readonly seat: Seat;
  readonly seats: number;
  /** The legal moves; never empty, and the same in every imagined match. */
  readonly legal: readonly Types['Move'][];
  /** A match that the seat cannot distinguish from the real one, for the bot to play in. Deterministic in `random`. */
  imagine(random: RandomWords): Types['State'];
  /** The bot's own generator, so that thinking does not change the game's chance. */
  readonly random: RandomWords;
}

export interface Bot {
  readonly name: string;
  /** Returns one of the legal moves. */
  decide<Types extends GameTypes>(decision: Decision<Types>): Types['Move'];
}
