import type { Game, GameTypes } from './game.ts';
import type { HidingTable } from './hiding.ts';
import { pick, type RandomWords } from './random.ts';
import type { Seat } from './seat.ts';

/** Thrown if a match exceeds the number of moves that its game declares. */
export class EndlessMatch extends Error {
  override readonly name = 'EndlessMatch';
}

/** Called after every move of a playout. */
export type Watcher<Types extends GameTypes> = (
  state: Types['State'],
  seat: Seat,
  move: Types['Move'],
  events: readonly Types['Event'][],
) => void;

/**
 * Plays the match to its end with random legal moves, changing the state in place. Returns the number of moves.
 * Choices come from `random`, not from the generator inside the state. Throws EndlessMatch beyond the game's bound.
 */
export function playOut<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  state: Types['State'],
  random: RandomWords,
  watch?: Watcher<Types>,
): number {
  for (let moves = 0; moves <= game.longestMatch; moves++) {
    const seats = game.toAct(state);
    if (seats.length === 0) return moves;
    const seat = pick(random, seats);
    const move = pick(random, game.legalMoves(state, seat));
    const events = game.play(state, seat, move);
    watch?.(state, seat, move, events);
  }
  throw new EndlessMatch(`${game.id} is still running after ${game.longestMatch} moves`);
}
