import { sameMove } from './attempt.ts';
import type { AnyOrder, OrderOffer } from './game.ts';

/** True if the order is one of the offered ones, with a limit that its offer allows. */
export function isOfferedOrder(offers: readonly OrderOffer[], given: AnyOrder): boolean {
  return offers.some(({ order, most }) => {
    if (most === undefined) return sameMove(order, given);
    const { limit } = given;
    const isWithin = typeof limit === 'number' && Number.isInteger(limit) && limit <= most;
    return isWithin && limit >= Number(order.limit) && sameMove({ ...order, limit }, given);
  });
}
