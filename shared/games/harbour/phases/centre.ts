import type { BuildingId } from '../buildings/index.ts';
import type { HarbourEvent } from '../events.ts';
import type { HarbourState } from '../state.ts';

/**
 * Draws the next building: from the shuffled deck, then the card put back after a look, then cards put under the deck
 * since.
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

/** Removes a building from the centre. The row closes up to the left. */
export function takeFromCentre(state: HarbourState, building: BuildingId): void {
  state.centre = state.centre.filter((standing) => standing !== building);
}

/** Adds one card at the right end of the centre. Ruling 21: with an empty deck the row shrinks. */
export function refillCentre(state: HarbourState, events: HarbourEvent[]): void {
  const building = draw(state);
  if (building === undefined) return;
  state.centre.push(building);
  events.push({ type: 'centre-filled', building });
}
