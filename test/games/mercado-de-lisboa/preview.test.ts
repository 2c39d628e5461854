import { describe, expect, test } from 'vitest';
import { pick, randomFromSeed, type Seat, see } from '../../../shared/engine/index.ts';
import { customersBarrier, restaurantBarrier, standBarrier } from '../../../shared/games/mercado-de-lisboa/barriers.ts';
import { challengeIds } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { standCost } from '../../../shared/games/mercado-de-lisboa/cost.ts';
import { endingsNext } from '../../../shared/games/mercado-de-lisboa/ending.ts';
import { customersIncome, standIncome } from '../../../shared/games/mercado-de-lisboa/income.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import { entrancesLeft, spacesLeft } from '../../../shared/games/mercado-de-lisboa/lines.ts';
import { entrances, goods } from '../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoMove } from '../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../shared/games/mercado-de-lisboa/state.ts';
import { customerTiles, restaurants } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { at, pair, tableOf } from './table.ts';

/** The view of a seat, which knows its own money. */
function viewOf(state: MercadoState, seat: Seat) {
  const view = see(mercadoDeLisboa.hiding, state, seat);
  const player = view.players[seat];
  if (player === undefined || player.money === null) throw new TypeError('a seat knows its own money');
  return { view, player: { ...player, money: player.money } };
}

test.each([1, 2, 3, 4])(
  'the preview of a move, from its seat’s view: matches the legal moves and their results with %i players',
  (seats) => {
    for (let match = 0; match < 9; match++) {
      const options = { challenge: challengeIds[match] ?? 'specialist' };
      const state = mercadoDeLisboa.setup(seats, options, randomFromSeed(`preview ${seats} ${match}`));
      const random = randomFromSeed(`moves ${seats} ${match}`);
      for (;;) {
        const [seat] = mercadoDeLisboa.toAct(state);
        if (seat === undefined) break;
        const legal = mercadoDeLisboa.legalMoves(state, seat);
        if (state.question?.type === 'act') expectBarriers(state, seat, legal);
        const others = legal.filter(({ type }) => type !== 'take-coin');
        const move = pick(random, others.length > 0 ? others : legal);
        const { view } = viewOf(state, seat);
        const cost = move.type === 'open-stand' ? standCost(view, move.space) : null;
        const income =
          move.type === 'open-stand'
            ? standIncome(view, seat, move.space, move.good)
            : move.type === 'bring-customers'
              ? customersIncome(view, move.customers, move.entrance)
              : [];
        const [event] = mercadoDeLisboa.play(state, seat, move);
        if (event?.type === 'stand-opened') expect(event).toMatchObject({ ...cost, income });
        if (event?.type === 'customers-brought') expect(event.income).toEqual(income);
      }
    }
  },
  60_000,
);

function expectBarriers(state: MercadoState, seat: Seat, legal: readonly MercadoMove[]): void {
  const { view, player } = viewOf(state, seat);
  const free: MercadoMove[] = [];
  for (let space = 0; space < 25; space++) {
    for (const good of goods) {
      if (player.tiles.includes(good) && standBarrier(view, player, space, good) === null) {
        free.push({ type: 'open-stand', good, space });
      }
    }
    for (const restaurant of restaurants) {
      if (restaurantBarrier(view, player, restaurant, space) === null) {
        free.push({ type: 'open-restaurant', restaurant, space });
      }
    }
  }
  const open = view.customers.flat();
  for (const { id } of customerTiles) {
    for (const entrance of entrances) {
      if (open.includes(id) && customersBarrier(view, seat, id, entrance) === null) {
        free.push({ type: 'bring-customers', customers: id, entrance });
      }
    }
  }
  const asText = (moves: readonly MercadoMove[]) =>
    moves.map((move) => JSON.stringify(Object.entries(move))).toSorted();
  const actions = legal.filter(
    ({ type }) => type === 'open-stand' || type === 'open-restaurant' || type === 'bring-customers',
  );
  expect(asText(free.map((move) => inOrder(move)))).toEqual(asText(actions.map((move) => inOrder(move))));
}

/** The same move with its fields in a fixed order. */
function inOrder(move: MercadoMove): MercadoMove {
  switch (move.type) {
    case 'open-stand':
      return { type: move.type, good: move.good, space: move.space };
    case 'bring-customers':
      return { type: move.type, customers: move.customers, entrance: move.entrance };
    case 'open-restaurant':
      return { type: move.type, restaurant: move.restaurant, space: move.space };
    default:
      return move;
  }
}

describe('the reason against a move', () => {
  const { state } = tableOf({
    players: { Ana: { money: 1, restaurants: ['pub'] }, Bo: {} },
    market: ['fish/Ana meat/Bo [wine-bar] . (pizzeria)', 'meat/Bo meat/Bo . . .'],
    doors: { L1: 'c1-fish-tomato', R2: 'c1-flower-meat' },
  });
  const ana = { money: 1, woodenStands: 7, restaurants: ['pub'] } as const;

  test('for a stand: space taken, no wooden stand, or too expensive', () => {
    expect(standBarrier(state, ana, at(1, 1), 'fish')).toEqual({ why: 'taken', by: 'stand' });
    expect(standBarrier(state, ana, at(1, 3), 'fish')).toEqual({ why: 'taken', by: 'restaurant' });
    expect(standBarrier(state, { ...ana, woodenStands: 0 }, at(5, 5), 'fish')).toEqual({ why: 'no-wooden-stand' });
    expect(standBarrier(state, ana, at(1, 4), 'fish')).toEqual({ why: 'too-dear', cost: 3, income: 1, money: 1 });
    expect(standBarrier(state, { ...ana, money: 2 }, at(1, 4), 'fish')).toBeNull();
    expect(standBarrier(state, ana, at(2, 3), 'flower')).toEqual({ why: 'too-dear', cost: 3, income: 1, money: 1 });
    expect(standBarrier(state, ana, at(5, 5), 'fish')).toBeNull();
  });

  test('for customers: entrance taken, too few stands, or no own stand', () => {
    const seat = state.startPlayer;
    expect(customersBarrier(state, seat, 'c1-fish-flower', 'L1')).toEqual({
      why: 'entrance-taken',
      by: 'c1-fish-tomato',
    });
    expect(customersBarrier(state, seat, 'c3-fish-flower', 'R1')).toEqual({
      why: 'too-few-stands',
      stands: 2,
      customers: 3,
    });
    expect(customersBarrier(state, seat, 'c2-tomato-meat', 'R1')).toEqual({
      why: 'no-own-stand',
      wants: ['tomato', 'meat'],
    });
    expect(customersBarrier(state, seat, 'c2-fish-meat', 'L2')).toEqual({
      why: 'no-own-stand',
      wants: ['fish', 'meat'],
    });
    expect(customersBarrier(state, seat, 'c2-fish-meat', 'R1')).toBeNull();
  });

  test('for a restaurant: space taken, or no restaurant', () => {
    expect(restaurantBarrier(state, ana, 'pub', at(1, 1))).toEqual({ why: 'taken', by: 'stand' });
    expect(restaurantBarrier(state, ana, 'pub', at(1, 3))).toEqual({ why: 'taken', by: 'restaurant' });
    expect(restaurantBarrier(state, ana, 'tea-house', at(5, 5))).toEqual({ why: 'none' });
    expect(restaurantBarrier(state, ana, 'pub', at(1, 5))).toBeNull();
  });
});

describe('the announcement of an ending', () => {
  test('counts free spaces and entrances', () => {
    const { state } = pair({ market: ['fish/Ana [pub] (pizzeria) . .'], doors: { L1: 'c1-fish-meat' } });
    expect([spacesLeft(state), entrancesLeft(state)]).toEqual([23, 19]);
    expect(endingsNext(state)).toEqual([]);
  });

  test('comes one coin before the run is complete', () => {
    const near = (coinsInRow: number) => pair({ coinsInRow }).state;
    expect(endingsNext(near(2))).toEqual([]);
    expect(endingsNext(near(3))).toEqual(['coins']);
    expect(endingsNext(tableOf({ players: { Ana: {}, Bo: {}, Cy: {} }, coinsInRow: 2 }).state)).toEqual(['coins']);
  });

  test('comes with five spaces left', () => {
    const market = [
      'fish/Ana flower/Ana tomato/Ana meat/Ana grape/Ana',
      'flower/Bo tomato/Bo meat/Bo grape/Bo fish/Bo',
      'tomato/Cy meat/Cy grape/Cy meat/Cy flower/Cy',
      'meat/Ana grape/Bo tomato/Cy grape/Bo',
    ];
    const near = (last: string) =>
      tableOf({ players: { Ana: {}, Bo: {}, Cy: {} }, market: [...market.slice(0, 3), `${market[3]} ${last}`] }).state;
    expect(endingsNext(near('fish/Cy'))).toEqual(['spaces']);
    expect(endingsNext(near('(pub)'))).toEqual([]);
  });

  test('comes with five entrances left', () => {
    const near = (left: number) => {
      const { state } = tableOf({ players: { Ana: {}, Bo: {} } });
      const shut = entrances.slice(0, entrances.length - left);
      // the count does not depend on the customers
      for (const entrance of shut) state.doors[entrance] = 'c1-fish-meat';
      return state;
    };
    expect(entrancesLeft(near(5))).toBe(5);
    expect(endingsNext(near(5))).toEqual(['entrances']);
    expect(endingsNext(near(6))).toEqual([]);
  });

  test('comes before the twelfth action of Last Orders', () => {
    const near = (round: number) =>
      tableOf({ players: { Ana: {} }, settled: { challenge: 'last-orders' }, round }).state;
    expect(endingsNext(near(11))).toEqual([]);
    expect(endingsNext(near(12))).toEqual(['last-order']);
  });
});
