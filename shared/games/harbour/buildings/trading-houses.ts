import { buy, gainAny } from '../actions.ts';
import type { Building } from './building.ts';

/** Buildings that offer purchases. */
export const tradingHouses = {
  'architectural-society': {
    cost: 10,
    points: 8,
    symbols: ['coin'],
    action: { order: 'all', parts: [buy({ discount: 2 })] },
    marks: { name: 'K' },
  },
  'auction-house': {
    cost: 10,
    points: 9,
    symbols: ['warehouse'],
    action: { order: 'all', parts: [gainAny(1), buy()] },
    marks: { action: 'P' },
  },
  'customs-house': {
    cost: 9,
    points: 7,
    symbols: ['coin'],
    action: { order: 'all', parts: [buy({ discountPerAnchor: 1, mostForAnchors: 3 })] },
    marks: { action: 'P' },
  },
  moneylender: {
    cost: 8,
    points: 6,
    symbols: ['coin'],
    action: { order: 'all', parts: [buy({ lowerPerWarehouse: 1, mostLower: 2 })] },
    marks: { action: 'P' },
  },
  'traders-guild': {
    cost: 10,
    points: 8,
    symbols: ['coin'],
    action: { order: 'all', parts: [buy({ lowerOne: 1 })] },
    marks: { name: 'K' },
  },
} as const satisfies Readonly<Record<string, Building>>;
