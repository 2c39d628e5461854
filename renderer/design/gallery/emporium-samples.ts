import type { HeroClass, MonsterType, SlotKind } from '../emporium/emblems.tsx';
import type { DrawnHero } from '../emporium/hero-card.tsx';
import type { DrawnItem } from '../emporium/item-card.tsx';
import type { DrawnMonster } from '../emporium/monster-card.tsx';

export const HAND: readonly DrawnItem[] = [
  {
    id: 'militia-shortsword',
    name: 'Militia Shortsword',
    tier: 'leather',
    slot: 'weapon',
    heroClass: 'warrior',
    strength: 3,
  },
  { id: 'cat-eye-ring', name: 'Cat-Eye Ring', tier: 'chainmail', slot: 'charm', heroClass: 'rogue', strength: 4 },
  { id: 'kite-shield', name: 'Kite Shield', tier: 'chainmail', slot: 'armour', heroClass: 'warrior', strength: 4 },
  {
    id: 'staff-of-the-ninth-bell',
    name: 'Staff of the Ninth Bell',
    tier: 'steel',
    slot: 'weapon',
    heroClass: 'mage',
    strength: 7,
  },
  {
    id: 'crown-jewellers-loupe',
    name: 'Loupe du joaillier de la couronne',
    tier: 'steel',
    slot: 'charm',
    heroClass: 'rogue',
    strength: 7,
  },
];

const GEAR: Readonly<Record<SlotKind, DrawnItem>> = {
  weapon: { id: 'w', name: 'Garrison Longsword', tier: 'chainmail', slot: 'weapon', heroClass: 'warrior', strength: 4 },
  armour: { id: 'a', name: 'Fortress Plate', tier: 'steel', slot: 'armour', heroClass: 'warrior', strength: 7 },
  charm: { id: 'c', name: 'Lucky Horseshoe', tier: 'leather', slot: 'charm', heroClass: 'warrior', strength: 1 },
};

/** A hero with the first `worn` items. */
function hero(
  id: string,
  name: string,
  heroClass: HeroClass,
  base: number,
  kinds: readonly SlotKind[],
  worn: number,
): DrawnHero {
  return {
    id,
    name,
    heroClass,
    base,
    slots: kinds.map((kind, index) => ({ kind, item: index < worn ? GEAR[kind] : null })),
  };
}

function monster(id: string, name: string, monsterType: MonsterType, strength: number, gold: number): DrawnMonster {
  return { id, name, monsterType, strength, gold };
}

export const HEROES: readonly DrawnHero[] = [
  hero('bram-oakfist', 'Bram Oakfist', 'warrior', 2, ['weapon', 'armour'], 0),
  hero('tilda-marsh', 'Tilda Marsh', 'warrior', 3, ['weapon', 'charm'], 2),
  hero('corporal-pell', 'Corporal Pell', 'warrior', 4, ['armour', 'charm'], 0),
  hero('nim-quickpurse', 'Nim Quickpurse', 'rogue', 3, ['weapon', 'armour'], 1),
  hero('sable-wren', 'Sable Wren', 'rogue', 4, ['weapon', 'charm'], 0),
  hero('jory-halfpenny', 'Jory Halfpenny', 'rogue', 2, ['armour', 'charm'], 0),
  hero('odo-candlewick', 'Odo Candlewick', 'mage', 4, ['weapon', 'armour'], 2),
  hero('prentice-isaura', 'Prentice Isaura', 'mage', 2, ['weapon', 'charm'], 0),
  hero('fennel-ashby', 'Fennel Ashby', 'mage', 3, ['armour', 'charm'], 1),
  hero('sergeant-dunmore', 'Sergeant Dunmore', 'warrior', 5, ['weapon', 'armour', 'charm'], 3),
  hero('gerda-twin-axe', 'Gerda Twin-Axe', 'warrior', 4, ['weapon', 'weapon', 'armour'], 0),
  hero('sir-ulric-ironhide', 'Sir Ulric Ironhide', 'warrior', 6, ['armour', 'armour', 'weapon'], 2),
  hero('mara-of-the-rooftops', 'Mara of the Rooftops', 'rogue', 6, ['weapon', 'armour', 'charm'], 0),
  hero('two-knife-tamsin', 'Two-Knife Tamsin', 'rogue', 5, ['weapon', 'weapon', 'charm'], 1),
  hero('silas-greycloak', 'Silas Greycloak', 'rogue', 4, ['armour', 'armour', 'charm'], 3),
  hero('magister-corvin', 'Magister Corvin', 'mage', 4, ['weapon', 'armour', 'charm'], 0),
  hero('ysolt-emberhand', 'Ysolt Emberhand', 'mage', 6, ['charm', 'charm', 'weapon'], 2),
  hero('brother-quill', 'Brother Quill', 'mage', 5, ['charm', 'charm', 'armour'], 0),
  hero('champion-roderika', 'Champion Roderika', 'warrior', 7, ['weapon', 'weapon', 'armour', 'charm'], 1),
  hero('the-bulwark-of-harn', 'The Bulwark of Harn', 'warrior', 8, ['weapon', 'armour', 'armour', 'charm'], 3),
  hero('valdis-oathkeeper', 'Valdis Oathkeeper', 'warrior', 6, ['weapon', 'armour', 'charm', 'charm'], 0),
  hero('the-nightingale', 'The Nightingale', 'rogue', 8, ['weapon', 'weapon', 'armour', 'charm'], 2),
  hero('captain-lorne-vesper', 'Captain Lorne Vesper', 'rogue', 6, ['weapon', 'armour', 'armour', 'charm'], 4),
  hero('mistress-sixfingers', 'Mistress Sixfingers', 'rogue', 7, ['weapon', 'armour', 'charm', 'charm'], 1),
  hero('stormcaller-ashild', 'Stormcaller Ashild', 'mage', 6, ['weapon', 'weapon', 'armour', 'charm'], 3),
  hero('archmage-pemberlow', 'Archmage Pemberlow', 'mage', 7, ['weapon', 'armour', 'armour', 'charm'], 0),
  hero('oriane-the-undimmed', 'Oriane the Undimmed', 'mage', 8, ['weapon', 'armour', 'charm', 'charm'], 2),
];

export const MONSTERS: readonly DrawnMonster[] = [
  monster('granary-rat-king', 'Granary Rat King', 'beast', 5, 4),
  monster('thornback-boar', 'Thornback Boar', 'beast', 6, 5),
  monster('bog-crocodile', 'Bog Crocodile', 'beast', 7, 6),
  monster('loose-bones', 'Loose Bones', 'undead', 4, 3),
  monster('cellar-ghoul', 'Cellar Ghoul', 'undead', 6, 5),
  monster('drowned-sentry', 'Drowned Sentry', 'undead', 8, 7),
  monster('candle-imp', 'Candle Imp', 'fiend', 5, 4),
  monster('pot-smasher-imp', 'Pot-Smasher Imp', 'fiend', 5, 4),
  monster('hedge-fiend', 'Hedge Fiend', 'fiend', 8, 7),
  monster('dire-badger', 'Dire Badger', 'beast', 11, 7),
  monster('marsh-hydra-whelp', 'Marsh Hydra Whelp', 'beast', 13, 8),
  monster('razor-griffin', 'Razor Griffin', 'beast', 15, 9),
  monster('tithe-wight', 'Tithe Wight', 'undead', 10, 6),
  monster('grave-knight', 'Grave Knight', 'undead', 13, 8),
  monster('howling-shade', 'Howling Shade', 'undead', 16, 10),
  monster('brass-tempter', 'Brass Tempter', 'fiend', 11, 7),
  monster('furnace-hound', 'Furnace Hound', 'fiend', 12, 7),
  monster('contract-devil', 'Contract Devil', 'fiend', 16, 10),
  monster('elder-basilisk', 'Elder Basilisk', 'beast', 19, 11),
  monster('frostfell-mammoth', 'Frostfell Mammoth', 'beast', 21, 12),
  monster('old-cinderwing', 'Old Cinderwing', 'beast', 23, 13),
  monster('bone-colossus', 'Bone Colossus', 'undead', 18, 10),
  monster('lich-of-the-ledger', 'Lich of the Ledger', 'undead', 21, 12),
  monster('the-drowned-king', 'The Drowned King', 'undead', 24, 14),
  monster('smoke-duke', 'Smoke Duke', 'fiend', 17, 9),
  monster('the-chain-mother', 'The Chain Mother', 'fiend', 22, 13),
  monster('prince-of-embers', 'Prince of Embers', 'fiend', 24, 14),
];
