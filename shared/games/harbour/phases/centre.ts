import type { BuildingId } from '../buildings/index.ts';
import type { HarbourEvent } from '../events.ts';
import type { HarbourState } from '../state.ts';

/**
 * The next building of the deck: first the shuffled cards, then the card somebody put back when they looked, then those
 * put under the deck since, in that order.
 */
function draw(state: HarbourState): BuildingId | undefined {
  const next = state.deck.pop();
  if (next !== undefined) return next;
  for (const player of state.players) {
    const returned = player.looked.shift();
    if (returned !== undefined) return returned;
  }
  return state.under.shift();
}

/** Takes a building out of the centre. The row closes up to the left. */
export function takeFromCentre(state: HarbourState, building: BuildingId): void {
  state.centre = state.centre.filter((standing) => standing !== building);
}

/** Fills the centre up by one card, at its right end. Ruling 21: with an empty deck the row shrinks. */
export function refillCentre(state: HarbourState, events: HarbourEvent[]): void {
  const building = draw(state);
  if (building === undefined) return;
  state.centre.push(building);
  events.push({ type: 'centre-filled', building });
}
