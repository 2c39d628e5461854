import { describe, expect, test } from 'vitest';
import { randomFromSeed, seatAt } from '../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { Good } from '../../../shared/games/mercado-de-lisboa/market.ts';
import { alone, lastRestaurant, nobodyForFish, outcome, standsOf } from './alone-table.ts';
import { at, paid, type Situation } from './table.ts';

describe('Specialist', () => {
  const begin = () => mercadoDeLisboa.setup(1, { challenge: 'specialist' }, randomFromSeed('specialist'));

  test('asks for a good before the first turn', () => {
    const state = begin();
    expect(state.question?.type).toBe('specialty');
    expect(mercadoDeLisboa.toAct(state)).toEqual([0]);
    const moves = mercadoDeLisboa.legalMoves(state, seatAt(0));
    expect(moves.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))).toEqual(
      ['fish', 'flower', 'grape', 'meat', 'tomato'].map((good) => ({ type: 'specialise', good })),
    );
    expect(state.customers.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    const events = mercadoDeLisboa.play(state, seatAt(0), { type: 'specialise', good: 'meat' });
    expect(events[0]).toEqual({ type: 'specialty-chosen', seat: 0, good: 'meat' });
    expect(state.tally).toMatchObject({ specialty: 'meat', actions: 0 });
    expect(state.question).toEqual({ type: 'act', seat: 0 });
    expect(state.round).toBe(1);
  });

  const specialist = (situation: Omit<Situation<'Ana'>, 'players' | 'settled'>, money = 10, tiles?: readonly Good[]) =>
    alone('specialist', tiles === undefined ? { money } : { money, tiles }, {
      ...situation,
      tally: { specialty: 'fish' },
    });

  test('pays only stands of the chosen good', () => {
    const table = specialist({ market: ['fish/Ana meat/Ana fish/Ana . .'], customers: ['c3-fish-meat'] }).bring(
      'Ana',
      'c3-fish-meat',
      'L1',
    );
    expect(table.money()).toEqual([16]);
    expect(paid(table.last('customers-brought').income)).toEqual(['L1 0 3', 'L1 2 3']);
  });

  test('allows customers for any own stand and counts all stands', () => {
    const table = specialist({
      market: ['meat/Ana grape/Ana fish/Ana . .', 'meat/Ana meat/Ana . . .'],
      customers: ['c3-meat-grape', 'c2-tomato-meat'],
    });
    expect(table.entrancesFor('Ana', 'c3-meat-grape')).toEqual(['L1', 'R1']);
    table.bring('Ana', 'c2-tomato-meat', 'L2');
    expect(table.money()).toEqual([10]);
    expect(table.state.tally).toMatchObject({ customers: 2, bestAction: 0 });
  });

  test('pays nothing to a new stand of another good', () => {
    const doors = { L1: 'c3-fish-meat' } as const;
    expect(specialist({ doors }, 0, ['fish', 'meat', 'grape']).spacesFor('Ana', 'fish')).toEqual([0, 1, 2, 3, 4]);
    expect(specialist({ doors }, 0, ['fish', 'meat', 'grape']).spacesFor('Ana', 'meat')).toEqual([]);
    const table = specialist({ doors }, 5, ['fish', 'meat', 'grape']).stand('Ana', 'meat', 0);
    expect(table.last('stand-opened')).toMatchObject({ cost: 1, earned: 0 });
    table.stand('Ana', 'fish', 1);
    expect(table.last('stand-opened'), 'stands that earn nothing still count for the cost').toMatchObject({
      cost: 2,
      earned: 3,
    });
    expect(table.money()).toEqual([5]);
  });

  test('is the only challenge that asks for a good', () => {
    const state = mercadoDeLisboa.setup(1, { challenge: 'duke-of-lisbon' }, randomFromSeed('duke'));
    expect(state.question?.type).toBe('act');
    expect(state.tally?.specialty).toBeNull();
  });
});

describe('Last Orders', () => {
  test('ends the game after the twelfth action', () => {
    const begin = (round: number) => alone('last-orders', { money: 30 }, { round }).stand('Ana', 'fish', 12);
    expect(begin(11).asked()).toEqual(['Ana']);
    expect(begin(12).asked()).toEqual([]);
    expect(outcome(begin(12))).toMatchObject({ ending: 'last-order', scores: [29] });
  });

  test('is the only challenge with an action limit', () => {
    expect(alone('duke-of-lisbon', { money: 30 }, { round: 12 }).stand('Ana', 'fish', 12).asked()).toEqual(['Ana']);
    expect(alone('duke-of-lisbon', { money: 30 }, { round: 40 }).stand('Ana', 'fish', 12).asked()).toEqual(['Ana']);
  });

  test('ends sooner if no action is possible', () => {
    expect(outcome(lastRestaurant('last-orders', 5, { round: 6 }))?.ending).toBe('stuck');
  });
});

test('Lively Market: allows twelve stands, not thirteen', () => {
  const market = standsOf('lively-market');
  const tiles = ['tomato', 'meat', 'grape'] as const;
  const full = alone('lively-market', { tiles, restaurants: ['pub'] }, { market, customers: nobodyForFish });
  expect(full.player('Ana').woodenStands).toBe(0);
  expect(full.kinds('Ana')).toEqual(['open-restaurant']);
  const [first = '', second = ''] = market;
  const eleven = alone(
    'lively-market',
    { tiles },
    { market: [first, second, 'flower/Ana . . . .'], customers: nobodyForFish },
  );
  expect(eleven.kinds('Ana')).toContain('open-stand');
});

describe('Pub Crawl', () => {
  test('pays only stands next to an open Pub', () => {
    const table = alone(
      'pub-crawl',
      {},
      { market: ['[pub] fish/Ana [sushi-bar] fish/Ana fish/Ana', '. . fish/Ana . .'], customers: ['c3-fish-tomato'] },
    ).bring('Ana', 'c3-fish-tomato', 'L1');
    expect(table.money()).toEqual([19]);
    expect(paid(table.last('customers-brought').income)).toEqual(['L1 1 9']);
  });

  test('ignores Pubs in hand and at corners', () => {
    const table = alone(
      'pub-crawl',
      { money: 0, restaurants: ['pub'] },
      { market: ['. . . . .', '. [pub] . . .'], doors: { L1: 'c2-fish-tomato', L3: 'c2-fish-meat' } },
    );
    expect(table.spacesFor('Ana', 'fish')).toEqual([at(1, 2), at(3, 2)]);
    table.stand('Ana', 'fish', at(1, 2));
    expect(table.last('stand-opened')).toMatchObject({ cost: 1, earned: 4 });
  });

  test('counts both Pubs', () => {
    const table = alone(
      'pub-crawl',
      { money: 0 },
      { market: ['. [pub] . . .', '[pub] fish/Ana . . .'], customers: ['c1-fish-tomato'] },
    ).bring('Ana', 'c1-fish-tomato', 'L2');
    expect(table.money()).toEqual([3]);
  });
});
