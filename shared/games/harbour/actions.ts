import type { Good, GoodCounts } from './goods.ts';

/** The symbols on buildings and boards. Rules, "Symbols". */
export const symbols = ['coin', 'anchor', 'top-hat', 'warehouse'] as const;
export type BuildingSymbol = (typeof symbols)[number];

/**
 * The source of a figure or rule. K: known from a publication. P: the idea or a translated name is known, the details
 * are ours. R: reconstructed by us.
 */
export type Mark = 'K' | 'P' | 'R';

/** The kinds of building actions, with their figures. Goods by number, money in dollars. */
interface PartFigures {
  /** Gain one good: `base`, plus `perAnchor` for every anchor owned. */
  gain: { readonly good: Good; readonly base: number; readonly perAnchor: number };
  /**
   * Gain goods of the player's choice: `base`, `perWarehouse` for every warehouse owned, `withTopHat` if a top hat is
   * owned.
   */
  'gain-any': {
    readonly base: number;
    readonly perWarehouse: number;
    readonly withTopHat: number;
    /** All of them must be different. */
    readonly different: boolean;
  };
  /** Pay all of `pays` and gain all of `gains`. Mandatory if it can be paid in full, else skipped. */
  convert: { readonly pays: Partial<Readonly<GoodCounts>>; readonly gains: Partial<Readonly<GoodCounts>> };
  /** Optionally buy a building. Rules, "Buying". */
  buy: {
    readonly discount: number;
    /** Price reduction for every anchor owned, up to `mostForAnchors` in all. */
    readonly discountPerAnchor: number;
    readonly mostForAnchors: number;
    /** Reduction of every shipping minimum for every warehouse owned, up to `mostLower`. */
    readonly lowerPerWarehouse: number;
    readonly mostLower: number;
    /** This many shipped goods may have a minimum lower by 1. */
    readonly lowerOne: number;
  };
  /** Put the four market markers in any order. */
  'set-market': object;
  /** Swap two adjacent market markers. */
  'swap-markers': object;
  /** Put one marker on the highest space; those above its old space drop by one. Then gain 1 of that good. */
  'raise-marker': object;
  /**
   * With several opponents, each gives `fromEach` goods of their choice. From a single opponent, take `fromOne` of the
   * player's choice.
   * Alone, gain `alone` of the player's choice.
   */
  tax: { readonly fromEach: number; readonly fromOne: number; readonly alone: number };
  /** Every opponent gains this many goods of their choice. */
  gift: { readonly goods: number };
  /** Take up to `most` goods of one type from one opponent. Alone, gain `alone` of the player's choice. */
  steal: { readonly most: number; readonly alone: number };
  /** Another turn at once. At its end the pawn returns here. */
  'extra-turn': object;
  /** Double one good that is owned. */
  double: object;
  /** Raise one good to this number, if fewer are held. */
  'fill-up': { readonly to: number };
  /** Hand in up to `most` goods of any type. Handing in at least one gains as many plus `bonus`, of any type. */
  exchange: { readonly most: number; readonly bonus: number };
}

export type PartKind = keyof PartFigures;

/** One part of a building's action. */
export type PartOf<Kind extends PartKind> = { readonly kind: Kind } & PartFigures[Kind];
export type Part = { [Kind in PartKind]: PartOf<Kind> }[PartKind];

/**
 * The action of a building. Rules, "Reading an action".
 * `all`: every part, in any order. `then`: every part, in the listed order. `or`: either gain goods or buy; only on
 * starting buildings.
 */
export type Action =
  | { readonly order: 'all' | 'then'; readonly parts: readonly Part[] }
  | { readonly order: 'or'; readonly goods: readonly Part[]; readonly buy: PartOf<'buy'> };

export function gain(good: Good, base: number, perAnchor = 0): PartOf<'gain'> {
  return { kind: 'gain', good, base, perAnchor };
}

/** A part that gains goods of the player's choice. */
export function gainAny(
  base: number,
  more: Partial<Omit<PartOf<'gain-any'>, 'kind' | 'base'>> = {},
): PartOf<'gain-any'> {
  return { kind: 'gain-any', base, perWarehouse: 0, withTopHat: 0, different: false, ...more };
}

/** A part that buys, with its discounts. */
export function buy(terms: Partial<Omit<PartOf<'buy'>, 'kind'>> = {}): PartOf<'buy'> {
  return {
    kind: 'buy',
    discount: 0,
    discountPerAnchor: 0,
    mostForAnchors: 0,
    lowerPerWarehouse: 0,
    mostLower: 0,
    lowerOne: 0,
    ...terms,
  };
}
