import { playerAt, type Seat, seatsOf } from '../../../engine/index.ts';
import { board } from '../board.ts';
import { copyState } from '../copy.ts';
import type { BrickMove } from '../moves.ts';
import { closeStore } from '../open-stores.ts';
import { pay, tokenRange } from '../payment.ts';
import { storePrice } from '../phases/building/buying.ts';
import { openStore } from '../phases/building/managing.ts';
import type { BrickState } from '../state.ts';
import { type StoreId, stores } from '../stores/index.ts';
import { measure } from './measure.ts';
import { weights } from './weights.ts';

/**
 * Points that a store must bring more than the one that makes room for it. Until it is opened others open theirs, and such a
 * change seldom looks as good then as when it was bid for.
 */
const changing = 0.5;

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

/** How far a seat's position is ahead of the others': what it goes by when it chooses between two buildings. */
function leadOf(state: BrickState, seat: Seat): number {
  return pointsOf(state, seat) - pointsOfOthers(state, seat);
}

/** The seat has won the store and paid for it, with as many tokens as it then stands best with; it is yet to open it. */
function afterPaying(state: BrickState, seat: Seat, store: StoreId, offer: number): BrickState {
  const { price } = storePrice(playerAt(state, seat), store, { why: 'winning-offer', amount: offer });
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

/** Once it has paid so many dollars for the store, would the seat open it, be it in the place of one that it has? */
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
      // a store that is a burden is closed without another in its place
      unopened = Math.max(unopened, leadOf(after, seat));
    }
    openStore(after, seat, store, []);
    if (pointsOf(after, seat) > own) opened = Math.max(opened, leadOf(after, seat));
  }
  return opened > unopened + (isFull ? changing : 0);
}

/** The highest offer up to which the seat would open the store; below all offers where it would at none. */
function dearestFor(state: BrickState, seat: Seat, store: StoreId, least: number): number {
  // not by halves: at offers beyond its money a seat may seem to open what it would not at a lower one
  let offer = least;
  while (offer <= board.highestOffer && wouldOpen(state, seat, store, offer)) offer++;
  return offer - 1;
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
  const least = question?.type === 'auction' ? question.offer + 1 : stores[store].cost;
  const dearest = found.dearest.get(store) ?? dearestFor(state, seat, store, least);
  found.dearest.set(store, dearest);
  return move.offer > dearest;
}
