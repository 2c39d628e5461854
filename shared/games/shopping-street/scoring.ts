import { type Outcome, type Seat, seatAt, seatsOf } from '../../engine/index.ts';
import type { ScoreLine } from './events.ts';
import { type ProductId, shopTypes, sumOf } from './products.ts';
import { type Shop, worth } from './shops.ts';
import type { ShoppingStreetState } from './state.ts';
import { type SpaceId, spaces } from './street.ts';

const groupPoints: readonly number[] = [0, 0, 10, 20, 50];

/** The points for this many shops side by side, or of one type. Rulings 22 and 23: five score as four. */
export function pointsForGroup(count: number): number {
  return groupPoints[count] ?? 50;
}

/** A seat's shops, in the order of opening. */
export function shopsOf(street: readonly Shop[], seat: Seat): readonly Shop[] {
  return street.filter(({ owner }) => owner === seat);
}

/** Runs of at least two adjacent spaces on one pavement that all have shops of this list. Ruling 21. */
export function runsOf(shops: readonly Pick<Shop, 'space'>[]): readonly (readonly SpaceId[])[] {
  const held = new Set(shops.map(({ space }) => space));
  const runs: SpaceId[][] = [];
  let run: SpaceId[] = [];
  for (const { id, column } of spaces) {
    if (column === 1) run = [];
    if (!held.has(id)) {
      run = [];
      continue;
    }
    run.push(id);
    if (run.length === 2) runs.push(run);
  }
  return runs;
}

/**
 * The score of a seat's shops: each shop, those side by side, and those of one type. Ruling 24: a shop may count for
 * both.
 */
export function reckonStreet(street: readonly Shop[], seat: Seat): readonly ScoreLine[] {
  const shops = shopsOf(street, seat);
  const lines = shops.map((shop): ScoreLine => {
    const { space, type: shopType, cards, pawn } = shop;
    return { type: 'shop', space, shopType, cards: sumOf(cards), pawn, amount: worth(shop) };
  });
  for (const run of runsOf(shops)) {
    lines.push({ type: 'side-by-side', spaces: run, amount: pointsForGroup(run.length) });
  }
  for (const shopType of shopTypes) {
    const count = shops.filter(({ type }) => type === shopType).length;
    if (count >= 2) lines.push({ type: 'same-type', shopType, count, amount: pointsForGroup(count) });
  }
  return lines;
}

/** Half the value of the cards in a hand, rounded down. Rules, "The end of the game". */
export function reckonHand(hand: readonly ProductId[]): ScoreLine {
  const cards = sumOf(hand);
  return { type: 'hand', cards, amount: Math.floor(cards / 2) };
}

export function totalOf(breakdown: readonly ScoreLine[]): number {
  return breakdown.reduce((sum, { amount }) => sum + amount, 0);
}

/** Every seat's final breakdown. */
export function breakdownsOf({
  street,
  players,
}: Pick<ShoppingStreetState, 'street' | 'players'>): readonly (readonly ScoreLine[])[] {
  return players.map(({ hand }, index) => [...reckonStreet(street, seatAt(index)), reckonHand(hand)]);
}

/** What ranks a player: points, then the worth of the best single shop, of the next best, and so on. Ruling 25. */
interface Standing {
  readonly total: number;
  /** The best first. */
  readonly worths: readonly number[];
}

/** The worth of each shop of a seat, the best first. */
export function worthsOf(street: readonly Shop[], seat: Seat): readonly number[] {
  return shopsOf(street, seat)
    .map(worth)
    .toSorted((one, other) => other - one);
}

/** The place of the first shop that differs in worth, the best shop first; -1 if there is none. Ruling 25. */
export function firstDifference(one: readonly number[], other: readonly number[]): number {
  const longer = one.length > other.length ? one : other;
  return longer.findIndex((_, place) => (one[place] ?? 0) !== (other[place] ?? 0));
}

/** Above 0 if the second ranks higher; 0 for a tie. */
function compare(one: Standing, other: Standing): number {
  if (one.total !== other.total) return other.total - one.total;
  const place = firstDifference(one.worths, other.worths);
  return (other.worths[place] ?? 0) - (one.worths[place] ?? 0);
}

function tieBreakOf(standings: readonly Standing[]): 'best-shop' | 'next-best-shop' | null {
  const [first, second] = standings.toSorted(compare);
  if (first === undefined || second === undefined || first.total !== second.total) return null;
  if (compare(first, second) === 0) return null;
  return first.worths[0] === second.worths[0] ? 'next-best-shop' : 'best-shop';
}

export function outcomeOf(state: ShoppingStreetState): Outcome | undefined {
  const { ending, seatCount, street } = state;
  if (ending === null) return undefined;
  const totals = breakdownsOf(state).map(totalOf);
  const standings = seatsOf(seatCount).map(
    (seat): Standing => ({ total: totals[seat] ?? 0, worths: worthsOf(street, seat) }),
  );
  return {
    ending,
    scores: totals,
    places: standings.map((own) => 1 + standings.filter((other) => compare(own, other) > 0).length),
    tieBreak: tieBreakOf(standings),
  };
}
