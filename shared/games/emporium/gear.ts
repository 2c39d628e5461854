import type { HeroId } from './heroes.ts';
import { heroes } from './heroes.ts';
import { type ItemId, item } from './items/index.ts';
import type { SlotKind } from './items/item.ts';
import type { HeroInRow } from './state.ts';

/** A hero in the row, in the state or in a view. */
export interface SeenHero {
  readonly hero: HeroId;
  readonly worn: readonly (ItemId | null)[];
}

function isOpen({ hero, worn }: SeenHero, kind: SlotKind, at: number): boolean {
  return heroes[hero].slots[at] === kind && worn[at] === null;
}

/** Index of the hero's first open slot of a kind; -1 for none. */
export function openSlot(hero: SeenHero, kind: SlotKind): number {
  return hero.worn.findIndex((_, at) => isOpen(hero, kind, at));
}

/** The number of the hero's open slots of a kind. */
export function openSlots(hero: SeenHero, kind: SlotKind): number {
  return hero.worn.filter((_, at) => isOpen(hero, kind, at)).length;
}

/** Whether one item may be swapped for the other: both need the same kind of slot. Ruling 11. */
export function isSameKind(one: ItemId, other: ItemId): boolean {
  return item(one).slot === item(other).slot;
}

/** The heroes with an open slot for an item. Rules, "Sales": the slot must match, nothing else. */
export function heroesFor(row: readonly SeenHero[], id: ItemId): readonly HeroId[] {
  const { slot } = item(id);
  return row.filter((each) => openSlot(each, slot) >= 0).map(({ hero }) => hero);
}

/** Ruling 4: 1 gold if an item is of its hero's class, only on a sale. */
export function classBonus(hero: HeroId, id: ItemId): number {
  return heroes[hero].heroClass === item(id).heroClass ? 1 : 0;
}

/** The items that a hero wears. */
export function itemsOn({ worn }: SeenHero): readonly ItemId[] {
  return worn.filter((id): id is ItemId => id !== null);
}

/** Ruling 5: the printed base plus every item it wears. */
export function strengthOf(hero: SeenHero): number {
  return itemsOn(hero).reduce((sum, id) => sum + item(id).strength, heroes[hero.hero].base);
}

/** The hero with this id in a row. Throws RangeError if it is missing. */
export function heroIn<Hero extends SeenHero>(row: readonly Hero[], id: HeroId): Hero {
  const found = row.find(({ hero }) => hero === id);
  if (found === undefined) throw new RangeError(`${id} is not in the row`);
  return found;
}

/** A new hero in the row, without items. */
export function heroWithoutGear(hero: HeroId): HeroInRow {
  return { hero, worn: heroes[hero].slots.map(() => null) };
}
