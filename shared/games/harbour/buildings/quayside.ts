import { gainAny } from '../actions.ts';
import type { Building } from './building.ts';

/** Buildings that affect other players, another turn, or the whole stock. */
export const quayside = {
  'tax-office': {
    cost: 9,
    points: 7,
    symbols: ['coin'],
    action: { order: 'all', parts: [{ kind: 'tax', fromEach: 1, fromOne: 2, alone: 2 }] },
    marks: { name: 'K', action: 'P' },
  },
  abbey: {
    cost: 10,
    points: 10,
    symbols: [],
    action: { order: 'then', parts: [gainAny(3), { kind: 'gift', goods: 1 }] },
    marks: { name: 'K', action: 'P' },
  },
  'pirate-den': {
    cost: 6,
    points: 5,
    symbols: ['anchor'],
    action: { order: 'all', parts: [{ kind: 'steal', most: 2, alone: 1 }] },
    marks: { action: 'P' },
  },
  clocktower: {
    cost: 12,
    points: 12,
    symbols: [],
    action: { order: 'then', parts: [gainAny(1), { kind: 'extra-turn' }] },
    marks: { name: 'K' },
  },
  'mirror-house': {
    cost: 9,
    points: 9,
    symbols: [],
    action: { order: 'all', parts: [{ kind: 'double' }] },
    marks: { action: 'K' },
  },
  lighthouse: {
    cost: 8,
    points: 6,
    symbols: ['anchor', 'anchor'],
    action: { order: 'all', parts: [{ kind: 'fill-up', to: 3 }] },
    marks: { action: 'P' },
  },
  'grand-exchange': {
    cost: 11,
    points: 11,
    symbols: [],
    action: { order: 'all', parts: [{ kind: 'exchange', most: 3, bonus: 1 }] },
    marks: { action: 'P' },
  },
} as const satisfies Readonly<Record<string, Building>>;
