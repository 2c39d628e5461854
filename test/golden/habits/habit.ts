import type { AnyMove, RandomWords, Seat } from '../../../shared/engine/index.ts';

/** What a habit chooses by: the legal moves, randomness, and the seat's own view. */
export interface Choice {
  readonly legal: readonly AnyMove[];
  readonly random: RandomWords;
  readonly seat: Seat;
  readonly view: unknown;
}

/** Picks a legal move. Habits lead matches to endings that random play rarely reaches. */
export type Habit = (choice: Choice) => AnyMove;
