import { playerAt, type Seat, seatAt } from '../../../engine/index.ts';
import { type ProductId, product, type ShopType } from '../products.ts';
import type { Draft, PlayerState, Question, ShoppingStreetState } from '../state.ts';
import { type Appraisal, appraisalOf } from './appraisal.ts';
import { figuresOf } from './hand.ts';

/** An exchange that may come about, with what it brings both sides, in points. */
export interface Deal {
  readonly asker: Seat;
  readonly owner: Seat;
  readonly forAsker: number;
  readonly forOwner: number;
}

/** What an owner wants to gain at least, in points, besides their share of what the asker gains. */
const leastGain = 0.5;

/** So much is left of a hope for each card that is still to be given: nobody knows what an owner will agree to. */
const hope = 0.85;

/** Whoever lets another gain a point loses so much of the lead by it. */
export function envyAmong(seatCount: number): number {
  return 1 / (seatCount - 1);
}

/** Does an owner agree to what brings both sides so much? */
export function isAgreeable(forOwner: number, forAsker: number, seatCount: number): boolean {
  return forOwner >= leastGain + Math.max(0, forAsker) * envyAmong(seatCount);
}

/** What an exchange brings both sides, in points. */
export interface Brings {
  readonly forAsker: number;
  readonly forOwner: number;
}

/** What an exchange brings both sides, as their hands are in this imagined match. */
export function exchangeBrings(
  asker: Appraisal,
  owner: Appraisal,
  wanted: readonly ProductId[],
  bundle: readonly ProductId[],
): Brings {
  return { forAsker: asker.change(wanted, bundle), forOwner: owner.change(bundle, wanted) };
}

/** The two sides of an exchange while the best deal between them is looked for. */
interface Sides {
  readonly asker: Appraisal;
  readonly owner: Appraisal;
  readonly seatCount: number;
  /** What the asker may still give. */
  readonly givable: readonly ProductId[];
}

/**
 * What the best bundle for a card leaves the asker, in points, so that its owner agrees and the asker gains more than
 * `least`: the cards given already, and one more; of two, those that the asker misses least. Null where none will do.
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

/** The two cards of a hand that it misses least. */
function twoMissedLeast(asker: Appraisal, hand: readonly ProductId[]): readonly ProductId[] {
  return hand.toSorted((one, other) => asker.loss(one) - asker.loss(other)).slice(0, 2);
}

/** What an owner may part with: what lies before them, or what they may still lay out. */
function wantable({ hand, laid, hasAnswered }: PlayerState, types: readonly ShopType[]): readonly ProductId[] {
  if (hasAnswered || laid.length > 0) return laid;
  return hand.filter((card) => types.includes(product(card).type));
}

/** The best deal for the asker, each owner parting with any of some cards. */
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

/** The deal that is likely to come of the question at hand, as the hands are in this imagined match; null for none. */
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

/** The deal that was found last: every seat is measured at the same moment. */
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

/** The deal that is likely to come of the question at hand; null for none. */
export function likelyDeal(state: ShoppingStreetState): Deal | null {
  const { question, draft, players } = state;
  if (question === null) return null;
  // one number for all that lies there
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
