import type { Lesson } from '../../../engine/index.ts';
import type { ShoppingStreetMove } from '../moves.ts';

/** Groups and neighbours: four different groups open a shop, none of its type near it, and shops of one owner in a row. */
export const neighbours: Lesson<ShoppingStreetMove> = {
  id: 'neighbours',
  seats: 3,
  options: {},
  seed: 'g58794',
  before: [
    { seat: 0, move: { type: 'roll' } },
    { seat: 1, move: { type: 'roll' } },
    { seat: 2, move: { type: 'roll' } },
  ],
  steps: [
    {
      id: 'groups',
      asks: [
        { type: 'open', space: 'N5', shopType: 'personal', pawn: 3 },
        { type: 'put', card: 'personal-stock-2' },
        { type: 'put', card: 'personal-staff-4' },
        { type: 'put', card: 'personal-delivery-5' },
        { type: 'put', card: 'personal-technology-3' },
      ],
      presses: [
        'piece:card:personal-stock-2',
        'piece:card:personal-staff-4',
        'piece:card:personal-delivery-5',
        'piece:card:personal-technology-3',
        'piece:pawn:3',
        'piece:plot:N5',
        'main',
      ],
      others: [],
    },
    {
      id: 'roll',
      asks: [{ type: 'roll' }],
      presses: ['action:roll', 'main'],
      others: [
        { seat: 1, move: { type: 'open', space: 'S7', shopType: 'tech', pawn: 2 } },
        { seat: 1, move: { type: 'put', card: 'tech-stock-1' } },
        { seat: 1, move: { type: 'put', card: 'tech-staff-2' } },
        { seat: 1, move: { type: 'put', card: 'tech-decoration-4' } },
        { seat: 1, move: { type: 'put', card: 'tech-delivery-3' } },
        { seat: 1, move: { type: 'roll' } },
        { seat: 2, move: { type: 'roll' } },
      ],
    },
    {
      id: 'facing',
      asks: [
        { type: 'open', space: 'N4', shopType: 'tech', pawn: 2 },
        { type: 'put', card: 'tech-stock-3' },
        { type: 'put', card: 'tech-staff-3' },
        { type: 'put', card: 'tech-decoration-5' },
        { type: 'put', card: 'tech-delivery-4' },
      ],
      presses: [
        'piece:card:tech-stock-3',
        'piece:card:tech-staff-3',
        'piece:card:tech-decoration-5',
        'piece:card:tech-delivery-4',
        'piece:pawn:2',
        'piece:plot:N4',
        'main',
      ],
      others: [],
    },
    {
      id: 'fifth',
      asks: [{ type: 'improve', space: 'N5', card: 'personal-decoration-1' }],
      presses: ['piece:card:personal-decoration-1', 'piece:plot:N5', 'main'],
      others: [],
    },
  ],
};
