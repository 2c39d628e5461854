import type { Seat } from '../../engine/index.ts';
import type { ShopType } from './products.ts';

/** Why somebody draws cards. */
export type DrawReason = 'dice' | 'turn';

/** Every kind of step that may stand on the agenda, with its facts. They hold nothing secret. */
export interface StepFacts {
  'begin-round': object;
  'begin-turn': { readonly seat: Seat };
  /** The active player goes on with what is left of the turn. */
  'next-step': { readonly seat: Seat; readonly left: StepsLeft };
  /** All have answered: the cards laid out are turned up. */
  'show-offers': { readonly asker: Seat; readonly types: readonly ShopType[] };
  /** So many cards one by one, or as many as there are. */
  draw: { readonly seat: Seat; readonly count: number; readonly why: DrawReason };
  /** All have chosen what they lose to the thief. */
  'carry-off': object;
  'fill-display': object;
  'end-turn': { readonly seat: Seat };
  'end-round': object;
  'renew-display': object;
}

/** The optional steps of a turn that are still to come. Ruling 28: they go forward only. */
export interface StepsLeft {
  /** May the active player still ask for cards? Once a turn. */
  readonly ask: boolean;
  /** May the active player still take a card from the display? Ruling 5: not after an exchange. */
  readonly buy: boolean;
  readonly open: boolean;
  readonly improve: boolean;
}
