import type { Modification } from '../../../../shared/games/emporium/fights.ts';
import { openSlot, type SeenHero } from '../../../../shared/games/emporium/gear.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { wornOfKind } from './outlook.ts';

/**
 * What a press on a card of the hand makes of a patron's change. A card that is part of it is taken out; another is added to
 * an open slot of its kind; where none is open, or another card is added already, it is swapped for the weakest that the
 * hero wears of its kind. Null where the hero has no slot of its kind. Rulings 10 and 11.
 */
export function withCard(hero: SeenHero, change: Modification, card: ItemId): Modification | null {
  if (card === change.added) return { ...change, added: null };
  if (card === change.swappedIn) return { ...change, swappedIn: null, swappedOut: null };
  const open = openSlot(hero, item(card).slot) >= 0;
  const [weakest] = wornOfKind(hero, card);
  if (open && change.added === null) return { ...change, added: card };
  if (weakest !== undefined && (!open || change.swappedIn === null)) {
    return { ...change, swappedIn: card, swappedOut: weakest };
  }
  return open ? { ...change, added: card } : null;
}

/**
 * What a press on something that the hero wears makes of a patron's change. What is swapped out stays on again; something
 * else is swapped out instead of it, for the card that is swapped in or was to be added, or for the strongest of the hand
 * that is not part of the change. Null where no card of its kind is at hand.
 */
export function withWorn(change: Modification, worn: ItemId, hand: readonly ItemId[]): Modification | null {
  if (worn === change.swappedOut) return { ...change, swappedIn: null, swappedOut: null };
  const fits = (card: ItemId | null): card is ItemId => card !== null && item(card).slot === item(worn).slot;
  if (fits(change.swappedIn)) return { ...change, swappedOut: worn };
  if (fits(change.added)) return { added: null, swappedIn: change.added, swappedOut: worn };
  const [strongest] = hand.filter(fits).toSorted((one, other) => item(other).strength - item(one).strength);
  return strongest === undefined ? null : { ...change, swappedIn: strongest, swappedOut: worn };
}
