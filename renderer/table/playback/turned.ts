import type { ReactNode } from 'react';
import type { Seat } from '../../../shared/engine/index.ts';

/** A revealed thing of a seat, or of a place of the board. */
export interface TurnedThing {
  /** The owner, or the `data-turned-at` of the place. */
  readonly at: Seat | string;
  /** Drawn beside the owner's name plate, or in the place; at most 56 pixels high at scale 1. */
  readonly drawing: ReactNode;
  /** Its figure alone, for the row in the counter. */
  readonly figure: ReactNode;
  /** Its value and the reason for its position, in a few words. */
  readonly words: string;
  /** The words beside the drawing, if they need not repeat what it shows. */
  readonly note?: string;
}

/** The things revealed at once. */
export interface Turned {
  /** In the order of resolution if there is one, else in the order of seats or places. */
  readonly things: readonly TurnedThing[];
  readonly isOrdered: boolean;
  /** The result and its order, in a sentence. */
  readonly says: string;
}
