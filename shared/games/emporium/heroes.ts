import type { HeroClass, SlotKind } from './items/item.ts';

/** The level of a hero or monster. Rules, "Setup": a match has five of each level. */
export type Level = 1 | 2 | 3;
export const levels: readonly Level[] = [1, 2, 3];

/** The printed values of a hero. The number 27 and the three levels are known; everything else is reconstructed. */
export interface Hero {
  readonly level: Level;
  readonly heroClass: HeroClass;
  /** Strength without items. */
  readonly base: number;
  readonly slots: readonly SlotKind[];
}

const catalogue = {
  'bram-oakfist': { level: 1, heroClass: 'warrior', base: 2, slots: ['weapon', 'armour'] },
  'tilda-marsh': { level: 1, heroClass: 'warrior', base: 3, slots: ['weapon', 'charm'] },
  'corporal-pell': { level: 1, heroClass: 'warrior', base: 4, slots: ['armour', 'charm'] },
  'nim-quickpurse': { level: 1, heroClass: 'rogue', base: 3, slots: ['weapon', 'armour'] },
  'sable-wren': { level: 1, heroClass: 'rogue', base: 4, slots: ['weapon', 'charm'] },
  'jory-halfpenny': { level: 1, heroClass: 'rogue', base: 2, slots: ['armour', 'charm'] },
  'odo-candlewick': { level: 1, heroClass: 'mage', base: 4, slots: ['weapon', 'armour'] },
  'prentice-isaura': { level: 1, heroClass: 'mage', base: 2, slots: ['weapon', 'charm'] },
  'fennel-ashby': { level: 1, heroClass: 'mage', base: 3, slots: ['armour', 'charm'] },
  'sergeant-dunmore': { level: 2, heroClass: 'warrior', base: 5, slots: ['weapon', 'armour', 'charm'] },
  'gerda-twin-axe': { level: 2, heroClass: 'warrior', base: 4, slots: ['weapon', 'weapon', 'armour'] },
  'sir-ulric-ironhide': { level: 2, heroClass: 'warrior', base: 6, slots: ['armour', 'armour', 'weapon'] },
  'mara-of-the-rooftops': { level: 2, heroClass: 'rogue', base: 6, slots: ['weapon', 'armour', 'charm'] },
  'two-knife-tamsin': { level: 2, heroClass: 'rogue', base: 5, slots: ['weapon', 'weapon', 'charm'] },
  'silas-greycloak': { level: 2, heroClass: 'rogue', base: 4, slots: ['armour', 'armour', 'charm'] },
  'magister-corvin': { level: 2, heroClass: 'mage', base: 4, slots: ['weapon', 'armour', 'charm'] },
  'ysolt-emberhand': { level: 2, heroClass: 'mage', base: 6, slots: ['charm', 'charm', 'weapon'] },
  'brother-quill': { level: 2, heroClass: 'mage', base: 5, slots: ['charm', 'charm', 'armour'] },
  'champion-roderika': { level: 3, heroClass: 'warrior', base: 7, slots: ['weapon', 'weapon', 'armour', 'charm'] },
  'the-bulwark-of-harn': { level: 3, heroClass: 'warrior', base: 8, slots: ['weapon', 'armour', 'armour', 'charm'] },
  'valdis-oathkeeper': { level: 3, heroClass: 'warrior', base: 6, slots: ['weapon', 'armour', 'charm', 'charm'] },
  'the-nightingale': { level: 3, heroClass: 'rogue', base: 8, slots: ['weapon', 'weapon', 'armour', 'charm'] },
  'captain-lorne-vesper': { level: 3, heroClass: 'rogue', base: 6, slots: ['weapon', 'armour', 'armour', 'charm'] },
  'mistress-sixfingers': { level: 3, heroClass: 'rogue', base: 7, slots: ['weapon', 'armour', 'charm', 'charm'] },
  'stormcaller-ashild': { level: 3, heroClass: 'mage', base: 6, slots: ['weapon', 'weapon', 'armour', 'charm'] },
  'archmage-pemberlow': { level: 3, heroClass: 'mage', base: 7, slots: ['weapon', 'armour', 'armour', 'charm'] },
  'oriane-the-undimmed': { level: 3, heroClass: 'mage', base: 8, slots: ['weapon', 'armour', 'charm', 'charm'] },
} as const satisfies Readonly<Record<string, Hero>>;

export type HeroId = keyof typeof catalogue;
export const heroes: Readonly<Record<HeroId, Hero>> = catalogue;

/** Whether an id from outside is that of a hero. */
export function isHeroId(id: string): id is HeroId {
  return Object.hasOwn(catalogue, id);
}

/** The ids of all heroes, in the order of the catalogue. */
export const heroIds: readonly HeroId[] = Object.keys(catalogue).filter(isHeroId);
