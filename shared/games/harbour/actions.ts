import type { Good, GoodCounts } from './goods.ts';

/** The symbols on buildings and boards. Rules, "Symbols". */
export const symbols = ['coin', 'anchor', 'top-hat', 'warehouse'] as const;
export type BuildingSymbol = (typeof symbols)[number];

/**
 * Where a figure or a rule comes from. K: known from a publication. P: the idea or a translated name is known, the
 * details are ours. R: reconstructed by us.
 */
export type Mark = 'K' | 'P' | 'R';

/** The vocabulary of building actions, with the figures each kind carries. Goods by number, money in dollars. */
interface PartFigures {
  /** Gain so many of one good: `base`, and `perAnchor` for every anchor owned. */
  gain: { readonly good: Good; readonly base: number; readonly perAnchor: number };
  /** Gain goods of one's choice: `base`, `perWarehouse` for every warehouse owned, `withTopHat` if a top hat is owned. */
  'gain-any': {
    readonly base: number;
    readonly perWarehouse: number;
    readonly withTopHat: number;
    /** All of them must be different. */
    readonly different: boolean;
  };
  /** Pay all of `pays` and gain all of `gains`; carried out whenever it can be paid in full, else not at all. */
  convert: { readonly pays: Partial<Readonly<GoodCounts>>; readonly gains: Partial<Readonly<GoodCounts>> };
  /** Buy a building, or do not. Rules, "Buying". */
  buy: {
    readonly discount: number;
    /** Off the price for every anchor owned, at most `mostForAnchors` in all. */
    readonly discountPerAnchor: number;
    readonly mostForAnchors: number;
    /** The shipping minimum of every good is lower by this for every warehouse owned, at most `mostLower`. */
    readonly lowerPerWarehouse: number;
    readonly mostLower: number;
    /** So many goods that are shipped may have a minimum lower by 1. */
    readonly lowerOne: number;
  };
  /** Put the four market markers in any order. */
  'set-market': object;
  /** Swap two market markers that are next to each other. */
  'swap-markers': object;
  /** Put one marker on the dearest space; those above its old space drop one. Then gain 1 of that good. */
  'raise-marker': object;
  /**
   * With several opponents each gives `fromEach` goods of their choice; from a single one take `fromOne` of your choice;
   * playing alone gain `alone` of your choice.
   */
  tax: { readonly fromEach: number; readonly fromOne: number; readonly alone: number };
  /** Every opponent gains so many goods of their choice. */
  gift: { readonly goods: number };
  /** Take up to `most` goods of one type from one opponent; playing alone gain `alone` of your choice. */
  steal: { readonly most: number; readonly alone: number };
  /** One more turn at once; at its end the pawn comes back here. */
  'extra-turn': object;
  /** Double one good that is owned. */
  double: object;
  /** Raise one good held in smaller number to this number. */
  'fill-up': { readonly to: number };
  /** Hand in up to `most` goods, any mix; whoever hands in any gains as many and `bonus` more, of their choice. */
  exchange: { readonly most: number; readonly bonus: number };
}

export type PartKind = keyof PartFigures;

/** One part of a building's action. */
export type PartOf<Kind extends PartKind> = { readonly kind: Kind } & PartFigures[Kind];
export type Part = { [Kind in PartKind]: PartOf<Kind> }[PartKind];

/**
 * What a building lets its visitor do. `all`: every part, in any order. `then`: every part, in the order listed. `or`:
 * one of two ways, to gain goods or to buy; only starting buildings offer it. Rules, "Reading an action".
 */
export type Action =
  | { readonly order: 'all' | 'then'; readonly parts: readonly Part[] }
  | { readonly order: 'or'; readonly goods: readonly Part[]; readonly buy: PartOf<'buy'> };

/** Gains of one good. */
export function gain(good: Good, base: number, perAnchor = 0): PartOf<'gain'> {
  return { kind: 'gain', good, base, perAnchor };
}

/** Gains of goods of one's choice. */
export function gainAny(
  base: number,
  more: Partial<Omit<PartOf<'gain-any'>, 'kind' | 'base'>> = {},
): PartOf<'gain-any'> {
  return { kind: 'gain-any', base, perWarehouse: 0, withTopHat: 0, different: false, ...more };
}

/** A purchase, with whatever makes it cheaper or easier. */
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
