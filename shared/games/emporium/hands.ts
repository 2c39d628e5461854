import type { EmporiumEvent } from './events.ts';
import { drawItem } from './item-decks.ts';
import type { ItemId } from './items/index.ts';
import type { Tier } from './items/tiers.ts';
import type { EmporiumState, PlayerState } from './state.ts';

/** A card leaves a hand, wherever it goes. Throws RangeError where it is not there. */
export function leaveHand({ hand, shown }: PlayerState, card: ItemId): void {
  const at = hand.indexOf(card);
  if (at < 0) throw new RangeError(`${card} is not in the hand`);
  hand.splice(at, 1);
  const seen = shown.indexOf(card);
  if (seen >= 0) shown.splice(seen, 1);
}

/** A card of the hand is seen by everybody: it is up for sale, or came off a hero. */
export function showInHand({ shown }: PlayerState, card: ItemId): void {
  if (!shown.includes(card)) shown.push(card);
}

/** Draws a card of a tier into a hand and gives it. Throws RangeError where there is none left. */
export function drawIntoHand(state: EmporiumState, player: PlayerState, tier: Tier, events: EmporiumEvent[]): ItemId {
  // Rulings 18 and 25: of a deck made of a single discard everybody knows what is drawn.
  const isKnown = state.decks[tier].length === 0 && state.discards[tier].length === 1;
  const card = drawItem(state, tier, events);
  player.hand.push(card);
  if (isKnown) showInHand(player, card);
  return card;
}
