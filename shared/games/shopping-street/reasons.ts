import type { NotAsked, Seat } from '../../engine/index.ts';
import { displayPrice } from './hands.ts';
import type { ShoppingStreetView } from './hiding.ts';
import { isTypeFull, lawfulSpaces, mostOfType, whyNot } from './placement.ts';
import { type ProductGroup, type ProductId, product, type ShopType } from './products.ts';
import { setOf } from './sets.ts';
import { cardsToOpen, fits, isImproved, isNew, type Shop, shopOn, unimproved } from './shops.ts';
import type { StepsLeft } from './steps.ts';
import type { SpaceId } from './street.ts';

/** A shop by its owner, space and type. */
export interface Neighbour {
  readonly owner: Seat;
  readonly space: SpaceId;
  readonly type: ShopType;
}

/** Why a piece or button is disabled, with the facts for its sentence. */
export type Reason =
  | NotAsked
  | { readonly why: 'own-eyes' }
  /** The seat has sealed its offer or discards, and may take them back. */
  | { readonly why: 'sealed' }
  /** Another question comes first. */
  | { readonly why: 'laying'; readonly asker: Seat }
  | { readonly why: 'exchange-first' | 'answering' | 'robbed' }
  | { readonly why: 'paying'; readonly taken: ProductId }
  | { readonly why: 'stocking'; readonly space: SpaceId }
  /** The card is already there and stays. */
  | { readonly why: 'lies-there' }
  /** The steps of a turn only go forward, each at most once. Rulings 5 and 28. */
  | { readonly why: 'asked-already' | 'traded' | 'opened' | 'only-dice' }
  /** Trading. Rulings 1 and 6. */
  | { readonly why: 'no-cards' }
  | { readonly why: 'too-few-to-pay'; readonly held: number; readonly price: number }
  | { readonly why: 'enough-picked'; readonly count: number }
  | { readonly why: 'just-taken' }
  | { readonly why: 'not-asked-for'; readonly types: readonly ShopType[] }
  | { readonly why: 'one-wanted' | 'only-one' }
  /** A set too small for a shop, and cards not picked yet. Ruling 7. */
  | { readonly why: 'set-too-small'; readonly type: ShopType; readonly held: number; readonly needed: number }
  | { readonly why: 'pick-four' | 'pick-space' | 'pick-wanted' | 'pick-offer' }
  | { readonly why: 'pick-cards'; readonly missing: number }
  | { readonly why: 'pick-more'; readonly type: ShopType; readonly missing: number }
  | { readonly why: 'pawn-later' }
  | { readonly why: 'no-pawn' }
  /** A space where no shop of a type can open. Rulings 9 and 10. */
  | { readonly why: 'idle' }
  | { readonly why: 'taken'; readonly by: Neighbour }
  | { readonly why: 'beside' | 'facing'; readonly type: ShopType; readonly by: Neighbour }
  | { readonly why: 'type-full' | 'no-space'; readonly type: ShopType; readonly most: number }
  /** A shop that a card cannot improve, and a card that improves no shop. Ruling 11. */
  | { readonly why: 'improved' | 'opened-now' }
  | { readonly why: 'nothing-fits'; readonly missing: readonly ProductGroup[]; readonly type: ShopType }
  | { readonly why: 'other-type'; readonly type: ShopType }
  | { readonly why: 'group-there'; readonly group: ProductGroup }
  | { readonly why: 'no-shop-of-type'; readonly type: ShopType }
  | { readonly why: 'improves-none'; readonly type: ShopType; readonly group: ProductGroup };

/** Why a seat cannot ask for cards now; null if it can. Rulings 1, 5 and 28. */
export function whyNoAsking(left: StepsLeft, held: number): Reason | null {
  if (left.ask) return held === 0 ? { why: 'no-cards' } : null;
  return left.buy ? { why: 'asked-already' } : { why: whyStepOver(left) };
}

/** Why a seat cannot take from the display now; null if it can. Rulings 5, 6 and 28. */
export function whyNoBuying(left: StepsLeft, hand: readonly ProductId[]): Reason | null {
  if (!left.buy) return { why: whyStepOver(left) };
  return hand.length < displayPrice ? { why: 'too-few-to-pay', held: hand.length, price: displayPrice } : null;
}

/** The completed step that closes earlier ones. Call it only if a step is closed. Ruling 28. */
export function whyStepOver({ buy, open, improve }: StepsLeft): 'traded' | 'opened' | 'only-dice' {
  if (!improve) return 'only-dice';
  return open && !buy ? 'traded' : 'opened';
}

/** Why a seat cannot open a shop of a type now; null if it can. Rulings 7 to 10. */
export function whyNoOpening(
  view: Pick<ShoppingStreetView, 'street' | 'idle' | 'players'>,
  seat: Seat,
  { left, hand, type }: { readonly left: StepsLeft; readonly hand: readonly ProductId[]; readonly type: ShopType },
): Reason | null {
  if (!left.open) return { why: whyStepOver(left) };
  if (view.players[seat]?.pawns.length === 0) return { why: 'no-pawn' };
  if (isTypeFull(view, type)) return { why: 'type-full', type, most: mostOfType };
  const { held, complete } = setOf(hand, type);
  if (!complete) return { why: 'set-too-small', type, held, needed: cardsToOpen };
  return lawfulSpaces(view, type).length === 0 ? { why: 'no-space', type, most: mostOfType } : null;
}

/** Why a shop of a type cannot open on a space; null if it can. Rulings 9 and 10. */
export function whyNotHere(
  view: Pick<ShoppingStreetView, 'street' | 'idle'>,
  space: SpaceId,
  type: ShopType,
): Reason | null {
  const found = whyNot(view, space, type);
  if (found === null) return null;
  switch (found.reason) {
    case 'idle':
      return { why: 'idle' };
    case 'type-full':
      return { why: 'type-full', type, most: mostOfType };
    case 'taken':
      return { why: 'taken', by: shopAt(view, space) };
    case 'beside':
    case 'facing':
      return { why: found.reason, type, by: shopAt(view, found.by) };
  }
}

/** The shop on a space. Throws RangeError if there is none. */
function shopAt({ street }: Pick<ShoppingStreetView, 'street'>, space: SpaceId): Neighbour {
  const shop = shopOn(street, space);
  if (shop === undefined) throw new RangeError(`no shop on ${space}`);
  return shop;
}

/** Why a card cannot improve a shop of its own seat; null if it can. */
export function whyNotInto({ type, cards }: Pick<Shop, 'type' | 'cards'>, card: ProductId): Reason | null {
  if (fits({ type, cards }, card)) return null;
  const { group } = product(card);
  return product(card).type === type ? { why: 'group-there', group } : { why: 'other-type', type };
}

/** Why a seat cannot improve a shop now, whatever the card; null if it can. Rulings 11 and 28. */
export function whyNotImproved(
  { turn }: Pick<ShoppingStreetView, 'turn'>,
  seat: Seat,
  { left, shop }: { readonly left: StepsLeft; readonly shop: Shop },
): Reason | null {
  if (shop.owner !== seat) return { why: 'taken', by: shop };
  if (!left.improve) return { why: 'only-dice' };
  if (isImproved(shop)) return { why: 'improved' };
  return isNew(shop, turn) ? { why: 'opened-now' } : null;
}

/** Why a card improves no shop. Call it only if so, while improving is possible. Ruling 11. */
export function whyImprovesNone(
  view: Pick<ShoppingStreetView, 'street' | 'turn'>,
  seat: Seat,
  card: ProductId,
): Reason {
  const { type, group } = product(card);
  const ofType = unimproved(view.street, seat).filter((shop) => shop.type === type && !isNew(shop, view.turn));
  return ofType.length === 0 ? { why: 'no-shop-of-type', type } : { why: 'improves-none', type, group };
}
