import { playerAt, type Seat, seatsOf } from '../../../engine/index.ts';
import { board } from '../board.ts';
import { copyState } from '../copy.ts';
import type { BrickMove } from '../moves.ts';
import { closeStore } from '../open-stores.ts';
import { pay, tokenRange } from '../payment.ts';
import { auctionPrice } from '../phases/building/buying.ts';
import { openStore } from '../phases/building/managing.ts';
import type { BrickState } from '../state.ts';
import { type StoreId, stores } from '../stores/index.ts';
import { measure } from './measure.ts';
import { weights } from './weights.ts';

/**
 * Points by which a store must beat the one it replaces.
 * Others open theirs first, and such an exchange then seldom looks as good as during the auction.
 */
const changing = 0.5;

const weighing: readonly number[] = Object.values(weights);

/** The value of a seat's position, in points of the final score. */
function pointsOf(state: BrickState, seat: Seat): number {
  return measure(state, seat).reduce((sum, much, at) => sum + much * (weighing[at] ?? 0), 0);
}

/** The average value of the others' positions: a new store takes customers from them, a closed one leaves some. */
function pointsOfOthers(state: BrickState, seat: Seat): number {
  const others = seatsOf(state.seatCount).filter((each) => each !== seat);
  return others.reduce((sum, each) => sum + pointsOf(state, each) / others.length, 0);
}

/** A seat's lead over the others' positions, by which it compares two buildings. */
function leadOf(state: BrickState, seat: Seat): number {
  return pointsOf(state, seat) - pointsOfOthers(state, seat);
}

/** The state after the seat buys the store with its best number of tokens, unopened. */
function afterPaying(state: BrickState, seat: Seat, store: StoreId, offer: number): BrickState {
  const { price } = auctionPrice(playerAt(state, seat), store, offer);
  const { least, most } = tokenRange(playerAt(state, seat).money, price);
  const paidWith = (tokens: number): BrickState => {
    const won = copyState(state);
    const player = playerAt(won, seat);
    pay(player, price, tokens);
    player.storeAction = 'bought';
    player.bought = store;
    return won;
  };
  let best = paidWith(least);
  for (let tokens = least + 1; tokens <= most; tokens++) {
    const next = paidWith(tokens);
    if (pointsOf(next, seat) <= pointsOf(best, seat)) break;
    best = next;
  }
  playerAt(best, seat).bought = null;
  return best;
}

/** Whether the seat would open the store after paying this many dollars, possibly in place of one it has. */
function wouldOpen(state: BrickState, seat: Seat, store: StoreId, offer: number): boolean {
  const won = afterPaying(state, seat, store, offer);
  const { building } = playerAt(won, seat);
  const own = pointsOf(won, seat);
  const isFull = building.length >= board.slots;
  const leaving = isFull ? building.map(({ id }) => id) : [null];
  let unopened = leadOf(won, seat);
  let opened = Number.NEGATIVE_INFINITY;
  for (const closed of leaving) {
    const after = copyState(won);
    if (closed !== null) {
      closeStore(after, seat, closed, 'owner', []);
      // a store that is a burden would be closed even without a replacement
      unopened = Math.max(unopened, leadOf(after, seat));
    }
    openStore(after, seat, store, []);
    if (pointsOf(after, seat) > own) opened = Math.max(opened, leadOf(after, seat));
  }
  return opened > unopened + (isFull ? changing : 0);
}

/** An offer is at most this many dollars above the least one: rivals who would drop out do so soon enough. */
const mostAbove = 2;

/** A starter wants room to raise this often, so that it does not drop out of its own auction at once. */
const roomToRaise = 2;

/** The highest offer in reach up to which the seat would open the store; below `least` if it never would. */
function dearestFor(state: BrickState, seat: Seat, store: StoreId, least: number): number {
  // no bisection: at offers beyond its money a seat may seem to open what it would not at a lower one
  const highest = Math.min(board.highestOffer, least + mostAbove + roomToRaise);
  let offer = least;
  while (offer <= highest && wouldOpen(state, seat, store, offer)) offer++;
  return offer - 1;
}

/** Caches results for the current question, because each offer is a separate call. */
let found: {
  readonly state: BrickState | null;
  readonly question: BrickState['question'];
  readonly seat: Seat | null;
  readonly dearest: Map<StoreId, number>;
} = { state: null, question: null, seat: null, dearest: new Map() };

/**
 * Whether the move offers for a store that the seat would not open, or more than it takes.
 * Such an offer, meant to raise the price for others, is often the last one; the store is then paid for and leaves the
 * game.
 */
export function isIdleOffer(
  state: BrickState,
  seat: Seat,
  move: Extract<BrickMove, { type: 'open-auction' | 'raise' }>,
): boolean {
  const { question } = state;
  const store = move.type === 'open-auction' ? move.store : question?.type === 'auction' ? question.store : null;
  if (store === null) return false;
  const least = question?.type === 'auction' ? question.offer + 1 : stores[store].cost;
  if (move.offer > least + mostAbove) return true;
  const isKnown = found.state === state && found.question === question && found.seat === seat;
  if (!isKnown) found = { state, question, seat, dearest: new Map() };
  const dearest = found.dearest.get(store) ?? dearestFor(state, seat, store, least);
  found.dearest.set(store, dearest);
  return move.offer + (move.type === 'open-auction' ? roomToRaise : 0) > dearest;
}
