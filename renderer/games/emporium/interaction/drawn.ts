import type { Modification } from '../../../../shared/games/emporium/fights.ts';
import { openSlot } from '../../../../shared/games/emporium/gear.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { type MonsterId, monsters } from '../../../../shared/games/emporium/monsters.ts';
import type { DrawnHero, DrawnItem, DrawnMonster } from '../../../design/index.ts';
import type { Words } from '../words.ts';

export type ShownHero = EmporiumView['heroRow'][number];

/** A hero with a pending change: one item replaced, one added to the first open slot of its kind. */
export function changedTo(shown: ShownHero, { added, swappedIn, swappedOut }: Modification): ShownHero {
  const at = added === null ? -1 : openSlot(shown, item(added).slot);
  const worn = shown.worn.map((id, slot) => (slot === at ? added : id !== null && id === swappedOut ? swappedIn : id));
  return { ...shown, worn };
}

export function drawnHero({ hero, worn }: ShownHero, words: Words): DrawnHero {
  const { heroClass, base, slots } = heroes[hero];
  return {
    id: hero,
    name: words.hero(hero),
    heroClass,
    base,
    slots: slots.map((kind, at) => {
      const id = worn[at] ?? null;
      return { kind, item: id === null ? null : drawnItem(id, words) };
    }),
  };
}

export function drawnMonster(id: MonsterId, words: Words): DrawnMonster {
  return { id, name: words.monster(id), ...monsters[id] };
}

export function drawnItem(id: ItemId, words: Words): DrawnItem {
  return { name: words.item(id), ...item(id) };
}
