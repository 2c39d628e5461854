import type { Described, Seat } from '../../engine/index.ts';
import type { BoardId } from './boards.ts';
import type { BuildingId } from './buildings/index.ts';
import type { Good, GoodCounts } from './goods.ts';
import type { Owner, Place } from './places.ts';
import type { Ending } from './state.ts';
import type { GainCause } from './steps.ts';

/** One type in a shipment. */
export interface ShippedGood {
  readonly good: Good;
  /** Dollars: the value of its space, with what an ability adds. */
  readonly money: number;
  /** How many the buyer held, and how many of them stay. */
  readonly held: number;
  readonly kept: number;
}

/** A line of the reckoning of a price, in dollars. */
export interface PriceLine {
  readonly why: 'cost' | 'coins' | 'action';
  readonly amount: number;
}

/** A line of the final reckoning of a seat, in points. */
export interface ScoreLine {
  readonly why: 'building' | 'ability' | 'bonus-card';
  /** The building, for lines of buildings. */
  readonly building: BuildingId | null;
  readonly amount: number;
}

/** Everything that can happen, as facts. Goods by number, money in dollars. */
export type HarbourEvent = Described<{
  'character-kept': { readonly seat: Seat; readonly board: BoardId };
  /** Cards of the deck looked at; only the seat itself knows which. */
  'deck-looked-at': { readonly seat: Seat; readonly count: number; readonly buildings: readonly BuildingId[] | null };
  /** The free building; what went under the deck is known to the seat itself. */
  'building-taken': { readonly seat: Seat; readonly building: BuildingId; readonly returned: BuildingId | null };
  'starting-good-taken': { readonly seat: Seat; readonly good: Good };
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat; readonly extra: boolean };
  /** `from` null on the first turn; equal to `to` when the pawn stays. */
  'pawn-moved': {
    readonly seat: Seat;
    readonly from: Place | null;
    readonly to: Place;
    readonly owner: Owner | null;
    /** The players whose pawns stand there already. */
    readonly sharedWith: readonly Seat[];
  };
  /** `received`: did the owner have room for it (never, for the practice opponent)? */
  'toll-paid': { readonly seat: Seat; readonly owner: Owner; readonly good: Good; readonly received: boolean };
  'building-copied': { readonly seat: Seat; readonly place: Place };
  /** Goods came: `offered` of the type, of which `gained` found room. */
  'goods-gained': {
    readonly seat: Seat;
    readonly good: Good;
    readonly offered: number;
    readonly gained: number;
    readonly cause: GainCause | 'extra-gain' | 'when-shipped';
  };
  /** A conversion of a building or of alchemy: all that went and all that really came. */
  'goods-converted': {
    readonly seat: Seat;
    readonly cause: 'action' | 'alchemy' | 'double' | 'fill-up';
    readonly paid: Partial<Readonly<GoodCounts>>;
    readonly gained: Partial<Readonly<GoodCounts>>;
    /** What came over the limit and was lost. */
    readonly lost: Partial<Readonly<GoodCounts>>;
  };
  'good-handed-in': { readonly seat: Seat; readonly good: Good };
  /** A good went from one player to another; `received`: did it find room? */
  'good-passed': {
    readonly seat: Seat;
    readonly to: Seat;
    readonly good: Good;
    readonly count: number;
    readonly received: number;
    readonly cause: 'tax' | 'steal' | 'after-visit';
  };
  /** An action, or a part of it, had nothing to act on. */
  'nothing-done': { readonly seat: Seat; readonly place: Place };
  'stole-nothing': { readonly seat: Seat };
  /** Markers moved: the new order, the dearest first. `seat` null for the practice opponent. */
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
    readonly reckoning: readonly PriceLine[];
    /** Money left over, which is lost. */
    readonly change: number;
  };
  'purchase-declined': { readonly seat: Seat };
  'centre-filled': { readonly building: BuildingId };
  'extra-turn-given': { readonly seat: Seat };
  'pawn-returned': { readonly seat: Seat; readonly to: Place };
  'practice-moved': { readonly to: BuildingId; readonly cargo: number };
  'practice-bought': { readonly building: BuildingId; readonly shipped: Good };
  /** Somebody bought a fourth building; `turns` are still to come. */
  'last-turns-began': { readonly owner: Owner; readonly turns: number };
  'seat-scored': { readonly seat: Seat; readonly points: number; readonly reckoning: readonly ScoreLine[] };
  'match-ended': { readonly ending: Ending };
}>;

export type EventType = HarbourEvent['type'];
