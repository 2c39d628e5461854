import type { ReactNode } from 'react';
import type { Seat } from '../../../shared/engine/index.ts';

/** What one seat has turned over. */
export interface TurnedThing {
  readonly seat: Seat;
  /** What lies beside its owner's sign, at most 56 pixels high at the usual size. */
  readonly drawing: ReactNode;
  /** Its figure alone, for the row of all of them in the counter. */
  readonly figure: ReactNode;
  /** What it comes to, and why it stands where it does, in a few words. */
  readonly words: string;
}

/** What several seats have turned over at once. */
export interface Turned {
  /** As they are carried out where that has an order, as they sit otherwise. */
  readonly things: readonly TurnedThing[];
  readonly isOrdered: boolean;
  /** What comes of it, and in which order, in a sentence. */
  readonly says: string;
}
