import type { Described, Seat } from '../../engine/index.ts';
import type { BoardId } from './boards.ts';
import type { BuildingId } from './buildings/index.ts';
import type { Good, GoodCounts } from './goods.ts';
import type { Owner, Place } from './places.ts';
import type { Ending } from './state.ts';
import type { GainCause } from './steps.ts';

/** One type of good in a shipment. */
export interface ShippedGood {
  readonly good: Good;
  /** Dollars: the value of its space, including an ability's bonus. */
  readonly money: number;
  /** How many the buyer held, and how many of them stay. */
  readonly held: number;
  readonly kept: number;
}

/** A line of the breakdown of a price, in dollars. */
export interface PriceLine {
  readonly why: 'cost' | 'coins' | 'action';
  readonly amount: number;
}

/** A line of a seat's final score, in points. */
export interface ScoreLine {
  readonly why: 'building' | 'ability' | 'bonus-card';
  /** Null for lines of other kinds. */
  readonly building: BuildingId | null;
  readonly amount: number;
}

/** All events. Goods by number, money in dollars. */
export type HarbourEvent = Described<{
  'character-kept': { readonly seat: Seat; readonly board: BoardId };
  /** Cards of the deck were looked at; only the seat itself knows which. */
  'deck-looked-at': { readonly seat: Seat; readonly count: number; readonly buildings: readonly BuildingId[] | null };
  /** The free building. Only the seat itself knows the card put under the deck. */
  'building-taken': { readonly seat: Seat; readonly building: BuildingId; readonly returned: BuildingId | null };
  'starting-good-taken': { readonly seat: Seat; readonly good: Good };
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat; readonly extra: boolean };
  /** `from` is null on the first turn, and equal to `to` if the pawn stays. */
  'pawn-moved': {
    readonly seat: Seat;
    readonly from: Place | null;
    readonly to: Place;
    readonly owner: Owner | null;
    /** The players whose pawns are already there. */
    readonly sharedWith: readonly Seat[];
  };
  /** `received`: whether the owner had room for it (never true for the practice opponent). */
  'toll-paid': { readonly seat: Seat; readonly owner: Owner; readonly good: Good; readonly received: boolean };
  'building-copied': { readonly seat: Seat; readonly place: Place };
  /** `offered`: number of goods; `gained`: number that fitted into the stock. */
  'goods-gained': {
    readonly seat: Seat;
    readonly good: Good;
    readonly offered: number;
    readonly gained: number;
    readonly cause: GainCause | 'extra-gain' | 'when-shipped';
  };
  /** A conversion by a building or by alchemy: all goods paid and actually gained. */
  'goods-converted': {
    readonly seat: Seat;
    readonly cause: 'action' | 'alchemy' | 'double' | 'fill-up';
    readonly paid: Partial<Readonly<GoodCounts>>;
    readonly gained: Partial<Readonly<GoodCounts>>;
    /** Goods beyond the limit, which are lost. */
    readonly lost: Partial<Readonly<GoodCounts>>;
  };
  'good-handed-in': { readonly seat: Seat; readonly good: Good };
  /** A good passed between players. `received`: the number that fitted into the stock. */
  'good-passed': {
    readonly seat: Seat;
    readonly to: Seat;
    readonly good: Good;
    readonly count: number;
    readonly received: number;
    readonly cause: 'tax' | 'steal' | 'after-visit';
  };
  /** An action, or a part of it, had no effect. */
  'nothing-done': { readonly seat: Seat; readonly place: Place };
  'stole-nothing': { readonly seat: Seat };
  /** The new order of the markers, highest first. `seat` is null for the practice opponent. */
  'market-changed': {
    readonly seat: Seat | null;
    readonly cause: 'shipping' | 'set-market' | 'swap-markers' | 'raise-marker' | 'swap-before-buying';
    readonly market: readonly Good[];
  };
  'building-cleared': { readonly seat: Seat; readonly building: BuildingId };
  'inland-traded': { readonly seat: Seat; readonly money: number };
  'goods-shipped': { readonly seat: Seat; readonly goods: readonly ShippedGood[]; readonly money: number };
  'building-bought': {
    readonly seat: Seat;
    readonly building: BuildingId;
    readonly price: number;
    readonly breakdown: readonly PriceLine[];
    /** Unspent money, which is lost. */
    readonly change: number;
  };
  'purchase-declined': { readonly seat: Seat };
  'centre-filled': { readonly building: BuildingId };
  'extra-turn-given': { readonly seat: Seat };
  'pawn-returned': { readonly seat: Seat; readonly to: Place };
  'practice-moved': { readonly to: BuildingId; readonly cargo: number };
  'practice-bought': { readonly building: BuildingId; readonly shipped: Good };
  /** A player bought a fourth building; `turns` remain. */
  'last-turns-began': { readonly owner: Owner; readonly turns: number };
  'seat-scored': { readonly seat: Seat; readonly points: number; readonly breakdown: readonly ScoreLine[] };
  'match-ended': { readonly ending: Ending };
}>;

export type EventType = HarbourEvent['type'];
