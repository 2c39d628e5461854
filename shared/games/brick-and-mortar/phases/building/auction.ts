import { askedAlone, internedByNumber, notAnAnswer, playerAt, type Seat } from '../../../../engine/index.ts';
import { board } from '../../board.ts';
import type { BrickEvent } from '../../events.ts';
import type { BrickMove } from '../../moves.ts';
import type { BrickState, Question } from '../../state.ts';
import { type StoreId, stores } from '../../stores/index.ts';
import type { RulesOf } from '../question-rules.ts';
import { payForWonStore } from './buying.ts';

type Auction = Extract<Question, { type: 'auction' }>;

/** The offers in whole dollars from `least` to the limit. */
function offersFrom(least: number): number[] {
  const offers: number[] = [];
  for (let offer = least; offer <= board.highestOffer; offer++) offers.push(offer);
  return offers;
}

export const dropOut: BrickMove = { type: 'drop-out' };
const raiseMoves: readonly BrickMove[] = offersFrom(0).map((offer) => ({ type: 'raise', offer }));

/** The move that raises the offer to this many dollars. */
export function raiseTo(offer: number): BrickMove {
  return raiseMoves[offer] ?? { type: 'raise', offer };
}

/** By current offer, the possible answers: a raise, or dropping out. */
const answersTo: readonly (readonly BrickMove[])[] = offersFrom(0).map((offer) => [
  ...raiseMoves.slice(offer + 1),
  dropOut,
]);

const openingMove = internedByNumber(
  (store: StoreId, offer: number): BrickMove => ({ type: 'open-auction', store, offer }),
);

/** Adds every opening offer for the store, from its printed cost. Rules, "Auction". */
export function addOpeningOffers(store: StoreId, into: BrickMove[]): void {
  for (let offer = stores[store].cost; offer <= board.highestOffer; offer++) into.push(openingMove(store, offer));
}

/**
 * Opens an auction. Every player who has neither bought nor passed this month takes part, in turn order. Ruling 14.
 * A starter who does not win takes another store action.
 */
export function openAuction(
  state: BrickState,
  starter: Seat,
  store: StoreId,
  offer: number,
  events: BrickEvent[],
): void {
  events.push({ type: 'auction-opened', seat: starter, store, offer });
  const standing: Seat[] = [];
  for (const seat of state.turnOrder) if (playerAt(state, seat).storeAction === 'open') standing.push(seat);
  advance(state, { type: 'auction', store, starter, offer, leader: starter, standing, seat: starter }, events);
}

/** Asks the next player still in the auction, or ends it if only the leader is left. */
function advance(state: BrickState, auction: Auction, events: BrickEvent[]): void {
  const next = nextStanding(state, auction);
  // The app needs a highest offer, which no one can raise.
  if (next !== auction.leader && auction.offer < board.highestOffer) {
    state.question = { ...auction, seat: next };
    return;
  }
  const { leader, starter, store, offer } = auction;
  state.question = null;
  events.push({ type: 'auction-won', seat: leader, store, offer });
  if (leader !== starter) state.agenda.push({ type: 'store-action', seat: starter });
  payForWonStore(state, leader, store, offer, events);
}

/** The next player still in the auction after `seat`, in turn order, cyclically. */
function nextStanding(state: BrickState, auction: Auction): Seat {
  const order = state.turnOrder;
  const from = order.indexOf(auction.seat);
  for (let step = 1; step <= order.length; step++) {
    const seat = order[(from + step) % order.length];
    if (seat !== undefined && auction.standing.includes(seat)) return seat;
  }
  return auction.leader;
}

/** Rules, "Auction": raise, or drop out of this auction permanently, in turn order, cyclically. */
export const auctionQuestion: RulesOf<'auction'> = {
  asks: askedAlone,
  publicMoves: 'all',
  moves: (_state, question) => answersTo[question.offer] ?? [dropOut],
  answer(state, question, seat, move, events) {
    const { store } = question;
    if (move.type === 'raise') {
      events.push({ type: 'offer-raised', seat, store, offer: move.offer });
      advance(state, { ...question, offer: move.offer, leader: seat }, events);
    } else if (move.type === 'drop-out') {
      events.push({ type: 'dropped-out', seat, store });
      const standing = question.standing.filter((candidate) => candidate !== seat);
      advance(state, { ...question, standing }, events);
    } else throw notAnAnswer(question.type, move.type);
  },
};
