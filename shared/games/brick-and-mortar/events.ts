import type { Seat } from '../../engine/index.ts';
import type { ItemCounts, ItemType } from './items.ts';
import type { MarketCardId } from './market-cards.ts';
import type { Box } from './moves.ts';
import type { Face, Phase, RevealedBid } from './state.ts';
import type { StoreId } from './stores/index.ts';

/** What a line of a breakdown stands for. The renderer has the text and names the rule. */
export type BreakdownReason =
  | 'printed-cost'
  | 'winning-offer'
  | 'least-price'
  | 'highest-price'
  | 'dial'
  | 'store-effect'
  | 'floor'
  | 'store-utilities'
  | 'slot-utilities'
  | 'track'
  | 'store-points'
  | 'empty-slot'
  | 'debt'
  | 'point-prices'
  | 'rebate';

/** One line of a breakdown; the lines add up to the total. Dollars, or points in final scoring. */
export interface BreakdownLine {
  readonly why: BreakdownReason;
  readonly amount: number;
  /** The store with the figure or modifier. */
  readonly store?: StoreId;
  /** The building slot (1 … 4) with the figure. */
  readonly slot?: number;
}

export type PointsReason = 'store-effect' | 'bought' | 'sold';

/** One store's part of an order: the number of items, and the price of each after all discounts. */
export interface StockedLine {
  readonly store: StoreId;
  readonly count: number;
  readonly each: number;
  readonly breakdown: readonly BreakdownLine[];
}

/** One player's final score. */
export interface FinalScore {
  readonly seat: Seat;
  readonly total: number;
  readonly breakdown: readonly BreakdownLine[];
}

/**
 * All events. Seats count from 0.
 * A fact that may be hidden admits null and is declared in `hiding.ts`. Payments are public; the money a player holds
 * is not.
 */
export type BrickEvent =
  | { readonly type: 'month-began'; readonly month: number }
  | { readonly type: 'phase-began'; readonly phase: Phase; readonly month: number }
  | { readonly type: 'month-ended'; readonly month: number }
  /** Draft */
  | { readonly type: 'store-kept'; readonly seat: Seat; readonly store: StoreId | null }
  | { readonly type: 'packets-passed' }
  | { readonly type: 'draft-ended' }
  | { readonly type: 'choice-taken-back'; readonly seat: Seat }
  /** Building */
  | { readonly type: 'starting-store-chosen'; readonly seat: Seat; readonly store: StoreId }
  | {
      readonly type: 'store-bought';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly from: 'hand' | 'auction';
      readonly paid: number;
      readonly tokens: number;
      readonly breakdown: readonly BreakdownLine[];
    }
  | { readonly type: 'auction-opened'; readonly seat: Seat; readonly store: StoreId; readonly offer: number }
  | { readonly type: 'offer-raised'; readonly seat: Seat; readonly store: StoreId; readonly offer: number }
  | { readonly type: 'dropped-out'; readonly seat: Seat; readonly store: StoreId }
  | { readonly type: 'auction-won'; readonly seat: Seat; readonly store: StoreId; readonly offer: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'store-opened'; readonly seat: Seat; readonly store: StoreId; readonly slot: number }
  | {
      readonly type: 'store-closed';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly why: 'owner' | 'after-selling' | 'empty';
      readonly discarded: ItemCounts;
    }
  | { readonly type: 'store-not-opened'; readonly seat: Seat; readonly store: StoreId }
  | {
      readonly type: 'public-row-changed';
      readonly why: 'bought' | 'oldest-discarded' | 'all-discarded';
      readonly discarded: readonly StoreId[];
      readonly row: readonly StoreId[];
      readonly onDeck: StoreId | null;
    }
  | { readonly type: 'deck-reshuffled'; readonly deck: 'stores' | 'market' }
  /** Advertisement */
  | {
      readonly type: 'card-chosen';
      readonly seat: Seat;
      readonly card: MarketCardId | null;
      readonly face: Face | null;
    }
  | { readonly type: 'choice-sealed'; readonly seat: Seat }
  | {
      readonly type: 'cards-redrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly discarded: readonly MarketCardId[] | null;
      readonly drawn: readonly MarketCardId[] | null;
    }
  | {
      readonly type: 'cards-drawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly MarketCardId[] | null;
    }
  | { readonly type: 'piles-formed'; readonly supply: readonly MarketCardId[]; readonly demandCount: number }
  | {
      readonly type: 'pile-seen';
      readonly seat: Seat;
      readonly pile: Face;
      readonly cards: readonly MarketCardId[] | null;
    }
  | {
      readonly type: 'card-added';
      readonly seat: Seat;
      readonly pile: Face;
      /** The card if it went to the Supply pile, which is public; null for the Demand pile. */
      readonly shown: MarketCardId | null;
      readonly card: MarketCardId | null;
    }
  /** Supply */
  | {
      readonly type: 'market-supplied';
      readonly cards: readonly MarketCardId[];
      readonly added: ItemCounts;
    }
  | {
      readonly type: 'supplied-by-store';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly item: ItemType;
      readonly count: number;
    }
  | {
      readonly type: 'stocked-free';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly item: ItemType;
      readonly count: number;
      readonly source: 'general-supply' | 'market';
    }
  | {
      readonly type: 'competition-tested';
      readonly trade: 'supply' | 'sale';
      readonly item: ItemType;
      readonly competition: boolean;
      /** Supply: items in the market and free capacity. Sale: boxes and items held by all. */
      readonly offered: number;
      readonly wanted: number;
      /** The seats able to stock or sell the type, in turn order. */
      readonly seats: readonly Seat[];
    }
  | {
      readonly type: 'bids-revealed';
      readonly trade: 'supply' | 'sale';
      readonly item: ItemType;
      /** In the order in which they act. */
      readonly bids: readonly RevealedBid[];
    }
  | {
      readonly type: 'stocked';
      readonly seat: Seat;
      readonly item: ItemType;
      readonly count: number;
      readonly lines: readonly StockedLine[];
      readonly paid: number;
      readonly tokens: number;
    }
  | { readonly type: 'stocked-nothing'; readonly seat: Seat; readonly item: ItemType }
  /** Sale */
  | { readonly type: 'demand-revealed'; readonly cards: readonly MarketCardId[]; readonly boxes: ItemCounts }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly item: ItemType;
      readonly store: StoreId;
      readonly shelf: number;
      readonly box: Box;
      /** Dollars received at once. */
      readonly income: number;
      readonly breakdown: readonly BreakdownLine[];
    }
  | { readonly type: 'sold-nothing'; readonly seat: Seat; readonly item: ItemType }
  | {
      readonly type: 'points-instead';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly count: number;
      /** Dollars given up. */
      readonly forgone: number;
    }
  | {
      readonly type: 'rival-bonus';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly item: ItemType;
      readonly count: number;
      readonly income: number;
    }
  | {
      readonly type: 'surplus-set-aside';
      readonly seat: Seat;
      readonly item: ItemType;
      readonly store: StoreId;
      readonly shelf: number;
    }
  | {
      readonly type: 'surplus-rescued';
      readonly seat: Seat;
      readonly item: ItemType;
      readonly store: StoreId;
      readonly shelf: number;
      readonly into: StoreId;
    }
  | {
      readonly type: 'surplus-bought';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly from: Seat;
      readonly item: ItemType;
      readonly paid: number;
      readonly tokens: number;
    }
  | { readonly type: 'surplus-discarded'; readonly seat: Seat; readonly item: ItemType; readonly count: number }
  | {
      readonly type: 'transferred';
      readonly seat: Seat;
      readonly item: ItemType;
      readonly from: StoreId;
      readonly shelf: number;
      readonly into: StoreId;
    }
  | { readonly type: 'demand-discarded' }
  /** Inventory, Utilities, Investment */
  | { readonly type: 'items-aged' }
  | {
      readonly type: 'items-expired';
      readonly seat: Seat;
      readonly store: StoreId;
      readonly item: ItemType;
      readonly count: number;
    }
  | { readonly type: 'returned-to-market'; readonly seat: Seat; readonly store: StoreId; readonly item: ItemType }
  | {
      readonly type: 'utilities-paid';
      readonly seat: Seat;
      readonly bill: number;
      readonly tokens: number;
      readonly breakdown: readonly BreakdownLine[];
    }
  | {
      readonly type: 'points-bought';
      readonly seat: Seat;
      readonly points: number;
      readonly paid: number;
      readonly breakdown: readonly BreakdownLine[];
    }
  | { readonly type: 'points-sold'; readonly seat: Seat; readonly points: number; readonly received: number }
  | { readonly type: 'investment-declined'; readonly seat: Seat }
  /** Points, order and the end */
  | {
      readonly type: 'points-changed';
      readonly seat: Seat;
      readonly by: number;
      readonly total: number;
      readonly why: PointsReason;
      readonly store?: StoreId;
    }
  | { readonly type: 'order-changed'; readonly order: readonly Seat[] }
  | { readonly type: 'marker-reached'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'final-scoring'; readonly scores: readonly FinalScore[] }
  | { readonly type: 'match-ended'; readonly ending: BrickEnding; readonly winner: Seat };

/** The two ways a match can end. Rules, "End of a month and of the game". */
export type BrickEnding = 'investment-marker' | 'final-month';

export type EventType = BrickEvent['type'];
