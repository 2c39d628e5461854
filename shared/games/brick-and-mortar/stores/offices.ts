import type { StoreRecord } from './record.ts';

/** Stores without shelves: offices, loading docks and fulfillment centers. */
export const officeStores = {
  'advertisement-agency': {
    cost: 9,
    utilities: 1,
    points: 3,
    holds: {},
    effects: [
      {
        kind: 'peek-and-add-card',
        window: 'during-advertisement',
        cards: 1,
        external: true,
        optional: true,
        marks: { effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
  bank: {
    cost: 14,
    utilities: 1,
    points: 4,
    holds: {},
    effects: [
      {
        kind: 'split-investment',
        window: 'during-investment',
        purchases: 2,
        mostEach: 5,
        external: true,
        marks: { window: 'K', effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
  'fulfillment-center': {
    cost: 9,
    utilities: 1,
    points: 3,
    holds: {},
    effects: [
      {
        kind: 'fulfillment',
        window: 'during-sale',
        boxes: { food: 3, clothing: 3 },
        external: true,
        optional: true,
        marks: { window: 'K', effect: 'K' },
      },
    ],
    marks: { name: 'K', boxes: { food: 'K>=' } },
  },
  'fulfillment-center-hybrid': {
    cost: 10,
    utilities: 1,
    points: 3,
    holds: {},
    effects: [
      {
        kind: 'fulfillment',
        window: 'during-sale',
        boxes: { food: 1, clothing: 1, electronics: 1, jewelry: 1, art: 1 },
        external: true,
        optional: true,
        marks: { window: 'K', effect: 'K' },
      },
    ],
    marks: { name: 'K', boxes: {} },
  },
  'large-loading-dock': {
    cost: 10,
    utilities: 1,
    points: 3,
    holds: {},
    effects: [
      {
        kind: 'supply-discount',
        window: 'during-supply',
        items: ['food', 'clothing', 'electronics', 'jewelry', 'art'],
        amount: 3,
        scope: 'order',
        leastItems: 5,
        external: true,
        marks: { window: 'K', effect: 'K' },
      },
    ],
    marks: { name: 'K' },
  },
  'small-loading-dock': {
    cost: 7,
    utilities: 1,
    points: 2,
    holds: {},
    effects: [
      {
        kind: 'supply-discount',
        window: 'during-supply',
        items: ['food', 'clothing', 'electronics', 'jewelry', 'art'],
        amount: 2,
        scope: 'order',
        leastItems: 3,
        external: true,
        marks: { window: 'K', effect: 'P' },
      },
    ],
    marks: { name: 'K' },
  },
  brokerage: {
    cost: 8,
    utilities: 1,
    points: 3,
    holds: {},
    effects: [{ kind: 'invest-rebate', window: 'during-investment', leastPoints: 5, rebate: 3, external: true }],
  },
  'market-research-firm': {
    cost: 6,
    utilities: 0,
    points: 2,
    holds: {},
    effects: [{ kind: 'draw-extra', window: 'before-advertisement', cards: 2, external: true, optional: true }],
  },
  'realty-office': {
    cost: 6,
    utilities: 0,
    points: 2,
    holds: {},
    effects: [{ kind: 'store-discount', window: 'during-building', amount: 4, external: true }],
  },
} as const satisfies Record<string, StoreRecord>;
