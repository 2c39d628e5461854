import type { Lesson } from '../../../engine/index.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumDecks } from '../setup.ts';
import { first } from './first.ts';

/**
 * Slots and strength: an item of the hero's own class earns more, and a patron may swap a worn item for a better one.
 */
export const strength: Lesson<EmporiumMove, EmporiumDecks> = {
  id: 'strength',
  seats: 2,
  options: {},
  decks: first.decks,
  before: [],
  steps: [
    {
      id: 'class',
      asks: [{ type: 'sell', item: 'shaved-dice', price: 3 }],
      presses: ['piece:card:shaved-dice', 'piece:die:3', 'main'],
      others: [{ seat: 1, move: { type: 'sell', item: 'notched-hatchet', price: 4 } }],
    },
    {
      id: 'keep',
      asks: [{ type: 'draw' }],
      presses: ['main'],
      others: [{ seat: 1, move: { type: 'done-restocking' } }],
    },
    {
      id: 'patron',
      asks: [{ type: 'bid', gold: 1 }],
      presses: ['action:patron', 'piece:die:1', 'main'],
      others: [{ seat: 1, move: { type: 'sell', item: 'driftwood-staff', price: 4 } }],
    },
    {
      id: 'swap',
      asks: [
        {
          type: 'send',
          hero: 'sable-wren',
          monster: 'drowned-sentry',
          added: null,
          swappedIn: 'militia-shortsword',
          swappedOut: 'notched-hatchet',
        },
      ],
      presses: [
        'piece:hero:sable-wren',
        'piece:monster:drowned-sentry',
        'piece:card:militia-shortsword',
        'piece:worn:notched-hatchet',
        'main',
      ],
      others: [],
    },
  ],
};
