import { playerAt, type Seat } from '../../../../shared/engine/index.ts';
import type { Good } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { Merchant } from '../../../../shared/games/harbour/holdings.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { type BuildingOffer, type PurchasePreview, previewPurchase } from '../../../../shared/games/harbour/preview.ts';
import type { BuyTerms, Purchase } from '../../../../shared/games/harbour/state.ts';
import { type Keeping, keepingOf, type ShippedType } from '../../../../shared/games/harbour/trade/keeping.ts';
import { canShip } from '../../../../shared/games/harbour/trade/purchase.ts';
import {
  afterTrading,
  type Exchange,
  keepingsOf,
  mayUseTraders,
} from '../../../../shared/games/harbour/trade/shipments.ts';
import type { PendingChoice } from './pending-choice.ts';

/** A purchase being composed: moves already played, and picks since. */
export interface Composed {
  readonly seat: Seat;
  /** The buyer, without the goods sold to the inland traders. */
  readonly buyer: Merchant;
  readonly trade: Exchange;
  readonly purchase: Purchase;
  readonly preview: PurchasePreview;
  /** The options for goods kept in warehouses; a single one if there is no choice. */
  readonly keepings: readonly Keeping[];
  /** Index of the chosen option. */
  readonly keepsAt: number;
  /** The picks that are still legal. */
  readonly ships: readonly Good[];
  readonly trades: boolean;
  readonly offer: BuildingOffer | null;
}

/** The input for composing a purchase. */
interface Buying {
  readonly seat: Seat;
  readonly purchase: Purchase;
}

/** Key in the pending choice for goods kept in warehouses. */
export function keepsKey(shipped: readonly Good[]): string {
  return `keeps:${[...shipped].toSorted().join(',')}`;
}

/** The parts of the table that affect a purchase. */
type Quay = Pick<HarbourView, 'players' | 'market' | 'centre' | 'settled'>;
type Picked = Pick<PendingChoice, 'ships' | 'traded' | 'building' | 'amounts'>;

/** The latest composed purchase, cached because many pieces need it. */
const composedLast = new WeakMap<
  Picked,
  { readonly view: Quay; readonly question: Buying; readonly composed: Composed }
>();

/** The purchase for a question and its picks, with all consequences. */
export function composedOf(view: Quay, question: Buying, pending: Picked): Composed {
  const last = composedLast.get(pending);
  if (last !== undefined && last.view === view && last.question === question) return last.composed;
  const composed = compose(view, question, pending);
  composedLast.set(pending, { view, question, composed });
  return composed;
}

function compose(view: Quay, question: Buying, pending: Picked): Composed {
  const { seat } = question;
  const trade: Exchange = { market: view.market, centre: view.centre, settled: view.settled };
  const before: Merchant = playerAt(view, seat);
  const trades = pending.traded && mayUseTraders(before, trade, question.purchase);
  const buyer = trades ? afterTrading(before) : before;
  let purchase: Purchase = trades ? { ...question.purchase, traded: true } : question.purchase;
  const ships: Good[] = [];
  for (const good of pending.ships) {
    if (!canShip(buyer, trade.market, purchase, good)) continue;
    ships.push(good);
    purchase = { ...purchase, shipped: [...purchase.shipped, good] };
  }
  const keepings = keepingsOf(buyer, view.market, purchase.shipped);
  const keepsAt = Math.min(pending.amounts[keepsKey(purchase.shipped)] ?? 0, keepings.length - 1);
  const preview = previewPurchase(buyer, trade, purchase, []);
  const keeping = keepings[keepsAt] ?? preview.keeping;
  return {
    seat,
    buyer,
    trade,
    purchase,
    preview: { ...preview, keeping },
    keepings,
    keepsAt,
    ships,
    trades,
    offer: preview.offers.find(({ building }) => building === pending.building) ?? null,
  };
}

/** The amount of a shipped good that the warehouses keep. */
function keptByWarehouses({ types }: Keeping, good: Good): number {
  return types.find((type) => type.good === good)?.warehouseKept ?? 0;
}

/** The shipped amount of a good. Null if it does not ship. */
export function shippedType({ preview }: Composed, good: Good): ShippedType | null {
  return preview.keeping.types.find((type) => type.good === good) ?? null;
}

/** True if the stock allows adding the good to the shipment. */
export function canAdd({ buyer, trade, purchase }: Composed, good: Good): boolean {
  return canShip(buyer, trade.market, purchase, good);
}

/** Toggles a good in the shipment. */
export function toggled(ships: readonly Good[], good: Good): readonly Good[] {
  return ships.includes(good) ? ships.filter((other) => other !== good) : [...ships, good];
}

/** True if the purchase is complete and legal. */
export function isComplete({ offer }: Composed): boolean {
  return offer?.affordable === true;
}

/** The moves of a complete purchase, in rule order. */
export function movesOf({ ships, trades, offer, preview, purchase, buyer, trade }: Composed): readonly HarbourMove[] {
  if (offer === null) return [];
  const moves: HarbourMove[] = trades ? [{ type: 'inland-traders' }] : [];
  for (const good of ships) moves.push({ type: 'ship', good });
  moves.push({ type: 'buy', building: offer.building });
  const chosen: Good[] = [];
  for (;;) {
    const { left, among } = keepingOf(buyer, trade.market, purchase.shipped, chosen);
    const next = among.find(
      (good) => keptByWarehouses(preview.keeping, good) > chosen.filter((one) => one === good).length,
    );
    if (left === 0 || next === undefined) return moves;
    chosen.push(next);
    moves.push({ type: 'keep', good: next });
  }
}

/** An empty purchase under the terms of an action. */
export function notBegun(terms: BuyTerms): Purchase {
  return { terms, shipped: [], traded: false };
}
