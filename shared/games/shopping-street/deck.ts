import { shuffle } from '../../engine/index.ts';
import type { ShoppingStreetEvent } from './events.ts';
import type { ProductId } from './products.ts';
import type { ShoppingStreetState } from './state.ts';
import { type ThiefId, thieves, thievesPerReshuffle } from './thieves.ts';

/** The discards and two of the thieves become the new deck. Rules, "The deck and the thieves"; ruling 17. */
function reshuffle(state: ShoppingStreetState, events: ShoppingStreetEvent[]): void {
  const aside = state.thievesAside.slice();
  shuffle(state.random, aside);
  const coming = aside.splice(0, thievesPerReshuffle);
  state.deck = [...state.discards, ...coming];
  state.discards = [];
  // which ones are left aside lies open: in the order of the catalogue, it tells nothing more
  state.thievesAside = thieves.filter((thief) => aside.includes(thief));
  shuffle(state.random, state.deck);
  events.push({ type: 'deck-reshuffled', thieves: thieves.filter((thief) => coming.includes(thief)) });
}

/** The next card, product or thief, or null where there is none any more. An empty deck is made anew first. */
export function drawCard(state: ShoppingStreetState, events: ShoppingStreetEvent[]): ProductId | ThiefId | null {
  if (state.deck.length === 0 && state.discards.length > 0) reshuffle(state, events);
  return state.deck.pop() ?? null;
}
