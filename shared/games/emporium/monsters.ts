import type { Level } from './heroes.ts';

/** The types of monsters. Their number is known; their names are reconstructed. */
export const monsterTypes = ['beast', 'undead', 'fiend'] as const;
export type MonsterType = (typeof monsterTypes)[number];

/** The printed values of a monster. The number 27 and the three levels are known; everything else is reconstructed. */
export interface Monster {
  readonly level: Level;
  readonly monsterType: MonsterType;
  /** The minimum strength that beats it. */
  readonly strength: number;
  /** The reward for beating it, in gold. */
  readonly gold: number;
}

const catalogue = {
  'granary-rat-king': { level: 1, monsterType: 'beast', strength: 5, gold: 4 },
  'thornback-boar': { level: 1, monsterType: 'beast', strength: 6, gold: 5 },
  'bog-crocodile': { level: 1, monsterType: 'beast', strength: 7, gold: 6 },
  'loose-bones': { level: 1, monsterType: 'undead', strength: 4, gold: 3 },
  'cellar-ghoul': { level: 1, monsterType: 'undead', strength: 6, gold: 5 },
  'drowned-sentry': { level: 1, monsterType: 'undead', strength: 8, gold: 7 },
  'candle-imp': { level: 1, monsterType: 'fiend', strength: 5, gold: 4 },
  'pot-smasher-imp': { level: 1, monsterType: 'fiend', strength: 5, gold: 4 },
  'hedge-fiend': { level: 1, monsterType: 'fiend', strength: 8, gold: 7 },
  'dire-badger': { level: 2, monsterType: 'beast', strength: 11, gold: 7 },
  'marsh-hydra-whelp': { level: 2, monsterType: 'beast', strength: 13, gold: 8 },
  'razor-griffin': { level: 2, monsterType: 'beast', strength: 15, gold: 9 },
  'tithe-wight': { level: 2, monsterType: 'undead', strength: 10, gold: 6 },
  'grave-knight': { level: 2, monsterType: 'undead', strength: 13, gold: 8 },
  'howling-shade': { level: 2, monsterType: 'undead', strength: 16, gold: 10 },
  'brass-tempter': { level: 2, monsterType: 'fiend', strength: 11, gold: 7 },
  'furnace-hound': { level: 2, monsterType: 'fiend', strength: 12, gold: 7 },
  'contract-devil': { level: 2, monsterType: 'fiend', strength: 16, gold: 10 },
  'elder-basilisk': { level: 3, monsterType: 'beast', strength: 19, gold: 11 },
  'frostfell-mammoth': { level: 3, monsterType: 'beast', strength: 21, gold: 12 },
  'old-cinderwing': { level: 3, monsterType: 'beast', strength: 23, gold: 13 },
  'bone-colossus': { level: 3, monsterType: 'undead', strength: 18, gold: 10 },
  'lich-of-the-ledger': { level: 3, monsterType: 'undead', strength: 21, gold: 12 },
  'the-drowned-king': { level: 3, monsterType: 'undead', strength: 24, gold: 14 },
  'smoke-duke': { level: 3, monsterType: 'fiend', strength: 17, gold: 9 },
  'the-chain-mother': { level: 3, monsterType: 'fiend', strength: 22, gold: 13 },
  'prince-of-embers': { level: 3, monsterType: 'fiend', strength: 24, gold: 14 },
} as const satisfies Readonly<Record<string, Monster>>;

export type MonsterId = keyof typeof catalogue;
export const monsters: Readonly<Record<MonsterId, Monster>> = catalogue;

/** Whether an id from outside is that of a monster. */
export function isMonsterId(id: string): id is MonsterId {
  return Object.hasOwn(catalogue, id);
}

/** The ids of all monsters, in the order of the catalogue. */
export const monsterIds: readonly MonsterId[] = Object.keys(catalogue).filter(isMonsterId);
