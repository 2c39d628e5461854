import { playerAt, type Seat } from '../../../engine/index.ts';
import type { BuildingId } from '../buildings/index.ts';
import type { HarbourEvent } from '../events.ts';
import type { Good } from '../goods.ts';
import type { HarbourState, Purchase } from '../state.ts';
import { type Keeping, keptOf, lostOf, surplusOf } from '../trade/keeping.ts';
import { adjustedMarket } from '../trade/market.ts';
import { moneyFor, priceBreakdown, priceOf } from '../trade/purchase.ts';
import { takeFromCentre } from './centre.ts';
import { noteFourthBuilding } from './ending.ts';

/** A purchase without open choices. */
interface SettledPurchase {
  readonly seat: Seat;
  readonly purchase: Purchase;
  readonly building: BuildingId;
  readonly keeping: Keeping;
}

/** Removes the goods from the stock. Returns the surplus. */
function shipGoods(state: HarbourState, { seat, keeping }: SettledPurchase, events: HarbourEvent[]): readonly Good[] {
  const held = playerAt(state, seat).goods;
  const { types } = keeping;
  let money = 0;
  for (const type of types) {
    held[type.good] -= lostOf(type);
    money += type.money;
  }
  const shipped = types.map((type) => ({
    good: type.good,
    money: type.money,
    held: type.held,
    kept: keptOf(type),
  }));
  events.push({ type: 'goods-shipped', seat, goods: shipped, money });
  return surplusOf(keeping);
}

/** Moves the building to the buyer. Unspent money is lost. Ruling 5: a pawn on it stays. */
function takeBuilding(
  state: HarbourState,
  { seat, purchase, building }: SettledPurchase,
  money: number,
  events: HarbourEvent[],
): void {
  const player = playerAt(state, seat);
  const price = priceOf(building, purchase.terms);
  const breakdown = priceBreakdown(player, building, purchase.terms);
  takeFromCentre(state, building);
  player.buildings.push(building);
  events.push({ type: 'building-bought', seat, building, price, breakdown, change: money - price });
  noteFourthBuilding(state, seat, events);
}

/**
 * Carries out a purchase: ships the goods, adjusts the market, moves the building. Abilities follow in a step of their
 * own.
 * Ruling 4: with inland traders a shipment is optional; without one the market does not move.
 */
export function completePurchase(state: HarbourState, settled: SettledPurchase, events: HarbourEvent[]): void {
  const { seat, purchase, building } = settled;
  const { shipped } = purchase;
  const money = moneyFor(playerAt(state, seat), state.market, purchase);
  let surplus: readonly Good[] = [];
  if (shipped.length > 0) {
    surplus = shipGoods(state, settled, events);
    state.market = adjustedMarket(state.market, shipped);
    events.push({ type: 'market-changed', seat, cause: 'shipping', market: state.market.slice() });
  }
  takeBuilding(state, settled, money, events);
  state.agenda.push({ type: 'after-purchase', seat, building, shipped, surplus });
}
