import type { Lesson } from '../../../engine/index.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourDecks } from '../setup.ts';

/** The first five minutes: gaining and converting goods, paying a toll, and buying a building. */
export const first: Lesson<HarbourMove, HarbourDecks> = {
  id: 'first',
  seats: 2,
  options: { goods: 'one-each' },
  decks: {
    startPlayer: [0],
    market: ['livestock', 'wood', 'stone', 'fish'],
    building: ['ranch', 'golem-workshop', 'gentlefolks-club', 'cargo-crane', 'sushi-shop', 'architectural-society'],
  },
  before: [],
  steps: [
    {
      id: 'change',
      asks: [{ type: 'move-pawn', to: 'sushi-shop' }],
      presses: ['piece:place:sushi-shop', 'main'],
      others: [{ seat: 1, move: { type: 'move-pawn', to: 'ranch' } }],
    },
    {
      id: 'gain',
      asks: [
        { type: 'move-pawn', to: 'gentlefolks-club' },
        { type: 'take-good', good: 'wood' },
        { type: 'take-good', good: 'stone' },
      ],
      presses: ['piece:place:gentlefolks-club', 'main', 'piece:good:wood', 'piece:good:stone', 'main'],
      others: [{ seat: 1, move: { type: 'move-pawn', to: 'sushi-shop' } }],
    },
    {
      id: 'toll',
      asks: [
        { type: 'move-pawn', to: 'start-1' },
        { type: 'pay-toll', good: 'livestock' },
      ],
      presses: ['piece:place:start-1', 'piece:good:livestock', 'main'],
      others: [],
    },
    {
      id: 'way',
      asks: [
        { type: 'choose-way', way: 'goods' },
        { type: 'take-good', good: 'wood' },
        { type: 'take-good', good: 'stone' },
      ],
      presses: ['action:goods', 'piece:good:wood', 'piece:good:stone', 'main'],
      others: [{ seat: 1, move: { type: 'move-pawn', to: 'ranch' } }],
    },
    {
      id: 'wharf',
      asks: [
        { type: 'move-pawn', to: 'start-0' },
        { type: 'choose-way', way: 'buy' },
      ],
      presses: ['piece:place:start-0', 'action:go-buy'],
      others: [],
    },
    {
      id: 'buy',
      asks: [
        { type: 'ship', good: 'wood' },
        { type: 'ship', good: 'stone' },
        { type: 'buy', building: 'cargo-crane' },
      ],
      presses: ['piece:good:wood', 'piece:good:stone', 'piece:place:cargo-crane', 'main'],
      others: [
        { seat: 1, move: { type: 'move-pawn', to: 'cargo-crane' } },
        { seat: 1, move: { type: 'pay-toll', good: 'livestock' } },
      ],
    },
  ],
};
