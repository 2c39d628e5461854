import { fillPublicRow } from '../../decks.ts';
import type { BrickEvent } from '../../events.ts';
import type { BrickState } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';

/**
 * Removes a bought store from the public row: newer ones move down, the on-deck store joins, and a new one is revealed.
 * Rules, "Auction".
 */
export function takeFromPublicRow(state: BrickState, store: StoreId, events: BrickEvent[]): void {
  state.publicRow = state.publicRow.filter((candidate) => candidate !== store);
  state.publicStoreBought = true;
  fillPublicRow(state, events);
  tellPublicRow(state, 'bought', [], events);
}

/**
 * Renews the row at the end of Building. Rules, "Public row". Ruling 16.
 * The oldest store is discarded if a public store was bought this month, else all of them are.
 */
export function updatePublicRow(state: BrickState, events: BrickEvent[]): void {
  const discarded = state.publicRow.splice(0, state.publicStoreBought ? 1 : state.publicRow.length);
  state.storeDiscards.push(...discarded);
  fillPublicRow(state, events);
  tellPublicRow(state, state.publicStoreBought ? 'oldest-discarded' : 'all-discarded', discarded, events);
}

function tellPublicRow(
  state: BrickState,
  why: 'bought' | 'oldest-discarded' | 'all-discarded',
  discarded: readonly StoreId[],
  events: BrickEvent[],
): void {
  events.push({ type: 'public-row-changed', why, discarded, row: state.publicRow.slice(), onDeck: state.onDeck });
}
