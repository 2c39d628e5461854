import type { AnyMove, RandomWords, Seat } from '../engine/index.ts';

/** What a bot is given to decide on: only what its seat may know, and chance of its own. */
export interface Decision<Move extends AnyMove> {
  readonly seat: Seat;
  /** The moves on offer; never empty. */
  readonly legal: readonly Move[];
  /** The seat's view of the match, made when asked for. */
  readonly view: () => unknown;
  /** The bot's own generator: thinking never disturbs the game's chance. */
  readonly random: RandomWords;
}

/** A player that knows only the Game contract. */
export interface Bot {
  readonly name: string;
  /** One of the moves on offer. */
  decide<Move extends AnyMove>(decision: Decision<Move>): Move;
}
