import type { Good } from './goods.ts';

/** The kinds of character abilities, with their figures. Rules, "Characters". */
interface AbilityFigures {
  /**
   * Once a turn, before moving or after the action: pay 1 good of any type, then turn `goods` of one type into another.
   */
  alchemy: { readonly goods: number };
  /** Of each type shipped, only the printed minimum is lost. */
  'keep-surplus': object;
  /** Shipping the good on the space with this value brings `money` more. */
  'extra-money': { readonly space: number; readonly money: number };
  /** May move to a building with others' pawns; their players gain `goods` of their choice. */
  'share-building': { readonly goods: number };
  /** After each own purchase: gain `goods` of the player's choice. */
  'gain-after-buying': { readonly goods: number };
  /** After using another player's building card: gain `goods` of the player's choice. */
  'gain-after-visit': { readonly goods: number };
  /** In a buy action, before shipping: swap this good's marker with any other. */
  'swap-before-buying': { readonly good: Good };
  /** At the own starting building: carry out the action of a building with another player's pawn instead. */
  copy: object;
  /** Others pay a toll of this many goods. */
  'dear-toll': { readonly goods: number };
  /** After using another player's building: take this many goods of the player's choice from its owner. */
  'take-after-visit': { readonly goods: number };
  /**
   * When another player loses more of a type than its printed minimum: gain this many of that type, once a purchase.
   */
  'gather-surplus': { readonly goods: number };
  /** The pawn may stay and use the same building again, with exceptions: ruling 32. */
  stay: object;
  /** This many of the shipped types may have a minimum lower by 1. */
  'lower-minimum': { readonly types: number };
  /** In a buy action, before shipping: put one building without a pawn from the centre under the deck. */
  'clear-building': object;
  /** When another player gains goods from their own starting building: gain this many of the player's choice. */
  'gain-with-others': { readonly goods: number };
  /** Whenever this good is gained: gain this many more of it, once a gain. */
  'extra-gain': { readonly good: Good; readonly goods: number };
  /** Of each type shipped, this many are kept. */
  'keep-shipped': { readonly goods: number };
  /** At setup: look at this many cards of the deck, take one, put the other under the deck. */
  'free-building': { readonly looks: number };
  /** Whenever any player ships this good to buy: gain this many of it after the purchase. */
  'gain-when-shipped': { readonly good: Good; readonly goods: number };
  /** At the end: points equal to the value of this good's space. */
  'score-market': { readonly good: Good };
}

export type AbilityKind = keyof AbilityFigures;
export type AbilityOf<Kind extends AbilityKind> = { readonly kind: Kind } & AbilityFigures[Kind];

export type Ability = { [Kind in AbilityKind]: AbilityOf<Kind> }[AbilityKind];
