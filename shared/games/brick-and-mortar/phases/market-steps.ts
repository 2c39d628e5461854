import type { Seat } from '../../../engine/index.ts';
import type { EffectWindow } from '../effects.ts';
import type { ItemType } from '../items.ts';
import type { StoreId } from '../stores/index.ts';

/**
 * The steps of the Supply, Sale, Inventory, Utilities and Investment Phases and of the month's end, with their facts.
 */
export interface MarketSteps {
  /** Offers modifiers of the window. seats: the seats still to come; null before it opens. */
  window: { readonly window: EffectWindow; readonly item: ItemType | null; readonly seats: readonly Seat[] | null };
  /** Begins the Supply Phase of the current month. */
  'begin-supply': object;
  /** Adds the Supply cards' items to the market. */
  'fill-market': object;
  /** Supplies the type: modifiers before it, stocking, modifiers after it. */
  'supply-of': { readonly item: ItemType };
  'test-supply-competition': { readonly item: ItemType };
  /** The seat may stock the type, each item at this price before discounts. */
  'stock-turn': { readonly seat: Seat; readonly item: ItemType; readonly price: number };
  /** Begins the Sale Phase: reveals the Demand cards. */
  'begin-sale': object;
  'sale-of': { readonly item: ItemType };
  'test-sale-competition': { readonly item: ItemType };
  /** The seat sells the type. remaining: the quantity of its bid, or null for any number. */
  'sell-turn': {
    readonly seat: Seat;
    readonly item: ItemType;
    readonly price: number;
    readonly remaining: number | null;
  };
  /** After the seat's sale of the type: points instead of money for this store's sales. */
  'points-instead-turn': {
    readonly seat: Seat;
    readonly store: StoreId;
    readonly item: ItemType;
    readonly price: number;
  };
  'surplus-turn': { readonly seat: Seat; readonly item: ItemType; readonly count: number };
  /** After everyone has sold the type: pays rival bonuses, and closes stores that close after selling. */
  'close-sale-of': { readonly item: ItemType };
  'discard-surplus': { readonly item: ItemType };
  'end-sale': object;
  'begin-inventory': object;
  'age-items': object;
  'begin-utilities': object;
  'begin-investment': object;
  'investment-turn': { readonly seat: Seat };
  'end-month': object;
}
