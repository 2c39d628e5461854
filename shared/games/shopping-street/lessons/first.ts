import type { Lesson } from '../../../engine/index.ts';
import type { ShoppingStreetMove } from '../moves.ts';

/** The first five minutes: a card is traded for, a shop opened, the dice thrown, and the shop improved a turn later. */
export const first: Lesson<ShoppingStreetMove> = {
  id: 'first',
  seats: 3,
  options: {},
  seed: 's399',
  before: [],
  steps: [
    {
      id: 'ask',
      asks: [{ type: 'ask', first: 'home', second: null }],
      presses: ['piece:type:home', 'main'],
      others: [
        { seat: 1, move: { type: 'lay', card: 'home-stock-5' } },
        { seat: 1, move: { type: 'finish-laying' } },
        { seat: 2, move: { type: 'finish-laying' } },
      ],
    },
    {
      id: 'propose',
      asks: [{ type: 'want', card: 'home-stock-5' }, { type: 'add', card: 'leisure-delivery-5' }, { type: 'propose' }],
      presses: ['piece:offered:home-stock-5', 'piece:card:leisure-delivery-5', 'main'],
      others: [{ seat: 1, move: { type: 'accept' } }],
    },
    {
      id: 'open',
      asks: [
        { type: 'open', space: 'N4', shopType: 'home', pawn: 3 },
        { type: 'put', card: 'home-stock-5' },
        { type: 'put', card: 'home-decoration-4' },
        { type: 'put', card: 'home-delivery-4' },
        { type: 'put', card: 'home-technology-5' },
      ],
      presses: [
        'piece:card:home-stock-5',
        'piece:card:home-decoration-4',
        'piece:card:home-delivery-4',
        'piece:card:home-technology-5',
        'piece:pawn:3',
        'piece:plot:N4',
        'main',
      ],
      others: [],
    },
    {
      id: 'roll',
      asks: [{ type: 'roll' }],
      presses: ['action:roll', 'main'],
      others: [
        { seat: 1, move: { type: 'roll' } },
        { seat: 2, move: { type: 'roll' } },
      ],
    },
    {
      id: 'improve',
      asks: [{ type: 'improve', space: 'N4', card: 'home-staff-1' }],
      presses: ['piece:card:home-staff-1', 'piece:plot:N4', 'main'],
      others: [],
    },
  ],
};
