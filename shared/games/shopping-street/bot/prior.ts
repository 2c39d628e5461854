import { playerAt, type Seat } from '../../../engine/index.ts';
import { displayPrice } from '../hands.ts';
import type { ShoppingStreetMove } from '../moves.ts';
import { type ProductId, productGroups, shopTypes } from '../products.ts';
import { cardsToOpen } from '../shops.ts';
import type { ShoppingStreetState } from '../state.ts';
import { type Appraisal, appraisalOf } from './appraisal.ts';
import { figuresOf } from './hand.ts';
import { isRefused, refusalsOf } from './refusals.ts';
import { envyAmong, exchangeBrings, isAgreeable } from './trade.ts';

/** This many more points make a choice e times as likely. */
const keenness = 1.5;

/** The prior of a choice with this gain in points. */
function keen(points: number): number {
  return Math.exp(Math.max(-12, Math.min(12, points / keenness)));
}

/** The seat that offers the wanted card; null for none. */
function ownerOf({ offers }: ShoppingStreetState, wanted: ProductId): Seat | null {
  return offers.find(({ cards }) => cards.includes(wanted))?.seat ?? null;
}

/** How promising a bargaining move is. */
function promiseOfBargain(
  state: ShoppingStreetState,
  seat: Seat,
  move: Extract<ShoppingStreetMove, { type: 'want' | 'add' | 'propose' | 'give-up' }>,
): number {
  if (move.type === 'want') return keen(appraisalOf(state, seat).gain(move.card) - 2);
  const { wanted, bundle } = state.draft;
  const owner = wanted === null ? null : ownerOf(state, wanted);
  if (wanted === null || owner === null) return 1;
  if (move.type === 'add') {
    const gain = appraisalOf(state, owner).gain(move.card);
    return keen(gain - appraisalOf(state, seat).loss(move.card)) + 0.001;
  }
  if (move.type === 'propose' && isRefused(refusalsOf(state, seat, wanted), bundle, state.turn)) return 0.001;
  const { forAsker, forOwner } = exchangeBrings(appraisalOf(state, seat), appraisalOf(state, owner), [wanted], bundle);
  if (move.type === 'give-up') return forAsker < 0 ? 1000 : 0.001;
  return forAsker > 0 && isAgreeable(forOwner, forAsker, state.seatCount) ? 1000 : 0.01;
}

/** This many more points make a move of a turn e times as promising. */
const eagerness = 7;

/** The prior of a turn's move with this gain in points. */
function eager(points: number): number {
  return Math.exp(Math.max(-5, Math.min(10, points / eagerness)));
}

/** The value of keeping a pawn, for each of its points and each future round, and its maximum. */
const keptForRound = 1.2;
const keptAtMost = 8;

/** How many of the best spaces to consider: with the highest pawn, and with others. */
const plotsOfBest = 4;
const plotsOfOthers = 2;

/** The gain of a shop over keeping its pawn. Only the best spaces are promising. */
function promiseOfOpening(
  appraisal: Appraisal,
  seat: Seat,
  { shopType, pawn, space }: Extract<ShoppingStreetMove, { type: 'open' }>,
): number {
  const { prospects, hand } = appraisal;
  const type = shopTypes.indexOf(shopType);
  const plots = appraisal.plots(seat);
  const better = plots.better(space, prospects.lawful(type));
  const isBestPawn = pawn === prospects.pawns.at(-1);
  if (better >= (isBestPawn ? plotsOfBest : plotsOfOthers)) return 0.2 / (1 + better);
  const kept = Math.min(keptAtMost, keptForRound * prospects.rounds) * pawn;
  const brings = (hand.setOf(type) >> 3) * pawn + (prospects.bonus[type] ?? 0) + plots.gain(space) - kept;
  return 1.5 + eager(brings);
}

/** How much a player wants cards of a type: to complete a set, or to improve a shop. */
function wish({ hand, prospects }: Appraisal, type: number): number {
  let most = 0;
  if (prospects.isOpen[type] === 1 && prospects.pawns.length > 0) {
    const groups = hand.setOf(type) & 7;
    most = groups === cardsToOpen - 1 ? 1 : groups === cardsToOpen - 2 ? 0.4 : 0.1;
  }
  for (const { slot, pawn } of prospects.lacking) {
    if (Math.floor(slot / productGroups.length) === type && hand.best[slot] === 0) most = Math.max(most, 0.3 * pawn);
  }
  return most;
}

/** The value of a hand's three least useful cards together, in points. */
function priceOf(state: ShoppingStreetState, seat: Seat): number {
  const appraisal = appraisalOf(state, seat);
  const least = Array.from({ length: displayPrice }, () => Number.POSITIVE_INFINITY);
  for (const card of playerAt(state, seat).hand) {
    let loss = appraisal.loss(card);
    for (let at = 0; at < displayPrice; at++) {
      const other = least[at] ?? 0;
      if (loss >= other) continue;
      least[at] = loss;
      loss = other;
    }
  }
  return least.reduce((sum, loss) => sum + loss, 0);
}

/** How promising a move looks: above 0; 1 is ordinary. */
export function promiseOf(state: ShoppingStreetState, seat: Seat, move: ShoppingStreetMove): number {
  switch (move.type) {
    case 'open':
      return promiseOfOpening(appraisalOf(state, seat), seat, move);
    case 'improve': {
      const pawn = state.street.find(({ space }) => space === move.space)?.pawn ?? 1;
      return 1.5 + 3 * eager(figuresOf(move.card).value * pawn);
    }
    case 'put':
      return 8 ** figuresOf(move.card).value;
    case 'discard':
      return keen(-appraisalOf(state, seat).loss(move.card));
    case 'lay':
      return 0.001 + keen(1 - appraisalOf(state, seat).loss(move.card));
    case 'finish-laying':
      return 1;
    case 'want':
    case 'add':
    case 'propose':
    case 'give-up':
      return promiseOfBargain(state, seat, move);
    case 'accept': {
      const { question } = state;
      if (question?.type !== 'answer') return 1;
      const { asker, owner, wanted, bundle } = question.proposal;
      const { forAsker, forOwner } = exchangeBrings(
        appraisalOf(state, asker),
        appraisalOf(state, owner),
        [wanted],
        bundle,
      );
      return keen(4 * (forOwner - envyAmong(state.seatCount) * Math.max(0, forAsker)));
    }
    case 'buy':
      return eager(appraisalOf(state, seat).gain(move.card) - priceOf(state, seat));
    case 'ask': {
      const appraisal = appraisalOf(state, seat);
      const first = wish(appraisal, shopTypes.indexOf(move.first));
      const second = move.second === null ? 0 : wish(appraisal, shopTypes.indexOf(move.second));
      return 0.2 + first + second;
    }
    default:
      return 1;
  }
}
