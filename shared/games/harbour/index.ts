import { askedBy, collectedOf, type Game, seatAt } from '../../engine/index.ts';
import { auditState } from './audit.ts';
import { harbourAwards } from './awards.ts';
import { copyState } from './copy.ts';
import type { HarbourEvent } from './events.ts';
import { harbourEventHiding, harbourHiding } from './hiding.ts';
import type { HarbourMove } from './moves.ts';
import { options, seatRange } from './options.ts';
import { advance, harbourQuestions } from './phases/index.ts';
import { redealState } from './redeal.ts';
import { outcomeOf } from './scoring.ts';
import { setupMatch } from './setup.ts';
import type { Ending, HarbourState } from './state.ts';

export interface HarbourTypes {
  State: HarbourState;
  Move: HarbourMove;
  Event: HarbourEvent;
}

/**
 * A solo game cannot stall: its turns are limited, or the practice opponent keeps buying. Ruling 35 is for several
 * players.
 */
const endingsAlone: readonly Ending[] = ['fourth-building', 'twenty-turns'];
const endingsTogether: readonly Ending[] = ['fourth-building', 'stalled'];

/** Harbour, by its complete rules (`rules.md`). */
export const harbour: Game<HarbourTypes, typeof harbourHiding> = {
  id: 'harbour',
  hasPreviews: true,
  rulesVersion: 3,
  seats: seatRange,
  options,
  endings: (seats) => (seats === 1 ? endingsAlone : endingsTogether),
  longestMatch: 60_000,
  hiding: harbourHiding,
  eventHiding: harbourEventHiding,
  setup: setupMatch,
  ...askedBy(harbourQuestions, advance),
  copy: copyState,
  redeal: redealState,
  outcome: outcomeOf,
  awards: harbourAwards,
  collected: ({ players }) =>
    collectedOf(players.flatMap(({ buildings }, at) => buildings.map((item) => ({ seat: seatAt(at), item })))),
  audit: auditState,
};
