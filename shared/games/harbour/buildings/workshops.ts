import type { Building } from './building.ts';

/** Buildings that convert goods. */
export const workshops = {
  'sushi-shop': {
    cost: 8,
    points: 7,
    symbols: ['warehouse'],
    action: {
      order: 'all',
      parts: [{ kind: 'convert', pays: { fish: 1 }, gains: { livestock: 1, wood: 1, stone: 1 } }],
    },
    marks: { name: 'K', cost: 'K', points: 'K', action: 'K' },
  },
  'butchers-block': {
    cost: 8,
    points: 7,
    symbols: ['top-hat'],
    action: {
      order: 'all',
      parts: [{ kind: 'convert', pays: { livestock: 1 }, gains: { fish: 1, wood: 1, stone: 1 } }],
    },
    marks: { action: 'K' },
  },
  sawmill: {
    cost: 8,
    points: 7,
    symbols: ['warehouse'],
    action: {
      order: 'all',
      parts: [{ kind: 'convert', pays: { wood: 1 }, gains: { fish: 1, livestock: 1, stone: 1 } }],
    },
  },
  'masoners-hall': {
    cost: 8,
    points: 7,
    symbols: ['top-hat'],
    action: {
      order: 'all',
      parts: [{ kind: 'convert', pays: { stone: 1 }, gains: { fish: 1, livestock: 1, wood: 1 } }],
    },
    marks: { name: 'K' },
  },
  'golem-workshop': {
    cost: 9,
    points: 8,
    symbols: ['anchor'],
    action: { order: 'all', parts: [{ kind: 'convert', pays: { livestock: 3 }, gains: { stone: 5 } }] },
    marks: { name: 'P', action: 'K' },
  },
  'fish-market': {
    cost: 9,
    points: 8,
    symbols: ['warehouse'],
    action: { order: 'all', parts: [{ kind: 'convert', pays: { fish: 3 }, gains: { wood: 5 } }] },
    marks: { name: 'K' },
  },
  'carpenters-shed': {
    cost: 9,
    points: 7,
    symbols: ['coin'],
    action: { order: 'all', parts: [{ kind: 'convert', pays: { wood: 3 }, gains: { livestock: 5 } }] },
  },
  'stonecutters-yard': {
    cost: 9,
    points: 8,
    symbols: ['top-hat'],
    action: { order: 'all', parts: [{ kind: 'convert', pays: { stone: 3 }, gains: { fish: 5 } }] },
  },
  pub: {
    cost: 8,
    points: 7,
    symbols: ['top-hat'],
    action: { order: 'all', parts: [{ kind: 'convert', pays: { wood: 2 }, gains: { fish: 2, livestock: 2 } }] },
    marks: { name: 'K', action: 'P' },
  },
  'net-loft': {
    cost: 7,
    points: 6,
    symbols: ['warehouse'],
    action: { order: 'all', parts: [{ kind: 'convert', pays: { livestock: 2 }, gains: { fish: 2, stone: 2 } }] },
    marks: { action: 'P' },
  },
  'cargo-crane': {
    cost: 7,
    points: 6,
    symbols: ['anchor'],
    action: { order: 'all', parts: [{ kind: 'convert', pays: { fish: 2 }, gains: { wood: 2, stone: 2 } }] },
    marks: { action: 'P' },
  },
  'ferry-landing': {
    cost: 7,
    points: 5,
    symbols: ['coin'],
    action: { order: 'all', parts: [{ kind: 'convert', pays: { stone: 2 }, gains: { livestock: 2, wood: 2 } }] },
    marks: { action: 'P' },
  },
} as const satisfies Readonly<Record<string, Building>>;
