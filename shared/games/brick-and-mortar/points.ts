import { playerAt, type Seat } from '../../engine/index.ts';
import type { BrickEvent, PointsReason } from './events.ts';
import type { BrickState } from './state.ts';
import type { StoreId } from './stores/index.ts';

/**
 * Adds points (negative: removes them). Updates the turn order, and takes the investment marker if it is reached.
 * Points never fall below 0 on the track. `store` is the store whose modifier caused the change.
 */
export function changePoints(
  state: BrickState,
  seat: Seat,
  by: number,
  why: PointsReason,
  events: BrickEvent[],
  store?: StoreId,
): void {
  const player = playerAt(state, seat);
  const before = player.points;
  player.points = Math.max(0, before + by);
  const change = player.points - before;
  if (change === 0) return;
  events.push({
    type: 'points-changed',
    seat,
    by: change,
    total: player.points,
    why,
    ...(store === undefined ? {} : { store }),
  });
  moveInTurnOrder(state, seat, change > 0, events);
  // Rules, "End of a month and of the game": the marker is taken at once, in any phase.
  if (state.investmentMarker !== null && player.points >= state.investmentMarker) {
    state.investmentMarker = null;
    events.push({ type: 'marker-reached', seat, points: player.points });
  }
}

/**
 * Rules, "Turn order": after gaining, move ahead of everyone who now has fewer points; after losing, behind everyone
 * who now has more.
 * Equal points change nothing, so the order always follows points. Ruling 10.
 */
function moveInTurnOrder(state: BrickState, seat: Seat, gained: boolean, events: BrickEvent[]): void {
  const order = state.turnOrder;
  const points = playerAt(state, seat).points;
  const from = order.indexOf(seat);
  let to = from;
  const step = gained ? -1 : 1;
  for (let place = from + step; place >= 0 && place < order.length; place += step) {
    const other = order[place];
    if (other === undefined) break;
    const otherPoints = playerAt(state, other).points;
    if (gained ? otherPoints < points : otherPoints > points) to = place;
  }
  if (to === from) return;
  order.splice(from, 1);
  order.splice(to, 0, seat);
  events.push({ type: 'order-changed', order: order.slice() });
}
