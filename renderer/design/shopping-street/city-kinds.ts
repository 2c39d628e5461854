import { CRATES, type CrateKind } from '../drawing/kinds.ts';
import { paint } from '../drawing/palette.ts';

/** The shop types of Shopping Street. */
export type CityType = 'food' | 'home' | 'personal' | 'leisure' | 'tech';

/** The product groups of a shop. */
export type CityGroup = 'stock' | 'staff' | 'decoration' | 'delivery' | 'technology';

export const CITY_TYPES: readonly CityType[] = ['food', 'home', 'personal', 'leisure', 'tech'];
export const CITY_GROUPS: readonly CityGroup[] = ['stock', 'staff', 'decoration', 'delivery', 'technology'];

/** The crate kind of each type, and so its name in `KindLetters`. */
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

/** The colour of text on a type's colour: 4.5:1 in both themes. */
export function typeInk(type: CityType): string {
  return CRATES[TYPE_KINDS[type]].light ? '#fff' : 'var(--print)';
}
