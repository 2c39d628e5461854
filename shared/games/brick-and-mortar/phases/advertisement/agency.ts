import { askedAlone, interned, notAnAnswer, playerAt, type StepHandlers } from '../../../../engine/index.ts';
import type { BrickEvent } from '../../events.ts';
import type { MarketCardId } from '../../market-cards.ts';
import type { BrickMove } from '../../moves.ts';
import { effectsOf } from '../../open-stores.ts';
import type { BrickState, Question } from '../../state.ts';
import { done } from '../answers.ts';
import type { OpeningSteps } from '../opening-steps.ts';
import type { RulesOf } from '../question-rules.ts';
import { addToPile } from './piles.ts';

const lookMoves: readonly BrickMove[] = [
  { type: 'look-at-pile', pile: 'supply' },
  { type: 'look-at-pile', pile: 'demand' },
  done,
];
const addMove = interned((card: MarketCardId): BrickMove => ({ type: 'add-card', card }));

type AgencyQuestion = Extract<Question, { type: 'agency' }>;

/**
 * Rules, "Modifiers", Advertisement Agency: look at one of the two pooled piles, then add cards from the hand to it.
 * Only the owner knows what was seen. Ruling 21: both are optional.
 */
export const agencyQuestion: RulesOf<'agency'> = {
  asks: askedAlone,
  moves(state, question, seat) {
    if (question.pile === null) return lookMoves;
    const moves = playerAt(state, seat).marketHand.map(addMove);
    moves.push(done);
    return moves;
  },
  answer(state, question, seat, move, events) {
    const player = playerAt(state, seat);
    state.question = null;
    if (move.type === 'look-at-pile') {
      const seen = move.pile === 'supply' ? state.supplyPile : state.demandPile;
      if (move.pile === 'demand') state.demandSeenBy = seat;
      events.push({ type: 'pile-seen', seat, pile: move.pile, cards: seen.slice() });
      askToAdd(state, { ...question, pile: move.pile });
    } else if (move.type === 'add-card' && question.pile !== null) {
      const { card } = move;
      player.marketHand = player.marketHand.filter((held) => held !== card);
      addToPile(state, question.pile, card);
      const shown = question.pile === 'supply' ? card : null;
      events.push({ type: 'card-added', seat, pile: question.pile, shown, card });
      askToAdd(state, { ...question, left: question.left - 1 });
    } else if (move.type !== 'done') throw notAnAnswer(question.type, move.type);
  },
};

/** Asks again while the seat has a card it may add. */
function askToAdd(state: BrickState, question: AgencyQuestion): void {
  if (question.left > 0 && playerAt(state, question.seat).marketHand.length > 0) state.question = question;
}

/** The Advertisement Agency's step, after the piles are formed and before hands are refilled. */
export const agencySteps: StepHandlers<BrickState, Pick<OpeningSteps, 'agency'>, BrickEvent> = {
  agency(state, { seat, store }) {
    let left = 0;
    for (const effect of effectsOf(store, 'peek-and-add-card')) left += effect.cards;
    state.question = { type: 'agency', seat, store, pile: null, left };
  },
};
