import { type Example, eventOf, playerAt, seatAt, type WorkedExample } from '../../engine/index.ts';
import type { BrickTypes } from './index.ts';
import { ageing } from './lessons/ageing.ts';
import { marker } from './lessons/marker.ts';
import { selling } from './lessons/selling.ts';

type BrickExample = Example<BrickTypes>;
type Worked = WorkedExample<BrickTypes>;

const [ana, ben] = [seatAt(0), seatAt(1)];

/** The number of items a seat sold, and the total income. */
function soldBy({ events }: Worked, seat: number) {
  const sales = events.filter((event) => event.type === 'sold').filter((sale) => sale.seat === seat);
  return { count: sales.length, income: sales.reduce((sum, sale) => sum + sale.income, 0) };
}

/** The offers of two sellers in the order of their sales, and the results. */
function saleFigures(worked: Worked) {
  const [first, second] = eventOf(worked.events, 'bids-revealed').bids;
  if (first === undefined || second === undefined) throw new RangeError('there was no competition');
  return {
    boxes: worked.before.demandBoxes.food,
    firstOffers: first.quantity ?? 0,
    firstPrice: first.price,
    firstIncome: soldBy(worked, first.seat).income,
    secondOffers: second.quantity ?? 0,
    secondPrice: second.price,
    secondSells: soldBy(worked, second.seat).count,
    secondIncome: soldBy(worked, second.seat).income,
    surplus: eventOf(worked.events, 'surplus-discarded').count,
  };
}

/** Two players sell food: the lower price goes first, and the rest of the other offer is surplus. */
export const orderOfSale: BrickExample = {
  id: 'order-of-sale',
  rule: 'sale',
  position: { lesson: selling, before: 'lower' },
  moves: [
    { seat: ana, move: { type: 'bid-quantity', quantity: 4 } },
    { seat: ana, move: { type: 'bid-price', price: 5 } },
    { seat: ben, move: { type: 'bid-quantity', quantity: 2 } },
    { seat: ben, move: { type: 'bid-price', price: 4 } },
  ],
  figures: saleFigures,
};

/** Equal prices: the player behind in turn order goes first. */
export const equalPrices: BrickExample = {
  id: 'equal-prices',
  rule: 'ties-and-waiting',
  position: { lesson: selling, before: 'lower' },
  moves: [
    { seat: ana, move: { type: 'bid-quantity', quantity: 4 } },
    { seat: ana, move: { type: 'bid-price', price: 5 } },
    { seat: ben, move: { type: 'bid-quantity', quantity: 2 } },
    { seat: ben, move: { type: 'bid-price', price: 5 } },
  ],
  figures(worked) {
    const { boxes, firstOffers, secondPrice, secondOffers, secondSells, surplus } = saleFigures(worked);
    return {
      boxes,
      benOffers: firstOffers,
      price: secondPrice,
      anaOffers: secondOffers,
      anaSells: secondSells,
      surplus,
    };
  },
};

/** Nothing is sold: items on the bottom shelf are lost, those above move down. */
export const unsoldGoods: BrickExample = {
  id: 'unsold-goods',
  rule: 'inventory',
  position: { lesson: ageing, before: 'last-shelf' },
  moves: [
    { seat: ana, move: { type: 'done' } },
    { seat: ben, move: { type: 'done' } },
    { seat: ana, move: { type: 'done' } },
  ],
  figures({ before, after, events }) {
    const shelvesOf = (state: Worked['after']) => playerAt(state, ana).building[0]?.shelves.food ?? [];
    const [top = 0, bottom = 0] = shelvesOf(before);
    return { top, bottom, lost: eventOf(events, 'items-expired').count, kept: shelvesOf(after)[1] ?? 0 };
  },
};

/** Items that cost more than the player's money: a debt token pays, and counts at the end. */
export const tokenOfDebt: BrickExample = {
  id: 'token-of-debt',
  rule: 'debt',
  position: { lesson: ageing, before: 'debt' },
  moves: [
    { seat: ana, move: { type: 'stock', store: 'estate-seller' } },
    { seat: ana, move: { type: 'stock', store: 'estate-seller' } },
    { seat: ana, move: { type: 'pay', tokens: 1 } },
  ],
  figures({ before, after, events }) {
    const { count, paid, tokens } = eventOf(events, 'stocked');
    return { money: playerAt(before, ana).money, count, paid, tokens, left: playerAt(after, ana).money };
  },
};

/** Buying points up to the investment marker makes the month the last. */
export const lastMonth: BrickExample = {
  id: 'last-month',
  rule: 'end-of-a-month-and-of-the-game',
  position: { lesson: marker, before: 'marker' },
  moves: [{ seat: ana, move: { type: 'buy-points', points: 9 } }],
  figures({ before, events }) {
    const { points: bought, paid } = eventOf(events, 'points-bought');
    const { points, money } = playerAt(before, ana);
    const total = eventOf(events, 'marker-reached').points;
    return { marker: before.investmentMarker ?? 0, points, money, bought, paid, total };
  },
};
