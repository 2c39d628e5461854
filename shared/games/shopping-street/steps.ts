import type { Seat } from '../../engine/index.ts';
import type { ShopType } from './products.ts';

/** Why a seat draws cards. */
export type DrawReason = 'dice' | 'turn';

/** All kinds of steps, with their facts. They hold nothing secret. */
export interface StepFacts {
  'begin-round': object;
  'begin-turn': { readonly seat: Seat };
  /** The active player continues with the remaining steps of the turn. */
  'next-step': { readonly seat: Seat; readonly left: StepsLeft };
  /** After all have answered: reveals the offered cards. */
  'show-offers': { readonly asker: Seat; readonly types: readonly ShopType[] };
  /** Draws this many cards one at a time, or as many as there are. */
  draw: { readonly seat: Seat; readonly count: number; readonly why: DrawReason };
  /** After all have chosen: discards the cards lost to the thief. */
  'carry-off': object;
  'fill-display': object;
  'end-turn': { readonly seat: Seat };
  'end-round': object;
  'renew-display': object;
}

/** The remaining optional steps of a turn. Ruling 28: they only go forward. */
export interface StepsLeft {
  /** Whether the active player may still ask for cards. Once a turn. */
  readonly ask: boolean;
  /** Whether the active player may still take a card from the display. Ruling 5: not after an exchange. */
  readonly buy: boolean;
  readonly open: boolean;
  readonly improve: boolean;
}
