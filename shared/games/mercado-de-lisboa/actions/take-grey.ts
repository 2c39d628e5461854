import { playerAt, type Seat } from '../../../engine/index.ts';
import type { MercadoEvent } from '../events.ts';
import type { Space } from '../market.ts';
import type { MercadoState } from '../state.ts';

/** A player who covers a grey restaurant takes it. Rulings 6 and 16. */
export function takeGrey(state: MercadoState, seat: Seat, space: Space, events: MercadoEvent[]): void {
  const restaurant = state.grey[space] ?? null;
  if (restaurant === null) return;
  state.grey[space] = null;
  playerAt(state, seat).restaurants.push(restaurant);
  events.push({ type: 'restaurant-taken', seat, space, restaurant });
}
