import type { Seat } from '../../engine/index.ts';
import { type ChallengeId, challenges } from './challenges.ts';
import type { IncomeLine } from './events.ts';
import type { Market } from './lines.ts';
import {
  columnOf,
  type Entrance,
  entrances,
  entrancesOfLine,
  type Good,
  goods,
  type Line,
  lineCount,
  lineOf,
  neighboursOf,
  rowOf,
  type Space,
  spacesOfLine,
} from './market.ts';
import type { Stand } from './state.ts';
import { type CustomerId, customers, improves, type Restaurant } from './tiles.ts';

/** A market with everything that decides which stands earn, in the state or in a view. */
export interface TradingMarket extends Market {
  readonly settled: { readonly challenge: ChallengeId | null };
  readonly tally: { readonly specialty: Good | null } | null;
}

/** The stands of any player that a restaurant on this space improves. Ruling 4. */
export function standsImproved(
  { stands }: Pick<Market, 'stands'>,
  restaurant: Restaurant,
  space: Space,
): readonly { readonly space: Space; readonly stand: Stand }[] {
  return (neighboursOf[space] ?? []).flatMap((near) => {
    const stand = stands[near] ?? null;
    return stand !== null && isImproved(stand.good, restaurant) ? [{ space: near, stand }] : [];
  });
}

function isImproved(good: Good, restaurant: Restaurant): boolean {
  return improves[restaurant].includes(good);
}

/** The adjacent open restaurants of any player that improve a stand of this good. Ruling 4. */
export function helpersOf({ open }: Market, space: Space, good: Good): readonly Space[] {
  return (neighboursOf[space] ?? []).filter((near) => {
    const restaurant = open[near] ?? null;
    return restaurant !== null && isImproved(good, restaurant);
  });
}

/** The open restaurants on these spaces, in order. */
export function restaurantsOn({ open }: Market, spaces: readonly Space[]): readonly Restaurant[] {
  return spaces.flatMap((space) => open[space] ?? []);
}

/** Whether a stand of this good there earns from customers. It always does except in two challenges. Ruling 19. */
export function earns({ settled, tally, open }: TradingMarket, space: Space, good: Good): boolean {
  if (settled.challenge === null) return true;
  switch (challenges[settled.challenge].twist) {
    case 'specialist':
      return tally?.specialty === good;
    case 'pubs':
      return (neighboursOf[space] ?? []).some((near) => open[near] === 'pub');
    case 'none':
    case 'few-actions':
    case 'more-stands':
      return true;
  }
}

/** By space, the entrances of its row and column, whose customers pay a stand there. */
const entrancesOfSpace: readonly (readonly Entrance[])[] = spacesOfLine
  .slice(0, spacesOfLine.length / 2)
  .flat()
  .map((space) => [...(entrancesOfLine[rowOf(space)] ?? []), ...(entrancesOfLine[columnOf(space)] ?? [])]);

/** The coins that each customer pays at a stand with this many helping restaurants. Rules, "Income". */
export function paidByEach(helpers: number): number {
  return 1 + helpers;
}

/** The payment of customers at a stand with this many helping restaurants, in coins. */
function payment(level: number, helpers: number): number {
  return level * paidByEach(helpers);
}

/**
 * The income of a stand newly opened on a space: a line for each paying customer tile at the ends of its row and
 * column. Rulings 1 to 4. No other stand earns.
 */
export function standIncome(market: TradingMarket, seat: Seat, space: Space, good: Good): readonly IncomeLine[] {
  if (!earns(market, space, good)) return [];
  const restaurants = helpersOf(market, space, good);
  const improvedBy = restaurantsOn(market, restaurants);
  return (entrancesOfSpace[space] ?? []).flatMap((entrance) => {
    const tile = market.doors[entrance];
    if (tile === null) return [];
    const { level, wants } = customers(tile);
    if (!wants.includes(good)) return [];
    const coins = payment(level, restaurants.length);
    return [{ customers: tile, entrance, space, good, seat, restaurants, improvedBy, coins }];
  });
}

/** Number of customers at both ends of every line, by line and then by wanted good. */
export type Demand = readonly number[];

const placeInLine: Readonly<Record<Good, number>> = { fish: 0, flower: 1, tomato: 2, meat: 3, grape: 4 };

const placeOf = (line: Line, good: Good): number => line * goods.length + placeInLine[good];

/** Computes the demand of a market. */
export function demandIn({ doors }: Market): Demand {
  const demand: number[] = new Array<number>(lineCount * goods.length).fill(0);
  for (const entrance of entrances) {
    const tile = doors[entrance];
    if (tile === null) continue;
    const { level, wants } = customers(tile);
    for (const good of wants) {
      const place = placeOf(lineOf(entrance), good);
      demand[place] = (demand[place] ?? 0) + level;
    }
  }
  return demand;
}

/** The sum of `standIncome` in coins, without its lines, from a known demand. */
export function standEarnings(market: TradingMarket, demand: Demand, space: Space, good: Good): number {
  const inRow = demand[placeOf(rowOf(space), good)] ?? 0;
  const inColumn = demand[placeOf(columnOf(space), good)] ?? 0;
  if (inRow + inColumn === 0 || !earns(market, space, good)) return 0;
  return payment(inRow + inColumn, helpersOf(market, space, good).length);
}

/**
 * Every player's income from customers newly brought to an entrance: a line for each stand of the row or column that
 * sells what they want. Ruling 1.
 */
export function customersIncome(market: TradingMarket, tile: CustomerId, entrance: Entrance): readonly IncomeLine[] {
  const { level, wants } = customers(tile);
  return (spacesOfLine[lineOf(entrance)] ?? []).flatMap((space) => {
    const stand = market.stands[space] ?? null;
    if (stand === null || !wants.includes(stand.good) || !earns(market, space, stand.good)) return [];
    const { good, seat } = stand;
    const restaurants = helpersOf(market, space, good);
    const improvedBy = restaurantsOn(market, restaurants);
    const coins = payment(level, restaurants.length);
    return [{ customers: tile, entrance, space, good, seat, restaurants, improvedBy, coins }];
  });
}

/** The sum of lines of income, in coins. */
export function totalIncome(lines: readonly IncomeLine[]): number {
  return lines.reduce((sum, { coins }) => sum + coins, 0);
}

/** The income of players other than the bringer, in the order of their stands along the line. */
export function othersIncome({
  seat,
  income,
}: {
  readonly seat: Seat;
  readonly income: readonly IncomeLine[];
}): ReadonlyMap<Seat, number> {
  const others = new Map<Seat, number>();
  for (const each of income) {
    if (each.seat !== seat) others.set(each.seat, (others.get(each.seat) ?? 0) + each.coins);
  }
  return others;
}
