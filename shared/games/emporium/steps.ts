import type { Seat } from '../../engine/index.ts';

/** Every kind of step that may stand on the agenda, with its facts. They hold nothing secret. */
export interface StepFacts {
  'begin-round': object;
  /** All choices are turned over and put in order. */
  reveal: object;
  /** The next sale, or the patrons after the last. */
  'next-sale': object;
  'next-patron': object;
  /** Restocking goes round, from the marker. */
  restock: { readonly seat: Seat };
  'refill-monsters': object;
  /** Once monsters have come, whether a vote is to be held: one after the other, from the marker. */
  'call-vote': { readonly seat: Seat };
  /** The vote, or the stalemate ruling in its place, or neither. */
  banish: object;
  'count-votes': object;
  'refill-heroes': object;
  'end-round': object;
}
