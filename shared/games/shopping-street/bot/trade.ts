import { playerAt, type Seat, seatAt } from '../../../engine/index.ts';
import { type ProductId, product, type ShopType } from '../products.ts';
import type { Draft, PlayerState, Question, Refusal, ShoppingStreetState } from '../state.ts';
import { type Appraisal, appraisalOf } from './appraisal.ts';
import { figuresOf } from './hand.ts';
import { isRefused, mostToPropose, refusalsOf } from './refusals.ts';

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

/** The factor of an expected gain for each refusal in this turn, because the bargain may end without an exchange. */
const hopeAfterRefusal = 0.8;

/** The part of the gain of an exchange that counts although its owner seems to lose by it: it costs little to try. */
const unlikely = 0.08;

/** The gain by which an owner wants more than was refused, in points. */
const rise = 0.5;

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
  readonly turn: number;
  /** Cards that the asker may still give. */
  readonly givable: readonly ProductId[];
}

/** What the owner must gain at least, in points: more than what was refused in this turn. */
function wantedByOwner(owner: Appraisal, wanted: ProductId, refusals: readonly Refusal[], turn: number): number {
  let most = Number.NEGATIVE_INFINITY;
  const want = [wanted];
  for (const refusal of refusals) {
    if (refusal.turn === turn) most = Math.max(most, owner.change(refusal.bundle, want) + rise);
  }
  return most;
}

/**
 * The best bundle for a card, acceptable if there is such a one, if the asker gains more than `least` points; null for none.
 * It considers the given cards, and those plus one more. If none are given, it also considers the two cards the asker
 * misses least, and one card more than was refused.
 */
function bestBundle(
  sides: Sides,
  wanted: ProductId,
  given: readonly ProductId[],
  refusals: readonly Refusal[],
  least: number,
): Brings | null {
  const { asker, owner, seatCount, turn, givable } = sides;
  const want = [wanted];
  const atLeast = wantedByOwner(owner, wanted, refusals, turn);
  let best: Brings | null = null;
  let most = least;
  const consider = (bundle: readonly ProductId[]): void => {
    if (refusals.length > 0 && isRefused(refusals, bundle, turn)) return;
    const forAsker = asker.change(want, bundle) * hope ** (bundle.length - given.length);
    if (forAsker <= most) return;
    const forOwner = owner.change(bundle, want);
    const isLikely = forOwner >= atLeast && isAgreeable(forOwner, forAsker, seatCount);
    const part = isLikely ? 1 : unlikely;
    if (forAsker * part <= most) return;
    best = { forAsker: forAsker * part, forOwner: forOwner * part };
    most = forAsker * part;
  };
  const considerWithMore = (bundle: readonly ProductId[]): void => {
    if (bundle.length >= mostToPropose(refusals, turn)) return;
    for (const card of givable) if (!bundle.includes(card)) consider([...bundle, card]);
  };
  if (given.length > 0) consider(given);
  considerWithMore(given);
  if (given.length > 0) return best;
  consider(twoMissedLeast(asker, givable));
  for (const { bundle, turn: of } of refusals) if (of === turn) considerWithMore(bundle);
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
  refused: Refusal | null = null,
): Deal | null {
  const { seatCount, turn } = state;
  const asks = appraisalOf(state, asker);
  const givable = playerAt(state, asker).hand;
  let best: Deal | null = null;
  for (let at = 0; at < seatCount; at++) {
    const owner = seatAt(at);
    if (owner === asker) continue;
    const cards = cardsOf(owner);
    if (cards.length === 0) continue;
    const sides = { asker: asks, owner: appraisalOf(state, owner), seatCount, turn, givable };
    for (const card of cards) {
      if (wanted !== null ? card !== wanted : asks.gain(card) <= (best?.forAsker ?? 0)) continue;
      const earlier = refusalsOf(state, asker, card);
      const refusals = refused?.wanted === card ? [...earlier, refused] : earlier;
      const brings = bestBundle(sides, card, bundle, refusals, best?.forAsker ?? 0);
      if (brings !== null) best = { asker, owner, ...brings };
    }
  }
  return best;
}

const noCards: readonly ProductId[] = [];
const noDraft: Draft = { wanted: null, bundle: noCards };

function partOf(deal: Deal | null, part: number): Deal | null {
  return deal === null ? null : { ...deal, forAsker: deal.forAsker * part, forOwner: deal.forOwner * part };
}

/** The likely deal for the offered cards, after this many refusals in this turn. */
function dealOfBargain(
  state: ShoppingStreetState,
  asker: Seat,
  left: number,
  draft: Draft,
  refused: Refusal | null = null,
): Deal | null {
  if (left === 0) return null;
  const { offers, settled } = state;
  const laidBy = (owner: Seat): readonly ProductId[] => offers.find(({ seat }) => seat === owner)?.cards ?? noCards;
  return partOf(bestDeal(state, asker, laidBy, draft, refused), hopeAfterRefusal ** (settled.proposals - left));
}

/** The likely deal of the current question, with the hands of this imagined match; null for none. */
function findDeal(state: ShoppingStreetState, question: Question): Deal | null {
  if (question.type === 'lay') {
    const { asker, types } = question;
    return bestDeal(state, asker, (owner) => wantable(playerAt(state, owner), types), noDraft);
  }
  if (question.type === 'bargain') return dealOfBargain(state, question.seat, question.proposalsLeft, state.draft);
  if (question.type !== 'answer') return null;
  const { proposal, proposalsLeft } = question;
  const { asker, owner, wanted, bundle } = proposal;
  const owns = appraisalOf(state, owner);
  const { forAsker, forOwner } = exchangeBrings(appraisalOf(state, asker), owns, [wanted], bundle);
  const atLeast = wantedByOwner(owns, wanted, refusalsOf(state, asker, wanted), state.turn);
  if (forOwner >= atLeast && isAgreeable(forOwner, forAsker, state.seatCount)) {
    return { asker, owner, forAsker, forOwner };
  }
  const next = dealOfBargain(state, asker, proposalsLeft, noDraft, { ...proposal, turn: state.turn });
  const isBest = forAsker * unlikely > (next?.forAsker ?? 0);
  return isBest ? partOf({ asker, owner, forAsker, forOwner }, unlikely) : next;
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
