import { playerAt, type Seat, seatAt } from '../../../engine/index.ts';
import { type ProductId, product, type ShopType } from '../products.ts';
import type { Draft, PlayerState, Question, ShoppingStreetState } from '../state.ts';
import { type Appraisal, appraisalOf } from './appraisal.ts';
import { figuresOf } from './hand.ts';

/** A possible exchange, with the gains of both sides, in points. */
export interface Deal {
  readonly asker: Seat;
  readonly owner: Seat;
  readonly forAsker: number;
  readonly forOwner: number;
}

/** The minimum gain an owner wants, in points, besides a share of the asker's gain. */
const leastGain = 0.5;

/** The factor of an expected gain for each card still to be given, because the owner's decision is uncertain. */
const hope = 0.85;

/** The loss of relative position for letting another player gain a point. */
export function envyAmong(seatCount: number): number {
  return 1 / (seatCount - 1);
}

/** Whether an owner accepts an exchange with these gains. */
export function isAgreeable(forOwner: number, forAsker: number, seatCount: number): boolean {
  return forOwner >= leastGain + Math.max(0, forAsker) * envyAmong(seatCount);
}

/** The gains of both sides, in points. */
export interface Brings {
  readonly forAsker: number;
  readonly forOwner: number;
}

/** The gains of an exchange, with the hands of this imagined match. */
export function exchangeBrings(
  asker: Appraisal,
  owner: Appraisal,
  wanted: readonly ProductId[],
  bundle: readonly ProductId[],
): Brings {
  return { forAsker: asker.change(wanted, bundle), forOwner: owner.change(bundle, wanted) };
}

/** The two sides of an exchange, during the search for the best deal. */
interface Sides {
  readonly asker: Appraisal;
  readonly owner: Appraisal;
  readonly seatCount: number;
  /** Cards that the asker may still give. */
  readonly givable: readonly ProductId[];
}

/**
 * The best acceptable bundle for a card, if the asker gains more than `least` points; null for none.
 * It considers the given cards, and those plus one more. If none are given, it also considers the two cards the asker
 * misses least.
 */
function bestBundle(
  { asker, owner, seatCount, givable }: Sides,
  wanted: ProductId,
  given: readonly ProductId[],
  least: number,
): Brings | null {
  const want = [wanted];
  let best: Brings | null = null;
  let most = least;
  const consider = (bundle: readonly ProductId[], more: number): void => {
    const forAsker = asker.change(want, bundle) * hope ** more;
    if (forAsker <= most) return;
    const forOwner = owner.change(bundle, want);
    if (!isAgreeable(forOwner, forAsker, seatCount)) return;
    best = { forAsker, forOwner };
    most = forAsker;
  };
  if (given.length > 0) consider(given, 0);
  for (const card of givable) if (!given.includes(card)) consider([...given, card], 1);
  if (given.length === 0) consider(twoMissedLeast(asker, givable), 2);
  return best;
}

/** The two least useful cards of a hand. */
function twoMissedLeast(asker: Appraisal, hand: readonly ProductId[]): readonly ProductId[] {
  return hand.toSorted((one, other) => asker.loss(one) - asker.loss(other)).slice(0, 2);
}

/** The cards an owner may give: the offered ones, or those that may still be offered. */
function wantable({ hand, laid, hasAnswered }: PlayerState, types: readonly ShopType[]): readonly ProductId[] {
  if (hasAnswered || laid.length > 0) return laid;
  return hand.filter((card) => types.includes(product(card).type));
}

/** The asker's best deal, given each owner's available cards. */
function bestDeal(
  state: ShoppingStreetState,
  asker: Seat,
  cardsOf: (owner: Seat) => readonly ProductId[],
  { wanted, bundle }: Draft,
): Deal | null {
  const { seatCount } = state;
  const asks = appraisalOf(state, asker);
  const givable = playerAt(state, asker).hand;
  let best: Deal | null = null;
  for (let at = 0; at < seatCount; at++) {
    const owner = seatAt(at);
    if (owner === asker) continue;
    const cards = cardsOf(owner);
    if (cards.length === 0) continue;
    const sides = { asker: asks, owner: appraisalOf(state, owner), seatCount, givable };
    for (const card of cards) {
      if (wanted !== null ? card !== wanted : asks.gain(card) <= (best?.forAsker ?? 0)) continue;
      const brings = bestBundle(sides, card, bundle, best?.forAsker ?? 0);
      if (brings !== null) best = { asker, owner, ...brings };
    }
  }
  return best;
}

const noCards: readonly ProductId[] = [];
const noDraft: Draft = { wanted: null, bundle: noCards };

/** The likely deal of the current question, with the hands of this imagined match; null for none. */
function findDeal(state: ShoppingStreetState, question: Question): Deal | null {
  if (question.type === 'lay') {
    const { asker, types } = question;
    return bestDeal(state, asker, (owner) => wantable(playerAt(state, owner), types), noDraft);
  }
  if (question.type === 'bargain') {
    const { offers, draft } = state;
    const laidBy = (owner: Seat): readonly ProductId[] => offers.find(({ seat }) => seat === owner)?.cards ?? noCards;
    return bestDeal(state, question.seat, laidBy, draft);
  }
  if (question.type !== 'answer') return null;
  const { asker, owner, wanted, bundle } = question.proposal;
  const { forAsker, forOwner } = exchangeBrings(appraisalOf(state, asker), appraisalOf(state, owner), [wanted], bundle);
  return isAgreeable(forOwner, forAsker, state.seatCount) ? { asker, owner, forAsker, forOwner } : null;
}

/** Caches the last deal: all seats are measured in the same position. */
const found: {
  state: ShoppingStreetState | null;
  question: Question | null;
  draft: Draft;
  laid: number;
  deal: Deal | null;
} = {
  state: null,
  question: null,
  draft: noDraft,
  laid: 0,
  deal: null,
};

/** The likely deal of the current question; null for none. */
export function likelyDeal(state: ShoppingStreetState): Deal | null {
  const { question, draft, players } = state;
  if (question === null) return null;
  // a hash of all offered cards
  let laid = 0;
  for (const player of players) {
    laid = Math.imul(laid, 31) + (player.hasAnswered ? 1 : 0);
    for (const card of player.laid) laid = Math.imul(laid, 131) + figuresOf(card).place + 2;
  }
  const isKnown = found.state === state && found.question === question && found.draft === draft && found.laid === laid;
  if (isKnown) return found.deal;
  found.state = state;
  found.question = question;
  found.draft = draft;
  found.laid = laid;
  found.deal = findDeal(state, question);
  return found.deal;
}
