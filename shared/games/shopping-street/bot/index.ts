import { type Guide, playerAt, type Seat } from '../../../engine/index.ts';
import { shopsToEnd } from '../ending.ts';
import type { ShoppingStreetTypes } from '../index.ts';
import type { ShoppingStreetState } from '../state.ts';
import { CountedHand } from './hand.ts';
import { promiseOf } from './prior.ts';
import { Prospects } from './prospects.ts';
import { isIdle } from './refusals.ts';
import { lookAt, newOutlook } from './sets.ts';
import { likelyDeal } from './trade.ts';
import { weights } from './weights.ts';

const counted = new CountedHand();
const prospects = new Prospects();
const outlook = newOutlook();

/** The cost of a request, in points, for what the others learn by it; and of each card that is proposed. */
const askingCosts = 1;
const showingCosts = 0.1;

/** A seat's expected gain from the exchange in progress, in points. */
function tradeFor(state: ShoppingStreetState, seat: Seat): number {
  const { question, draft } = state;
  if (question?.type !== 'lay' && question?.type !== 'bargain' && question?.type !== 'answer') return 0;
  const deal = likelyDeal(state);
  if (deal?.owner === seat) return deal.forOwner;
  if (state.active !== seat) return 0;
  const shown = question.type === 'answer' ? question.proposal.bundle : draft.bundle;
  return (deal?.forAsker ?? 0) - (question.type === 'lay' ? askingCosts : showingCosts * shown.length);
}

/** The amount of each feature that a seat has, in the order of the weights. */
function measure(state: ShoppingStreetState, seat: Seat): readonly number[] {
  const { hand, discarding } = playerAt(state, seat);
  const { question } = state;
  prospects.look(state, seat);
  lookAt(counted.count(hand, discarding), prospects, outlook);
  const tooMany = question?.type === 'rob' ? Math.max(0, counted.size - question.limit) : outlook.tooMany;
  const measured: Readonly<Record<keyof typeof weights, number>> = {
    shops: prospects.shops,
    sideBySide: prospects.sideBySide,
    sameType: prospects.sameType,
    rows: prospects.rows,
    hand: outlook.hand,
    sets: outlook.sets,
    nearSets: outlook.nearSets,
    begunSets: outlook.begunSets,
    fifths: outlook.fifths,
    fifthsToCome: outlook.fifthsToCome,
    pawns: outlook.pawns,
    cardsToCome: prospects.cardsToCome,
    draw: prospects.draw,
    tooMany: -tooMany,
    trade: tradeFor(state, seat),
  };
  return Object.values(measured);
}

/**
 * Whether the position can be measured.
 * True at the beginning of a turn, and after a request without an exchange, so that dropping it compares with going on.
 * True while players discard for a thief (chosen cards count as gone). True during an
 * exchange, by its expected result. The rest of a turn is played first, because later steps can make up for skipped
 * ones.
 */
function isQuiet({ question }: ShoppingStreetState): boolean {
  switch (question?.type) {
    case 'turn':
      return question.left.ask || question.left.buy;
    case 'rob':
    case 'lay':
    case 'bargain':
    case 'answer':
      return true;
    default:
      return false;
  }
}

export const shoppingStreetGuide: Guide<ShoppingStreetTypes> = {
  features: Object.keys(weights),
  weights: Object.values(weights),
  measure,
  spread: ({ street, seatCount }) => 8 + 2 * Math.max(0, shopsToEnd(seatCount) - street.length),
  prior: promiseOf,
  isIdle,
  foretellsSealed: false,
  isQuiet,
  round: ({ turn }) => turn,
};
