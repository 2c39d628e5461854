import { shuffle } from '../../engine/index.ts';
import type { EmporiumEvent } from './events.ts';
import { type ItemId, item } from './items/index.ts';
import type { Tier } from './items/tiers.ts';
import type { EmporiumState } from './state.ts';

/** Drawing stops at this hand size. Ruling 17. */
export const fullHand = 4;

/** Whether a card of this tier can be drawn, from its deck or its discards. Ruling 18. */
export function canDraw({ decks, discards }: Pick<EmporiumState, 'decks' | 'discards'>, tier: Tier): boolean {
  return decks[tier].length + discards[tier].length > 0;
}

/**
 * Draws a card of a tier, after reshuffling the discards if the deck is empty. Throws RangeError if both are. Ruling
 * 18.
 */
export function drawItem(state: EmporiumState, tier: Tier, events: EmporiumEvent[]): ItemId {
  if (state.decks[tier].length === 0) {
    state.decks[tier] = state.discards[tier];
    state.discards[tier] = [];
    shuffle(state.random, state.decks[tier]);
    events.push({ type: 'deck-reshuffled', tier });
  }
  const card = state.decks[tier].pop();
  if (card === undefined) throw new RangeError(`no ${tier} card is left`);
  return card;
}

/** Puts cards face up on the discards of their tiers. */
export function discard(state: EmporiumState, cards: readonly ItemId[]): void {
  for (const card of cards) state.discards[item(card).tier].push(card);
}
