import type { Seat } from '../../engine/index.ts';
import {
  columnOf,
  type Entrance,
  entrances,
  type Good,
  goods,
  type Line,
  rowOf,
  type Space,
  spaceCount,
} from './market.ts';
import type { Stand } from './state.ts';
import type { CustomerId, Restaurant } from './tiles.ts';

/** The contents of the market and its entrances, in the state or in a view. */
export interface Market {
  readonly stands: readonly (Stand | null)[];
  readonly open: readonly (Restaurant | null)[];
  readonly doors: Readonly<Record<Entrance, CustomerId | null>>;
}

/** Whether a space has neither a stand nor an open restaurant. A grey restaurant leaves it free. Ruling 16. */
export function isFree({ stands, open }: Market, space: Space): boolean {
  return stands[space] === null && open[space] === null;
}

/** Number of free spaces. */
export function spacesLeft(market: Market): number {
  let left = 0;
  for (let space = 0; space < spaceCount; space++) if (isFree(market, space)) left++;
  return left;
}

/** Number of empty entrances. */
export function entrancesLeft({ doors }: Market): number {
  let left = 0;
  for (const entrance of entrances) if (doors[entrance] === null) left++;
  return left;
}

/** Number of stands of all players in a row or column; restaurants do not count. Ruling 7. */
export function standsIn(market: Market, line: Line): number {
  return standsByLine(market)[line] ?? 0;
}

/** `standsIn` for every line, in one pass. */
export function standsByLine({ stands }: Market): readonly number[] {
  const counts: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let space = 0; space < spaceCount; space++) {
    if (stands[space] === null) continue;
    const row = rowOf(space);
    const column = columnOf(space);
    counts[row] = (counts[row] ?? 0) + 1;
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}

/** Number of this seat's stands in the market. */
export function standsOf({ stands }: Market, seat: Seat): number {
  let count = 0;
  for (const stand of stands) if (stand?.seat === seat) count++;
  return count;
}

const bitOf: Readonly<Record<Good, number>> = { fish: 1, flower: 2, tomato: 4, meat: 8, grape: 16 };

/** A set of goods as bits, for fast comparison. */
export function bitsOf(set: readonly Good[]): number {
  return set.reduce((bits, good) => bits | bitOf[good], 0);
}

/** The goods of a seat's own stands in a row or column, as bits. */
export function ownGoodsIn(market: Market, seat: Seat, line: Line): number {
  return ownGoodsByLine(market, seat)[line] ?? 0;
}

/** `ownGoodsIn` for every line, in one pass. */
export function ownGoodsByLine({ stands }: Market, seat: Seat): readonly number[] {
  const bits: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let space = 0; space < spaceCount; space++) {
    const stand = stands[space] ?? null;
    if (stand === null || stand.seat !== seat) continue;
    const bit = bitOf[stand.good];
    const row = rowOf(space);
    const column = columnOf(space);
    bits[row] = (bits[row] ?? 0) | bit;
    bits[column] = (bits[column] ?? 0) | bit;
  }
  return bits;
}

/** The distinct goods of the list, in default order. */
export function kindsOf(held: readonly Good[]): readonly Good[] {
  return goods.filter((good) => held.includes(good));
}
