import type { StoreRecord } from './record.ts';

/** Stores that sell only art. */
export const artStores = {
  'art-liquidator': {
    cost: 10,
    utilities: 2,
    points: 2,
    holds: { art: { capacity: 2, shelves: 2 } },
    effects: [
      { kind: 'close-points', window: 'during-building', item: 'art', points: 3, marks: { window: 'K', effect: 'P' } },
    ],
    marks: { name: 'K', capacity: { art: 'T' } },
  },
  'art-peddler': {
    cost: 9,
    utilities: 1,
    points: 1,
    holds: { art: { capacity: 2, shelves: 2 } },
    effects: [
      { kind: 'self-discount', window: 'during-building', perOpenStore: 3, marks: { window: 'K', effect: 'P' } },
      { kind: 'close-after-selling', window: 'during-sale', item: 'art', marks: { effect: 'K' } },
    ],
    marks: { name: 'K', capacity: { art: 'T' } },
  },
  'art-purveyor': {
    cost: 15,
    utilities: 2,
    points: 4,
    holds: { art: { capacity: 3, shelves: 3 } },
    effects: [{ kind: 'art-on-jewelry-boxes', window: 'during-sale-of-art', optional: true, marks: { effect: 'P' } }],
    marks: { name: 'K', capacity: { art: 'T' } },
  },
  'art-studio': {
    cost: 14,
    utilities: 2,
    points: 3,
    holds: { art: { capacity: 2, shelves: 3 } },
    effects: [
      {
        kind: 'supply-or-points',
        window: 'after-supply-of-art',
        item: 'art',
        items: 1,
        points: 1,
        external: true,
        optional: true,
        marks: { window: 'K', effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
  'art-gallery': {
    cost: 15,
    utilities: 2,
    points: 5,
    holds: { art: { capacity: 3, shelves: 4 } },
    effects: [],
  },
  'auction-house': {
    cost: 13,
    utilities: 2,
    points: 4,
    holds: { art: { capacity: 2, shelves: 3 } },
    effects: [
      { kind: 'supply-discount', window: 'during-supply', items: ['art'], amount: 5, scope: 'store', leastItems: 1 },
    ],
  },
} as const satisfies Record<string, StoreRecord>;
