import { askedBy, collectedOf, type Game } from '../../engine/index.ts';
import { auditState } from './audit.ts';
import { mercadoAwards } from './awards.ts';
import { copyState } from './copy.ts';
import type { MercadoEvent } from './events.ts';
import { mercadoEventHiding, mercadoHiding } from './hiding.ts';
import type { MercadoMove } from './moves.ts';
import { options, seatRange } from './options.ts';
import { advance, mercadoQuestions } from './phases/index.ts';
import { redealState } from './redeal.ts';
import { outcomeOf } from './scoring.ts';
import { setupMatch } from './setup.ts';
import type { Ending, MercadoState } from './state.ts';

export interface MercadoTypes {
  State: MercadoState;
  Move: MercadoMove;
  Event: MercadoEvent;
}

/** A solo player cannot take coins; with 12 wooden stands and nine restaurants, 21 spaces can be covered. */
const endingsAlone: readonly Ending[] = ['spaces', 'entrances', 'stuck', 'last-order'];
const endingsTogether: readonly Ending[] = ['spaces', 'entrances', 'coins'];

/** Mercado de Lisboa, by its complete rules (`rules.md`). */
export const mercadoDeLisboa: Game<MercadoTypes, typeof mercadoHiding> = {
  id: 'mercado-de-lisboa',
  rulesVersion: 1,
  seats: seatRange,
  options,
  endings: (seats) => (seats === 1 ? endingsAlone : endingsTogether),
  // With four players: at most 45 actions other than coins, three coins between two of them, four moves a turn.
  longestMatch: 1_000,
  hiding: mercadoHiding,
  eventHiding: mercadoEventHiding,
  setup: setupMatch,
  ...askedBy(mercadoQuestions, advance),
  copy: copyState,
  redeal: redealState,
  outcome: outcomeOf,
  awards: mercadoAwards,
  collected: ({ stands }) =>
    collectedOf(stands.flatMap((stand) => (stand === null ? [] : [{ seat: stand.seat, item: stand.good }]))),
  audit: auditState,
};
