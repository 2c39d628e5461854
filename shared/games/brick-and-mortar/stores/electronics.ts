import type { StoreRecord } from './record.ts';

/** Stores that sell only electronics. */
export const electronicsStores = {
  'electronics-distributor': {
    cost: 12,
    utilities: 2,
    points: 3,
    holds: { electronics: { capacity: 4, shelves: 2 } },
    effects: [
      {
        kind: 'half-for-points',
        window: 'during-sale',
        item: 'electronics',
        points: 2,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K', capacity: { electronics: 'K>=' } },
  },
  'electronics-importer': {
    cost: 15,
    utilities: 2,
    points: 3,
    holds: { electronics: { capacity: 5, shelves: 2 } },
    effects: [
      {
        kind: 'points-for-full-stock',
        window: 'during-supply',
        item: 'electronics',
        count: 5,
        points: 3,
        marks: { window: 'K', effect: 'P' },
      },
    ],
    marks: { name: 'K', capacity: { electronics: 'K' } },
  },
  'electronics-liquidator': {
    cost: 10,
    utilities: 2,
    points: 2,
    holds: { electronics: { capacity: 4, shelves: 2 } },
    effects: [
      {
        kind: 'close-points',
        window: 'during-building',
        item: 'electronics',
        points: 1,
        marks: { window: 'K', effect: 'P' },
      },
    ],
    marks: { name: 'K', capacity: { electronics: 'T' } },
  },
  'electronics-peddler': {
    cost: 7,
    utilities: 1,
    points: 1,
    holds: { electronics: { capacity: 4, shelves: 2 } },
    effects: [
      { kind: 'self-discount', window: 'during-building', perOpenStore: 3, marks: { window: 'K', effect: 'P' } },
      { kind: 'close-after-selling', window: 'during-sale', item: 'electronics', marks: { effect: 'K' } },
    ],
    marks: { name: 'K', capacity: { electronics: 'T' } },
  },
  'electronics-surplus': {
    cost: 9,
    utilities: 1,
    points: 2,
    holds: { electronics: { capacity: 4, shelves: 2 } },
    effects: [
      {
        kind: 'supply-discount',
        window: 'during-supply',
        items: ['electronics'],
        amount: 2,
        scope: 'store',
        leastItems: 1,
      },
      { kind: 'needs-market-stock', window: 'during-sale', item: 'electronics', marks: { effect: 'P' } },
    ],
    marks: { name: 'K', capacity: { electronics: 'T' } },
  },
  'knockoff-electronics': {
    cost: 13,
    utilities: 2,
    points: 2,
    holds: { electronics: { capacity: 3, shelves: 2 } },
    effects: [
      { kind: 'sale-bonus-if-rival', window: 'during-sale', item: 'electronics', amount: 4, marks: { effect: 'P' } },
    ],
    marks: { name: 'K', capacity: { electronics: 'T' } },
  },
  'electronics-boutique': {
    cost: 14,
    utilities: 2,
    points: 3,
    holds: { electronics: { capacity: 2, shelves: 2 } },
    effects: [{ kind: 'sale-bonus', window: 'during-sale', items: ['electronics'], amount: 6 }],
  },
  'electronics-exporter': {
    cost: 15,
    utilities: 2,
    points: 3,
    holds: { electronics: { capacity: 3, shelves: 2 } },
    effects: [{ kind: 'points-per-sold', window: 'during-sale', item: 'electronics', every: 3, points: 2 }],
  },
  'electronics-refurbisher': {
    cost: 12,
    utilities: 2,
    points: 3,
    holds: { electronics: { capacity: 3, shelves: 2 } },
    effects: [
      {
        kind: 'supply-discount',
        window: 'during-supply',
        items: ['electronics'],
        amount: 2,
        scope: 'store',
        leastItems: 1,
      },
    ],
  },
  'electronics-wholesaler': {
    cost: 12,
    utilities: 2,
    points: 2,
    holds: { electronics: { capacity: 5, shelves: 2 } },
    effects: [
      {
        kind: 'supply-discount',
        window: 'during-supply',
        items: ['electronics'],
        amount: 1,
        scope: 'store',
        leastItems: 1,
      },
    ],
  },
} as const satisfies Record<string, StoreRecord>;
