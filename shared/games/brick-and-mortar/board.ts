import type { ItemType } from './items.ts';

/** The figures printed on the boards. Money in dollars. The letter after each is its source (see `Mark`). */
export const board = {
  /** Least price of an item when stocking: food, clothing, jewelry K; electronics, art R. */
  leastStockPrice: { food: 1, clothing: 2, electronics: 4, jewelry: 7, art: 10 },
  /** Highest price of an item when selling: food, clothing K; the others R, so that matches end in time (`balance.md`). */
  highestSalePrice: { food: 6, clothing: 8, electronics: 15, jewelry: 21, art: 25 },
  /** The highest price on the dials. R */
  dialEnd: 25,
  /** The highest offer in an auction. The rulebook has no limit, but the app needs one. R */
  highestOffer: 60,
  /** Total price of 1, 2, … 10 points bought at once. R; the limit of 10 is K. */
  pointPrices: [3, 6, 10, 14, 19, 24, 30, 36, 43, 50],
  /** Dollars for each point sold. K */
  pointSalePrice: 3,
  /** Slots of a building. K */
  slots: 4,
  /** Utilities of slots 1 to 4: K for the first three, R for the fourth. */
  slotUtilities: [0, 1, 2, 3],
  /** Points lost in final scoring for each of slots 1 to 4 left empty. R */
  emptySlotPenalty: [4, 3, 2, 1],
  /** The slot whose store allows a redraw, and the one whose store allows a third card. K */
  redrawSlot: 3,
  extraCardSlot: 4,
  /** K */
  startPoints: 10,
  startMoney: 15,
  marketHand: 5,
  storesDealt: 4,
  storesKept: 3,
  publicStores: 4,
  cardsPlayed: 2,
  /** Dollars that a debt token provides, and points it costs in final scoring. K */
  tokenMoney: 2,
  tokenPoints: 1,
  /** The last space printed on the point track; points may exceed it. R */
  trackEnd: 60,
} as const satisfies {
  leastStockPrice: Record<ItemType, number>;
  highestSalePrice: Record<ItemType, number>;
  [figure: string]: unknown;
};

/** The twelve months, January first; a state counts them from 0. */
export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** Points on the investment marker and index of the final month, by number of players. Rules, "Setup". K */
export const endMarkers: Readonly<Record<number, { readonly points: number; readonly finalMonth: number }>> = {
  2: { points: 45, finalMonth: 9 },
  3: { points: 45, finalMonth: 9 },
  4: { points: 35, finalMonth: 8 },
};
