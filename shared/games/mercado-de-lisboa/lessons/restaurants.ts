import type { Lesson } from '../../../engine/index.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoDecks } from '../setup.ts';

/** Restaurants: each one next to a stand adds to what later customers pay, and several add up. */
export const restaurants: Lesson<MercadoMove, MercadoDecks> = {
  id: 'restaurants',
  seats: 2,
  options: { 'hidden-money': 'no' },
  decks: {
    startPlayer: [0],
    restaurant: [
      'tea-house',
      'burger-joint',
      'pizzeria',
      'pub',
      'tea-house',
      'sushi-bar',
      'pizzeria',
      'burger-joint',
      'wine-bar',
      'wine-bar',
      'sushi-bar',
    ],
    'customers-1': ['c1-flower-tomato', 'c1-flower-meat', 'c1-fish-tomato', 'c1-flower-grape'],
    'customers-2': ['c2-flower-grape', 'c2-tomato-grape', 'c2-tomato-meat', 'c2-fish-tomato'],
    'customers-3': ['c3-fish-tomato', 'c3-tomato-grape', 'c3-fish-meat'],
    'customers-4': ['c4-flower', 'c4-fish', 'c4-tomato'],
    stand: [
      'fish',
      'flower',
      'meat',
      'flower',
      'tomato',
      'flower',
      'flower',
      'fish',
      'meat',
      'tomato',
      'grape',
      'flower',
    ],
  },
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
