import { type HeroId, heroes, heroIds } from '../heroes.ts';
import { type ItemId, item, itemIds } from '../items/index.ts';
import { heroClasses, slotKinds } from '../items/item.ts';
import { tierRules, tiers } from '../items/tiers.ts';
import { type MonsterId, monsterIds, monsters, monsterTypes } from '../monsters.ts';

/** An item as numbers: slot kind, class and tier by their list index. */
export interface ItemFigures {
  readonly kind: number;
  readonly heroClass: number;
  readonly tier: number;
  readonly strength: number;
  /** The highest price, in gold. */
  readonly cap: number;
}

export interface HeroFigures {
  readonly heroClass: number;
  readonly base: number;
  /** The kind of each slot. */
  readonly slots: readonly number[];
}

export interface MonsterFigures {
  readonly monsterType: number;
  readonly strength: number;
  readonly gold: number;
}

const items: ReadonlyMap<ItemId, ItemFigures> = new Map(
  itemIds.map((id) => {
    const { slot, heroClass, tier, strength } = item(id);
    const figures = {
      kind: slotKinds.indexOf(slot),
      heroClass: heroClasses.indexOf(heroClass),
      tier: tiers.indexOf(tier),
      strength,
      cap: tierRules[tier].priceCap,
    };
    return [id, figures];
  }),
);

const heroesById: ReadonlyMap<HeroId, HeroFigures> = new Map(
  heroIds.map((id) => {
    const { heroClass, base, slots } = heroes[id];
    return [
      id,
      { heroClass: heroClasses.indexOf(heroClass), base, slots: slots.map((slot) => slotKinds.indexOf(slot)) },
    ];
  }),
);

const monstersById: ReadonlyMap<MonsterId, MonsterFigures> = new Map(
  monsterIds.map((id) => {
    const { monsterType, strength, gold } = monsters[id];
    return [id, { monsterType: monsterTypes.indexOf(monsterType), strength, gold }];
  }),
);

function known<Figures>(figures: Figures | undefined, id: string): Figures {
  if (figures === undefined) throw new RangeError(`nobody knows ${id}`);
  return figures;
}

/** Figures by id. They throw RangeError for an unknown id. */
export const itemFigures = (id: ItemId): ItemFigures => known(items.get(id), id);
export const heroFigures = (id: HeroId): HeroFigures => known(heroesById.get(id), id);
export const monsterFigures = (id: MonsterId): MonsterFigures => known(monstersById.get(id), id);
