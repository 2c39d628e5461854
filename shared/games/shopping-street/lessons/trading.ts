import type { Lesson } from '../../../engine/index.ts';
import type { ShoppingStreetMove } from '../moves.ts';

/** Trading: a card is worth what it completes, and what somebody asked for is what they will take. */
export const trading: Lesson<ShoppingStreetMove> = {
  id: 'trading',
  seats: 3,
  options: {},
  seed: 't18935',
  before: [
    { seat: 1, move: { type: 'ask', first: 'food', second: null } },
    { seat: 2, move: { type: 'finish-laying' } },
    { seat: 0, move: { type: 'finish-laying' } },
    { seat: 1, move: { type: 'roll' } },
    { seat: 2, move: { type: 'roll' } },
  ],
  steps: [
    {
      id: 'ask',
      asks: [{ type: 'ask', first: 'home', second: null }],
      presses: ['piece:type:home', 'main'],
      others: [
        { seat: 1, move: { type: 'lay', card: 'home-decoration-4' } },
        { seat: 1, move: { type: 'finish-laying' } },
        { seat: 2, move: { type: 'lay', card: 'home-decoration-1' } },
        { seat: 2, move: { type: 'finish-laying' } },
      ],
    },
    {
      id: 'offer',
      asks: [
        { type: 'want', card: 'home-decoration-4' },
        { type: 'add', card: 'leisure-staff-3' },
        { type: 'propose' },
      ],
      presses: ['piece:offered:home-decoration-4', 'piece:card:leisure-staff-3', 'main'],
      others: [{ seat: 1, move: { type: 'decline' } }],
    },
    {
      id: 'better',
      asks: [
        { type: 'want', card: 'home-decoration-4' },
        { type: 'add', card: 'leisure-staff-3' },
        { type: 'add', card: 'food-delivery-1' },
        { type: 'propose' },
      ],
      // what was picked for the first offer may be picked still
      presses: ['piece:offered:home-decoration-4', 'piece:card:leisure-staff-3', 'piece:card:food-delivery-1', 'main'],
      others: [{ seat: 1, move: { type: 'accept' } }],
    },
    {
      id: 'open',
      asks: [
        { type: 'open', space: 'N4', shopType: 'home', pawn: 3 },
        { type: 'put', card: 'home-stock-4' },
        { type: 'put', card: 'home-staff-4' },
        { type: 'put', card: 'home-decoration-4' },
        { type: 'put', card: 'home-delivery-4' },
      ],
      presses: [
        'piece:card:home-stock-4',
        'piece:card:home-staff-4',
        'piece:card:home-decoration-4',
        'piece:card:home-delivery-4',
        'piece:pawn:3',
        'piece:plot:N4',
        'main',
      ],
      others: [],
    },
  ],
};
