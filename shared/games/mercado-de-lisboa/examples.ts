import { type Example, eventOf, playerAt, seatAt } from '../../engine/index.ts';
import type { MercadoTypes } from './index.ts';
import { cost } from './lessons/cost.ts';
import { restaurants } from './lessons/restaurants.ts';
import { customers } from './tiles.ts';

type MercadoExample = Example<MercadoTypes>;

const [ana, ben] = [seatAt(0), seatAt(1)];

/** A stand costs the stands in the fuller of its lines, and earns before payment. */
export const fullerLine: MercadoExample = {
  id: 'fuller-line',
  rule: 'open-a-stand',
  position: { lesson: cost, before: 'crowded' },
  moves: [{ seat: ana, move: { type: 'open-stand', good: 'flower', space: 6 } }],
  figures({ before, after, events }) {
    const { inRow, inColumn, cost: paid, earned } = eventOf(events, 'stand-opened');
    const money = playerAt(before, ana).money;
    return { money, row: inRow, column: inColumn, cost: paid, earned, left: playerAt(after, ana).money };
  },
};

/** Customers pay every stand of the line that sells what they want, including a rival's. */
export const paidRival: MercadoExample = {
  id: 'paid-rival',
  rule: 'bring-customers',
  position: { lesson: cost, before: 'crowded' },
  moves: [{ seat: ana, move: { type: 'bring-customers', customers: 'c2-flower-meat', entrance: 'L2' } }],
  figures({ events }) {
    const { customers: tile, income } = eventOf(events, 'customers-brought');
    const earned = (seat: number) => income.find((line) => line.seat === seat)?.coins ?? 0;
    return { customers: customers(tile).level, ana: earned(ana), ben: earned(ben) };
  },
};

/** Restaurants beside a stand multiply what customers pay for it. */
export const besideRestaurants: MercadoExample = {
  id: 'beside-restaurants',
  rule: 'income',
  position: { lesson: restaurants, before: 'triple' },
  moves: [{ seat: ana, move: { type: 'bring-customers', customers: 'c2-flower-grape', entrance: 'L2' } }],
  figures({ before, after, events }) {
    const { customers: tile, income } = eventOf(events, 'customers-brought');
    const [left, right] = income;
    const money = playerAt(before, ana).money;
    const then = playerAt(after, ana).money;
    return { customers: customers(tile).level, left: left?.coins ?? 0, right: right?.coins ?? 0, money, after: then };
  },
};

/** Customers already present pay nothing for a new restaurant. */
export const lateRestaurant: MercadoExample = {
  id: 'late-restaurant',
  rule: 'open-a-restaurant',
  position: { lesson: restaurants, before: 'pub' },
  moves: [{ seat: ana, move: { type: 'open-restaurant', restaurant: 'pub', space: 5 } }],
  figures: ({ before, after, events }) => ({
    money: playerAt(before, ana).money,
    coins: eventOf(events, 'restaurant-opened').coins,
    after: playerAt(after, ana).money,
  }),
};
