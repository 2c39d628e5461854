import type { StoreRecord } from './record.ts';

/** Stores that sell only jewelry. */
export const jewelryStores = {
  'estate-seller': {
    cost: 14,
    utilities: 2,
    points: 3,
    holds: { jewelry: { capacity: 3, shelves: 3 } },
    effects: [
      {
        kind: 'supply-discount',
        window: 'during-supply',
        items: ['jewelry'],
        amount: 4,
        scope: 'store',
        leastItems: 1,
        marks: { window: 'K', effect: 'K' },
      },
    ],
    marks: { name: 'K', capacity: { jewelry: 'K' } },
  },
  'jewelry-collector': {
    cost: 12,
    utilities: 2,
    points: 4,
    holds: { jewelry: { capacity: 4, shelves: 4 } },
    effects: [
      { kind: 'collector', window: 'after-utilities', item: 'jewelry', per: 2, points: 1, marks: { effect: 'P' } },
    ],
    marks: { name: 'K', capacity: { jewelry: 'T' } },
  },
  'jewelry-crafter': {
    cost: 13,
    utilities: 2,
    points: 3,
    holds: { jewelry: { capacity: 2, shelves: 3 } },
    effects: [
      {
        kind: 'supply-or-points',
        window: 'after-supply-of-jewelry',
        item: 'jewelry',
        items: 2,
        points: 1,
        external: true,
        optional: true,
        marks: { window: 'K', effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
  'jewelry-liquidator': {
    cost: 10,
    utilities: 2,
    points: 2,
    holds: { jewelry: { capacity: 3, shelves: 3 } },
    effects: [
      {
        kind: 'close-points',
        window: 'during-building',
        item: 'jewelry',
        points: 2,
        marks: { window: 'K', effect: 'K' },
      },
    ],
    marks: { name: 'K', capacity: { jewelry: 'K' } },
  },
  'jewelry-peddler': {
    cost: 8,
    utilities: 1,
    points: 1,
    holds: { jewelry: { capacity: 3, shelves: 2 } },
    effects: [
      { kind: 'self-discount', window: 'during-building', perOpenStore: 3, marks: { window: 'K', effect: 'P' } },
      { kind: 'close-after-selling', window: 'during-sale', item: 'jewelry', marks: { effect: 'K' } },
    ],
    marks: { name: 'K', capacity: { jewelry: 'T' } },
  },
  'jewelry-boutique': {
    cost: 15,
    utilities: 2,
    points: 4,
    holds: { jewelry: { capacity: 2, shelves: 3 } },
    effects: [{ kind: 'sale-bonus', window: 'during-sale', items: ['jewelry'], amount: 6 }],
  },
} as const satisfies Record<string, StoreRecord>;
