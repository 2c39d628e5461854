import { askedBy, collectedOf, type Game } from '../../engine/index.ts';
import { auditState } from './audit.ts';
import { shoppingStreetAwards } from './awards.ts';
import { copyState } from './copy.ts';
import type { ShoppingStreetEvent } from './events.ts';
import { revealsNothing, shoppingStreetEventHiding, shoppingStreetHiding } from './hiding.ts';
import type { ShoppingStreetMove } from './moves.ts';
import { options, seatRange } from './options.ts';
import { advance, shoppingStreetQuestions } from './phases/index.ts';
import { redealState } from './redeal.ts';
import { outcomeOf } from './scoring.ts';
import { setupMatch } from './setup.ts';
import type { Ending, ShoppingStreetState } from './state.ts';

export interface ShoppingStreetTypes {
  State: ShoppingStreetState;
  Move: ShoppingStreetMove;
  Event: ShoppingStreetEvent;
}

const endings: readonly Ending[] = ['shops', 'stuck'];

/** Shopping Street, by its complete rules (`rules.md`). */
export const shoppingStreet: Game<ShoppingStreetTypes, typeof shoppingStreetHiding> = {
  id: 'shopping-street',
  rulesVersion: 2,
  seats: seatRange,
  options,
  endings: () => endings,
  // Ruling 26: at most 174 rounds of five turns. In a turn at most 125 cards are offered, nine bundles proposed, and a
  // few cards drawn, discarded or put into a shop: fewer than 2,000 moves.
  longestMatch: 174 * 5 * 2000,
  hiding: shoppingStreetHiding,
  eventHiding: shoppingStreetEventHiding,
  revealsNothing,
  setup: setupMatch,
  ...askedBy(shoppingStreetQuestions, advance, [{ type: 'take-back' }]),
  copy: copyState,
  redeal: redealState,
  outcome: outcomeOf,
  awards: shoppingStreetAwards,
  collected: ({ street }) => collectedOf(street.map(({ owner, type }) => ({ seat: owner, item: type }))),
  audit: auditState,
};
