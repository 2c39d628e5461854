import { CRATES, type CrateKind } from '../drawing/kinds.ts';
import { paint } from '../drawing/palette.ts';

/** The types of shops in the city street. */
export type CityType = 'food' | 'home' | 'personal' | 'leisure' | 'tech';

/** What a shop is stocked with. */
export type CityGroup = 'stock' | 'staff' | 'decoration' | 'delivery' | 'technology';

export const CITY_TYPES: readonly CityType[] = ['food', 'home', 'personal', 'leisure', 'tech'];
export const CITY_GROUPS: readonly CityGroup[] = ['stock', 'staff', 'decoration', 'delivery', 'technology'];

/** The sign of each type, in the kit of the five streets. `KindLetters` gives it other letters by this name. */
export const TYPE_KINDS: Readonly<Record<CityType, CrateKind>> = {
  food: 'groceries',
  home: 'home',
  personal: 'personal',
  leisure: 'leisure',
  tech: 'tech',
};

/** The colour of a type, for a fill. */
export function typePaint(type: CityType): string {
  return paint(CRATES[TYPE_KINDS[type]].colour);
}

/** What is lettered on the colour of a type: 4.5:1 by day and by night. */
export function typeInk(type: CityType): string {
  return CRATES[TYPE_KINDS[type]].light ? '#fff' : 'var(--print)';
}
