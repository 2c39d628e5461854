import { showInHand } from '../../engine/index.ts';
import type { EmporiumEvent } from './events.ts';
import { drawItem } from './item-decks.ts';
import type { ItemId } from './items/index.ts';
import type { Tier } from './items/tiers.ts';
import type { EmporiumState, PlayerState } from './state.ts';

/** Draws a card of a tier into a hand and returns it. Throws RangeError if none is left. */
export function drawIntoHand(state: EmporiumState, player: PlayerState, tier: Tier, events: EmporiumEvent[]): ItemId {
  // Rulings 18 and 25: if the deck consists of a single discard, everyone knows the card.
  const isKnown = state.decks[tier].length === 0 && state.discards[tier].length === 1;
  const card = drawItem(state, tier, events);
  player.hand.push(card);
  if (isKnown) showInHand(player, card);
  return card;
}
