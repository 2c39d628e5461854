/** What an item is worn as: it goes into a slot of its own kind only. An axe and a wand are both weapons. */
export const slotKinds = ['weapon', 'armour', 'charm'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** The classes of heroes, which are their colours. An item of its hero's class pays its seller a gold more. */
export const heroClasses = ['warrior', 'rogue', 'mage'] as const;
export type HeroClass = (typeof heroClasses)[number];

/** What is printed on an item, beside its tier. All of it is reconstructed. */
export interface ItemFigures {
  readonly slot: SlotKind;
  readonly heroClass: HeroClass;
  readonly strength: number;
}
