import type { ReactNode } from 'react';
import type { Seat } from '../../../shared/engine/index.ts';

/** A seat's revealed thing. */
export interface TurnedThing {
  readonly seat: Seat;
  /** Drawn beside the owner's name plate, at most 56 pixels high at scale 1. */
  readonly drawing: ReactNode;
  /** Its figure alone, for the row in the counter. */
  readonly figure: ReactNode;
  /** Its value and the reason for its position, in a few words. */
  readonly words: string;
}

/** The things that several seats revealed at once. */
export interface Turned {
  /** In the order of resolution if there is one, else in seat order. */
  readonly things: readonly TurnedThing[];
  readonly isOrdered: boolean;
  /** The result and its order, in a sentence. */
  readonly says: string;
}
