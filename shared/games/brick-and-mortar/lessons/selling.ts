import type { Lesson } from '../../../engine/index.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickDecks } from '../setup.ts';
import { first } from './first.ts';

/** Price and order of sale: at equal prices the player behind sells first; unsold offers are lost. */
export const selling: Lesson<BrickMove, BrickDecks> = {
  id: 'selling',
  seats: 2,
  options: { 'first-game': 'yes' },
  decks: first.decks,
  before: [
    { seat: 0, move: { type: 'play-card', card: 'm03', face: 'demand' } },
    { seat: 0, move: { type: 'play-card', card: 'm10', face: 'supply' } },
    { seat: 1, move: { type: 'play-card', card: 'm55', face: 'demand' } },
    { seat: 1, move: { type: 'play-card', card: 'm80', face: 'supply' } },
  ],
  steps: [
    {
      id: 'lower',
      asks: [
        { type: 'bid-quantity', quantity: 4 },
        { type: 'bid-price', price: 4 },
      ],
      presses: ['action:dial-less', 'action:dial-less', 'main'],
      others: [
        { seat: 1, move: { type: 'bid-quantity', quantity: 2 } },
        { seat: 1, move: { type: 'bid-price', price: 5 } },
        { seat: 1, move: { type: 'sell', store: 'starting-store-4', shelf: 0, box: 'demand' } },
        { seat: 1, move: { type: 'sell', store: 'starting-store-4', shelf: 0, box: 'demand' } },
      ],
    },
    {
      id: 'ahead',
      asks: [{ type: 'buy-points', points: 3 }],
      presses: ['action:points-3', 'main'],
      others: [{ seat: 1, move: { type: 'done' } }],
    },
  ],
};
