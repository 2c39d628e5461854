import type { Seat } from '../../engine/index.ts';
import type { ItemType } from './items.ts';
import type { MarketCardId } from './market-cards.ts';
import type { Face } from './state.ts';
import type { StoreId } from './stores/index.ts';

/** Where a sold item goes: a box on a Demand card, an empty jewelry box (Art Purveyor), or an own Fulfillment Center. */
export type Box = 'demand' | 'jewelry-demand' | StoreId;

/**
 * Every move a player can make. Big choices are several small moves in a row. `tokens` counts debt tokens taken for a
 * payment; `shelf` counts from 0, the top one.
 */
export type BrickMove =
  /** Take back a sealed choice (draft, advertisement, dials) while others are still choosing. */
  | { readonly type: 'take-back' }
  /** Finished here: managing, selling without competition, a window, investment, the agency, an extra card. */
  | { readonly type: 'done' }
  | { readonly type: 'keep-store'; readonly store: StoreId }
  | { readonly type: 'choose-starting-store'; readonly store: StoreId }
  | { readonly type: 'buy-from-hand'; readonly store: StoreId; readonly tokens: number }
  | { readonly type: 'open-auction'; readonly store: StoreId; readonly offer: number }
  | { readonly type: 'pass' }
  | { readonly type: 'raise'; readonly offer: number }
  | { readonly type: 'drop-out' }
  /** Pay for a store won, or for a composed order of items. */
  | { readonly type: 'pay'; readonly tokens: number }
  | { readonly type: 'close-store'; readonly store: StoreId }
  | { readonly type: 'open-store'; readonly store: StoreId }
  | { readonly type: 'play-card'; readonly card: MarketCardId; readonly face: Face }
  /** Discard one card, or the whole hand, and draw as many. */
  | { readonly type: 'redraw-card'; readonly card: MarketCardId }
  | { readonly type: 'redraw-hand' }
  | { readonly type: 'look-at-pile'; readonly pile: Face }
  | { readonly type: 'add-card'; readonly card: MarketCardId }
  | { readonly type: 'bid-quantity'; readonly quantity: number }
  | { readonly type: 'bid-price'; readonly price: number }
  /** Put one more item of the type into the order, for this store. */
  | { readonly type: 'stock'; readonly store: StoreId }
  | { readonly type: 'sell'; readonly store: StoreId; readonly shelf: number; readonly box: Box }
  | { readonly type: 'take-points'; readonly count: number }
  | { readonly type: 'discard-surplus'; readonly store: StoreId; readonly shelf: number }
  | { readonly type: 'rescue-surplus'; readonly store: StoreId; readonly shelf: number; readonly into: StoreId }
  /** Modifiers used in their window; `store` is the one whose modifier it is. */
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
