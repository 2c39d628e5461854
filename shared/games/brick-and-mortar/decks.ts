import { shuffle } from '../../engine/index.ts';
import { board } from './board.ts';
import type { BrickEvent } from './events.ts';
import type { MarketCardId } from './market-cards.ts';
import type { BrickState, PlayerState } from './state.ts';
import type { StoreId } from './stores/index.ts';

// Rules, "Public row" and "Advertisement": an empty deck is refilled by shuffling its discards, including the face-down
// ones. Ruling 54: if both are empty, there is no card.

/** Draws the top store, or null if none is left anywhere. */
export function drawStore(state: BrickState, events: BrickEvent[]): StoreId | null {
  if (state.storeDeck.length === 0 && state.storeDiscards.length + state.storesAside.length > 0) {
    state.storeDeck = state.storeDiscards.concat(state.storesAside);
    state.storeDiscards = [];
    state.storesAside = [];
    shuffle(state.random, state.storeDeck);
    events.push({ type: 'deck-reshuffled', deck: 'stores' });
  }
  return state.storeDeck.pop() ?? null;
}

/** Draws the top market card, or null if none is left anywhere. */
function drawMarketCard(state: BrickState, events: BrickEvent[]): MarketCardId | null {
  if (state.marketDeck.length === 0 && state.marketDiscards.length + state.marketAside.length > 0) {
    state.marketDeck = state.marketDiscards.concat(state.marketAside);
    state.marketDiscards = [];
    state.marketAside = [];
    shuffle(state.random, state.marketDeck);
    events.push({ type: 'deck-reshuffled', deck: 'market' });
  }
  return state.marketDeck.pop() ?? null;
}

/** Draws up to `count` market cards into the player's hand and returns them. */
export function drawMarketCards(
  state: BrickState,
  player: PlayerState,
  count: number,
  events: BrickEvent[],
): MarketCardId[] {
  const drawn: MarketCardId[] = [];
  while (drawn.length < count) {
    const card = drawMarketCard(state, events);
    if (card === null) break;
    player.marketHand.push(card);
    drawn.push(card);
  }
  return drawn;
}

/** Fills the public row with the on-deck store and further ones, while stores are left. */
export function fillPublicRow(state: BrickState, events: BrickEvent[]): void {
  state.onDeck ??= drawStore(state, events);
  while (state.publicRow.length < board.publicStores && state.onDeck !== null) {
    state.publicRow.push(state.onDeck);
    state.onDeck = drawStore(state, events);
  }
}
