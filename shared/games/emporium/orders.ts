import type { Described, OrderOffer, OrderRules, Seat } from '../../engine/index.ts';
import { stepsFrom } from './choices.ts';
import type { EmporiumMove } from './moves.ts';
import { doneMove } from './phases/restocking.ts';
import type { EmporiumState } from './state.ts';

/** All standing orders with their facts. They use public facts only. */
export type EmporiumOrder = Described<{
  /** Restock nothing this round. Rules, "Restocking". */
  'skip-restocking': { readonly round: number };
}>;

/** The only seat that is asked now; null while several choose. */
function askedNow({ question }: EmporiumState): Seat | null {
  return question !== null && 'seat' in question ? question.seat : null;
}

/** True if the seat's restocking of this round is still to come. */
function isAhead(state: EmporiumState, seat: Seat): boolean {
  const { phase, marker, seatCount } = state;
  if (phase !== 'restocking') return phase === 'sales' || phase === 'patrons';
  const asked = askedNow(state);
  return asked !== null && stepsFrom(marker, asked, seatCount) < stepsFrom(marker, seat, seatCount);
}

function offered(state: EmporiumState, seat: Seat): readonly OrderOffer<EmporiumOrder>[] {
  // a sale or bid of the seat's own, still to be carried out, would end the order
  const mayAct = [...state.sales, ...state.bids].some((each) => each.seat === seat) || askedNow(state) === seat;
  return isAhead(state, seat) && !mayAct ? [{ order: { type: 'skip-restocking', round: state.round } }] : [];
}

function follow(state: EmporiumState, seat: Seat, { round }: EmporiumOrder): EmporiumMove | 'expired' | null {
  if (state.round !== round) return 'expired';
  if (state.question?.type === 'restock' && state.question.seat === seat) return doneMove;
  return isAhead(state, seat) ? null : 'expired';
}

/** What a player may have done for them while others act. */
export const emporiumOrders: OrderRules<EmporiumState, EmporiumMove> = { offered, follow };
