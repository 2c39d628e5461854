import type { StoreRecord } from './record.ts';

/** The six starting stores: free, without modifiers, filled when they open. */
export const startingStores = {
  'starting-store-1': {
    fromPlayers: 2,
    cost: 0,
    utilities: 0,
    points: 0,
    holds: { clothing: { capacity: 3, shelves: 2 } },
    effects: [],
  },
  'starting-store-2': {
    fromPlayers: 2,
    cost: 0,
    utilities: 0,
    points: 0,
    holds: { food: { capacity: 2, shelves: 2 }, electronics: { capacity: 1, shelves: 2 } },
    effects: [],
  },
  'starting-store-3': {
    fromPlayers: 2,
    cost: 0,
    utilities: 0,
    points: 0,
    holds: { food: { capacity: 4, shelves: 2 } },
    effects: [],
    marks: { name: 'K' },
  },
  'starting-store-4': {
    fromPlayers: 2,
    cost: 0,
    utilities: 0,
    points: 0,
    holds: { food: { capacity: 2, shelves: 2 }, clothing: { capacity: 2, shelves: 2 } },
    effects: [],
    marks: { name: 'K' },
  },
  'starting-store-5': {
    fromPlayers: 3,
    cost: 0,
    utilities: 0,
    points: 0,
    holds: { clothing: { capacity: 2, shelves: 2 }, electronics: { capacity: 1, shelves: 2 } },
    effects: [],
    marks: { name: 'K' },
  },
  'starting-store-6': {
    fromPlayers: 4,
    cost: 0,
    utilities: 0,
    points: 0,
    holds: {
      food: { capacity: 2, shelves: 2 },
      clothing: { capacity: 1, shelves: 2 },
      electronics: { capacity: 1, shelves: 2 },
    },
    effects: [],
    marks: { name: 'K' },
  },
} as const satisfies Record<string, StoreRecord>;
