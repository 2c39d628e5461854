import type { HeroId } from './heroes.ts';
import { heroes } from './heroes.ts';
import { type ItemId, item } from './items/index.ts';
import type { SlotKind } from './items/item.ts';
import type { HeroInRow } from './state.ts';

/** A hero in the row, in the state or in a view of it. */
export interface SeenHero {
  readonly hero: HeroId;
  readonly worn: readonly (ItemId | null)[];
}

/** The first open slot of a kind on a hero, by its place; -1 where all of them are taken. */
export function openSlot({ hero, worn }: SeenHero, kind: SlotKind): number {
  return heroes[hero].slots.findIndex((slot, at) => slot === kind && worn[at] === null);
}

/** The heroes of the row that have an open slot for an item. Rules, "Sales": the slot must match, nothing else. */
export function heroesFor(row: readonly SeenHero[], id: ItemId): readonly HeroId[] {
  const { slot } = item(id);
  return row.filter((each) => openSlot(each, slot) >= 0).map(({ hero }) => hero);
}

/** Ruling 4: 1 gold where an item is of its hero's class, paid on a sale only. */
export function classBonus(hero: HeroId, id: ItemId): number {
  return heroes[hero].heroClass === item(id).heroClass ? 1 : 0;
}

/** The cards a hero wears. */
export function itemsOn({ worn }: SeenHero): readonly ItemId[] {
  return worn.filter((id): id is ItemId => id !== null);
}

/** Ruling 5: the printed base and every card on it. */
export function strengthOf(hero: SeenHero): number {
  return itemsOn(hero).reduce((sum, id) => sum + item(id).strength, heroes[hero.hero].base);
}

/** The hero of this id in a row. Throws RangeError where it is not there. */
export function heroIn<Hero extends SeenHero>(row: readonly Hero[], id: HeroId): Hero {
  const found = row.find(({ hero }) => hero === id);
  if (found === undefined) throw new RangeError(`${id} is not in the row`);
  return found;
}

/** A hero newly in the row, with nothing on. */
export function heroWithoutGear(hero: HeroId): HeroInRow {
  return { hero, worn: heroes[hero].slots.map(() => null) };
}
