import { describe, expect, test } from 'vitest';
import { learned, randomFromSeed, seatAt, unknownTo } from '../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { isProductId, type ProductId } from '../../../shared/games/shopping-street/products.ts';
import { type Situation, setOf, tableOf } from './table.ts';

type Four = 'Ana' | 'Bo' | 'Cy' | 'Di';

const coming: readonly ProductId[] = [
  'tech-technology-1',
  'tech-technology-2',
  'tech-technology-3',
  'tech-technology-4',
  'tech-technology-5',
  'home-technology-1',
  'home-technology-2',
  'home-technology-3',
];

const laid = (situation: Partial<Situation<Four>> = {}) =>
  tableOf<Four>({
    players: {
      Ana: { hand: ['food-stock-1'] },
      Bo: { hand: ['food-stock-2'] },
      Cy: { hand: ['food-stock-3'] },
      Di: { hand: ['food-stock-4'] },
    },
    next: coming,
    ...situation,
  });

/** A street with two shops of Bo and one of Cy. */
const street: NonNullable<Situation<Four>['street']> = {
  N1: ['Bo', 1, ...setOf('home', 4)],
  N5: ['Bo', 2, ...setOf('leisure', 4)],
  S8: ['Cy', 1, ...setOf('personal', 4)],
};

describe('the dice', () => {
  test('a player whose colour shows draws a card plus one for each own shop', () => {
    const table = laid({ street }).roll('Ana', 'Bo', 'Di');
    expect(table.last('dice-rolled')).toEqual({
      type: 'dice-rolled',
      seat: 0,
      faces: [1, 3],
      draws: [
        { seat: 1, shops: 2, times: 1, count: 3 },
        { seat: 3, shops: 0, times: 1, count: 1 },
      ],
    });
    // a spectator who joins later sees the last roll
    expect(table.state.lastRoll).toEqual({ faces: [1, 3], draws: table.last('dice-rolled').draws });
    expect(table.handSizes()).toEqual([4, 4, 1, 2]);
    expect(table.hand('Bo')).toEqual(['food-stock-2', 'tech-technology-1', 'tech-technology-2', 'tech-technology-3']);
    expect(table.hand('Di')).toEqual(['food-stock-4', 'tech-technology-4']);
  });

  test('the active player draws from the dice before drawing three cards', () => {
    const table = laid().roll('Ana', 'Ana');
    expect(table.last('dice-rolled').draws).toEqual([{ seat: 0, shops: 0, times: 1, count: 1 }]);
    expect(table.all('cards-drawn').map(({ seat, why, count }) => [seat, why, count])).toEqual([
      [0, 'dice', 1],
      [0, 'turn', 3],
    ]);
    expect(table.all('cards-drawn').map(({ cards }) => cards)).toEqual([coming.slice(0, 1), coming.slice(1, 4)]);
  });

  test('a blank face and a colour without a player have no effect', () => {
    const table = laid({ street }).roll('Ana', 'blank', 4);
    expect(table.last('dice-rolled')).toMatchObject({ faces: ['blank', 4], draws: [] });
    expect(table.handSizes()).toEqual([4, 1, 1, 1]);
    const three = tableOf({ players: { Ana: {}, Bo: {}, Cy: {} } }).roll('Ana', 3, 4);
    expect(three.last('dice-rolled')).toMatchObject({ faces: [3, 4], draws: [] });
    expect(three.handSizes()).toEqual([8, 5, 5]);
    const five = tableOf({ players: { Ana: {}, Bo: {}, Cy: {}, Di: {}, Ed: {} } }).roll('Ana', 'Ed');
    expect(five.last('dice-rolled')).toMatchObject({
      faces: [4, 'blank'],
      draws: [{ seat: 4, shops: 0, times: 1, count: 1 }],
    });
  });

  test('ruling 12: two players draw clockwise from the active player, one after the other', () => {
    const drawers = (one: Four, other: Four) => {
      const table = laid({ active: 'Cy', street }).roll('Cy', one, other);
      return table.all('cards-drawn').map(({ seat, why, count }) => [seat, why, count]);
    };
    expect(drawers('Bo', 'Di')).toEqual([
      [3, 'dice', 1],
      [1, 'dice', 3],
      [2, 'turn', 3],
    ]);
    expect(drawers('Di', 'Bo')).toEqual(drawers('Bo', 'Di'));
    expect(drawers('Bo', 'Cy')).toEqual([
      [2, 'dice', 2],
      [1, 'dice', 3],
      [2, 'turn', 3],
    ]);
    expect(drawers('Ana', 'Bo')).toEqual([
      [0, 'dice', 1],
      [1, 'dice', 3],
      [2, 'turn', 3],
    ]);
  });

  test.each([
    ['once', 1],
    ['twice', 2],
  ] as const)('ruling 12: a colour on both dice pays %s', (diceDoubles, times) => {
    const count = 3 * times;
    const table = laid({ street, settled: { diceDoubles } }).roll('Ana', 'Bo', 'Bo');
    expect(table.last('dice-rolled')).toMatchObject({ faces: [1, 1], draws: [{ seat: 1, shops: 2, times, count }] });
    expect(table.handSizes()).toEqual([4, 1 + count, 1, 1]);
    const single = laid({ street, settled: { diceDoubles } }).roll('Ana', 'Bo', 'Cy');
    expect(single.last('dice-rolled').draws).toEqual([
      { seat: 1, shops: 2, times: 1, count: 3 },
      { seat: 2, shops: 1, times: 1, count: 2 },
    ]);
  });

  test('ruling 13: a shop opened this turn counts', () => {
    const table = tableOf({ players: { Ana: { hand: setOf('food', 1) }, Bo: {}, Cy: {} } });
    table.open('Ana', 'N4', 1, ...setOf('food', 1)).roll('Ana', 'Ana');
    expect(table.last('dice-rolled').draws).toEqual([{ seat: 0, shops: 1, times: 1, count: 2 }]);
    expect(table.handSizes()[0]).toBe(5);
  });

  test('only the active player draws three cards', () => {
    const table = laid({ active: 'Bo' }).roll('Bo');
    expect(table.handSizes()).toEqual([1, 4, 1, 1]);
    expect(table.last('cards-drawn')).toEqual({
      type: 'cards-drawn',
      seat: 1,
      why: 'turn',
      count: 3,
      cards: coming.slice(0, 3),
    });
    expect(table.story()).toEqual(['turn-began', 'dice-rolled', 'cards-drawn', 'turn-began']);
    expect(table.asked()).toEqual(['Cy']);
  });

  test('all pairs of faces are equally likely', () => {
    const { state } = laid();
    const fallen = new Map<string, number>();
    const throws = 7_200;
    for (let seed = 0; seed < throws; seed++) {
      const tried = shoppingStreet.copy(state);
      tried.random = randomFromSeed(`fair ${seed}`);
      const [event] = shoppingStreet.play(tried, tried.active, { type: 'roll' });
      if (event?.type !== 'dice-rolled') throw new TypeError('no dice are rolled');
      fallen.set(event.faces.join(), (fallen.get(event.faces.join()) ?? 0) + 1);
    }
    expect(fallen.size).toBe(36);
    // two hundred each; five standard deviations are about seventy
    for (const count of fallen.values()) expect(Math.abs(count - throws / 36)).toBeLessThan(70);
  });
});

describe('dice set by a lesson', () => {
  const named = (seed: string) =>
    shoppingStreet.setup(3, {}, randomFromSeed(seed), { startPlayer: [0], dice: [4, 'blank', 1, 1] });
  const thrown = (state: ReturnType<typeof named>, seat: number) => {
    shoppingStreet.play(state, seatAt(seat), { type: 'roll' });
    return state.lastRoll?.faces;
  };
  /** A deal without a thief near the top of the deck. */
  const quiet = () => {
    const state = named('quiet');
    state.deck = [...state.deck.filter((card) => !isProductId(card)), ...state.deck.filter(isProductId)];
    return state;
  };

  test('show the set faces first, then random ones', () => {
    const state = quiet();
    const dealt = structuredClone(state.random);
    expect([thrown(state, 0), thrown(state, 1)]).toEqual([
      [4, 'blank'],
      [1, 1],
    ]);
    expect(state.random).toEqual(dealt);
    thrown(state, 2);
    expect(state.random).not.toEqual(dealt);
  });

  test('are not copied and stay unknown to bots', () => {
    const state = quiet();
    const copy = shoppingStreet.copy(state);
    thrown(state, 0);
    expect(thrown(copy, 0)).toEqual([4, 'blank']);
    expect(shoppingStreet.redeal(quiet(), seatAt(0), randomFromSeed('chance')).diceToCome).toBeUndefined();
  });

  test('cannot be undone after the throw', () => {
    const before = quiet();
    const after = shoppingStreet.copy(before);
    thrown(after, 0);
    const secrets = (state: typeof before) => unknownTo(shoppingStreet.hiding, state, 'spectator');
    expect(learned(secrets(before), secrets(after))).toBe(true);
  });

  test('reject faces that a die does not have', () => {
    expect(() => shoppingStreet.setup(3, {}, randomFromSeed('seven'), { dice: [7] })).toThrow(RangeError);
  });
});
