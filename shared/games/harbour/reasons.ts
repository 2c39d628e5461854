import { type NotAsked, type Seat, whyNotAsked as whyOthersAct } from '../../engine/index.ts';
import type { BuildingId } from './buildings/index.ts';
import { barrierTo } from './entry.ts';
import { type Good, goodLimit, goods } from './goods.ts';
import type { Merchant } from './holdings.ts';
import { ownerOf, pawnsOn, type Waterfront } from './pawns.ts';
import type { Owner, Place } from './places.ts';
import type { Purchase } from './state.ts';
import { moneyOf } from './trade/market.ts';
import { canShip, loweringsLeft, minimumOf, priceOf, type Trade } from './trade/purchase.ts';
import { dearestShipment, type Exchange, usualShipment } from './trade/shipments.ts';

/** A change that would make a building affordable: more of a good, to be shipped. */
export interface WayThere {
  readonly good: Good;
  readonly more: number;
  /** Dollars gained by shipping it. */
  readonly money: number;
}

/** Why something on the table cannot be used now, computed from what a viewer sees. */
export type Reason =
  | NotAsked
  /** It is unrelated to the current question. */
  | { readonly why: 'not-asked' }
  /** The own pawn is there, and has to move. */
  | { readonly why: 'own-pawn' }
  /** Others' pawns are there. */
  | { readonly why: 'taken'; readonly by: readonly Owner[] }
  /** There are no goods for the toll. */
  | { readonly why: 'no-toll'; readonly owner: Owner }
  /** A pawn is there, so it cannot be cleared away. */
  | { readonly why: 'pawn-stands' }
  /** The viewer owns it already. */
  | { readonly why: 'owned-already' }
  /** It has an owner and is not for sale. */
  | { readonly why: 'owned'; readonly owner: Owner }
  | { readonly why: 'none-held'; readonly good: Good }
  | { readonly why: 'too-few'; readonly good: Good; readonly held: number; readonly minimum: number }
  /** Everything asked for has been selected. */
  | { readonly why: 'all-picked'; readonly count: number }
  /** It cannot be selected more often. */
  | { readonly why: 'no-more'; readonly good: Good }
  /** It has been shipped already, which cannot be undone. */
  | { readonly why: 'shipped' }
  /** The marker is not adjacent to the selected one. */
  | { readonly why: 'not-next'; readonly good: Good }
  /** No shipment pays for it. */
  | {
      readonly why: 'too-dear';
      readonly price: number;
      /** The most dollars that could be raised. */
      readonly most: number;
      readonly ways: readonly WayThere[];
    };

/** Why the seat has no question to answer; null if it has one. */
export function whyNotAsked(seat: Seat | null, toAct: readonly Seat[]): Reason | null {
  return seat !== null && toAct.includes(seat) ? null : whyOthersAct(toAct);
}

/** The owners of all pawns at a place. */
export function standingOn(table: Waterfront, place: Place): readonly Owner[] {
  return table.practice?.pawn === place ? [...pawnsOn(table, place), 'practice'] : pawnsOn(table, place);
}

/** Why a seat's pawn cannot enter a place; null if it can. Rules, "Moving". */
export function whyNotEntered(table: Waterfront, seat: Seat, place: Place): Reason | null {
  switch (barrierTo(table, seat, place)) {
    case 'same-building':
      return { why: 'own-pawn' };
    case 'occupied':
      return { why: 'taken', by: standingOn(table, place).filter((owner) => owner !== seat) };
    case 'no-toll': {
      const owner = ownerOf(table, place);
      return owner === null ? null : { why: 'no-toll', owner };
    }
    case null:
      return null;
  }
}

/** Why a good cannot be added to a shipment; null if it can. Rules, "Buying". */
export function whyNotShipped(buyer: Merchant, { market }: Trade, purchase: Purchase, good: Good): Reason | null {
  if (purchase.shipped.includes(good)) return { why: 'shipped' };
  if (canShip(buyer, market, purchase, good)) return null;
  const held = buyer.goods[good];
  if (held === 0) return { why: 'none-held', good };
  return { why: 'too-few', good, held, minimum: minimumNow(buyer, market, purchase, good) };
}

/** The minimum amount to ship a good, using the single lowerings that are left for it. Ruling 27. */
export function minimumNow(buyer: Merchant, market: readonly Good[], purchase: Purchase, good: Good): number {
  const others = purchase.shipped.filter((shipped) => shipped !== good);
  const left = loweringsLeft(buyer, market, purchase.terms, others);
  return Math.max(1, minimumOf(market, good, purchase.terms) - Math.max(0, left));
}

/**
 * Why a building of the centre cannot be bought; null if some shipment pays for it.
 * The reason holds the price, the most money possible, and which single good, in a larger amount, would suffice.
 */
export function whyTooDear(buyer: Merchant, trade: Exchange, purchase: Purchase, building: BuildingId): Reason | null {
  if (usualShipment(buyer, trade, purchase, building) !== null) return null;
  const price = priceOf(building, purchase.terms);
  const most = dearestShipment(buyer, trade, purchase).money;
  const ways = goods.flatMap((good) => wayWith(buyer, trade, purchase, building, good) ?? []);
  return { why: 'too-dear', price, most, ways: ways.toSorted((one, other) => one.more - other.more) };
}

/** The additional amount of a good that would pay for the building; null if none would. */
function wayWith(
  buyer: Merchant,
  trade: Exchange,
  purchase: Purchase,
  building: BuildingId,
  good: Good,
): WayThere | null {
  const held = buyer.goods[good];
  for (let more = 1; held + more <= goodLimit; more++) {
    const richer = { ...buyer, goods: { ...buyer.goods, [good]: held + more } };
    const way = usualShipment(richer, trade, purchase, building);
    if (way !== null)
      return way.ships.includes(good) ? { good, more, money: moneyOf(buyer, trade.market, good) } : null;
  }
  return null;
}
