import { fingerprint, playerAt, type Seat, seatAt, seatsOf } from '../../../shared/engine/index.ts';
import { board } from '../../../shared/games/brick-and-mortar/board.ts';
import type { BrickEvent } from '../../../shared/games/brick-and-mortar/events.ts';
import { type BrickTypes, brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import type { BrickState } from '../../../shared/games/brick-and-mortar/state.ts';
import { stores } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import type { Count, Watcher } from './watcher.ts';

const facts = [
  'points sold for cash in the last month',
  'points sold for cash earlier',
  'stores paid for and never opened',
  'seats with debt at the end',
  'debt tokens at the end',
  'debt tokens taken with the money at hand',
  'points sold and bought back dearer within two months',
  'auctions',
  'auctions whose starter drops out at once',
  'stores won in an auction for $15 or more above the cost',
  'the same, by winners of the match',
  'raises by $4 to $6, or openings so far above the cost',
  'raises by $7 or more, or openings so far above the cost',
  'seats with $20 or more at the end',
  'matches',
] as const;

type Fact = (typeof facts)[number];

/** Months within which points bought are the points sold before. */
const soon = 2;
/** Dollars by which a raise is high, and higher still; and dollars that are left over at the end. */
const [high, higher, leftOver] = [4, 7, 20];
/** Dollars above the printed cost that make an auction expensive. */
const expensive = 15;

/** The points each seat has sold in this match, and the month. */
const sales = new Map<Seat, { readonly month: number; readonly points: number }>();

/** The buyers of this match's expensive auctions, a seat for each. */
const expensiveBuyers: Seat[] = [];

function countBought({ month }: BrickState, event: Extract<BrickEvent, { type: 'points-bought' }>, count: Count<Fact>) {
  const { seat, points, paid } = event;
  const sale = sales.get(seat);
  if (sale === undefined || month - sale.month > soon || paid <= points * board.pointSalePrice) return;
  const back = Math.min(points, sale.points);
  count(seat, 'points sold and bought back dearer within two months', back);
  sales.set(seat, { ...sale, points: sale.points - back });
}

/** Debt tokens that a payment takes beyond the fewest that the money at hand allows. */
function excessTokens(state: BrickState, seat: Seat, move: BrickMove): number {
  if (!('tokens' in move) || move.tokens === 0) return 0;
  const { tokens, ...purchase } = move;
  const same = brickAndMortar.legalMoves(state, seat).flatMap((other) => {
    if (!('tokens' in other)) return [];
    const { tokens: fewer, ...others } = other;
    return fingerprint(others) === fingerprint(purchase) ? [fewer] : [];
  });
  return tokens - Math.min(tokens, ...same);
}

/** Counts how a seat opens an auction or answers in it. */
function countOffer({ question }: BrickState, seat: Seat, move: BrickMove, count: Count<Fact>): void {
  const auction = question?.type === 'auction' ? question : null;
  if (move.type === 'open-auction') count(seat, 'auctions');
  if (move.type === 'open-auction' || move.type === 'raise') {
    const by = move.offer - (move.type === 'raise' ? (auction?.offer ?? 0) : stores[move.store].cost);
    if (by >= higher) count(seat, 'raises by $7 or more, or openings so far above the cost');
    else if (by >= high) count(seat, 'raises by $4 to $6, or openings so far above the cost');
  }
  // dropping out later is no waste: it costs nothing, and the starter chooses again
  if (move.type !== 'drop-out' || auction?.starter !== seat) return;
  if (auction.offer === stores[auction.store].cost + 1) count(seat, 'auctions whose starter drops out at once');
}

/** Counts waste in Brick & Mortar: points, stores, and money on credit. */
export const watcher: Watcher<BrickTypes, Fact> = {
  facts,
  see({ before, seat, move, events }, count) {
    countOffer(before, seat, move, count);
    for (const event of events) {
      if (event.type === 'points-bought') countBought(before, event, count);
      if (event.type === 'store-not-opened') count(event.seat, 'stores paid for and never opened');
      if (event.type === 'auction-won' && event.offer >= stores[event.store].cost + expensive) {
        count(event.seat, 'stores won in an auction for $15 or more above the cost');
        expensiveBuyers.push(event.seat);
      }
      if (event.type !== 'points-sold') continue;
      // the marker may still be taken later, which makes this month the last one
      const isLast = before.investmentMarker === null || before.month === before.finalMonth;
      const fact = isLast ? 'points sold for cash in the last month' : 'points sold for cash earlier';
      count(event.seat, fact, event.points);
      sales.set(event.seat, { month: before.month, points: event.points });
    }
    const excess = excessTokens(before, seat, move);
    if (excess > 0) count(seat, 'debt tokens taken with the money at hand', excess);
  },
  ended(state, count) {
    sales.clear();
    count(seatAt(0), 'matches');
    const places = brickAndMortar.outcome(state)?.places ?? [];
    for (const seat of expensiveBuyers.splice(0)) {
      if (places[seat] === 1) count(seat, 'the same, by winners of the match');
    }
    for (const seat of seatsOf(state.seatCount)) {
      const { debt, money } = playerAt(state, seat);
      if (money >= leftOver) count(seat, 'seats with $20 or more at the end');
      if (debt === 0) continue;
      count(seat, 'seats with debt at the end');
      count(seat, 'debt tokens at the end', debt);
    }
  },
};
