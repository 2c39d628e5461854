import type { GameTypes, RandomWords, Seat } from '../engine/index.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * What a bot is given to decide on: only what its seat may know, and chance of its own. It never sees the match; it
 * imagines matches that its seat could not tell from it.
 */
export interface Decision<Types extends GameTypes> {
  readonly evaluator: Evaluator<Types>;
  readonly seat: Seat;
  /** Players at the table. */
  readonly seats: number;
  /** The moves on offer; never empty, and the same in every imagined match. */
  readonly legal: readonly Types['Move'][];
  /** A match that the seat cannot tell from the true one, for the bot to play on in. The same chance gives the same one. */
  imagine(random: RandomWords): Types['State'];
  /** The bot's own generator: thinking never disturbs the game's chance. */
  readonly random: RandomWords;
}

/** A player that knows only the Game contract. */
export interface Bot {
  readonly name: string;
  /** One of the moves on offer. */
  decide<Types extends GameTypes>(decision: Decision<Types>): Types['Move'];
}
