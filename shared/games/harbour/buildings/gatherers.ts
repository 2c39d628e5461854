import { gain, gainAny } from '../actions.ts';
import type { Building } from './building.ts';

/** Buildings that produce goods. */
export const gatherers = {
  ranch: {
    cost: 7,
    points: 6,
    symbols: ['anchor'],
    action: { order: 'all', parts: [gain('livestock', 1, 1)] },
    marks: { name: 'K', action: 'P' },
  },
  'bait-shop': {
    cost: 7,
    points: 6,
    symbols: ['anchor'],
    action: { order: 'all', parts: [gain('fish', 1, 1)] },
    marks: { name: 'K', action: 'P' },
  },
  'lumber-yard': {
    cost: 7,
    points: 6,
    symbols: ['anchor'],
    action: { order: 'all', parts: [gain('wood', 1, 1)] },
    marks: { name: 'K' },
  },
  quarry: {
    cost: 7,
    points: 6,
    symbols: ['anchor'],
    action: { order: 'all', parts: [gain('stone', 1, 1)] },
    marks: { name: 'P' },
  },
  'warehouse-row': {
    cost: 8,
    points: 6,
    symbols: ['warehouse', 'warehouse'],
    action: { order: 'all', parts: [gainAny(1, { perWarehouse: 1 })] },
    marks: { action: 'P' },
  },
  'salvage-yard': {
    cost: 6,
    points: 5,
    symbols: ['warehouse'],
    action: { order: 'all', parts: [gainAny(2, { different: true })] },
  },
  smokehouse: {
    cost: 6,
    points: 4,
    symbols: ['coin'],
    action: { order: 'all', parts: [gain('fish', 1), gain('livestock', 1)] },
  },
  'timber-and-stone-depot': {
    cost: 6,
    points: 5,
    symbols: ['warehouse'],
    action: { order: 'all', parts: [gain('wood', 1), gain('stone', 1)] },
  },
  'gentlefolks-club': {
    cost: 10,
    points: 8,
    symbols: ['top-hat', 'warehouse'],
    action: { order: 'all', parts: [gainAny(2, { withTopHat: 1 })] },
  },
} as const satisfies Readonly<Record<string, Building>>;
