import type { Lesson } from '../../../engine/index.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoDecks } from '../setup.ts';

/** The first five minutes: a stand, customers for it, a restaurant next door, and a stand that pays for itself. */
export const first: Lesson<MercadoMove, MercadoDecks> = {
  id: 'first',
  seats: 2,
  options: { 'hidden-money': 'no' },
  decks: {
    startPlayer: [0],
    restaurant: [
      'pub',
      'sushi-bar',
      'wine-bar',
      'burger-joint',
      'tea-house',
      'burger-joint',
      'tea-house',
      'sushi-bar',
      'pizzeria',
      'wine-bar',
      'pizzeria',
    ],
    'customers-1': ['c1-flower-meat', 'c1-fish-tomato', 'c1-fish-grape', 'c1-flower-grape'],
    'customers-2': ['c2-flower-meat', 'c2-fish-tomato', 'c2-flower-grape', 'c2-fish-flower'],
    'customers-3': ['c3-flower-meat', 'c3-fish-tomato', 'c3-tomato-meat'],
    'customers-4': ['c4-flower', 'c4-meat', 'c4-tomato'],
    stand: [
      'fish',
      'fish',
      'flower',
      'meat',
      'flower',
      'flower',
      'meat',
      'tomato',
      'fish',
      'fish',
      'fish',
      'meat',
      'tomato',
    ],
  },
  before: [],
  steps: [
    {
      id: 'stand',
      asks: [{ type: 'open-stand', good: 'flower', space: 8 }],
      presses: ['piece:tile:1', 'piece:space:8', 'main'],
      others: [],
    },
    {
      id: 'tile',
      asks: [{ type: 'take-tile', good: 'flower' }],
      presses: ['piece:display:2', 'main'],
      others: [{ seat: 1, move: { type: 'take-coin' } }],
    },
    {
      id: 'customers',
      asks: [{ type: 'bring-customers', customers: 'c1-flower-meat', entrance: 'R2' }],
      presses: ['piece:customers:c1-flower-meat', 'piece:entrance:R2', 'main'],
      others: [
        { seat: 1, move: { type: 'open-stand', good: 'meat', space: 5 } },
        { seat: 1, move: { type: 'take-tile', good: 'fish' } },
      ],
    },
    {
      id: 'restaurant',
      asks: [{ type: 'open-restaurant', restaurant: 'tea-house', space: 7 }],
      presses: ['piece:restaurant:0', 'piece:space:7', 'main'],
      others: [{ seat: 1, move: { type: 'take-coin' } }],
    },
    {
      id: 'more-customers',
      asks: [{ type: 'bring-customers', customers: 'c2-flower-grape', entrance: 'L2' }],
      presses: ['piece:customers:c2-flower-grape', 'piece:entrance:L2', 'main'],
      others: [{ seat: 1, move: { type: 'take-coin' } }],
    },
    {
      id: 'second',
      asks: [{ type: 'open-stand', good: 'flower', space: 6 }],
      presses: ['piece:tile:1', 'piece:space:6', 'main'],
      others: [],
    },
    {
      id: 'last-tile',
      asks: [{ type: 'take-tile', good: 'fish' }],
      presses: ['piece:display:0', 'main'],
      others: [],
    },
  ],
};
