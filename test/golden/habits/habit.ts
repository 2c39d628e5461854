import type { AnyMove, RandomWords, Seat } from '../../../shared/engine/index.ts';

/** What somebody with a habit goes by: the moves on offer, chance, and the own view of the match. */
export interface Choice {
  readonly legal: readonly AnyMove[];
  readonly random: RandomWords;
  readonly seat: Seat;
  readonly view: unknown;
}

/** Picks one of the moves on offer. Habits lead recorded matches to endings that mere chance rarely finds. */
export type Habit = (choice: Choice) => AnyMove;
