import type { Lesson } from '../../../engine/index.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickDecks } from '../setup.ts';

/** The first five minutes: January with its sale; February with a store, stocking and a sale. */
export const first: Lesson<BrickMove, BrickDecks> = {
  id: 'first',
  seats: 2,
  options: { 'first-game': 'yes' },
  decks: {
    startPlayer: [0],
    store: [
      'private-catering',
      'warehouse',
      'supermarket',
      'electronics-liquidator',
      'electronics-distributor',
      'jewelry-liquidator',
      'electronics-boutique',
      'food-wholesaler',
      'jewelry-collector',
    ],
    market: ['m25', 'm27', 'm53', 'm81', 'm70', 'm78', 'm13', 'm02'],
  },
  before: [],
  steps: [
    {
      id: 'cards',
      asks: [
        { type: 'play-card', card: 'm03', face: 'demand' },
        { type: 'play-card', card: 'm10', face: 'supply' },
      ],
      presses: ['action:demand-m03', 'action:supply-m10', 'main'],
      others: [
        { seat: 1, move: { type: 'play-card', card: 'm55', face: 'demand' } },
        { seat: 1, move: { type: 'play-card', card: 'm80', face: 'supply' } },
      ],
    },
    {
      id: 'price',
      asks: [
        { type: 'bid-quantity', quantity: 4 },
        { type: 'bid-price', price: 5 },
      ],
      presses: ['action:dial-less', 'main'],
      others: [
        { seat: 1, move: { type: 'bid-quantity', quantity: 2 } },
        { seat: 1, move: { type: 'bid-price', price: 6 } },
        { seat: 1, move: { type: 'sell', store: 'starting-store-4', shelf: 0, box: 'demand' } },
        { seat: 1, move: { type: 'sell', store: 'starting-store-4', shelf: 0, box: 'demand' } },
      ],
    },
    {
      id: 'points',
      asks: [{ type: 'buy-points', points: 2 }],
      presses: ['action:points-2', 'main'],
      others: [{ seat: 1, move: { type: 'done' } }],
    },
    {
      id: 'store',
      asks: [
        { type: 'buy-from-hand', store: 'estate-seller', tokens: 0 },
        { type: 'open-store', store: 'estate-seller' },
        { type: 'done' },
      ],
      presses: ['piece:hand:estate-seller', 'main', 'piece:bought:estate-seller', 'main', 'action:done', 'main'],
      others: [
        { seat: 1, move: { type: 'pass' } },
        { seat: 1, move: { type: 'done' } },
      ],
    },
    {
      id: 'demand',
      asks: [
        { type: 'play-card', card: 'm23', face: 'demand' },
        { type: 'play-card', card: 'm27', face: 'demand' },
      ],
      presses: ['action:demand-m23', 'action:demand-m27', 'main'],
      others: [
        { seat: 1, move: { type: 'play-card', card: 'm45', face: 'demand' } },
        { seat: 1, move: { type: 'play-card', card: 'm53', face: 'supply' } },
      ],
    },
    {
      id: 'buy-price',
      asks: [{ type: 'bid-price', price: 2 }],
      presses: ['action:dial-more', 'main'],
      others: [{ seat: 1, move: { type: 'bid-price', price: 1 } }],
    },
    {
      id: 'stock-food',
      asks: [
        { type: 'stock', store: 'starting-store-3' },
        { type: 'stock', store: 'starting-store-3' },
        { type: 'stock', store: 'starting-store-3' },
        { type: 'stock', store: 'starting-store-3' },
        { type: 'pay', tokens: 0 },
      ],
      presses: [
        'piece:own:starting-store-3',
        'piece:own:starting-store-3',
        'piece:own:starting-store-3',
        'piece:own:starting-store-3',
        'main',
      ],
      others: [
        { seat: 1, move: { type: 'stock', store: 'starting-store-4' } },
        { seat: 1, move: { type: 'stock', store: 'starting-store-4' } },
        { seat: 1, move: { type: 'pay', tokens: 0 } },
      ],
    },
    {
      id: 'stock-jewelry',
      asks: [
        { type: 'stock', store: 'estate-seller' },
        { type: 'stock', store: 'estate-seller' },
        { type: 'pay', tokens: 0 },
      ],
      presses: ['piece:own:estate-seller', 'piece:own:estate-seller', 'main'],
      others: [],
    },
    {
      id: 'sell-food',
      asks: [
        { type: 'sell', store: 'starting-store-3', shelf: 0, box: 'demand' },
        { type: 'sell', store: 'starting-store-3', shelf: 0, box: 'demand' },
        { type: 'sell', store: 'starting-store-3', shelf: 0, box: 'demand' },
        { type: 'sell', store: 'starting-store-3', shelf: 0, box: 'demand' },
      ],
      presses: ['main'],
      others: [],
    },
    {
      id: 'sell-jewelry',
      asks: [
        { type: 'sell', store: 'estate-seller', shelf: 0, box: 'demand' },
        { type: 'sell', store: 'estate-seller', shelf: 0, box: 'demand' },
      ],
      presses: ['main'],
      others: [],
    },
    {
      id: 'invest',
      asks: [{ type: 'buy-points', points: 8 }],
      presses: ['action:points-8', 'main'],
      others: [{ seat: 1, move: { type: 'done' } }],
    },
  ],
};
