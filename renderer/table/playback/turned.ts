import type { ReactNode } from 'react';
import type { Seat } from '../../../shared/engine/index.ts';

/** A revealed thing of a seat, or of a place of the board. */
export interface TurnedThing {
  /** The owner or another name of the place on the board: its `data-turned-at`. */
  readonly at: Seat | string;
  /** Drawn in the place, as large as it has room. */
  readonly drawing: ReactNode;
  /** Its figure alone, for the row in the counter. */
  readonly figure: ReactNode;
  /** Its value and the reason for its position, in a few words. */
  readonly words: string;
  /** A few words beside the drawing, if it shows nothing. */
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
