import type { Seat } from '../../engine/index.ts';
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

/** What would make a building affordable: so many more of a good, which could then be shipped. */
export interface WayThere {
  readonly good: Good;
  readonly more: number;
  /** Dollars that shipping it would bring. */
  readonly money: number;
}

/** Why something on the table cannot be used now, as facts worked out from what a viewer sees. */
export type Reason =
  /** Somebody else is asked. */
  | { readonly why: 'others-turn'; readonly seats: readonly Seat[] }
  | { readonly why: 'over' }
  /** It has nothing to do with what is asked. */
  | { readonly why: 'not-asked' }
  /** The own pawn stands there, and has to move. */
  | { readonly why: 'own-pawn' }
  /** Pawns of others stand there. */
  | { readonly why: 'taken'; readonly by: readonly Owner[] }
  /** There is nothing to pay the toll with. */
  | { readonly why: 'no-toll'; readonly owner: Owner }
  /** A pawn stands there: it cannot be cleared away. */
  | { readonly why: 'pawn-stands' }
  /** It belongs to somebody and is not for sale. */
  | { readonly why: 'owned-already' }
  | { readonly why: 'owned'; readonly owner: Owner }
  | { readonly why: 'none-held'; readonly good: Good }
  | { readonly why: 'too-few'; readonly good: Good; readonly held: number; readonly minimum: number }
  /** Everything that was asked for is picked already. */
  | { readonly why: 'all-picked'; readonly count: number }
  /** It was picked as often as it can be. */
  | { readonly why: 'no-more'; readonly good: Good }
  /** It is shipped already, and that cannot be taken back any more. */
  | { readonly why: 'shipped' }
  /** The marker is not next to the one that is picked. */
  | { readonly why: 'not-next'; readonly good: Good }
  /** No shipment pays for it. */
  | {
      readonly why: 'too-dear';
      readonly price: number;
      /** Dollars that could be had at most. */
      readonly most: number;
      readonly ways: readonly WayThere[];
    };

/** Why nothing is asked of the seat at all, or null when something is. */
export function whyNotAsked(seat: Seat | null, toAct: readonly Seat[]): Reason | null {
  if (toAct.length === 0) return { why: 'over' };
  return seat !== null && toAct.includes(seat) ? null : { why: 'others-turn', seats: toAct };
}

/** Everybody whose pawn stands on a place. */
export function standingOn(table: Waterfront, place: Place): readonly Owner[] {
  return table.practice?.pawn === place ? [...pawnsOn(table, place), 'practice'] : pawnsOn(table, place);
}

/** Why a seat's pawn cannot go to a place, or null where nothing stands in its way. Rules, "Moving". */
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

/** Why a good cannot be added to a shipment, or null when it can. Rules, "Buying". */
export function whyNotShipped(buyer: Merchant, { market }: Trade, purchase: Purchase, good: Good): Reason | null {
  if (purchase.shipped.includes(good)) return { why: 'shipped' };
  if (canShip(buyer, market, purchase, good)) return null;
  const held = buyer.goods[good];
  if (held === 0) return { why: 'none-held', good };
  return { why: 'too-few', good, held, minimum: minimumNow(buyer, market, purchase, good) };
}

/** The least amount of a good that would do, with the single lowerings that are left for it. Ruling 27. */
export function minimumNow(buyer: Merchant, market: readonly Good[], purchase: Purchase, good: Good): number {
  const others = purchase.shipped.filter((shipped) => shipped !== good);
  const left = loweringsLeft(buyer, market, purchase.terms, others);
  return Math.max(1, minimumOf(market, good, purchase.terms) - Math.max(0, left));
}

/**
 * Why a building of the centre cannot be had, or null when some shipment pays for it: the price, the most money there
 * could be, and which single good, held in greater number, would change that.
 */
export function whyTooDear(buyer: Merchant, trade: Exchange, purchase: Purchase, building: BuildingId): Reason | null {
  if (usualShipment(buyer, trade, purchase, building) !== null) return null;
  const price = priceOf(building, purchase.terms);
  const most = dearestShipment(buyer, trade, purchase).money;
  const ways = goods.flatMap((good) => wayWith(buyer, trade, purchase, building, good) ?? []);
  return { why: 'too-dear', price, most, ways: ways.toSorted((one, other) => one.more - other.more) };
}

/** How many more of a good would let it be shipped, and the building be paid for; null where no number would. */
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
