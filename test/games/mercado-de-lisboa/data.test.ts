import { describe, expect, test } from 'vitest';
import {
  challengeIds,
  challenges,
  fameRanks,
  fewActions,
  greatDeal,
  isChallengeId,
  moreStands,
} from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import {
  columnOf,
  entrances,
  entrancesOfLine,
  goods,
  lineOf,
  markedSpaces,
  neighboursOf,
  rowOf,
  spaceCount,
  spacesOfLine,
} from '../../../shared/games/mercado-de-lisboa/market.ts';
import {
  customers,
  customerTiles,
  improves,
  isCustomerId,
  isRestaurant,
  openCustomers,
  openTiles,
  restaurantCopies,
  restaurants,
  standTilesOfEach,
  woodenStands,
} from '../../../shared/games/mercado-de-lisboa/tiles.ts';

describe('the market', () => {
  test('25 spaces, each in one row and one column', () => {
    expect(spaceCount).toBe(25);
    expect(spacesOfLine).toEqual([
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9],
      [10, 11, 12, 13, 14],
      [15, 16, 17, 18, 19],
      [20, 21, 22, 23, 24],
      [0, 5, 10, 15, 20],
      [1, 6, 11, 16, 21],
      [2, 7, 12, 17, 22],
      [3, 8, 13, 18, 23],
      [4, 9, 14, 19, 24],
    ]);
    for (let space = 0; space < 25; space++) {
      expect(spacesOfLine[rowOf(space)]).toContain(space);
      expect(spacesOfLine[columnOf(space)]).toContain(space);
      expect(rowOf(space)).toBeLessThan(5);
      expect(columnOf(space)).toBeGreaterThanOrEqual(5);
    }
  });

  test('20 entrances, one at each end of every line', () => {
    expect(entrances).toHaveLength(20);
    expect(entrancesOfLine.map((both) => both.join(' '))).toEqual([
      ...['L1 R1', 'L2 R2', 'L3 R3', 'L4 R4', 'L5 R5'],
      ...['T1 B1', 'T2 B2', 'T3 B3', 'T4 B4', 'T5 B5'],
    ]);
    expect([lineOf('L1'), lineOf('R4'), lineOf('T1'), lineOf('B5')]).toEqual([0, 3, 5, 9]);
  });

  test('a space touches the two to four on its sides', () => {
    const sorted = (space: number) => neighboursOf[space]?.toSorted((one, other) => one - other);
    expect([0, 2, 4, 10, 12, 20, 24, 9].map(sorted)).toEqual([
      [1, 5],
      [1, 3, 7],
      [3, 9],
      [5, 11, 15],
      [7, 11, 13, 17],
      [15, 21],
      [19, 23],
      [4, 8, 14],
    ]);
    expect(neighboursOf.flat()).toHaveLength(80);
  });

  test('11 marked spaces, by row and column', () => {
    const rowAndColumn = [
      [1, 1],
      [1, 3],
      [1, 5],
      [2, 2],
      [2, 4],
      [3, 3],
      [4, 2],
      [4, 4],
      [5, 1],
      [5, 3],
      [5, 5],
    ];
    expect(markedSpaces.map((space) => [Math.floor(space / 5) + 1, (space % 5) + 1])).toEqual(rowAndColumn);
  });
});

describe('the tiles', () => {
  test('five goods, 7 stand tiles of each, three open', () => {
    expect(goods).toEqual(['fish', 'flower', 'tomato', 'meat', 'grape']);
    expect([standTilesOfEach, openTiles, woodenStands]).toEqual([7, 3, 8]);
  });

  test('six restaurants, 2 of each', () => {
    expect(improves).toEqual({
      'sushi-bar': ['fish'],
      'tea-house': ['flower'],
      pizzeria: ['tomato'],
      'burger-joint': ['meat'],
      'wine-bar': ['grape'],
      pub: ['fish', 'flower', 'tomato', 'meat', 'grape'],
    });
    expect(restaurants).toHaveLength(6);
    expect(restaurantCopies).toBe(2);
    expect([isRestaurant('pub'), isRestaurant('toString'), isRestaurant('bar')]).toEqual([true, false, false]);
  });

  test('35 customer tiles', () => {
    const pairs = [
      ...['fish-flower', 'fish-tomato', 'fish-meat', 'fish-grape', 'flower-tomato'],
      ...['flower-meat', 'flower-grape', 'tomato-meat', 'tomato-grape', 'meat-grape'],
    ];
    const ids = [
      ...[1, 2, 3].flatMap((level) => pairs.map((pair) => `c${level}-${pair}`)),
      ...['c4-fish', 'c4-flower', 'c4-tomato', 'c4-meat', 'c4-grape'],
    ];
    expect(customerTiles.map(({ id }) => id)).toEqual(ids);
    expect(openCustomers).toBe(3);
    for (const { id, level, wants } of customerTiles) {
      expect(`c${level}-${wants.join('-')}`).toBe(id);
      expect(customers(id)).toEqual({ id, level, wants });
    }
    expect([isCustomerId('c4-fish'), isCustomerId('c4-fish-meat'), isCustomerId('c1-fish')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the nine challenges', () => {
  test.each([
    ['specialist', 'coins', [25, 35, 50], 'specialist', 'KR'],
    ['long-game', 4, [8, 20, 32], 'none', 'KR'],
    ['all-couples', 2, [40, 55, 70], 'none', 'RR'],
    ['this-time-trios', 3, [20, 35, 50], 'none', 'RR'],
    ['last-orders', 'coins', [12, 20, 30], 'few-actions', 'RR'],
    ['queue-of-customers', 'customers', [22, 26, 30], 'none', 'RR'],
    ['lively-market', 'coins', [80, 100, 120], 'more-stands', 'RR'],
    ['pub-crawl', 'coins', [55, 75, 95], 'pubs', 'RR'],
    ['duke-of-lisbon', 'coins', [70, 85, 100], 'none', 'RR'],
  ] as const)('%s counts %s, for %j', (id, counted, fameAt, twist, marks) => {
    const challenge = challenges[id];
    expect(challenge.counted.what === 'coins-from' ? challenge.counted.level : challenge.counted.what).toBe(counted);
    expect(challenge).toMatchObject({ fameAt, twist });
    expect(challenge.marks.rule + challenge.marks.fameAt).toBe(marks);
  });

  test('in the order of the campaign', () => {
    expect(challengeIds).toEqual([
      ...['specialist', 'long-game', 'all-couples', 'this-time-trios', 'last-orders'],
      ...['queue-of-customers', 'lively-market', 'pub-crawl', 'duke-of-lisbon'],
    ]);
    expect([isChallengeId('pub-crawl'), isChallengeId('constructor')]).toEqual([true, false]);
  });

  test('12 actions, 12 stands, 32 coins for 2 fame, 29 fame at most', () => {
    expect([fewActions, moreStands, greatDeal]).toEqual([12, 12, { coins: 32, fame: 2 }]);
    expect(3 * challengeIds.length + greatDeal.fame).toBe(29);
  });

  test('what the fame of a campaign makes of its player', () => {
    expect(fameRanks.map(({ from }) => from)).toEqual([0, 11, 15, 20, 25]);
  });
});

test('the game: 1 to 4 players, and its options', () => {
  expect(mercadoDeLisboa.id).toBe('mercado-de-lisboa');
  expect(mercadoDeLisboa.seats).toEqual({ min: 1, max: 4 });
  const options = Object.fromEntries(mercadoDeLisboa.options.map((option) => [option.id, option]));
  expect(options['hidden-money']?.values).toEqual(['yes', 'no']);
  expect(options['grey-restaurants']?.values).toEqual(['known', 'hidden']);
  expect(options.challenge?.values).toEqual(challengeIds);
  expect(options.challenge?.seats).toEqual({ min: 1, max: 1 });
});
