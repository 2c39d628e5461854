import { shuffle } from '../../engine/index.ts';
import type { ShoppingStreetEvent } from './events.ts';
import type { ProductId } from './products.ts';
import type { ShoppingStreetState } from './state.ts';
import { type ThiefId, thieves, thievesPerReshuffle } from './thieves.ts';

/** Makes a new deck from the discards and two of the thieves. Rules, "The deck and the thieves"; ruling 17. */
function reshuffle(state: ShoppingStreetState, events: ShoppingStreetEvent[]): void {
  const aside = state.thievesAside.slice();
  shuffle(state.random, aside);
  const coming = aside.splice(0, thievesPerReshuffle);
  state.deck = [...state.discards, ...coming];
  state.discards = [];
  // the thieves left aside are public: catalogue order reveals nothing else
  state.thievesAside = thieves.filter((thief) => aside.includes(thief));
  shuffle(state.random, state.deck);
  events.push({ type: 'deck-reshuffled', thieves: thieves.filter((thief) => coming.includes(thief)) });
}

/** Draws a card, product or thief; null if none is left. An empty deck is reshuffled first. */
export function drawCard(state: ShoppingStreetState, events: ShoppingStreetEvent[]): ProductId | ThiefId | null {
  if (state.deck.length === 0 && state.discards.length > 0) reshuffle(state, events);
  return state.deck.pop() ?? null;
}
