import { playerAt, type Seat, seatsOf } from '../../engine/index.ts';
import { board } from './board.ts';
import { measure } from './bot-measure.ts';
import { weights } from './bot-weights.ts';
import { copyState } from './copy.ts';
import type { BrickMove } from './moves.ts';
import { closeStore } from './open-stores.ts';
import { pay, tokenRange } from './payment.ts';
import { storePrice } from './phases/buying.ts';
import { openStore } from './phases/managing.ts';
import type { BrickState } from './state.ts';
import type { StoreId } from './stores/index.ts';

const weighing: readonly number[] = Object.values(weights);

/** What a seat's position is worth, in points of the final score. */
function pointsOf(state: BrickState, seat: Seat): number {
  return measure(state, seat).reduce((sum, much, at) => sum + much * (weighing[at] ?? 0), 0);
}

/** What the positions of the others are worth on average: a store takes customers from them, one that closes leaves them some. */
function pointsOfOthers(state: BrickState, seat: Seat): number {
  const others = seatsOf(state.seatCount).filter((each) => each !== seat);
  return others.reduce((sum, each) => sum + pointsOf(state, each) / others.length, 0);
}

/** Once it has paid so many dollars for the store, would the seat open it, be it in the place of one that it has? */
function wouldOpen(state: BrickState, seat: Seat, store: StoreId, offer: number): boolean {
  const won = copyState(state);
  const player = playerAt(won, seat);
  const { price } = storePrice(player, store, { why: 'winning-offer', amount: offer });
  pay(player, price, tokenRange(player.money, price).least);
  player.storeAction = 'bought';
  const own = pointsOf(won, seat);
  const leaving = player.building.length < board.slots ? [null] : player.building.map(({ id }) => id);
  return leaving.some((closed) => {
    const opened = copyState(won);
    if (closed !== null) closeStore(opened, seat, closed, 'owner', []);
    openStore(opened, seat, store, []);
    const gained = pointsOf(opened, seat) - own;
    return gained > 0 && gained > pointsOfOthers(opened, seat) - pointsOfOthers(won, seat);
  });
}

/** The highest offer after which the seat would open the store; below all offers where there is none. */
function dearestFor(state: BrickState, seat: Seat, store: StoreId): number {
  let [opens, leaves] = [-1, board.highestOffer + 1];
  // who would not open it after one offer would not after a higher one, with less money left
  while (leaves - opens > 1) {
    const offer = Math.floor((opens + leaves) / 2);
    if (wouldOpen(state, seat, store, offer)) opens = offer;
    else leaves = offer;
  }
  return opens;
}

/** What has been found out about the question that is asked now: every offer is asked about by itself. */
let found: {
  readonly state: BrickState | null;
  readonly question: BrickState['question'];
  readonly seat: Seat | null;
  readonly dearest: Map<StoreId, number>;
} = { state: null, question: null, seat: null, dearest: new Map() };

/**
 * An offer for a store that the seat would not open. Made so that others pay more for it, it is often the last one: then
 * the store has been paid for, and leaves the game.
 */
export function isIdle(state: BrickState, seat: Seat, move: BrickMove): boolean {
  const { question } = state;
  if (move.type !== 'open-auction' && move.type !== 'raise') return false;
  const store = move.type === 'open-auction' ? move.store : question?.type === 'auction' ? question.store : null;
  if (store === null) return false;
  const isKnown = found.state === state && found.question === question && found.seat === seat;
  if (!isKnown) found = { state, question, seat, dearest: new Map() };
  const dearest = found.dearest.get(store) ?? dearestFor(state, seat, store);
  found.dearest.set(store, dearest);
  return move.offer > dearest;
}
