import type { Lesson } from '../../../engine/index.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumDecks } from '../setup.ts';

/** The first five minutes: a sale, restocking, a hero sent to a monster, and a better item. */
export const first: Lesson<EmporiumMove, EmporiumDecks> = {
  id: 'first',
  seats: 2,
  options: {},
  decks: {
    startPlayer: [0],
    'hero-1': ['sable-wren', 'odo-candlewick'],
    'monster-1': ['granary-rat-king', 'drowned-sentry', 'bog-crocodile', 'candle-imp'],
    leather: [
      'shaved-dice',
      'patched-hood',
      'padded-vest',
      'militia-shortsword',
      'notched-hatchet',
      'warded-apron',
      'driftwood-staff',
      'glow-moss-locket',
      'vial-of-lamp-smoke',
      'poachers-bow',
    ],
    chainmail: ['linked-flail', 'giants-knucklebone', 'scale-gloves'],
  },
  before: [],
  steps: [
    {
      id: 'sell',
      asks: [{ type: 'sell', item: 'militia-shortsword', price: 3 }],
      presses: ['piece:card:militia-shortsword', 'piece:die:3', 'main'],
      others: [{ seat: 1, move: { type: 'sell', item: 'notched-hatchet', price: 4 } }],
    },
    {
      id: 'draw',
      asks: [{ type: 'draw' }],
      presses: ['action:draw', 'main'],
      others: [{ seat: 1, move: { type: 'done-restocking' } }],
    },
    {
      id: 'bid',
      asks: [{ type: 'bid', gold: 2 }],
      presses: ['action:patron', 'piece:die:2', 'main'],
      others: [{ seat: 1, move: { type: 'bid', gold: 1 } }],
    },
    {
      id: 'send',
      asks: [
        {
          type: 'send',
          hero: 'sable-wren',
          monster: 'drowned-sentry',
          added: 'shaved-dice',
          swappedIn: null,
          swappedOut: null,
        },
      ],
      presses: ['piece:hero:sable-wren', 'piece:monster:drowned-sentry', 'piece:card:shaved-dice', 'main'],
      others: [
        { seat: 1, move: { type: 'withdraw' } },
        { seat: 1, move: { type: 'upgrade', item: 'notched-hatchet' } },
        { seat: 1, move: { type: 'done-restocking' } },
      ],
    },
    {
      id: 'upgrade',
      asks: [{ type: 'upgrade', item: 'patched-hood' }, { type: 'done-restocking' }],
      presses: ['piece:card:patched-hood', 'main', 'action:done', 'main'],
      others: [],
    },
  ],
};
