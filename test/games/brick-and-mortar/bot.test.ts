import { describe, expect, test } from 'vitest';
import { evaluatorOf, pointsAt, rateMoves } from '../../../shared/bots/index.ts';
import { playOut, randomFromSeed, type Seat, seatAt, seatsOf } from '../../../shared/engine/index.ts';
import { brickAndMortarGuide as guide } from '../../../shared/games/brick-and-mortar/bot/index.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import type { BrickState } from '../../../shared/games/brick-and-mortar/state.ts';
import { stores } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { type Sitting, type Situation, tableOf } from './table.ts';

const evaluator = evaluatorOf(brickAndMortar, guide);

/** The choice of a thorough greedy player. */
function bestMove(state: BrickState, seat: Seat): BrickMove {
  const legal = brickAndMortar.legalMoves(state, seat);
  const imagine = () => brickAndMortar.redeal(state, seat, randomFromSeed('imagined'));
  const decision = { evaluator, seat, seats: state.seatCount, imagine, random: randomFromSeed('decides') };
  const rated = rateMoves(decision, legal, { worlds: 20, horizon: 'quiet', mostMoves: 40 });
  const [best] = rated.toSorted((one, other) => other.worth - one.worth);
  if (best === undefined) throw new RangeError('nothing to choose from');
  return best.move;
}

test('bots imagine others’ money at random, independent of the real amounts', () => {
  const [poor, rich] = [0, 90].map((money) =>
    tableOf({ players: { Ada: { money: 20 }, Bo: { money } }, month: 3 }).begin({ type: 'begin-building' }),
  );
  if (poor === undefined || rich === undefined) throw new RangeError('no table');
  const imagined = Array.from({ length: 40 }, (_, deal) => {
    const dealt = [poor, rich].map(({ state }) =>
      brickAndMortar.redeal(state, seatAt(0), randomFromSeed(`deal ${deal}`)).players.map(({ money }) => money),
    );
    expect(dealt[0]).toEqual(dealt[1]);
    expect(dealt[0]?.[0]).toBe(20);
    return dealt[0]?.[1] ?? 0;
  });
  expect(new Set(imagined).size).toBeGreaterThan(10);
});

test('the guide: equals the scoring at the end', () => {
  const state = brickAndMortar.setup(3, { 'first-game': 'no' }, randomFromSeed('scored'));
  playOut(brickAndMortar, state, randomFromSeed('moves'));
  const scores = brickAndMortar.outcome(state)?.scores ?? [];
  for (const seat of seatsOf(3)) {
    const [points = 0, stores = 0, slots = 0, debt = 0, ...rest] = guide.measure(state, seat);
    expect(points + stores + slots + debt).toBe(scores[seat]);
    expect(rest.every((measured) => Math.abs(measured) < 1e-9)).toBe(true);
  }
});

describe('an offer for a store', () => {
  /** Ada may open an auction in the last month, for a store that has but one point printed on it. */
  const lastMonth = (stores: NonNullable<Parameters<typeof tableOf>[0]['players'][string]['stores']>) =>
    tableOf({
      players: { Ada: { money: 20, stores }, Bo: { stores: { freezer: {} } } },
      month: 9,
      phase: 'building',
      publicRow: ['electronics-peddler'],
    }).begin({ type: 'store-action', seat: seatAt(0) });

  const four = { 'art-gallery': {}, 'mall-gallery': {}, 'department-store': {}, 'auction-house': {} };

  test.each([
    ['would not be opened in the place of any other, is made by no bot', four, true],
    ['is opened in a free slot, may be made', { 'art-gallery': {} }, false],
  ])('that %s', (_, stores, isIdle) => {
    const { state } = lastMonth(stores);
    const offers = brickAndMortar.legalMoves(state, seatAt(0)).filter(({ type }) => type === 'open-auction');
    const [least] = offers;
    if (least === undefined) throw new RangeError('no auction on offer');
    expect(guide.isIdle?.(state, seatAt(0), least)).toBe(isIdle);
    if (isIdle) expect(offers.every((move) => guide.isIdle?.(state, seatAt(0), move))).toBe(true);
  });

  test.each<[string, Omit<Situation<'Ada'>, 'players'> & { Ada: Sitting }]>([
    [
      'seems worth opening only at offers beyond all money',
      {
        Ada: {
          money: 31,
          stores: {
            'designer-knockoffs': {},
            'mall-gallery': {},
            'electronics-distributor': {},
            'food-wholesaler': {},
          },
        },
        month: 8,
        publicRow: ['resale-shop'],
      },
    ],
    [
      'is worth no more than closing the store that makes room for it',
      {
        Ada: { money: 22, stores: { 'flea-market': {}, 'art-purveyor': {}, 'food-wholesaler': {}, warehouse: {} } },
        month: 5,
        publicRow: ['antique-store'],
      },
    ],
  ])('that %s, is made by no bot', (_, { Ada, ...situation }) => {
    const { state } = tableOf({
      players: { Ada, Bo: { stores: { freezer: {} } } },
      phase: 'building',
      ...situation,
    }).begin({ type: 'store-action', seat: seatAt(0) });
    const offers = brickAndMortar.legalMoves(state, seatAt(0)).filter(({ type }) => type === 'open-auction');
    expect(offers.length).toBeGreaterThan(20);
    expect(offers.filter((move) => guide.isIdle?.(state, seatAt(0), move) !== true)).toEqual([]);
  });
});

test('no bot raises by far more than it takes, or sells points without need of goods', () => {
  const table = tableOf({
    players: { Ada: { money: 60, stores: { bakery: {} } }, Bo: { money: 60, stores: { freezer: {} } } },
    publicRow: ['fulfillment-center'],
    month: 3,
  }).begin({ type: 'begin-building' });
  const isIdle = (move: BrickMove) => guide.isIdle?.(table.state, seatAt(0), move) ?? false;
  const offers = [0, 6, 10].map((by) => stores['fulfillment-center'].cost + by);
  const openings = offers.map((offer) => isIdle({ type: 'open-auction', store: 'fulfillment-center', offer }));
  expect(openings).toEqual([false, true, true]);
  table.begin({ type: 'investment-turn', seat: seatAt(0) });
  expect(isIdle({ type: 'sell-points', points: 1 })).toBe(true);
});

describe('a player who follows the guide', () => {
  test('buys all affordable points in the last month', () => {
    const table = tableOf({
      players: { Ada: { money: 20, stores: { bakery: {} } }, Bo: { money: 3, stores: { freezer: {} } } },
      month: 9,
      phase: 'investment',
    }).begin({ type: 'investment-turn', seat: seatAt(0) });
    expect(bestMove(table.state, table.seat('Ada'))).toEqual({ type: 'buy-points', points: 5 });
  });

  test('sells a type without competition in the last month', () => {
    const table = tableOf({
      players: { Ada: { money: 2, stores: { bakery: { food: 2 } } }, Bo: { stores: { freezer: {} } } },
      boxes: { food: 4 },
      month: 9,
      phase: 'sale',
    }).begin({ type: 'sale-of', item: 'food' });
    expect(table.state.question?.type).toBe('sell');
    expect(bestMove(table.state, table.seat('Ada')).type).toBe('sell');
  });

  test.each<[string, Partial<Situation<'Ada' | 'Bo'>>, BrickMove]>([
    [
      'items that will sell',
      { demandPile: ['m60', 'm61', 'm76'], month: 3 },
      { type: 'stock', store: 'estate-seller' },
    ],
    ['no items without any future demand', { demandPile: [], month: 9 }, { type: 'done' }],
  ])('stocks %s', (_, situation, move) => {
    const table = tableOf({
      players: { Ada: { money: 20, stores: { 'estate-seller': {} } }, Bo: { stores: { bakery: {} } } },
      market: { jewelry: 4 },
      phase: 'supply',
      ...situation,
    });
    table.state.agenda.push({ type: 'begin-sale' });
    table.begin({ type: 'supply-of', item: 'jewelry' });
    expect(bestMove(table.state, table.seat('Ada'))).toEqual(move);
  });

  test('drops out of an auction before the price exceeds the store’s worth', () => {
    const table = tableOf({
      players: { Ada: { money: 15, stores: { bakery: {} } }, Bo: { money: 15, stores: { freezer: {} } } },
      publicRow: ['small-canning-factory', 'flea-market', 'food-bank', 'thrift-store'],
      month: 7,
    }).begin({ type: 'begin-building' });
    table.play('Ada', { type: 'open-auction', store: 'small-canning-factory', offer: 25 });
    expect(bestMove(table.state, table.seat('Bo'))).toEqual({ type: 'drop-out' });
  });

  test('prefers points to avoiding the debt they cost', () => {
    const indebted = tableOf({ players: { Ada: { debt: 6 }, Bo: {} }, month: 8 }).begin({ type: 'begin-building' });
    const [ada, bo] = [indebted.seat('Ada'), indebted.seat('Bo')].map((seat) => pointsAt(guide, indebted.state, seat));
    expect(ada).toBeLessThan((bo ?? 0) - 4);
  });
});
