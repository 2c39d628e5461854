import type { Seat } from '../../engine/index.ts';

/** All kinds of steps, with their facts. They hold nothing secret. */
export interface StepFacts {
  'begin-round': object;
  /** Reveals all choices and sorts them. */
  reveal: object;
  /** The next sale, or the patrons after the last one. */
  'next-sale': object;
  'next-patron': object;
  /** Restocking goes clockwise from the marker. */
  restock: { readonly seat: Seat };
  'refill-monsters': object;
  /** After new monsters: asks each player from the marker whether to hold a vote. */
  'call-vote': { readonly seat: Seat };
  /** The vote, the stalemate ruling, or neither. */
  banish: object;
  'count-votes': object;
  'refill-heroes': object;
  'end-round': object;
}
