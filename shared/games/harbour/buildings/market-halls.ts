import { gainAny } from '../actions.ts';
import type { Building } from './building.ts';

/** Buildings that move the market. */
export const marketHalls = {
  'travelling-imaginarium': {
    cost: 11,
    points: 10,
    symbols: ['top-hat'],
    action: { order: 'all', parts: [{ kind: 'set-market' }, gainAny(1)] },
    marks: { name: 'K', action: 'P' },
  },
  locks: {
    cost: 6,
    points: 5,
    symbols: ['anchor'],
    action: { order: 'all', parts: [{ kind: 'swap-markers' }, gainAny(1)] },
    marks: { name: 'P' },
  },
  'fortune-teller': {
    cost: 6,
    points: 5,
    symbols: ['top-hat'],
    action: { order: 'all', parts: [{ kind: 'raise-marker' }] },
    marks: { action: 'P' },
  },
} as const satisfies Readonly<Record<string, Building>>;
