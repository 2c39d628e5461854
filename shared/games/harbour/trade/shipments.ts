import type { BuildingId } from '../buildings/index.ts';
import { type Good, goods } from '../goods.ts';
import type { Merchant } from '../holdings.ts';
import type { Purchase, Settled } from '../state.ts';
import { type Keeping, keepingOf, lostOf } from './keeping.ts';
import { canShip, mayTradeInland, moneyFor, priceOf, type Trade } from './purchase.ts';

/** The table, as far as it affects payments, in the state or in a view. */
export interface Exchange extends Trade {
  readonly settled: Pick<Settled, 'inlandTraders'>;
}

/** A way to pay: what to ship in addition to the current shipment. */
interface Shipment {
  readonly ships: readonly Good[];
  /** Whether it uses the inland traders. */
  readonly trades: boolean;
  /** Dollars, including the current shipment. */
  readonly money: number;
  /** Goods that would leave the stock. */
  readonly lost: number;
}

/** Whether the inland traders are in the game and may be used now. */
export function mayUseTraders(buyer: Merchant, trade: Exchange, purchase: Purchase): boolean {
  return trade.settled.inlandTraders && mayTradeInland(buyer, trade, purchase);
}

/** The buyer after handing one of each good to the inland traders. */
export function afterTrading(buyer: Merchant): Merchant {
  const { fish, livestock, wood, stone } = buyer.goods;
  return { ...buyer, goods: { fish: fish - 1, livestock: livestock - 1, wood: wood - 1, stone: stone - 1 } };
}

/**
 * All distinct ways in which warehouses could keep goods of a shipment; a single one without a choice.
 * The first keeps the goods that will be cheapest afterwards, because they need the least to be shipped again.
 */
export function keepingsOf(buyer: Merchant, market: readonly Good[], shipped: readonly Good[]): readonly Keeping[] {
  const dearest = shipped.toSorted((one, other) => market.indexOf(one) - market.indexOf(other));
  const found = new Map<string, Keeping>();
  const choose = (chosen: readonly Good[], from: number): void => {
    const keeping = keepingOf(buyer, market, shipped, chosen);
    if (keeping.left === 0) {
      const key = keeping.types.map(({ warehouseKept }) => warehouseKept).join();
      if (!found.has(key)) found.set(key, keeping);
      return;
    }
    // in list order, so that no combination is tried twice
    dearest.forEach((good, at) => {
      if (at >= from && keeping.among.includes(good)) choose([...chosen, good], at);
    });
  };
  choose([], 0);
  return [...found.values()];
}

/** Every way to pay, including shipping nothing more. */
function shipmentsOf(buyer: Merchant, trade: Exchange, purchase: Purchase): readonly Shipment[] {
  const { market } = trade;
  const found: Shipment[] = [];
  for (const trades of mayUseTraders(buyer, trade, purchase) ? [false, true] : [false]) {
    const left = trades ? afterTrading(buyer) : buyer;
    const add = (so: Purchase, ships: readonly Good[], from: number): void => {
      const types = keepingsOf(left, market, so.shipped)[0]?.types ?? [];
      const lost = types.reduce((sum, type) => sum + lostOf(type), trades ? goods.length : 0);
      found.push({ ships, trades, money: moneyFor(left, market, so), lost });
      market.forEach((good, at) => {
        if (at < from || !canShip(left, market, so, good)) return;
        add({ ...so, shipped: [...so.shipped, good] }, [...ships, good], at + 1);
      });
    };
    add(trades ? { ...purchase, traded: true } : purchase, [], 0);
  }
  return found;
}

/** Fewest goods lost first, then fewest types, then least money wasted. */
function byWaste(one: Shipment, other: Shipment): number {
  return one.lost - other.lost || one.ships.length - other.ships.length || one.money - other.money;
}

/**
 * The default way to pay for a building: the one that loses the fewest goods, preferring one that ships `wanted`.
 * Null if none pays.
 */
export function usualShipment(
  buyer: Merchant,
  trade: Exchange,
  purchase: Purchase,
  building: BuildingId,
  wanted: Pick<Shipment, 'ships' | 'trades'> = { ships: [], trades: false },
): Shipment | null {
  const price = priceOf(building, purchase.terms);
  const began = purchase.traded || purchase.shipped.length > 0;
  const pays = shipmentsOf(buyer, trade, purchase)
    .filter((way) => way.money >= price && (began || way.trades || way.ships.length > 0))
    .toSorted(byWaste);
  const agrees = (way: Shipment): boolean =>
    wanted.ships.every((good) => way.ships.includes(good)) && (way.trades || !wanted.trades);
  return pays.find(agrees) ?? pays[0] ?? null;
}

/** The way to pay with the most money; among equals, the one that loses the fewest goods. */
export function dearestShipment(buyer: Merchant, trade: Exchange, purchase: Purchase): Shipment {
  const [most] = shipmentsOf(buyer, trade, purchase).toSorted(
    (one, other) => other.money - one.money || byWaste(one, other),
  );
  return most ?? { ships: [], trades: false, money: 0, lost: 0 };
}
