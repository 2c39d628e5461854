import { interned, playerAt, type Seat } from '../../engine/index.ts';
import { type ItemId, item } from './items/index.ts';
import { tierRules, tiers } from './items/tiers.ts';
import type { EmporiumMove } from './moves.ts';
import type { Choice, RevealedBid, RevealedSale } from './state.ts';

/** The highest bid: the highest number on the die. */
export const highestBid = 8;

/** The possible prices of an item, in gold. Ruling 3. */
export function pricesFor(id: ItemId): readonly number[] {
  return Array.from({ length: tierRules[item(id).tier].priceCap }, (_, index) => index + 1);
}

/** The highest bid with this much gold; 0 for none. Ruling 7. */
export function highestBidWith(gold: number): number {
  return Math.min(highestBid, gold);
}

const salesOf = interned((id: ItemId): readonly EmporiumMove[] =>
  pricesFor(id).map((price) => ({ type: 'sell', item: id, price })),
);

const bids: readonly EmporiumMove[] = Array.from({ length: highestBid }, (_, index) => ({
  type: 'bid',
  gold: index + 1,
}));

/** By highest bid: all bids up to it. */
const bidsUpTo: readonly (readonly EmporiumMove[])[] = [0, ...bids.keys()].map((_, most) => bids.slice(0, most));

const noMoves: readonly EmporiumMove[] = [];

/** All choices with this hand and gold; empty if the player must pass. Ruling 14. */
export function choiceMoves(hand: readonly ItemId[], gold: number): readonly EmporiumMove[] {
  return noMoves.concat(...hand.map(salesOf), bidsUpTo[highestBidWith(gold)] ?? noMoves);
}

/** Number of seats clockwise from the marker; 0 for its holder. */
export function stepsFrom(marker: Seat, seat: Seat, seatCount: number): number {
  return (seat - marker + seatCount) % seatCount;
}

interface Order {
  readonly marker: Seat;
  readonly seatCount: number;
}

type Sale = Pick<RevealedSale, 'item' | 'price'>;

/** The criteria that order two sales before their seats do. Rules, "Sales": lowest price first; then higher tier. */
const saleOrder: readonly { readonly by: 'price' | 'tier'; readonly compare: (one: Sale, other: Sale) => number }[] = [
  { by: 'price', compare: (one, other) => one.price - other.price },
  { by: 'tier', compare: (one, other) => tiers.indexOf(item(other.item).tier) - tiers.indexOf(item(one.item).tier) },
];

function decisive(one: Sale, other: Sale) {
  return saleOrder.find(({ compare }) => compare(one, other) !== 0);
}

/** The criterion that orders two sales. */
export function orderOfSales(one: Sale, other: Sale): 'price' | 'tier' | 'seat' {
  return decisive(one, other)?.by ?? 'seat';
}

/** Sorts sales by the criteria, then clockwise from the marker. */
export function inOrderOfSale({ marker, seatCount }: Order, sales: readonly RevealedSale[]): RevealedSale[] {
  return sales.toSorted(
    (one, other) =>
      decisive(one, other)?.compare(one, other) ??
      stepsFrom(marker, one.seat, seatCount) - stepsFrom(marker, other.seat, seatCount),
  );
}

/** Rules, "Patrons": highest bid first; then clockwise from the marker. Ruling 8. */
export function inOrderOfBids({ marker, seatCount }: Order, all: readonly RevealedBid[]): RevealedBid[] {
  return all.toSorted(
    (one, other) =>
      other.bid - one.bid || stepsFrom(marker, one.seat, seatCount) - stepsFrom(marker, other.seat, seatCount),
  );
}

/** A seat's choice. Throws TypeError if it has made none. */
export function choiceOf(
  table: { readonly players: readonly { readonly choice: Choice | null }[] },
  seat: Seat,
): Choice {
  const { choice } = playerAt(table, seat);
  if (choice === null) throw new TypeError(`seat ${seat} has not chosen`);
  return choice;
}
