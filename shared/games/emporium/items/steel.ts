import type { ItemFigures } from './item.ts';

/** The 18 steel items. Their number is known; all names and values are reconstructed. */
export const steel = {
  'knights-greatsword': { slot: 'weapon', heroClass: 'warrior', strength: 5 },
  'mountain-cleaver': { slot: 'weapon', heroClass: 'warrior', strength: 7 },
  'spring-steel-rapier': { slot: 'weapon', heroClass: 'rogue', strength: 5 },
  'the-last-word': { slot: 'weapon', heroClass: 'rogue', strength: 7 },
  'star-iron-wand': { slot: 'weapon', heroClass: 'mage', strength: 5 },
  'staff-of-the-ninth-bell': { slot: 'weapon', heroClass: 'mage', strength: 7 },
  'polished-breastplate': { slot: 'armour', heroClass: 'warrior', strength: 5 },
  'fortress-plate': { slot: 'armour', heroClass: 'warrior', strength: 7 },
  'blackened-half-plate': { slot: 'armour', heroClass: 'rogue', strength: 5 },
  whisperplate: { slot: 'armour', heroClass: 'rogue', strength: 7 },
  'plated-spellcoat': { slot: 'armour', heroClass: 'mage', strength: 5 },
  'aegis-of-seven-wards': { slot: 'armour', heroClass: 'mage', strength: 7 },
  'banner-of-the-unbroken': { slot: 'charm', heroClass: 'warrior', strength: 5 },
  'heart-of-the-forge': { slot: 'charm', heroClass: 'warrior', strength: 7 },
  'clockwork-sparrow': { slot: 'charm', heroClass: 'rogue', strength: 5 },
  'crown-jewellers-loupe': { slot: 'charm', heroClass: 'rogue', strength: 7 },
  'orb-of-still-water': { slot: 'charm', heroClass: 'mage', strength: 5 },
  'phoenix-quill': { slot: 'charm', heroClass: 'mage', strength: 7 },
} as const satisfies Readonly<Record<string, ItemFigures>>;
