import type { Shop } from '../brick-and-mortar/shopfront.tsx';
import type { ChartLine } from '../furniture/chart.tsx';

/** Invented shops and figures for the gallery. */
export const JEWELLER: Shop = {
  id: 'jeweller',
  name: 'Estate Seller',
  stocks: [{ kind: 'jewelry', capacity: 3, shelves: [0, 2, 0] }],
  points: 3,
  utilities: '$2',
  rent: '$1',
  effect: { icon: 'supply', parts: [{ good: 'jewelry' }, { text: '−$4' }], lit: true },
};

export const TRADER: Shop = {
  id: 'trader',
  name: 'Exporter',
  stocks: [
    { kind: 'food', capacity: 4, shelves: [3, 1] },
    { kind: 'clothing', capacity: 4, shelves: [0, 2] },
  ],
  points: 2,
  utilities: '$3',
  rent: '$0',
  effect: { icon: 'sale', parts: [{ icon: 'alike', count: 3 }, { icon: 'arrow' }, { points: 1 }], lit: false },
};

export const DEPARTMENT_STORE: Shop = {
  id: 'department store',
  name: 'Grand Department Store',
  stocks: [
    { kind: 'food', capacity: 3, shelves: [1, 1, 1] },
    { kind: 'electronics', capacity: 2, shelves: [0, 0, 1] },
    { kind: 'art', capacity: 1, shelves: [1, 0, 0] },
  ],
  points: 5,
  cost: '$14',
  utilities: '$4',
};

export const DEPOT: Shop = {
  id: 'depot',
  name: 'Fulfillment Center',
  stocks: [],
  boxes: [
    { kind: 'electronics', count: 3 },
    { kind: 'clothing', count: 3 },
  ],
  effect: { icon: 'supply', parts: [{ icon: 'lock' }, { icon: 'crates' }], lit: false },
};

export const OFFICE: Shop = { id: 'office', name: 'Realty Office', stocks: [], emblem: 'home', points: 4, cost: '$9' };

export const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].map((name) => ({
  name,
  short: name.slice(0, 3),
}));

export const YEAR: readonly ChartLine[] = [
  { mark: 'bell', name: 'Ana', values: [8, 14, 19, 26, 21, 34, 29, 12] },
  { mark: 'lamp', name: 'Dalia', values: [11, 16, 13, 19, 28, 17, 25, 6] },
  { mark: 'awning', name: 'Bruno', values: [12, 9, 17, 20, 31, 27, 22, 16] },
  { mark: 'key', name: 'Chidi', values: [6, 11, 15, 12, 18, 24, 32, 26] },
  { mark: 'basket', name: 'Esi', values: [9, 10, 12, 17, 15, 20, 22, 24] },
];
