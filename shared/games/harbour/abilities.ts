import type { Good } from './goods.ts';

/** The vocabulary of the characters' abilities, with the figures each kind carries. Rules, "Characters". */
interface AbilityFigures {
  /** Once a turn, before moving or after the action: pay 1 good of any type, then turn `goods` of one type into another. */
  alchemy: { readonly goods: number };
  /** Of each type shipped only the printed minimum is lost. */
  'keep-surplus': object;
  /** Shipping the good on the space of this value brings `money` more. */
  'extra-money': { readonly space: number; readonly money: number };
  /** May move to a building on which others' pawns stand; whoever stands there gains `goods` of their choice. */
  'share-building': { readonly goods: number };
  /** After every purchase of one's own: gain `goods` of one's choice. */
  'gain-after-buying': { readonly goods: number };
  /** After using another player's building card: gain `goods` of one's choice. */
  'gain-after-visit': { readonly goods: number };
  /** In a buy action, before shipping: swap this good's marker with any other. */
  'swap-before-buying': { readonly good: Good };
  /** Using the own starting building: carry out the action of a building on which another player's pawn stands instead. */
  copy: object;
  /** Others pay a toll of so many goods. */
  'dear-toll': { readonly goods: number };
  /** After using another player's building: take so many goods of one's choice from that player. */
  'take-after-visit': { readonly goods: number };
  /** When another player loses more of a type than its printed minimum: gain so many of that type, once a purchase. */
  'gather-surplus': { readonly goods: number };
  /** The pawn may stay where it is and use that building again. Not everywhere: ruling 32. */
  stay: object;
  /** Of the types shipped, so many may have a minimum lower by 1. */
  'lower-minimum': { readonly types: number };
  /** In a buy action, before shipping: put one building without a pawn from the centre under the deck. */
  'clear-building': object;
  /** When another player gains goods from their own starting building: gain so many of one's choice. */
  'gain-with-others': { readonly goods: number };
  /** Whenever this good is gained: gain so many more of it, once a gain. */
  'extra-gain': { readonly good: Good; readonly goods: number };
  /** Of each type shipped so many are kept. */
  'keep-shipped': { readonly goods: number };
  /** At setup: look at so many cards of the deck, take one, put the other under the deck. */
  'free-building': { readonly looks: number };
  /** Whenever anybody ships this good to buy: gain so many of it after the purchase. */
  'gain-when-shipped': { readonly good: Good; readonly goods: number };
  /** At the end: points equal to the value of the space on which this good stands. */
  'score-market': { readonly good: Good };
}

export type AbilityKind = keyof AbilityFigures;
export type AbilityOf<Kind extends AbilityKind> = { readonly kind: Kind } & AbilityFigures[Kind];

/** What a character can do that others cannot. */
export type Ability = { [Kind in AbilityKind]: AbilityOf<Kind> }[AbilityKind];
