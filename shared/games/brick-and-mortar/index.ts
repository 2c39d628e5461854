import {
  askedBy,
  collectedOf,
  type Game,
  proceed,
  type QuestionBook,
  type Seat,
  type StepHandlers,
  seatAt,
  see,
} from '../../engine/index.ts';
import { auditState } from './audit.ts';
import { brickAwards } from './awards.ts';
import { copyState } from './copy.ts';
import type { BrickEvent } from './events.ts';
import { brickEventHiding, brickHiding } from './hiding.ts';
import type { BrickMove } from './moves.ts';
import { options, seatRange } from './options.ts';
import { brickOrders } from './orders.ts';
import { marketQuestions, marketSteps } from './phases/market.ts';
import { openingQuestions, openingSteps } from './phases/opening.ts';
import { outcomeOf } from './phases/scoring.ts';
import { redealState } from './redeal.ts';
import { setupMatch } from './setup.ts';
import type { BrickState, QuestionFacts } from './state.ts';
import type { StepFacts } from './steps.ts';
import { startingStoreIds } from './stores/index.ts';

export interface BrickTypes {
  State: BrickState;
  Move: BrickMove;
  Event: BrickEvent;
}

const steps: StepHandlers<BrickState, StepFacts, BrickEvent> = { ...openingSteps, ...marketSteps };
export const brickQuestions: QuestionBook<BrickState, QuestionFacts, BrickMove, Seat, BrickEvent> = {
  ...openingQuestions,
  ...marketQuestions,
};

/** Brick & Mortar, by its complete rules (`rules.md`). */
export const brickAndMortar: Game<BrickTypes, typeof brickHiding> = {
  id: 'brick-and-mortar',
  hasPreviews: true,
  rulesVersion: 3,
  seats: seatRange,
  options,
  endings: () => ['investment-marker', 'final-month'],
  longestMatch: 20_000,
  hiding: brickHiding,
  eventHiding: brickEventHiding,
  setup: setupMatch,
  ...askedBy(brickQuestions, (state, events: BrickEvent[], onSubstep) => proceed(steps, state, events, onSubstep), [
    { type: 'take-back' },
  ]),
  copy: copyState,
  redeal: redealState,
  orders: brickOrders,
  outcome: outcomeOf,
  awards: (_played, end, scores) => brickAwards(see(brickHiding, end, 'spectator'), scores),
  collected: ({ players }) =>
    collectedOf(
      players.flatMap(({ building }, at) =>
        building.flatMap(({ id }) => (startingStoreIds.includes(id) ? [] : [{ seat: seatAt(at), item: id }])),
      ),
    ),
  audit: auditState,
};
