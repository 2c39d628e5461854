import { describe, expect, test } from 'vitest';
import { openOfType, whyNot } from '../../../shared/games/shopping-street/placement.ts';
import type { ProductId } from '../../../shared/games/shopping-street/products.ts';
import { type SpaceId, spaceIds } from '../../../shared/games/shopping-street/street.ts';
import { type Situation, setOf, tableOf, trio } from './table.ts';

type Street = NonNullable<Situation<'Ana' | 'Bo' | 'Cy' | 'Di'>['street']>;

/** Four players. Ana holds four Food cards of value 2. */
const withFood = (street: Street = {}, hand: readonly ProductId[] = setOf('food', 2)) =>
  tableOf({ players: { Ana: { hand }, Bo: {}, Cy: {}, Di: {} }, street });

describe('ruling 7: exactly four cards of one type, of four different groups', () => {
  test('move from the hand to a free space with a pawn', () => {
    const table = withFood({}, [...setOf('food', 2), 'tech-stock-1']).open('Ana', 'S4', 3, ...setOf('food', 2));
    expect(table.hand('Ana')).toEqual(['tech-stock-1']);
    expect(table.state.street).toEqual([
      { owner: 0, type: 'food', space: 'S4', pawn: 3, opened: table.state.turn, cards: [...setOf('food', 2)] },
    ]);
    expect(table.player('Ana').pawns).toEqual([1, 1, 2, 2]);
    expect(table.last('shop-opened')).toEqual({
      type: 'shop-opened',
      seat: 0,
      space: 'S4',
      shopType: 'food',
      pawn: 3,
      cards: [...setOf('food', 2)],
      worth: 24,
      open: 1,
    });
    expect(table.all('last-round')).toEqual([]);
  });

  test('fewer than four groups of one type cannot open a shop', () => {
    const hands: readonly (readonly ProductId[])[] = [
      ['food-stock-1', 'food-staff-1', 'food-delivery-1'],
      ['food-stock-1', 'food-staff-1', 'food-delivery-1', 'food-delivery-2'],
      ['food-stock-1', 'food-staff-1', 'home-delivery-1', 'home-decoration-2'],
      ['food-stock-1', 'food-staff-1', 'food-delivery-1', 'home-decoration-2', 'home-technology-1'],
    ];
    for (const hand of hands) expect(withFood({}, hand).offers('Ana', 'open')).toEqual([]);
  });

  test('any four groups can open a shop, with any card of each', () => {
    const hand: readonly ProductId[] = [...setOf('food', 2), 'food-technology-4', 'food-stock-5', 'home-stock-1'];
    const table = withFood({}, hand).play('Ana', { type: 'open', space: 'N1', shopType: 'food', pawn: 1 });
    expect(table.state.question).toEqual({ type: 'stock', seat: 0, space: 'N1' });
    expect(table.asked()).toEqual(['Ana']);
    expect(table.offers('Ana', 'put')).toHaveLength(6);
    table.play('Ana', { type: 'put', card: 'food-stock-5' });
    expect(table.offers('Ana', 'put').map(({ card }) => card)).toEqual([
      'food-staff-2',
      'food-decoration-2',
      'food-delivery-2',
      'food-technology-4',
    ]);
    table.play('Ana', { type: 'put', card: 'food-technology-4' }, { type: 'put', card: 'food-staff-2' });
    expect(table.all('shop-opened')).toEqual([]);
    expect(table.offers('Ana', 'put').map(({ card }) => card)).toEqual(['food-decoration-2', 'food-delivery-2']);
    table.play('Ana', { type: 'put', card: 'food-delivery-2' });
    expect(table.last('shop-opened')).toMatchObject({
      cards: ['food-stock-5', 'food-technology-4', 'food-staff-2', 'food-delivery-2'],
      worth: 13,
    });
    expect(table.hand('Ana')).toEqual(['food-stock-2', 'food-decoration-2', 'home-stock-1']);
  });

  test('only one shop opens a turn', () => {
    const table = withFood({}, [...setOf('food', 2), ...setOf('home', 2)]).open('Ana', 'N1', 1, ...setOf('food', 2));
    expect(table.kinds('Ana')).toEqual(['roll']);
    table.pass('Ana', 'Bo', 'Cy', 'Di');
    expect(table.kinds('Ana')).toContain('open');
  });

  test('every type with a complete set can open', () => {
    const table = withFood({}, [...setOf('food', 2), ...setOf('tech', 3)]);
    expect([...new Set(table.offers('Ana', 'open').map(({ shopType }) => shopType))]).toEqual(['food', 'tech']);
    expect(table.plots('Ana', 'tech')).toEqual(spaceIds);
  });

  test('opening raises the counter by one', () => {
    const table = withFood({ N5: ['Bo', 1, ...setOf('food', 1)] }).open('Ana', 'N1', 1, ...setOf('food', 2));
    expect(openOfType(table.state, 'food')).toBe(2);
    expect(openOfType(table.state, 'home')).toBe(0);
    expect(table.last('shop-opened').open).toBe(2);
  });
});

describe('ruling 8: pawns', () => {
  test('each value of the player’s unused pawns is available once', () => {
    const offered = (street: Street) => [
      ...new Set(
        withFood(street)
          .offers('Ana', 'open')
          .map(({ pawn }) => pawn),
      ),
    ];
    expect(offered({})).toEqual([1, 2, 3]);
    expect(offered({ N9: ['Ana', 3, ...setOf('tech', 1)] })).toEqual([1, 2]);
    expect(offered({ N9: ['Ana', 1, ...setOf('tech', 1)] })).toEqual([1, 2, 3]);
    expect(offered({ N9: ['Ana', 1, ...setOf('tech', 1)], S1: ['Ana', 1, ...setOf('home', 1)] })).toEqual([2, 3]);
    expect(offered({ N9: ['Bo', 3, ...setOf('tech', 1)] })).toEqual([1, 2, 3]);
    expect(withFood().offers('Ana', 'open')).toHaveLength(20 * 3);
  });

  const four: Street = {
    N1: ['Ana', 1, ...setOf('tech', 1)],
    N3: ['Ana', 1, ...setOf('home', 1)],
    N5: ['Ana', 2, ...setOf('tech', 2)],
    N7: ['Ana', 2, ...setOf('home', 3)],
  };

  test('a player opens at most five shops, one for each pawn', () => {
    const fifth = withFood(four, [...setOf('food', 2), ...setOf('food', 3)]);
    expect(new Set(fifth.offers('Ana', 'open').map(({ pawn }) => pawn))).toEqual(new Set([3]));
    fifth.open('Ana', 'N9', 3, ...setOf('food', 2)).pass('Ana', 'Bo', 'Cy', 'Di');
    expect(fifth.player('Ana').pawns).toEqual([]);
    expect(fifth.kinds('Ana')).toEqual(['ask', 'buy', 'roll']);
  });

  test('a player opens at most four shops with five players', () => {
    const { N1, N5, N7 } = four;
    const table = tableOf({
      players: { Ana: { hand: [...setOf('food', 2), ...setOf('food', 3)] }, Bo: {}, Cy: {}, Di: {}, Ed: {} },
      street: { ...(N1 && { N1 }), ...(N5 && { N5 }), ...(N7 && { N7 }) },
    });
    expect(table.player('Ana').pawns).toEqual([3]);
    table.open('Ana', 'N9', 3, ...setOf('food', 2)).pass('Ana', 'Bo', 'Cy', 'Di', 'Ed');
    expect(table.offers('Ana', 'open')).toEqual([]);
  });
});

/** For each space, the spaces that a shop on it closes to its type. */
const surroundings: Readonly<Record<SpaceId, readonly [beside: string, facing: string]>> = {
  N1: ['N2', 'S1 S2'],
  N2: ['N1 N3', 'S1 S2 S3'],
  N3: ['N2 N4', 'S2 S3 S4'],
  N4: ['N3 N5', 'S3 S4 S5'],
  N5: ['N4 N6', 'S4 S5 S6'],
  N6: ['N5 N7', 'S5 S6 S7'],
  N7: ['N6 N8', 'S6 S7 S8'],
  N8: ['N7 N9', 'S7 S8 S9'],
  N9: ['N8 N10', 'S8 S9 S10'],
  N10: ['N9', 'S9 S10'],
  S1: ['S2', 'N1 N2'],
  S2: ['S1 S3', 'N1 N2 N3'],
  S3: ['S2 S4', 'N2 N3 N4'],
  S4: ['S3 S5', 'N3 N4 N5'],
  S5: ['S4 S6', 'N4 N5 N6'],
  S6: ['S5 S7', 'N5 N6 N7'],
  S7: ['S6 S8', 'N6 N7 N8'],
  S8: ['S7 S9', 'N7 N8 N9'],
  S9: ['S8 S10', 'N8 N9 N10'],
  S10: ['S9', 'N9 N10'],
};

describe('ruling 9: none of the same type on either side, nor on the three spaces in front', () => {
  test.each(spaceIds)('closes the spaces beside and in front of %s', (id) => {
    const [beside, facing] = surroundings[id].map((near) => near.split(' '));
    for (const owner of ['Ana', 'Bo'] as const) {
      const table = withFood({ [id]: [owner, 1, ...setOf('food', 1)] });
      const shut = [id, ...(beside ?? []), ...(facing ?? [])];
      expect(table.plots('Ana', 'food')).toEqual(spaceIds.filter((each) => !shut.includes(each)));
      for (const near of spaceIds) {
        const reason = whyNot(table.state, near, 'food');
        if (near === id) expect(reason).toEqual({ reason: 'taken' });
        else if (beside?.includes(near)) expect(reason).toEqual({ reason: 'beside', by: id });
        else if (facing?.includes(near)) expect(reason).toEqual({ reason: 'facing', by: id });
        else expect(reason).toBeNull();
      }
    }
  });

  test('a shop of another type only takes its own space', () => {
    const table = withFood({ N5: ['Bo', 1, ...setOf('home', 1)] });
    expect(table.plots('Ana', 'food')).toEqual(spaceIds.filter((id) => id !== 'N5'));
    expect(whyNot(table.state, 'N5', 'food')).toEqual({ reason: 'taken' });
  });

  test('several shops close all spaces that each of them closes', () => {
    const table = withFood({ N2: ['Bo', 1, ...setOf('food', 1)], S8: ['Cy', 1, ...setOf('food', 3)] });
    expect(table.plots('Ana', 'food')).toEqual(['N4', 'N5', 'N6', 'N10', 'S4', 'S5', 'S6', 'S10']);
  });

  test.each([
    ['16', ['N1', 'N10', 'S1', 'S10']],
    ['18', ['N10', 'S10']],
  ] as const)('three players do not use the spaces of the option %s', (threePlayerSpaces, idle) => {
    const table = trio({ settled: { threePlayerSpaces } }, { hand: setOf('food', 2) });
    const shut: readonly string[] = idle;
    expect(table.plots('Ana', 'food')).toEqual(spaceIds.filter((id) => !shut.includes(id)));
    for (const id of idle) expect(whyNot(table.state, id, 'food')).toEqual({ reason: 'idle' });
  });

  test('four and five players use all twenty spaces whatever the option', () => {
    const four = tableOf({
      players: { Ana: { hand: setOf('food', 2) }, Bo: {}, Cy: {}, Di: {} },
      settled: { threePlayerSpaces: '18' },
    });
    const five = tableOf({ players: { Ana: { hand: setOf('food', 2) }, Bo: {}, Cy: {}, Di: {}, Ed: {} } });
    for (const table of [four, five]) expect(table.plots('Ana', 'food')).toEqual(spaceIds);
  });
});

describe('ruling 10: four of a type on the whole street', () => {
  const three: Street = {
    N1: ['Bo', 1, ...setOf('food', 1)],
    N3: ['Cy', 1, ...setOf('food', 4)],
    N5: ['Bo', 1, ...setOf('food', 5)],
  };

  test('a fourth shop of a type can open, independent of the other owners', () => {
    expect(withFood(three).plots('Ana', 'food')).toEqual(['N7', 'N8', 'N9', 'N10', 'S7', 'S8', 'S9', 'S10']);
  });

  test('a fifth shop of a type cannot open, but other types can', () => {
    const street: Street = { ...three, N7: ['Di', 1, ...setOf('food', 3)] };
    const table = withFood(street, [...setOf('food', 2), ...setOf('home', 2)]);
    expect(table.plots('Ana', 'food')).toEqual([]);
    expect(whyNot(table.state, 'N9', 'food')).toEqual({ reason: 'type-full' });
    expect(whyNot(table.state, 'N7', 'food')).toEqual({ reason: 'taken' });
    expect(whyNot(table.state, 'N8', 'food')).toEqual({ reason: 'type-full' });
    expect(table.plots('Ana', 'home')).toHaveLength(16);
  });
});

describe('ruling 11: improving', () => {
  const shop = setOf('food', 2);
  const laid = (hand: readonly ProductId[], street: Street = { N4: ['Ana', 3, ...shop] }) => withFood(street, hand);

  test('adds the missing group of the shop’s type to its worth', () => {
    const table = laid(['food-technology-5', 'tech-stock-1']).improve('Ana', 'N4', 'food-technology-5');
    expect(table.state.street[0]?.cards).toEqual([...shop, 'food-technology-5']);
    expect(table.hand('Ana')).toEqual(['tech-stock-1']);
    expect(table.last('shop-improved')).toEqual({
      type: 'shop-improved',
      seat: 0,
      space: 'N4',
      shopType: 'food',
      card: 'food-technology-5',
      pawn: 3,
      before: [...shop],
      worth: 39,
    });
  });

  test('rejects a group that the shop has and another type', () => {
    const table = laid(['food-stock-5', 'food-delivery-5', 'home-technology-5', 'food-technology-1']);
    expect(table.offers('Ana', 'improve')).toEqual([{ type: 'improve', space: 'N4', card: 'food-technology-1' }]);
  });

  test('allows one improvement of a shop', () => {
    const table = laid(['food-technology-5', 'food-technology-4', 'food-stock-1']).improve(
      'Ana',
      'N4',
      'food-technology-5',
    );
    table.pass('Ana', 'Bo', 'Cy', 'Di');
    expect(table.offers('Ana', 'improve')).toEqual([]);
  });

  test('allows only shops of the player', () => {
    const table = laid(['food-technology-5', 'home-technology-3'], {
      N4: ['Bo', 3, ...shop],
      N5: ['Ana', 1, ...setOf('home', 1)],
    });
    expect(table.offers('Ana', 'improve')).toEqual([{ type: 'improve', space: 'N5', card: 'home-technology-3' }]);
  });

  test('allows one improvement a turn, of any own shop', () => {
    const table = laid(['food-technology-5', 'home-technology-3', 'home-technology-4'], {
      N4: ['Ana', 3, ...shop],
      N5: ['Ana', 1, ...setOf('home', 1)],
    });
    expect(table.offers('Ana', 'improve')).toHaveLength(3);
    table.improve('Ana', 'N5', 'home-technology-3').pass('Ana', 'Bo', 'Cy', 'Di');
    expect(table.offers('Ana', 'improve')).toEqual([{ type: 'improve', space: 'N4', card: 'food-technology-5' }]);
  });

  test('allows improving from the turn after the opening', () => {
    const table = withFood({}, [...setOf('food', 2), 'food-technology-5']).open('Ana', 'N4', 2, ...setOf('food', 2));
    expect(table.kinds('Ana')).toEqual(['roll']);
    table.pass('Ana', 'Bo', 'Cy', 'Di');
    expect(table.offers('Ana', 'improve')).toEqual([{ type: 'improve', space: 'N4', card: 'food-technology-5' }]);
    table.improve('Ana', 'N4', 'food-technology-5');
    expect(table.last('shop-improved').worth).toBe(26);
    // the event of the opening does not change
    expect(table.last('shop-opened')).toMatchObject({ cards: [...setOf('food', 2)], worth: 16 });
  });
});
