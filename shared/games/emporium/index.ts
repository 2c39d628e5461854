import { askedBy, collectedOf, type Game, seatAt } from '../../engine/index.ts';
import { auditState } from './audit.ts';
import { emporiumAwards } from './awards.ts';
import { copyState } from './copy.ts';
import type { EmporiumEvent } from './events.ts';
import { emporiumEventHiding, emporiumHiding } from './hiding.ts';
import type { EmporiumMove } from './moves.ts';
import { options, seatRange } from './options.ts';
import { emporiumOrders } from './orders.ts';
import { advance, emporiumQuestions } from './phases/index.ts';
import { redealState } from './redeal.ts';
import { outcomeOf } from './scoring.ts';
import { setupMatch } from './setup.ts';
import type { EmporiumState, Ending } from './state.ts';

export interface EmporiumTypes {
  State: EmporiumState;
  Move: EmporiumMove;
  Event: EmporiumEvent;
}

const endings: readonly Ending[] = ['monsters', 'heroes'];

/** Emporium, by its complete rules (`rules.md`). */
export const emporium: Game<EmporiumTypes, typeof emporiumHiding> = {
  id: 'emporium',
  rulesVersion: 3,
  seats: seatRange,
  options,
  endings: () => endings,
  // Ruling 21: at most 180 rounds, in each of which six players choose, place or fight, restock four times and vote.
  longestMatch: 10_000,
  hiding: emporiumHiding,
  eventHiding: emporiumEventHiding,
  setup: setupMatch,
  ...askedBy(emporiumQuestions, advance, [{ type: 'take-back' }]),
  copy: copyState,
  redeal: redealState,
  orders: emporiumOrders,
  outcome: outcomeOf,
  awards: emporiumAwards,
  collected: ({ players }) =>
    collectedOf(players.flatMap(({ heroes }, at) => heroes.map((item) => ({ seat: seatAt(at), item })))),
  audit: auditState,
};
