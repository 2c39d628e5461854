import type { QuestionBook, Seat, StepHandlers } from '../../../engine/index.ts';
import type { BrickEvent } from '../events.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickState, QuestionFacts } from '../state.ts';
import { advertiseQuestion } from './advertisement/advertisement.ts';
import { agencyQuestion, agencySteps } from './advertisement/agency.ts';
import { advertisementSteps } from './advertisement/piles.ts';
import { auctionQuestion } from './building/auction.ts';
import { buildingSteps, storeActionQuestion } from './building/building.ts';
import { storePaymentQuestion } from './building/buying.ts';
import { manageQuestion } from './building/managing.ts';
import { startingStoreQuestion, startingStoreSteps } from './building/starting-stores.ts';
import { draftQuestion } from './draft.ts';
import type { OpeningSteps } from './opening-steps.ts';

type OpeningQuestions =
  | 'draft'
  | 'starting-store'
  | 'store-action'
  | 'auction'
  | 'store-payment'
  | 'manage'
  | 'advertise'
  | 'agency';

/** The steps of the Building and Advertisement Phases. */
export const openingSteps: StepHandlers<BrickState, OpeningSteps, BrickEvent> = {
  ...startingStoreSteps,
  ...buildingSteps,
  ...advertisementSteps,
  ...agencySteps,
};

/** The questions of the draft and of the Building and Advertisement Phases. */
export const openingQuestions: QuestionBook<
  BrickState,
  Pick<QuestionFacts, OpeningQuestions>,
  BrickMove,
  Seat,
  BrickEvent
> = {
  draft: draftQuestion,
  'starting-store': startingStoreQuestion,
  'store-action': storeActionQuestion,
  auction: auctionQuestion,
  'store-payment': storePaymentQuestion,
  manage: manageQuestion,
  advertise: advertiseQuestion,
  agency: agencyQuestion,
};
