import { type Game, proceed, type QuestionBook, rulesOf, type Seat, type StepHandlers } from '../../engine/index.ts';
import { auditState } from './audit.ts';
import { copyState } from './copy.ts';
import type { BrickEvent } from './events.ts';
import { brickEventHiding, brickHiding } from './hiding.ts';
import type { BrickMove } from './moves.ts';
import { marketQuestions, marketSteps } from './phases/market.ts';
import { openingQuestions, openingSteps } from './phases/opening.ts';
import { outcomeOf } from './phases/scoring.ts';
import { redealState } from './redeal.ts';
import { setupMatch } from './setup.ts';
import type { BrickState, QuestionFacts } from './state.ts';
import type { StepFacts } from './steps.ts';

/** The types of Brick & Mortar, as the Game contract wants them. */
export interface BrickTypes {
  State: BrickState;
  Move: BrickMove;
  Event: BrickEvent;
}

const steps: StepHandlers<BrickState, StepFacts, BrickEvent> = { ...openingSteps, ...marketSteps };
const questions: QuestionBook<BrickState, QuestionFacts, BrickMove, Seat, BrickEvent> = {
  ...openingQuestions,
  ...marketQuestions,
};

const nobody: readonly Seat[] = [];
const nothing: readonly BrickMove[] = [];
const takeBack: readonly BrickMove[] = [{ type: 'take-back' }];

function toAct(state: BrickState): readonly Seat[] {
  const { question } = state;
  return question === null ? nobody : rulesOf(questions, question).asks(state, question);
}

function mayTakeBack(state: BrickState): readonly Seat[] {
  const { question } = state;
  return question === null ? nobody : (rulesOf(questions, question).mayTakeBack?.(state, question) ?? nobody);
}

/** Brick & Mortar, by its complete rules (`rules.md`). */
export const brickAndMortar: Game<BrickTypes, typeof brickHiding> = {
  id: 'brick-and-mortar',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'first-game', values: ['no', 'yes'] }],
  endings: () => ['investment-marker', 'final-month'],
  longestMatch: 20_000,
  hiding: brickHiding,
  eventHiding: brickEventHiding,
  setup: (seats, options, random) => setupMatch(seats, options, random),
  toAct,
  mayTakeBack,
  legalMoves(state, seat) {
    const { question } = state;
    if (question === null) return nothing;
    const rules = rulesOf(questions, question);
    if (rules.asks(state, question).includes(seat)) return rules.moves(state, question, seat);
    return mayTakeBack(state).includes(seat) ? takeBack : nothing;
  },
  play(state, seat, move) {
    const { question } = state;
    if (question === null) throw new TypeError('the game is over');
    const events: BrickEvent[] = [];
    rulesOf(questions, question).answer(state, question, seat, move, events);
    proceed(steps, state, events);
    return events;
  },
  copy: copyState,
  redeal: redealState,
  outcome: outcomeOf,
  audit: auditState,
};
