import type { Lesson } from '../../../engine/index.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourDecks } from '../setup.ts';

/** Shipping and prices: all of a type is lost, shipped goods become cheap, and the others become expensive. */
export const shipping: Lesson<HarbourMove, HarbourDecks> = {
  id: 'shipping',
  seats: 2,
  options: { goods: 'one-each' },
  decks: {
    startPlayer: [0],
    market: ['fish', 'wood', 'stone', 'livestock'],
    building: [
      'smokehouse',
      'warehouse-row',
      'gentlefolks-club',
      'cargo-crane',
      'timber-and-stone-depot',
      'butchers-block',
      'locks',
    ],
  },
  before: [
    { seat: 0, move: { type: 'move-pawn', to: 'gentlefolks-club' } },
    { seat: 0, move: { type: 'take-good', good: 'wood' } },
    { seat: 0, move: { type: 'take-good', good: 'wood' } },
    { seat: 1, move: { type: 'move-pawn', to: 'smokehouse' } },
    { seat: 0, move: { type: 'move-pawn', to: 'start-0' } },
    { seat: 0, move: { type: 'choose-way', way: 'goods' } },
    { seat: 0, move: { type: 'take-good', good: 'wood' } },
    { seat: 0, move: { type: 'take-good', good: 'stone' } },
    { seat: 1, move: { type: 'move-pawn', to: 'timber-and-stone-depot' } },
    { seat: 0, move: { type: 'move-pawn', to: 'gentlefolks-club' } },
    { seat: 0, move: { type: 'take-good', good: 'stone' } },
    { seat: 0, move: { type: 'take-good', good: 'livestock' } },
    { seat: 1, move: { type: 'move-pawn', to: 'smokehouse' } },
    { seat: 0, move: { type: 'move-pawn', to: 'start-0' } },
    { seat: 0, move: { type: 'choose-way', way: 'goods' } },
    { seat: 0, move: { type: 'take-good', good: 'livestock' } },
    { seat: 0, move: { type: 'take-good', good: 'livestock' } },
    { seat: 1, move: { type: 'move-pawn', to: 'timber-and-stone-depot' } },
    { seat: 0, move: { type: 'move-pawn', to: 'smokehouse' } },
    { seat: 1, move: { type: 'move-pawn', to: 'cargo-crane' } },
  ],
  steps: [
    {
      id: 'least',
      asks: [
        { type: 'move-pawn', to: 'start-0' },
        { type: 'choose-way', way: 'buy' },
      ],
      presses: ['piece:place:start-0', 'action:go-buy'],
      others: [],
    },
    {
      id: 'all',
      asks: [
        { type: 'ship', good: 'wood' },
        { type: 'ship', good: 'stone' },
        { type: 'buy', building: 'cargo-crane' },
      ],
      presses: ['piece:good:wood', 'piece:good:stone', 'piece:place:cargo-crane', 'main'],
      others: [{ seat: 1, move: { type: 'move-pawn', to: 'timber-and-stone-depot' } }],
    },
    {
      id: 'cheap',
      asks: [
        { type: 'move-pawn', to: 'gentlefolks-club' },
        { type: 'take-good', good: 'wood' },
        { type: 'take-good', good: 'wood' },
      ],
      presses: ['piece:place:gentlefolks-club', 'main', 'piece:good:wood', 'piece:good:wood', 'main'],
      others: [{ seat: 1, move: { type: 'move-pawn', to: 'smokehouse' } }],
    },
    {
      id: 'again',
      asks: [
        { type: 'move-pawn', to: 'start-0' },
        { type: 'choose-way', way: 'buy' },
      ],
      presses: ['piece:place:start-0', 'action:go-buy'],
      others: [],
    },
    {
      id: 'risen',
      asks: [
        { type: 'ship', good: 'livestock' },
        { type: 'ship', good: 'wood' },
        { type: 'buy', building: 'timber-and-stone-depot' },
      ],
      presses: ['piece:good:livestock', 'piece:good:wood', 'piece:place:timber-and-stone-depot', 'main'],
      others: [],
    },
  ],
};
