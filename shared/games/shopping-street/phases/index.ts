import { type OnSubstep, proceed, type QuestionBook, type Seat, type StepHandlers } from '../../../engine/index.ts';
import type { ShoppingStreetEvent } from '../events.ts';
import type { ShoppingStreetMove } from '../moves.ts';
import type { QuestionFacts, ShoppingStreetState } from '../state.ts';
import type { StepFacts } from '../steps.ts';
import { stockQuestion } from './building.ts';
import { draw } from './dice.ts';
import { fillDisplay, payQuestion, renewDisplay } from './display.ts';
import { answerQuestion, bargainQuestion, layQuestion, showOffers } from './exchanges.ts';
import { beginRound, endRound, endTurn } from './rounds.ts';
import { carryOff, robQuestion } from './thieves.ts';
import { beginTurn, nextStep, turnQuestion } from './turns.ts';

const shoppingStreetSteps: StepHandlers<ShoppingStreetState, StepFacts, ShoppingStreetEvent> = {
  'begin-round': beginRound,
  'begin-turn': beginTurn,
  'next-step': nextStep,
  'show-offers': showOffers,
  draw,
  'carry-off': carryOff,
  'fill-display': fillDisplay,
  'end-turn': endTurn,
  'end-round': endRound,
  'renew-display': renewDisplay,
};

export const shoppingStreetQuestions: QuestionBook<
  ShoppingStreetState,
  QuestionFacts,
  ShoppingStreetMove,
  Seat,
  ShoppingStreetEvent
> = {
  turn: turnQuestion,
  lay: layQuestion,
  bargain: bargainQuestion,
  answer: answerQuestion,
  pay: payQuestion,
  stock: stockQuestion,
  rob: robQuestion,
};

/** Runs all steps until a question is open or the match is over. */
export function advance(state: ShoppingStreetState, events: ShoppingStreetEvent[], onSubstep?: OnSubstep): void {
  proceed(shoppingStreetSteps, state, events, onSubstep);
}
