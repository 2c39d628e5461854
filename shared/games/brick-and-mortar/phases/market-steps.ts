import type { Seat } from '../../../engine/index.ts';
import type { EffectWindow } from '../effects.ts';
import type { ItemType } from '../items.ts';
import type { StoreId } from '../stores/index.ts';

/** Steps of the Supply, Sale, Inventory, Utilities and Investment Phases and of the month's end, with their facts. */
export interface MarketSteps {
  /** Lets those who have modifiers of the window use them. seats: who is still to come; null before it opens. */
  window: { readonly window: EffectWindow; readonly item: ItemType | null; readonly seats: readonly Seat[] | null };
  /** Begins the Supply Phase of the current month. */
  'begin-supply': object;
  /** The Supply cards bring their items to the market. */
  'fill-market': object;
  /** The type is supplied: modifiers before it, stocking, modifiers after it. */
  'supply-of': { readonly item: ItemType };
  'test-supply-competition': { readonly item: ItemType };
  /** The seat may stock the type, each item at this price before discounts. */
  'stock-turn': { readonly seat: Seat; readonly item: ItemType; readonly price: number };
  /** Begins the Sale Phase: the Demand cards are turned up. */
  'begin-sale': object;
  'sale-of': { readonly item: ItemType };
  'test-sale-competition': { readonly item: ItemType };
  /** The seat sells the type; remaining: what it has bid to sell, or null where it may sell any number. */
  'sell-turn': {
    readonly seat: Seat;
    readonly item: ItemType;
    readonly price: number;
    readonly remaining: number | null;
  };
  /** The seat's sale of the type is over: points may be taken instead of money for what this store sold. */
  'points-instead-turn': {
    readonly seat: Seat;
    readonly store: StoreId;
    readonly item: ItemType;
    readonly price: number;
  };
  'surplus-turn': { readonly seat: Seat; readonly item: ItemType; readonly count: number };
  /** All have sold the type: rival bonuses are paid, stores that close after selling close. */
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
