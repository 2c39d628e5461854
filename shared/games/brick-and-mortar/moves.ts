import type { Seat } from '../../engine/index.ts';
import type { ItemType } from './items.ts';
import type { MarketCardId } from './market-cards.ts';
import type { Face } from './state.ts';
import type { StoreId } from './stores/index.ts';

/**
 * Where a sold item goes: a box on a Demand card, an empty jewelry box (Art Purveyor), or an own Fulfillment Center.
 */
export type Box = 'demand' | 'jewelry-demand' | StoreId;

/**
 * All moves. Large choices are several small moves.
 * `tokens`: debt tokens taken for a payment. `shelf` counts from 0, the top one.
 */
export type BrickMove =
  /** Takes back a sealed choice (draft, advertisement, dials) while others are still choosing. */
  | { readonly type: 'take-back' }
  /** Ends an optional step: managing, selling without competition, a window, investment, the agency, an extra card. */
  | { readonly type: 'done' }
  | { readonly type: 'keep-store'; readonly store: StoreId }
  | { readonly type: 'choose-starting-store'; readonly store: StoreId }
  | { readonly type: 'buy-from-hand'; readonly store: StoreId; readonly tokens: number }
  | { readonly type: 'open-auction'; readonly store: StoreId; readonly offer: number }
  | { readonly type: 'pass' }
  | { readonly type: 'raise'; readonly offer: number }
  | { readonly type: 'drop-out' }
  /** Pays for a store won in an auction, or for a composed order of items. */
  | { readonly type: 'pay'; readonly tokens: number }
  | { readonly type: 'close-store'; readonly store: StoreId }
  | { readonly type: 'open-store'; readonly store: StoreId }
  | { readonly type: 'play-card'; readonly card: MarketCardId; readonly face: Face }
  /** Discards one card, or the whole hand, and draws as many. */
  | { readonly type: 'redraw-card'; readonly card: MarketCardId }
  | { readonly type: 'redraw-hand' }
  | { readonly type: 'look-at-pile'; readonly pile: Face }
  | { readonly type: 'add-card'; readonly card: MarketCardId }
  | { readonly type: 'bid-quantity'; readonly quantity: number }
  | { readonly type: 'bid-price'; readonly price: number }
  /** Adds one more item of the type to the order, for this store. */
  | { readonly type: 'stock'; readonly store: StoreId }
  | { readonly type: 'sell'; readonly store: StoreId; readonly shelf: number; readonly box: Box }
  | { readonly type: 'take-points'; readonly count: number }
  | { readonly type: 'discard-surplus'; readonly store: StoreId; readonly shelf: number }
  | { readonly type: 'rescue-surplus'; readonly store: StoreId; readonly shelf: number; readonly into: StoreId }
  /** Uses a modifier in its window; `store` is the store with the modifier. */
  | { readonly type: 'supply-market'; readonly store: StoreId; readonly count: number }
  | { readonly type: 'take-free'; readonly store: StoreId; readonly count: number }
  | { readonly type: 'supply-or-points'; readonly store: StoreId; readonly choice: 'supply' | 'points' }
  | { readonly type: 'draw-extra'; readonly store: StoreId }
  | {
      readonly type: 'transfer';
      readonly store: StoreId;
      readonly item: ItemType;
      readonly from: StoreId;
      readonly shelf: number;
      readonly into: StoreId;
    }
  | { readonly type: 'buy-surplus'; readonly store: StoreId; readonly from: Seat; readonly tokens: number }
  | { readonly type: 'return-to-market'; readonly store: StoreId; readonly item: ItemType }
  | { readonly type: 'buy-points'; readonly points: number }
  | { readonly type: 'sell-points'; readonly points: number };

export type MoveType = BrickMove['type'];
