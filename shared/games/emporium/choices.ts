import { interned, playerAt, type Seat } from '../../engine/index.ts';
import { type ItemId, item } from './items/index.ts';
import { tierRules, tiers } from './items/tiers.ts';
import type { EmporiumMove } from './moves.ts';
import type { Choice, RevealedBid, RevealedSale } from './state.ts';

/** The highest number on the die: no bid is higher. */
export const highestBid = 8;

/** The prices an item may be sold for, in gold. Ruling 3. */
export function pricesFor(id: ItemId): readonly number[] {
  return Array.from({ length: tierRules[item(id).tier].priceCap }, (_, index) => index + 1);
}

/** The highest bid of somebody with so much gold; 0 for none. Ruling 7. */
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

/** All bids up to each number. */
const bidsUpTo: readonly (readonly EmporiumMove[])[] = [0, ...bids.keys()].map((_, most) => bids.slice(0, most));

const noMoves: readonly EmporiumMove[] = [];

/** Everything that may be chosen with this hand and so much gold; nothing for whoever passes. Ruling 14. */
export function choiceMoves(hand: readonly ItemId[], gold: number): readonly EmporiumMove[] {
  return noMoves.concat(...hand.map(salesOf), bidsUpTo[highestBidWith(gold)] ?? noMoves);
}

/** Where a seat stands clockwise from the marker, its holder first at 0. */
export function stepsFrom(marker: Seat, seat: Seat, seatCount: number): number {
  return (seat - marker + seatCount) % seatCount;
}

interface Order {
  readonly marker: Seat;
  readonly seatCount: number;
}

/** Rules, "Sales": the lowest price first; then the higher tier; then clockwise from the marker. */
export function inOrderOfSale({ marker, seatCount }: Order, sales: readonly RevealedSale[]): RevealedSale[] {
  const rank = (id: ItemId): number => tiers.indexOf(item(id).tier);
  return sales.toSorted(
    (one, other) =>
      one.price - other.price ||
      rank(other.item) - rank(one.item) ||
      stepsFrom(marker, one.seat, seatCount) - stepsFrom(marker, other.seat, seatCount),
  );
}

/** Rules, "Patrons": the highest bid first; then clockwise from the marker. Ruling 8. */
export function inOrderOfBids({ marker, seatCount }: Order, all: readonly RevealedBid[]): RevealedBid[] {
  return all.toSorted(
    (one, other) =>
      other.bid - one.bid || stepsFrom(marker, one.seat, seatCount) - stepsFrom(marker, other.seat, seatCount),
  );
}

/** The choice of a seat that has made one. Throws TypeError for one that has not. */
export function choiceOf(
  table: { readonly players: readonly { readonly choice: Choice | null }[] },
  seat: Seat,
): Choice {
  const { choice } = playerAt(table, seat);
  if (choice === null) throw new TypeError(`seat ${seat} has not chosen`);
  return choice;
}
