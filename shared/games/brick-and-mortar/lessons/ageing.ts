import type { Lesson } from '../../../engine/index.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickDecks } from '../setup.ts';
import { first } from './first.ts';

/** Ageing and debt: unsold items move down and off the shelves, and a debt token pays for items that will sell. */
export const ageing: Lesson<BrickMove, BrickDecks> = {
  id: 'ageing',
  seats: 2,
  options: { 'first-game': 'yes' },
  decks: first.decks,
  before: [
    { seat: 0, move: { type: 'play-card', card: 'm03', face: 'demand' } },
    { seat: 0, move: { type: 'play-card', card: 'm10', face: 'supply' } },
    { seat: 1, move: { type: 'play-card', card: 'm55', face: 'demand' } },
    { seat: 1, move: { type: 'play-card', card: 'm80', face: 'supply' } },
    { seat: 0, move: { type: 'bid-quantity', quantity: 2 } },
    { seat: 0, move: { type: 'bid-price', price: 6 } },
    { seat: 1, move: { type: 'bid-quantity', quantity: 2 } },
    { seat: 1, move: { type: 'bid-price', price: 5 } },
    { seat: 1, move: { type: 'sell', store: 'starting-store-4', shelf: 0, box: 'demand' } },
    { seat: 1, move: { type: 'sell', store: 'starting-store-4', shelf: 0, box: 'demand' } },
    { seat: 0, move: { type: 'buy-points', points: 2 } },
    { seat: 1, move: { type: 'done' } },
    { seat: 0, move: { type: 'buy-from-hand', store: 'estate-seller', tokens: 0 } },
    { seat: 0, move: { type: 'open-store', store: 'estate-seller' } },
    { seat: 0, move: { type: 'done' } },
    { seat: 1, move: { type: 'pass' } },
    { seat: 1, move: { type: 'done' } },
    { seat: 0, move: { type: 'play-card', card: 'm23', face: 'demand' } },
    { seat: 0, move: { type: 'play-card', card: 'm27', face: 'demand' } },
    { seat: 1, move: { type: 'play-card', card: 'm45', face: 'demand' } },
    { seat: 1, move: { type: 'play-card', card: 'm53', face: 'supply' } },
  ],
  steps: [
    {
      id: 'shelf',
      asks: [
        { type: 'stock', store: 'starting-store-3' },
        { type: 'stock', store: 'starting-store-3' },
        { type: 'pay', tokens: 0 },
      ],
      presses: ['piece:own:starting-store-3', 'piece:own:starting-store-3', 'main'],
      others: [
        { seat: 1, move: { type: 'stock', store: 'starting-store-4' } },
        { seat: 1, move: { type: 'stock', store: 'starting-store-4' } },
        { seat: 1, move: { type: 'pay', tokens: 0 } },
        { seat: 1, move: { type: 'stock', store: 'starting-store-4' } },
        { seat: 1, move: { type: 'stock', store: 'starting-store-4' } },
        { seat: 1, move: { type: 'pay', tokens: 0 } },
      ],
    },
    {
      id: 'debt',
      asks: [
        { type: 'stock', store: 'estate-seller' },
        { type: 'stock', store: 'estate-seller' },
        { type: 'pay', tokens: 1 },
      ],
      presses: ['piece:own:estate-seller', 'piece:own:estate-seller', 'main', 'main'],
      others: [],
    },
    {
      id: 'last-shelf',
      asks: [
        { type: 'sell', store: 'starting-store-3', shelf: 1, box: 'demand' },
        { type: 'sell', store: 'starting-store-3', shelf: 1, box: 'demand' },
        { type: 'sell', store: 'starting-store-3', shelf: 0, box: 'demand' },
        { type: 'sell', store: 'starting-store-3', shelf: 0, box: 'demand' },
      ],
      presses: ['main'],
      others: [
        { seat: 1, move: { type: 'sell', store: 'starting-store-4', shelf: 0, box: 'demand' } },
        { seat: 1, move: { type: 'sell', store: 'starting-store-4', shelf: 0, box: 'demand' } },
      ],
    },
    {
      id: 'jewelry',
      asks: [
        { type: 'sell', store: 'estate-seller', shelf: 0, box: 'demand' },
        { type: 'sell', store: 'estate-seller', shelf: 0, box: 'demand' },
      ],
      presses: ['main'],
      others: [],
    },
    {
      id: 'points',
      asks: [{ type: 'buy-points', points: 8 }],
      presses: ['action:points-8', 'main'],
      others: [{ seat: 1, move: { type: 'done' } }],
    },
  ],
};
