import type { Lesson } from '../../../engine/index.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoDecks } from '../setup.ts';
import { first } from './first.ts';

/** The cost of a stand, and who pays: the fuller line counts, and customers pay every player's stands in it. */
export const cost: Lesson<MercadoMove, MercadoDecks> = {
  id: 'cost',
  seats: 2,
  options: { 'hidden-money': 'no' },
  decks: first.decks,
  before: [
    { seat: 0, move: { type: 'open-stand', good: 'flower', space: 8 } },
    { seat: 0, move: { type: 'take-tile', good: 'flower' } },
    { seat: 1, move: { type: 'take-coin' } },
    { seat: 0, move: { type: 'bring-customers', customers: 'c1-flower-meat', entrance: 'R2' } },
    { seat: 1, move: { type: 'open-stand', good: 'meat', space: 5 } },
    { seat: 1, move: { type: 'take-tile', good: 'fish' } },
    { seat: 0, move: { type: 'open-restaurant', restaurant: 'tea-house', space: 7 } },
    { seat: 1, move: { type: 'take-coin' } },
  ],
  steps: [
    {
      id: 'crowded',
      asks: [
        { type: 'open-stand', good: 'flower', space: 6 },
        { type: 'take-tile', good: 'fish' },
      ],
      presses: ['piece:tile:1', 'piece:space:6', 'main', 'piece:display:0', 'main'],
      others: [{ seat: 1, move: { type: 'take-coin' } }],
    },
    {
      id: 'alone',
      asks: [{ type: 'bring-customers', customers: 'c2-flower-grape', entrance: 'L2' }],
      presses: ['piece:customers:c2-flower-grape', 'piece:entrance:L2', 'main'],
      others: [{ seat: 1, move: { type: 'take-coin' } }],
    },
    {
      id: 'column',
      asks: [
        { type: 'open-stand', good: 'flower', space: 11 },
        { type: 'take-tile', good: 'fish' },
      ],
      presses: ['piece:tile:1', 'piece:space:11', 'main', 'piece:display:0', 'main'],
      others: [],
    },
  ],
};
