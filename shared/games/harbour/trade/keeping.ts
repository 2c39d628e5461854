import type { Good } from '../goods.ts';
import { abilityOf, type Merchant, symbolsOwned } from '../holdings.ts';
import { moneyOf, spaceValueOf } from './market.ts';

/** One type in a shipment. Goods by number; goods that are not kept leave the stock. */
export interface ShippedType {
  readonly good: Good;
  /** Dollars. */
  readonly money: number;
  /** The number printed on its space, regardless of lowered minimums. Ruling 27. */
  readonly printed: number;
  readonly held: number;
  /** Kept by abilities: the surplus above the printed minimum, and a fixed number of each type. */
  readonly surplusKept: number;
  readonly typeKept: number;
  /** Kept by warehouses, by the choices so far. */
  readonly warehouseKept: number;
}

/** What stays of a shipment, and the choices left for warehouses. */
export interface Keeping {
  readonly types: readonly ShippedType[];
  /** The number of goods the buyer may still keep, of which types; 0 if all is decided. */
  readonly left: number;
  readonly among: readonly Good[];
}

/** How many of a shipped type leave the stock. */
export function lostOf(type: ShippedType): number {
  return type.held - keptOf(type);
}

/** How many of a shipped type stay. */
export function keptOf(type: ShippedType): number {
  return type.surplusKept + type.typeKept + type.warehouseKept;
}

/** The types of which more than the printed minimum is lost. Ruling 28. */
export function surplusOf({ types }: Pick<Keeping, 'types'>): readonly Good[] {
  return types.filter((type) => lostOf(type) > type.printed).map(({ good }) => good);
}

function beforeWarehouses(buyer: Merchant, market: readonly Good[], good: Good): ShippedType {
  const printed = spaceValueOf(market, good);
  const held = buyer.goods[good];
  const surplusKept = abilityOf(buyer, 'keep-surplus') === null ? 0 : Math.max(0, held - printed);
  const typeKept = Math.min(held - surplusKept, abilityOf(buyer, 'keep-shipped')?.goods ?? 0);
  return { good, money: moneyOf(buyer, market, good), printed, held, surplusKept, typeKept, warehouseKept: 0 };
}

/**
 * What the buyer keeps of the shipped types. Rulings 9 and 10.
 * Abilities come first: the surplus, then a number of each type. Then each warehouse keeps one good, never more than
 * were held. `chosen` are the warehouses' choices so far; forced choices are made automatically.
 */
export function keepingOf(
  buyer: Merchant,
  market: readonly Good[],
  shipped: readonly Good[],
  chosen: readonly Good[],
): Keeping {
  const types = shipped.map((good): ShippedType => {
    const type = beforeWarehouses(buyer, market, good);
    let warehouseKept = 0;
    for (const kept of chosen) if (kept === good) warehouseKept++;
    return warehouseKept === 0 ? type : { ...type, warehouseKept };
  });
  const left = symbolsOwned(buyer, 'warehouse') - chosen.length;
  const open = types.filter((type) => lostOf(type) > 0);
  let room = 0;
  for (const type of open) room += lostOf(type);
  if (left > 0 && left < room && open.length > 1) return { types, left, among: open.map(({ good }) => good) };
  return { types: left > 0 ? types.map((type) => filled(type, left)) : types, left: 0, among: [] };
}

/** Lets warehouses keep as many of this type as possible; used if no other type competes for them. */
function filled(type: ShippedType, warehouses: number): ShippedType {
  return { ...type, warehouseKept: type.warehouseKept + Math.min(warehouses, lostOf(type)) };
}
