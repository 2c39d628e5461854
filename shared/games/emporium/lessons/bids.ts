import type { Lesson } from '../../../engine/index.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumDecks } from '../setup.ts';
import { first } from './first.ts';

/** Bids: others' limits are public, the marker wins ties, sales come first, and only those who send a hero pay. */
export const bids: Lesson<EmporiumMove, EmporiumDecks> = {
  id: 'bids',
  seats: 2,
  options: {},
  decks: first.decks,
  before: [
    { seat: 0, move: { type: 'sell', item: 'militia-shortsword', price: 3 } },
    { seat: 1, move: { type: 'sell', item: 'notched-hatchet', price: 4 } },
    { seat: 0, move: { type: 'draw' } },
    { seat: 1, move: { type: 'done-restocking' } },
  ],
  steps: [
    {
      id: 'tie',
      asks: [{ type: 'bid', gold: 4 }],
      presses: ['action:patron', 'piece:die:4', 'main'],
      others: [{ seat: 1, move: { type: 'bid', gold: 3 } }],
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
      id: 'draw',
      asks: [{ type: 'draw' }],
      presses: ['action:draw', 'main'],
      others: [],
    },
    {
      id: 'marker',
      asks: [{ type: 'bid', gold: 3 }],
      presses: ['action:patron', 'piece:die:3', 'main'],
      others: [{ seat: 1, move: { type: 'sell', item: 'driftwood-staff', price: 3 } }],
    },
    {
      id: 'sold',
      asks: [
        {
          type: 'send',
          hero: 'odo-candlewick',
          monster: 'bog-crocodile',
          added: 'patched-hood',
          swappedIn: null,
          swappedOut: null,
        },
      ],
      presses: ['piece:hero:odo-candlewick', 'piece:monster:bog-crocodile', 'piece:card:patched-hood', 'main'],
      others: [],
    },
  ],
};
