import type { Modification } from '../../../../shared/games/emporium/fights.ts';
import { isSameKind, openSlot, type SeenHero } from '../../../../shared/games/emporium/gear.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { wornOfKind } from '../../../../shared/games/emporium/prospects.ts';

/**
 * The patron's change after a press on a hand card.
 * Removes a card that is already part of the change. Otherwise adds the card to an open slot of its kind, or, if
 * none is open or a card is already added, swaps it for the weakest equipped item of its kind.
 * Null if the hero has no slot of its kind. Rulings 10 and 11.
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
 * The patron's change after a press on an equipped item.
 * Restores an item that was swapped out. Otherwise swaps this item out, for the card already in the change or else
 * for the strongest other hand card of its kind. Null if there is none.
 */
export function withWorn(change: Modification, worn: ItemId, hand: readonly ItemId[]): Modification | null {
  if (worn === change.swappedOut) return { ...change, swappedIn: null, swappedOut: null };
  const fits = (card: ItemId | null): card is ItemId => card !== null && isSameKind(card, worn);
  if (fits(change.swappedIn)) return { ...change, swappedOut: worn };
  if (fits(change.added)) return { added: null, swappedIn: change.added, swappedOut: worn };
  const [strongest] = hand.filter(fits).toSorted((one, other) => item(other).strength - item(one).strength);
  return strongest === undefined ? null : { ...change, swappedIn: strongest, swappedOut: worn };
}
