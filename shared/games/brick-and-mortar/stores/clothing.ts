import type { StoreRecord } from './record.ts';

/** Stores that sell only clothing. */
export const clothingStores = {
  'clothing-distributor': {
    cost: 11,
    utilities: 2,
    points: 3,
    holds: { clothing: { capacity: 5, shelves: 2 } },
    effects: [
      {
        kind: 'half-for-points',
        window: 'during-sale',
        item: 'clothing',
        points: 1,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K', capacity: { clothing: 'K>=' } },
  },
  'clothing-exporter': {
    cost: 13,
    utilities: 2,
    points: 3,
    holds: { clothing: { capacity: 4, shelves: 2 } },
    effects: [
      {
        kind: 'points-per-sold',
        window: 'during-sale',
        item: 'clothing',
        every: 4,
        points: 2,
        marks: { window: 'K', effect: 'K' },
      },
    ],
    marks: { name: 'K', capacity: { clothing: 'K>=' } },
  },
  'clothing-importer': {
    cost: 12,
    utilities: 2,
    points: 3,
    holds: { clothing: { capacity: 5, shelves: 2 } },
    effects: [
      {
        kind: 'points-for-full-stock',
        window: 'during-supply',
        item: 'clothing',
        count: 5,
        points: 2,
        marks: { window: 'K', effect: 'P' },
      },
    ],
    marks: { name: 'K', capacity: { clothing: 'K' } },
  },
  'clothing-wholesaler': {
    cost: 10,
    utilities: 2,
    points: 2,
    holds: { clothing: { capacity: 6, shelves: 2 } },
    effects: [
      {
        kind: 'supply-discount',
        window: 'during-supply',
        items: ['clothing'],
        amount: 1,
        scope: 'store',
        leastItems: 1,
      },
    ],
    marks: { name: 'K', capacity: { clothing: 'T' } },
  },
  'designer-boutique': {
    cost: 17,
    utilities: 2,
    points: 3,
    holds: { clothing: { capacity: 3, shelves: 2 } },
    effects: [
      {
        kind: 'sale-bonus',
        window: 'during-sale',
        items: ['clothing'],
        amount: 6,
        marks: { window: 'K', effect: 'K' },
      },
    ],
    marks: { name: 'K', utilities: 'K', capacity: { clothing: 'K>=' } },
  },
  'designer-knockoffs': {
    cost: 11,
    utilities: 2,
    points: 2,
    holds: { clothing: { capacity: 4, shelves: 2 } },
    effects: [
      { kind: 'sale-bonus-if-rival', window: 'during-sale', item: 'clothing', amount: 3, marks: { effect: 'P' } },
    ],
    marks: { name: 'K', capacity: { clothing: 'T' } },
  },
  'factory-thirds': {
    cost: 12,
    utilities: 2,
    points: 2,
    holds: { clothing: { capacity: 3, shelves: 2 } },
    effects: [
      {
        kind: 'supply-discount',
        window: 'during-supply',
        items: ['clothing'],
        amount: 3,
        scope: 'store',
        leastItems: 1,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
  'large-textile-mill': {
    cost: 11,
    utilities: 2,
    points: 3,
    holds: { clothing: { capacity: 3, shelves: 2 } },
    effects: [
      {
        kind: 'supply-to-market',
        window: 'before-supply',
        item: 'clothing',
        most: 4,
        external: true,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
  'small-textile-mill': {
    cost: 7,
    utilities: 1,
    points: 2,
    holds: { clothing: { capacity: 2, shelves: 2 } },
    effects: [
      {
        kind: 'supply-to-market',
        window: 'before-supply',
        item: 'clothing',
        most: 2,
        external: true,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
} as const satisfies Record<string, StoreRecord>;
