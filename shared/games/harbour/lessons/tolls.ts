import type { Lesson } from '../../../engine/index.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourDecks } from '../setup.ts';

/** Tolls: a visit costs one good before the action, a top hat makes it free, and owners receive the tolls. */
export const tolls: Lesson<HarbourMove, HarbourDecks> = {
  id: 'tolls',
  seats: 2,
  options: { goods: 'one-each' },
  decks: {
    startPlayer: [0],
    market: ['fish', 'stone', 'wood', 'livestock'],
    building: [
      'gentlefolks-club',
      'ranch',
      'fortune-teller',
      'salvage-yard',
      'lighthouse',
      'warehouse-row',
      'masoners-hall',
    ],
  },
  before: [
    { seat: 0, move: { type: 'move-pawn', to: 'gentlefolks-club' } },
    { seat: 0, move: { type: 'take-good', good: 'wood' } },
    { seat: 0, move: { type: 'take-good', good: 'wood' } },
    { seat: 1, move: { type: 'move-pawn', to: 'start-1' } },
    { seat: 1, move: { type: 'choose-way', way: 'goods' } },
    { seat: 1, move: { type: 'take-good', good: 'stone' } },
    { seat: 1, move: { type: 'take-good', good: 'stone' } },
    { seat: 0, move: { type: 'move-pawn', to: 'start-0' } },
    { seat: 0, move: { type: 'choose-way', way: 'goods' } },
    { seat: 0, move: { type: 'take-good', good: 'fish' } },
    { seat: 0, move: { type: 'take-good', good: 'fish' } },
    { seat: 1, move: { type: 'move-pawn', to: 'gentlefolks-club' } },
    { seat: 1, move: { type: 'take-good', good: 'stone' } },
    { seat: 1, move: { type: 'take-good', good: 'livestock' } },
    { seat: 0, move: { type: 'move-pawn', to: 'ranch' } },
    { seat: 1, move: { type: 'move-pawn', to: 'start-1' } },
    { seat: 1, move: { type: 'choose-way', way: 'buy' } },
    { seat: 1, move: { type: 'ship', good: 'stone' } },
    { seat: 1, move: { type: 'ship', good: 'livestock' } },
    { seat: 1, move: { type: 'buy', building: 'salvage-yard' } },
  ],
  steps: [
    {
      id: 'visit',
      asks: [
        { type: 'move-pawn', to: 'salvage-yard' },
        { type: 'pay-toll', good: 'livestock' },
      ],
      presses: ['piece:place:salvage-yard', 'piece:good:livestock', 'main'],
      others: [],
    },
    {
      id: 'gain',
      asks: [
        { type: 'take-good', good: 'wood' },
        { type: 'take-good', good: 'stone' },
      ],
      presses: ['piece:good:wood', 'piece:good:stone', 'main'],
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
      id: 'hat',
      asks: [
        { type: 'ship', good: 'wood' },
        { type: 'ship', good: 'stone' },
        { type: 'buy', building: 'fortune-teller' },
      ],
      presses: ['piece:good:wood', 'piece:good:stone', 'piece:place:fortune-teller', 'main'],
      others: [
        { seat: 1, move: { type: 'move-pawn', to: 'gentlefolks-club' } },
        { seat: 1, move: { type: 'take-good', good: 'fish' } },
        { seat: 1, move: { type: 'take-good', good: 'fish' } },
      ],
    },
    {
      id: 'free',
      asks: [
        { type: 'move-pawn', to: 'salvage-yard' },
        { type: 'take-good', good: 'livestock' },
        { type: 'take-good', good: 'stone' },
      ],
      presses: ['piece:place:salvage-yard', 'main', 'piece:good:livestock', 'piece:good:stone', 'main'],
      others: [
        { seat: 1, move: { type: 'move-pawn', to: 'fortune-teller' } },
        { seat: 1, move: { type: 'pay-toll', good: 'fish' } },
        { seat: 1, move: { type: 'raise-marker', good: 'livestock' } },
      ],
    },
  ],
};
