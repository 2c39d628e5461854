import type { Seat } from '../../engine/index.ts';
import {
  type Entrance,
  entrances,
  type Good,
  goods,
  type Line,
  lineCount,
  type Space,
  spaceCount,
  spacesOfLine,
} from './market.ts';
import type { Stand } from './state.ts';
import type { CustomerId, Restaurant } from './tiles.ts';

/** What lies in the market and at its entrances, in the state or in a view of it. */
export interface Market {
  readonly stands: readonly (Stand | null)[];
  readonly open: readonly (Restaurant | null)[];
  readonly doors: Readonly<Record<Entrance, CustomerId | null>>;
}

/** Is there neither a stand nor an open restaurant? A grey restaurant leaves its space free. Ruling 16. */
export function isFree({ stands, open }: Market, space: Space): boolean {
  return stands[space] === null && open[space] === null;
}

/** Spaces on which something can still be opened. */
export function spacesLeft(market: Market): number {
  let left = 0;
  for (let space = 0; space < spaceCount; space++) if (isFree(market, space)) left++;
  return left;
}

/** Entrances at which nobody stands. */
export function entrancesLeft({ doors }: Market): number {
  let left = 0;
  for (const entrance of entrances) if (doors[entrance] === null) left++;
  return left;
}

/** Stands in a row or column, anybody's; restaurants do not count. Ruling 7. */
export function standsIn({ stands }: Market, line: Line): number {
  let count = 0;
  for (const space of spacesOfLine[line] ?? []) if (stands[space] !== null) count++;
  return count;
}

/** `standsIn` of every line. */
export function standsByLine(market: Market): readonly number[] {
  const counts: number[] = [];
  for (let line = 0; line < lineCount; line++) counts.push(standsIn(market, line));
  return counts;
}

/** How many stands in the market are this seat's. */
export function standsOf({ stands }: Market, seat: Seat): number {
  let count = 0;
  for (const stand of stands) if (stand?.seat === seat) count++;
  return count;
}

const bitOf: Readonly<Record<Good, number>> = { fish: 1, flower: 2, tomato: 4, meat: 8, grape: 16 };

/** A set of goods as the bits of a number, so that two sets are compared at once. */
export function bitsOf(set: readonly Good[]): number {
  return set.reduce((bits, good) => bits | bitOf[good], 0);
}

/** The goods of a seat's own stands in a row or column, as bits. */
export function ownGoodsIn({ stands }: Market, seat: Seat, line: Line): number {
  let bits = 0;
  for (const space of spacesOfLine[line] ?? []) {
    const stand = stands[space];
    if (stand?.seat === seat) bits |= bitOf[stand.good];
  }
  return bits;
}

/** The goods of the list, each once, in the order in which goods are listed. */
export function kindsOf(held: readonly Good[]): readonly Good[] {
  return goods.filter((good) => held.includes(good));
}
