import { shuffle } from '../../engine/index.ts';
import type { EmporiumEvent } from './events.ts';
import { type ItemId, item } from './items/index.ts';
import type { Tier } from './items/tiers.ts';
import type { EmporiumState } from './state.ts';

/** Drawing stops at so many cards in the hand. Ruling 17. */
export const fullHand = 4;

/** Is there a card of this tier to be drawn, from its deck or from its discards? Ruling 18. */
export function canDraw({ decks, discards }: Pick<EmporiumState, 'decks' | 'discards'>, tier: Tier): boolean {
  return decks[tier].length + discards[tier].length > 0;
}

/** The next card of a tier; an empty deck is made of the discards first. Throws RangeError where both are empty. Ruling 18. */
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

/** Cards go face up to the discards of their tiers. */
export function discard(state: EmporiumState, cards: readonly ItemId[]): void {
  for (const card of cards) state.discards[item(card).tier].push(card);
}
