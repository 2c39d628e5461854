import type { StoreRecord } from './record.ts';

/** Stores that sell only food. */
export const foodStores = {
  bakery: {
    cost: 8,
    utilities: 1,
    points: 2,
    holds: { food: { capacity: 4, shelves: 2 } },
    effects: [
      { kind: 'sale-bonus-by-shelf', window: 'during-sale', item: 'food', top: 0, lower: -2, marks: { effect: 'P' } },
      { kind: 'sale-bonus-by-shelf', window: 'during-sale', item: 'food', top: 2, lower: 0 },
    ],
    marks: { name: 'K' },
  },
  'farmers-market': {
    cost: 13,
    utilities: 1,
    points: 3,
    holds: { food: { capacity: 4, shelves: 2 } },
    effects: [
      {
        kind: 'types-sold-points',
        window: 'after-sale',
        leastTypes: 4,
        points: 3,
        external: true,
        marks: { window: 'K', effect: 'K' },
      },
    ],
    marks: { name: 'K' },
  },
  'food-bank': {
    cost: 8,
    utilities: 1,
    points: 2,
    holds: { food: { capacity: 4, shelves: 1 } },
    effects: [
      {
        kind: 'free-leftover',
        window: 'after-supply-of-food',
        items: ['food'],
        most: null,
        oncePerSupply: false,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K', capacity: { food: 'T' } },
  },
  'food-distributor': {
    cost: 8,
    utilities: 1,
    points: 2,
    holds: { food: { capacity: 4, shelves: 2 } },
    effects: [
      {
        kind: 'half-for-points',
        window: 'during-sale',
        item: 'food',
        points: 1,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K', capacity: { food: 'K' } },
  },
  freezer: {
    cost: 7,
    utilities: 1,
    points: 2,
    holds: { food: { capacity: 6, shelves: 3 } },
    effects: [
      {
        kind: 'transfer',
        window: 'before-sale-of-food',
        items: ['food'],
        external: true,
        optional: true,
        marks: { effect: 'P' },
      },
      {
        kind: 'points-only-sales',
        window: 'during-sale',
        rates: { food: { every: 2, points: 1 } },
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K', capacity: { food: 'T' } },
  },
  'large-canning-factory': {
    cost: 9,
    utilities: 2,
    points: 3,
    holds: { food: { capacity: 3, shelves: 2 } },
    effects: [
      {
        kind: 'supply-to-market',
        window: 'before-supply',
        item: 'food',
        most: 4,
        external: true,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
  'private-catering': {
    cost: 13,
    utilities: 2,
    points: 3,
    holds: { food: { capacity: 3, shelves: 1 } },
    effects: [
      {
        kind: 'free-stock',
        window: 'before-supply-of-food',
        item: 'food',
        count: 2,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K', capacity: { food: 'T' } },
  },
  'small-canning-factory': {
    cost: 6,
    utilities: 1,
    points: 2,
    holds: { food: { capacity: 2, shelves: 2 } },
    effects: [
      {
        kind: 'supply-to-market',
        window: 'before-supply',
        item: 'food',
        most: 2,
        external: true,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
  'food-exporter': {
    cost: 10,
    utilities: 1,
    points: 3,
    holds: { food: { capacity: 5, shelves: 2 } },
    effects: [{ kind: 'points-per-sold', window: 'during-sale', item: 'food', every: 5, points: 2 }],
  },
  'food-wholesaler': {
    cost: 11,
    utilities: 1,
    points: 2,
    holds: { food: { capacity: 5, shelves: 1 } },
    effects: [
      { kind: 'supply-discount', window: 'during-supply', items: ['food'], amount: 1, scope: 'store', leastItems: 1 },
    ],
  },
  'gourmet-market': {
    cost: 11,
    utilities: 1,
    points: 2,
    holds: { food: { capacity: 3, shelves: 2 } },
    effects: [{ kind: 'sale-bonus', window: 'during-sale', items: ['food'], amount: 3 }],
  },
} as const satisfies Record<string, StoreRecord>;
