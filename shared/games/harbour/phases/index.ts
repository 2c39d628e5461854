import { type OnSubstep, proceed, type QuestionBook, type Seat, type StepHandlers } from '../../../engine/index.ts';
import type { HarbourEvent } from '../events.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourState, QuestionFacts } from '../state.ts';
import type { StepFacts } from '../steps.ts';
import { actionStep, choosePartQuestion, chooseWayQuestion, partStep } from './action.ts';
import { afterActionStep } from './after-action.ts';
import { afterPurchaseStep, whenShippedStep } from './after-purchase.ts';
import { buyQuestion, keepQuestion } from './buying.ts';
import { doubleQuestion, exchangeQuestion, fillUpQuestion } from './conversions.ts';
import { gainQuestion, gainStep } from './gains.ts';
import { raiseMarkerQuestion, setMarketQuestion, swapMarkersQuestion } from './market-moves.ts';
import { movePawnQuestion } from './moving.ts';
import { freeBuildingQuestion, keepCharacterQuestion, openingSteps, startingGoodsQuestion } from './opening.ts';
import { giveQuestion, giveStep, stealQuestion, takeQuestion, takeStep } from './other-players.ts';
import { practiceSteps } from './practice.ts';
import { tollQuestion, tollStep } from './tolls.ts';
import { endTurnQuestion, turnSteps } from './turn.ts';

const harbourSteps: StepHandlers<HarbourState, StepFacts, HarbourEvent> = {
  ...openingSteps,
  ...turnSteps,
  ...practiceSteps,
  toll: tollStep,
  action: actionStep,
  part: partStep,
  gain: gainStep,
  give: giveStep,
  take: takeStep,
  'after-action': afterActionStep,
  'after-purchase': afterPurchaseStep,
  'when-shipped': whenShippedStep,
};

export const harbourQuestions: QuestionBook<HarbourState, QuestionFacts, HarbourMove, Seat, HarbourEvent> = {
  'keep-character': keepCharacterQuestion,
  'free-building': freeBuildingQuestion,
  'starting-goods': startingGoodsQuestion,
  'move-pawn': movePawnQuestion,
  toll: tollQuestion,
  'choose-way': chooseWayQuestion,
  'choose-part': choosePartQuestion,
  gain: gainQuestion,
  give: giveQuestion,
  take: takeQuestion,
  steal: stealQuestion,
  'set-market': setMarketQuestion,
  'swap-markers': swapMarkersQuestion,
  'raise-marker': raiseMarkerQuestion,
  double: doubleQuestion,
  'fill-up': fillUpQuestion,
  exchange: exchangeQuestion,
  buy: buyQuestion,
  keep: keepQuestion,
  'end-turn': endTurnQuestion,
};

/** Runs all steps until a question is open or the match is over. */
export function advance(state: HarbourState, events: HarbourEvent[], onSubstep?: OnSubstep): void {
  proceed(harbourSteps, state, events, onSubstep);
}
