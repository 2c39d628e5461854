import { type Described, type OrderOffer, type OrderRules, playerAt, type Seat } from '../../engine/index.ts';
import { board } from './board.ts';
import type { BrickMove } from './moves.ts';
import { pass } from './phases/answers.ts';
import { dropOut, raiseTo } from './phases/building/auction.ts';
import type { BrickState } from './state.ts';
import type { StoreId } from './stores/index.ts';

/** All standing orders with their facts. They use public facts only. */
export type BrickOrder = Described<{
  /** In the auction of this store: offer $1 more than the others up to the limit, then drop out. Rules, "Auction". */
  'bid-up-to': { readonly store: StoreId; readonly limit: number };
  /** Drop out of this month's auctions and pass. Rules, "Building from February on". */
  'pass-month': { readonly month: number };
}>;

function offered(state: BrickState, seat: Seat): readonly OrderOffer<BrickOrder>[] {
  const { question, month } = state;
  const offers: OrderOffer<BrickOrder>[] = [];
  if (question?.type === 'auction' && question.standing.includes(seat)) {
    const { store, offer } = question;
    offers.push({ order: { type: 'bid-up-to', store, limit: offer + 1 }, most: board.highestOffer });
  }
  // with the seat's own store action there is no need, and the leader of an auction cannot drop out
  const isActing = question?.type === 'store-action' && question.seat === seat;
  const leads = question?.type === 'auction' && question.leader === seat;
  if (mayPass(state, seat) && !isActing && !leads) offers.push({ order: { type: 'pass-month', month } });
  return offers;
}

/** True if the seat has its store action of this month before it. January has none. */
function mayPass(state: BrickState, seat: Seat): boolean {
  return state.phase === 'building' && state.month > 0 && playerAt(state, seat).storeAction === 'open';
}

function follow(state: BrickState, seat: Seat, order: BrickOrder): BrickMove | 'expired' | null {
  const { question } = state;
  switch (order.type) {
    case 'bid-up-to':
      if (question?.type !== 'auction' || question.store !== order.store) return 'expired';
      if (!question.standing.includes(seat)) return 'expired';
      if (question.seat !== seat) return null;
      return question.offer < order.limit ? raiseTo(question.offer + 1) : dropOut;
    case 'pass-month':
      if (!mayPass(state, seat) || state.month !== order.month) return 'expired';
      if (question?.type === 'auction' && question.seat === seat) return dropOut;
      return question?.type === 'store-action' && question.seat === seat ? pass : null;
  }
}

/** What a player may have done for them while others act. */
export const brickOrders: OrderRules<BrickState, BrickMove> = { offered, follow };
