import type { Lesson } from '../../../engine/index.ts';
import type { EmporiumMove } from '../moves.ts';

/** The first five minutes: a sale, restocking, a hero sent to a monster, and a better item. */
export const first: Lesson<EmporiumMove> = {
  id: 'first',
  seats: 2,
  options: {},
  seed: 'e55',
  before: [],
  steps: [
    {
      id: 'sell',
      asks: [{ type: 'sell', item: 'militia-shortsword', price: 3 }],
      then: [{ seat: 1, move: { type: 'sell', item: 'notched-hatchet', price: 4 } }],
    },
    {
      id: 'draw',
      asks: [{ type: 'draw' }],
      then: [{ seat: 1, move: { type: 'done-restocking' } }],
    },
    {
      id: 'bid',
      asks: [{ type: 'bid', gold: 2 }],
      then: [{ seat: 1, move: { type: 'bid', gold: 1 } }],
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
      then: [
        { seat: 1, move: { type: 'withdraw' } },
        { seat: 1, move: { type: 'upgrade', item: 'notched-hatchet' } },
        { seat: 1, move: { type: 'done-restocking' } },
      ],
    },
    {
      id: 'upgrade',
      asks: [{ type: 'upgrade', item: 'patched-hood' }, { type: 'done-restocking' }],
      then: [],
    },
  ],
};
