import type { Seat } from '../../../engine/index.ts';
import { classBonus } from '../gear.ts';
import type { ItemId } from '../items/index.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumState, Question } from '../state.ts';
import { Plan } from './choosing.ts';
import { heroFigures, itemFigures, monsterFigures } from './figures.ts';
import { CountedHand, worthOfTier } from './hand.ts';
import { isHopeless, Outlook } from './outlook.ts';

const plan = new Plan();
const outlook = new Outlook();
const hand = new CountedHand();

/** Caches the last position: a search asks about all its legal moves in a row. */
const looked: { state: EmporiumState | null; question: Question | null; seat: Seat | null } = {
  state: null,
  question: null,
  seat: null,
};

function lookOnce(state: EmporiumState, seat: Seat): void {
  const { question } = state;
  if (looked.state === state && looked.question === question && looked.seat === seat) return;
  looked.state = state;
  looked.question = question;
  looked.seat = seat;
  if (question?.type === 'choose') plan.look(state, seat);
  else {
    outlook.look(state, seat);
    hand.count(state.players[seat]?.hand ?? [], outlook.fights);
  }
}

const doubt = 0.8;
const doubtOfCards = 1.3;
const least = 0.01;

function keeps(id: ItemId | null): number {
  return id === null ? 0 : (worthOfTier[itemFigures(id).tier] ?? 0);
}

function promiseOfFight(bid: number, move: Extract<EmporiumMove, { type: 'send' }>): number {
  const { gold, monsterType } = monsterFigures(move.monster);
  const brings = gold - bid + outlook.brings(heroFigures(move.hero).heroClass, monsterType);
  const cards = outlook.fights > 1 ? keeps(move.added) + keeps(move.swappedIn) - keeps(move.swappedOut) : 0;
  return Math.max(least, Math.exp((brings - cards) / doubt));
}

/** Prefers to give away a weak card that could not be sold now. */
function promiseOfUpgrade(id: ItemId): number {
  const { tier, strength, kind } = itemFigures(id);
  const sells = (outlook.open[kind] ?? 0) > 0 ? 0.5 : 0;
  return Math.exp((hand.upgradesGain(tier, 9) - sells - 0.2 * strength) / doubtOfCards);
}

function promiseOfVote(
  state: EmporiumState,
  { first, second, third }: Extract<EmporiumMove, { type: 'vote' }>,
): number {
  let prior = 1;
  for (const each of state.heroRow) {
    const { hero } = each;
    const chance = isHopeless(each, state.monsterRow) ? 0.8 : 0.25;
    prior *= hero === first || hero === second || hero === third ? chance : 1 - chance;
  }
  return prior;
}

/** How promising a move looks, from what its seat knows; 1 for an ordinary one. */
export function promiseOf(state: EmporiumState, seat: Seat, move: EmporiumMove): number {
  lookOnce(state, seat);
  const { question } = state;
  switch (move.type) {
    case 'sell':
      return plan.sale(move.item, move.price);
    case 'bid':
      return plan.bid(move.gold);
    case 'take-back':
      return least;
    case 'place':
      return question?.type === 'place' && classBonus(move.hero, question.item) > 0 ? 4 : 1;
    case 'send':
      return promiseOfFight(question?.type === 'patron' ? question.bid : 0, move);
    case 'withdraw':
      return 1;
    case 'draw':
      return Math.exp((hand.drawGain - 0.5) / doubtOfCards);
    case 'upgrade':
      return promiseOfUpgrade(move.item);
    case 'ask-for-vote':
      return state.heroRow.some((each) => isHopeless(each, state.monsterRow)) ? 0.5 : least;
    case 'done-restocking':
    case 'no-vote':
      return 0.3;
    case 'vote':
      return promiseOfVote(state, move);
  }
}
