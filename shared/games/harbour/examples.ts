import { type Example, eventOf, playerAt, seatAt } from '../../engine/index.ts';
import { type Good, goodLimit } from './goods.ts';
import type { HarbourTypes } from './index.ts';
import { first } from './lessons/first.ts';
import { shipping } from './lessons/shipping.ts';
import { tolls } from './lessons/tolls.ts';
import type { HarbourState } from './state.ts';
import { spaceValueOf } from './trade/market.ts';

type HarbourExample = Example<HarbourTypes>;

const [ana, ben] = [seatAt(0), seatAt(1)];

const heldBy = (state: HarbourState, seat: typeof ana, good: Good): number => playerAt(state, seat).goods[good];

/** With a full stock of a good, the building still pays out; the surplus is lost. */
export const fullStock: HarbourExample = {
  id: 'full-stock',
  rule: 'goods',
  position: {
    lesson: first,
    before: 'change',
    lay(state) {
      playerAt(state, ana).goods.livestock = goodLimit;
    },
  },
  moves: [{ seat: ana, move: { type: 'move-pawn', to: 'sushi-shop' } }],
  figures({ before, after, events }) {
    const { paid, lost } = eventOf(events, 'goods-converted');
    return {
      held: heldBy(before, ana, 'livestock'),
      paid: paid.fish ?? 0,
      lost: lost.livestock ?? 0,
      wood: heldBy(after, ana, 'wood'),
      stone: heldBy(after, ana, 'stone'),
    };
  },
};

/** More goods of a type than its minimum: they bring no more money, and all are lost. */
export const allOfAType: HarbourExample = {
  id: 'all-of-a-type',
  rule: 'buying',
  position: { lesson: shipping, before: 'risen' },
  moves: [
    { seat: ana, move: { type: 'ship', good: 'livestock' } },
    { seat: ana, move: { type: 'ship', good: 'wood' } },
    { seat: ana, move: { type: 'buy', building: 'timber-and-stone-depot' } },
  ],
  figures({ before, after, events }) {
    const { money } = eventOf(events, 'goods-shipped');
    return {
      livestock: heldBy(before, ana, 'livestock'),
      livestockPays: spaceValueOf(before.market, 'livestock'),
      wood: heldBy(before, ana, 'wood'),
      woodPays: spaceValueOf(before.market, 'wood'),
      money,
      price: eventOf(events, 'building-bought').price,
      left: heldBy(after, ana, 'livestock'),
    };
  },
};

/** The market after a shipment: the rest moves up, shipped goods fill the bottom in reversed order. */
export const movedMarket: HarbourExample = {
  id: 'moved-market',
  rule: 'the-market-adjusts',
  position: { lesson: shipping, before: 'all' },
  moves: [
    { seat: ana, move: { type: 'ship', good: 'wood' } },
    { seat: ana, move: { type: 'ship', good: 'stone' } },
    { seat: ana, move: { type: 'buy', building: 'cargo-crane' } },
  ],
  figures: ({ before, after, events }) => ({
    wood: spaceValueOf(before.market, 'wood'),
    stone: spaceValueOf(before.market, 'stone'),
    money: eventOf(events, 'goods-shipped').money,
    fish: spaceValueOf(after.market, 'fish'),
    livestock: spaceValueOf(after.market, 'livestock'),
    stoneAfter: spaceValueOf(after.market, 'stone'),
    woodAfter: spaceValueOf(after.market, 'wood'),
  }),
};

/** A visit to another player's building. */
export const paidToll: HarbourExample = {
  id: 'paid-toll',
  rule: 'tolls',
  position: { lesson: tolls, before: 'visit' },
  moves: [
    { seat: ana, move: { type: 'move-pawn', to: 'salvage-yard' } },
    { seat: ana, move: { type: 'pay-toll', good: 'livestock' } },
  ],
  figures: ({ before, after }) => ({
    ana: heldBy(before, ana, 'livestock'),
    ben: heldBy(before, ben, 'livestock'),
    anaAfter: heldBy(after, ana, 'livestock'),
    benAfter: heldBy(after, ben, 'livestock'),
  }),
};

/** The same visit with a top hat. */
export const topHat: HarbourExample = {
  id: 'top-hat',
  rule: 'symbols',
  position: { lesson: tolls, before: 'free' },
  moves: [
    { seat: ana, move: { type: 'move-pawn', to: 'salvage-yard' } },
    { seat: ana, move: { type: 'take-good', good: 'livestock' } },
    { seat: ana, move: { type: 'take-good', good: 'stone' } },
  ],
  figures: ({ before, after }) => ({
    livestock: heldBy(before, ana, 'livestock'),
    livestockAfter: heldBy(after, ana, 'livestock'),
    stoneAfter: heldBy(after, ana, 'stone'),
    ben: heldBy(after, ben, 'livestock'),
  }),
};
