import type { ItemId } from './items/index.ts';
import type { PlayerState } from './state.ts';

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
