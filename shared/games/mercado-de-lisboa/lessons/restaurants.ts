import type { Lesson } from '../../../engine/index.ts';
import type { MercadoMove } from '../moves.ts';

/** Restaurants: each next to a stand adds to what customers pay, for those who come later, and several add up. */
export const restaurants: Lesson<MercadoMove> = {
  id: 'restaurants',
  seats: 2,
  options: { 'hidden-money': 'no' },
  seed: 'r707',
  before: [
    { seat: 0, move: { type: 'open-stand', good: 'flower', space: 8 } },
    { seat: 0, move: { type: 'take-tile', good: 'flower' } },
    { seat: 1, move: { type: 'take-coin' } },
  ],
  steps: [
    {
      id: 'before',
      asks: [{ type: 'open-restaurant', restaurant: 'tea-house', space: 7 }],
      presses: ['piece:restaurant:0', 'piece:space:7', 'main'],
      others: [{ seat: 1, move: { type: 'take-coin' } }],
    },
    {
      id: 'double',
      asks: [{ type: 'bring-customers', customers: 'c1-flower-meat', entrance: 'R2' }],
      presses: ['piece:customers:c1-flower-meat', 'piece:entrance:R2', 'main'],
      others: [{ seat: 1, move: { type: 'take-coin' } }],
    },
    {
      id: 'second',
      asks: [
        { type: 'open-stand', good: 'flower', space: 6 },
        { type: 'take-tile', good: 'fish' },
      ],
      presses: ['piece:tile:1', 'piece:space:6', 'main', 'piece:display:0', 'main'],
      others: [{ seat: 1, move: { type: 'take-coin' } }],
    },
    {
      id: 'pub',
      asks: [{ type: 'open-restaurant', restaurant: 'pub', space: 5 }],
      presses: ['piece:restaurant:0', 'piece:space:5', 'main'],
      others: [
        { seat: 1, move: { type: 'open-stand', good: 'meat', space: 18 } },
        { seat: 1, move: { type: 'take-tile', good: 'meat' } },
      ],
    },
    {
      id: 'triple',
      asks: [{ type: 'bring-customers', customers: 'c2-flower-grape', entrance: 'L2' }],
      presses: ['piece:customers:c2-flower-grape', 'piece:entrance:L2', 'main'],
      others: [{ seat: 1, move: { type: 'take-coin' } }],
    },
  ],
};
