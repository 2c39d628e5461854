import type { Seat } from '../../engine/index.ts';
import type { PawnValue } from './pawns.ts';
import { type ProductId, product, type ShopType, shopTypes, sumOf } from './products.ts';
import { reckonStreet, totalOf } from './scoring.ts';
import { setOf, setsOf, type TypeSet } from './sets.ts';
import { cardsToOpen, fits, type Shop, unimproved, worth } from './shops.ts';
import type { SpaceId } from './street.ts';

/** The best card of each group that a shop of a type lacks, the highest value first. */
export function bestFor(hand: readonly ProductId[], shop: Pick<Shop, 'type' | 'cards'>): readonly ProductId[] {
  return setOf(hand, shop.type)
    .groups.flatMap(({ best }) => (best === null || !fits(shop, best) ? [] : [best]))
    .toSorted((one, other) => product(other).value - product(one).value);
}

/** The four cards of a type for the most valuable shop, one of each group, best first; null if there are fewer. */
export function bestFour(hand: readonly ProductId[], type: ShopType): readonly ProductId[] | null {
  const best = bestFor(hand, { type, cards: [] });
  return best.length < cardsToOpen ? null : best.slice(0, cardsToOpen);
}

/** The best unused pawn; null if none is left. */
export function bestPawn(pawns: readonly PawnValue[]): PawnValue | null {
  return pawns.toSorted((one, other) => other - one)[0] ?? null;
}

/** The points for opening a shop. */
export interface Opening {
  /** The sum of its cards. */
  readonly cards: number;
  readonly pawn: PawnValue;
  readonly worth: number;
  /** The bonuses for more shops side by side, and for more of one type. */
  readonly sideBySide: number;
  readonly sameType: number;
}

/** The seat's gain from this shop on the street. */
export function openingOf(
  { street, turn }: { readonly street: readonly Shop[]; readonly turn: number },
  owner: Seat,
  shop: {
    readonly space: SpaceId;
    readonly type: ShopType;
    readonly pawn: PawnValue;
    readonly cards: readonly ProductId[];
  },
): Opening {
  const opened: Shop = { ...shop, owner, opened: turn, cards: [...shop.cards] };
  const [before, after] = [reckonStreet(street, owner), reckonStreet([...street, opened], owner)];
  const more = (type: 'side-by-side' | 'same-type'): number =>
    totalOf(after.filter((line) => line.type === type)) - totalOf(before.filter((line) => line.type === type));
  return {
    cards: sumOf(opened.cards),
    pawn: shop.pawn,
    worth: worth(opened),
    sideBySide: more('side-by-side'),
    sameType: more('same-type'),
  };
}

/** The points of a shop improved by a card: its new worth, and the gain. */
export function improvementOf(shop: Shop, card: ProductId): { readonly worth: number; readonly gain: number } {
  const improved = worth({ ...shop, cards: [...shop.cards, card] });
  return { worth: improved, gain: improved - worth(shop) };
}

/** A seat's hand, and the street with its shops. */
export interface HandOnStreet {
  readonly street: readonly Shop[];
  readonly seat: Seat;
  readonly hand: readonly ProductId[];
}

/** The effects of received and given cards on the sets of a hand. */
export type Effect =
  /** A set that becomes or is no longer complete. */
  | { readonly of: 'completes'; readonly type: ShopType; readonly sum: number }
  | { readonly of: 'breaks'; readonly type: ShopType; readonly held: number }
  /** The best four of a set that stays complete. */
  | { readonly of: 'better' | 'weaker'; readonly type: ShopType; readonly sum: number; readonly before: number }
  /** The groups of a set that stays incomplete, of two groups or more. */
  | { readonly of: 'more-groups' | 'fewer-groups'; readonly type: ShopType; readonly held: number }
  /** An own shop that can or can no longer be improved, with the points. */
  | { readonly of: 'improves' | 'improves-no-more'; readonly space: SpaceId; readonly gain: number };

function setEffect(before: readonly ProductId[], after: readonly ProductId[], type: ShopType): Effect | null {
  const [was, is] = [setOf(before, type), setOf(after, type)];
  const sum = (hand: readonly ProductId[]): number => sumOf(bestFour(hand, type) ?? []);
  if (!was.complete && is.complete) return { of: 'completes', type, sum: sum(after) };
  if (was.complete && !is.complete) return { of: 'breaks', type, held: is.held };
  if (was.complete) {
    const sums = { sum: sum(after), before: sum(before) };
    if (sums.sum === sums.before) return null;
    return { of: sums.sum > sums.before ? 'better' : 'weaker', type, ...sums };
  }
  // a single card of a type is no set yet
  if (was.held === is.held || Math.max(was.held, is.held) < 2) return null;
  return { of: is.held > was.held ? 'more-groups' : 'fewer-groups', type, held: is.held };
}

function improvementEffect(before: readonly ProductId[], after: readonly ProductId[], shop: Shop): Effect | null {
  const [was] = bestFor(before, shop);
  const [is] = bestFor(after, shop);
  const { space } = shop;
  if (is !== undefined && is !== was && (was === undefined || product(is).value > product(was).value)) {
    return { of: 'improves', space, gain: improvementOf(shop, is).gain };
  }
  if (was === undefined || is !== undefined) return null;
  return { of: 'improves-no-more', space, gain: improvementOf(shop, was).gain };
}

/**
 * How useful a card is to a hand: spares by their value, then groups of small sets, then of large ones, then
 * improvements.
 */
function useOf(card: ProductId, sets: readonly TypeSet[], shops: readonly Shop[]): number {
  const { type, value } = product(card);
  const set = sets.find((each) => each.type === type);
  if (set === undefined || !set.groups.some(({ best }) => best === card)) return value;
  const improves = shops.some((shop) => fits(shop, card)) ? 100 : 0;
  return improves + 10 * set.held + value;
}

/** The effects on a seat's sets and shops of receiving some cards and giving others. */
export function effectsOf(
  { street, hand, seat }: HandOnStreet,
  coming: readonly ProductId[],
  going: readonly ProductId[],
): readonly Effect[] {
  const before = hand.filter((card) => !coming.includes(card));
  const after = [...before, ...coming].filter((card) => !going.includes(card));
  return [
    ...unimproved(street, seat).map((shop) => improvementEffect(before, after, shop)),
    ...shopTypes.map((type) => setEffect(before, after, type)),
  ].filter((effect) => effect !== null);
}

/** The least useful cards of a hand, except those to keep. Ties: the first. */
export function leastUseful(
  { street, hand, seat }: HandOnStreet,
  count: number,
  keep: readonly ProductId[],
): readonly ProductId[] {
  const shops = unimproved(street, seat);
  let left = hand;
  const chosen: ProductId[] = [];
  while (chosen.length < count) {
    const sets = setsOf(left);
    const uses = left.filter((card) => !keep.includes(card)).map((card) => ({ card, use: useOf(card, sets, shops) }));
    const [least] = uses.toSorted((one, other) => one.use - other.use);
    if (least === undefined) break;
    chosen.push(least.card);
    left = left.filter((card) => card !== least.card);
  }
  return chosen;
}
