/** The kinds of slots. An item fits only its own kind; an axe and a wand are both weapons. */
export const slotKinds = ['weapon', 'armour', 'charm'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** The classes of heroes, shown by colour. An item of its hero's class earns its seller one gold more. */
export const heroClasses = ['warrior', 'rogue', 'mage'] as const;
export type HeroClass = (typeof heroClasses)[number];

/** The printed values of an item, except its tier. All are reconstructed. */
export interface ItemFigures {
  readonly slot: SlotKind;
  readonly heroClass: HeroClass;
  readonly strength: number;
}
