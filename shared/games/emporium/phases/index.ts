import { type OnSubstep, proceed, type QuestionBook, type Seat, type StepHandlers } from '../../../engine/index.ts';
import type { EmporiumEvent } from '../events.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumState, QuestionFacts } from '../state.ts';
import type { StepFacts } from '../steps.ts';
import { banish, callVote, callVoteQuestion, countVotes, voteQuestion } from './banishing.ts';
import { beginRound, chooseQuestion, reveal } from './choosing.ts';
import { nextPatron, patronQuestion } from './patrons.ts';
import { restock, restockQuestion, upgradeAgainQuestion } from './restocking.ts';
import { endRound, refillHeroes, refillMonsters } from './round-end.ts';
import { nextSale, placeQuestion } from './sales.ts';

const emporiumSteps: StepHandlers<EmporiumState, StepFacts, EmporiumEvent> = {
  'begin-round': beginRound,
  reveal,
  'next-sale': nextSale,
  'next-patron': nextPatron,
  restock,
  'refill-monsters': refillMonsters,
  'call-vote': callVote,
  banish,
  'count-votes': countVotes,
  'refill-heroes': refillHeroes,
  'end-round': endRound,
};

export const emporiumQuestions: QuestionBook<EmporiumState, QuestionFacts, EmporiumMove, Seat, EmporiumEvent> = {
  choose: chooseQuestion,
  place: placeQuestion,
  patron: patronQuestion,
  restock: restockQuestion,
  'upgrade-again': upgradeAgainQuestion,
  'call-vote': callVoteQuestion,
  vote: voteQuestion,
};

/** Runs all steps until a question is open or the match is over. */
export function advance(state: EmporiumState, events: EmporiumEvent[], onSubstep?: OnSubstep): void {
  proceed(emporiumSteps, state, events, onSubstep);
}
