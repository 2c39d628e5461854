import { describe, expect, test } from 'vitest';
import { seatAt } from '../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import type { ProductId } from '../../../shared/games/shopping-street/products.ts';
import { pointsForGroup, reckonHand, runsOf, totalOf } from '../../../shared/games/shopping-street/scoring.ts';
import type { SpaceId } from '../../../shared/games/shopping-street/street.ts';
import { type Situation, setOf, tableOf } from './table.ts';

type Three = 'Ana' | 'Bo' | 'Cy';

/** The end of a game of three, after the sixth blank round. */
const ended = (
  street: NonNullable<Situation<Three>['street']>,
  hands: Partial<Readonly<Record<Three, readonly ProductId[]>>> = {},
) =>
  tableOf<Three>({
    players: { Ana: { hand: hands.Ana ?? [] }, Bo: { hand: hands.Bo ?? [] }, Cy: { hand: hands.Cy ?? [] } },
    street,
    from: 'end of turn',
    active: 'Cy',
    blankRounds: 5,
    settled: { threePlayerSpaces: '18' },
  });

const outcomeOf = (...situation: Parameters<typeof ended>) => shoppingStreet.outcome(ended(...situation).state);

describe('the worked example', () => {
  const table = ended(
    {
      N3: ['Ana', 3, 'food-stock-5', 'food-staff-4', 'food-decoration-4', 'food-delivery-3'],
      N4: [
        'Ana',
        2,
        'leisure-stock-4',
        'leisure-staff-3',
        'leisure-decoration-3',
        'leisure-delivery-2',
        'leisure-technology-5',
      ],
      N5: ['Ana', 2, 'home-stock-5', 'home-staff-3', 'home-decoration-2', 'home-delivery-2'],
      S6: ['Ana', 1, 'food-stock-3', 'food-staff-3', 'food-decoration-2', 'food-delivery-1'],
      S9: ['Ana', 1, 'personal-stock-4', 'personal-staff-2', 'personal-decoration-2', 'personal-delivery-1'],
    },
    { Ana: ['tech-stock-5', 'tech-staff-3', 'tech-delivery-3', 'home-stock-2'] },
  );

  test('scores 160 points, row by row', () => {
    const [event] = table.all('seat-scored');
    expect(event).toEqual({
      type: 'seat-scored',
      seat: 0,
      total: 160,
      breakdown: [
        { type: 'shop', space: 'N3', shopType: 'food', cards: 16, pawn: 3, amount: 48 },
        { type: 'shop', space: 'N4', shopType: 'leisure', cards: 17, pawn: 2, amount: 34 },
        { type: 'shop', space: 'N5', shopType: 'home', cards: 12, pawn: 2, amount: 24 },
        { type: 'shop', space: 'S6', shopType: 'food', cards: 9, pawn: 1, amount: 9 },
        { type: 'shop', space: 'S9', shopType: 'personal', cards: 9, pawn: 1, amount: 9 },
        { type: 'side-by-side', spaces: ['N3', 'N4', 'N5'], amount: 20 },
        { type: 'same-type', shopType: 'food', count: 2, amount: 10 },
        { type: 'hand', cards: 13, amount: 6 },
      ],
    });
    expect(totalOf(event?.breakdown ?? [])).toBe(160);
  });

  test('gives the other players no points', () => {
    expect(table.all('seat-scored').slice(1)).toEqual(
      [1, 2].map((seat) => ({
        type: 'seat-scored',
        seat,
        total: 0,
        breakdown: [{ type: 'hand', cards: 0, amount: 0 }],
      })),
    );
    expect(shoppingStreet.outcome(table.state)).toEqual({
      ending: 'stuck',
      scores: [160, 0, 0],
      places: [1, 2, 2],
      tieBreak: null,
    });
  });
});

test('shops: are worth 4 to 75 points', () => {
  const table = ended({
    N4: ['Ana', 3, ...setOf('food', 5), 'food-technology-5'],
    S9: ['Bo', 1, ...setOf('home', 1)],
  });
  expect(table.all('seat-scored').map(({ total }) => total)).toEqual([75, 4, 0]);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 10],
  [3, 20],
  [4, 50],
  [5, 50],
])('the table of groups: %i bring %i', (count, points) => {
  expect(pointsForGroup(count)).toBe(points);
});

describe('rulings 21 and 23: side by side', () => {
  const runs = (...ids: readonly SpaceId[]) => runsOf(ids.map((space) => ({ space })));

  test('each run of neighbouring shops on one pavement scores separately', () => {
    expect(runs('N1', 'N2')).toEqual([['N1', 'N2']]);
    expect(runs('N9', 'N10')).toEqual([['N9', 'N10']]);
    expect(runs('S6', 'S4', 'S5')).toEqual([['S4', 'S5', 'S6']]);
    expect(runs('N1', 'N2', 'N4', 'N5', 'N6')).toEqual([
      ['N1', 'N2'],
      ['N4', 'N5', 'N6'],
    ]);
    expect(runs('S1', 'S2', 'S3', 'S4', 'S5')).toEqual([['S1', 'S2', 'S3', 'S4', 'S5']]);
    expect(runs('N1', 'N3', 'N5', 'S7')).toEqual([]);
  });

  test('facing shops and the two ends of the street are not side by side', () => {
    expect(runs('N3', 'S3')).toEqual([]);
    expect(runs('N10', 'S1')).toEqual([]);
    expect(runs('N9', 'N10', 'S1')).toEqual([['N9', 'N10']]);
    expect(runs('N10', 'S1', 'S2')).toEqual([['S1', 'S2']]);
    expect(runs('N4', 'S4', 'S5')).toEqual([['S4', 'S5']]);
  });

  test('a run only counts the shops of one owner', () => {
    const table = ended({
      N4: ['Ana', 1, ...setOf('food', 1)],
      N5: ['Bo', 1, ...setOf('home', 1)],
      N6: ['Ana', 1, ...setOf('tech', 1)],
      N7: ['Ana', 2, ...setOf('leisure', 1)],
    });
    expect(table.all('seat-scored')[0]?.breakdown.filter(({ type }) => type === 'side-by-side')).toEqual([
      { type: 'side-by-side', spaces: ['N6', 'N7'], amount: 10 },
    ]);
    expect(table.all('seat-scored').map(({ total }) => total)).toEqual([4 + 4 + 8 + 10, 4, 0]);
  });

  test('five in a row score 50', () => {
    const table = ended({
      N2: ['Ana', 1, ...setOf('food', 1)],
      N3: ['Ana', 1, ...setOf('home', 1)],
      N4: ['Ana', 2, ...setOf('food', 2)],
      N5: ['Ana', 2, ...setOf('home', 2)],
      N6: ['Ana', 3, ...setOf('tech', 1)],
    });
    expect(table.all('seat-scored')[0]?.total).toBe(4 + 4 + 16 + 16 + 12 + 50 + 10 + 10);
  });

  test('four in a row score 50 in any order of opening', () => {
    const table = ended({
      S6: ['Ana', 1, ...setOf('food', 1)],
      S3: ['Ana', 1, ...setOf('home', 1)],
      S5: ['Ana', 2, ...setOf('tech', 1)],
      S4: ['Ana', 2, ...setOf('personal', 1)],
    });
    expect(table.all('seat-scored')[0]?.breakdown).toContainEqual({
      type: 'side-by-side',
      spaces: ['S3', 'S4', 'S5', 'S6'],
      amount: 50,
    });
  });
});

describe('rulings 22 and 24: of one type', () => {
  test('each type scores separately, with the same table', () => {
    const table = ended({
      N1: ['Ana', 1, ...setOf('food', 1)],
      N3: ['Ana', 1, ...setOf('food', 2)],
      N5: ['Ana', 2, ...setOf('food', 3)],
      N7: ['Ana', 2, ...setOf('home', 1)],
      N9: ['Ana', 3, ...setOf('home', 2)],
      S5: ['Bo', 1, ...setOf('tech', 1)],
      S7: ['Bo', 1, ...setOf('tech', 2)],
      S9: ['Cy', 1, ...setOf('tech', 3)],
    });
    const groups = table
      .all('seat-scored')
      .map(({ breakdown }) => breakdown.filter(({ type }) => type === 'same-type'));
    expect(groups).toEqual([
      [
        { type: 'same-type', shopType: 'food', count: 3, amount: 20 },
        { type: 'same-type', shopType: 'home', count: 2, amount: 10 },
      ],
      [{ type: 'same-type', shopType: 'tech', count: 2, amount: 10 }],
      [],
    ]);
  });

  test('four of a type score 50', () => {
    const table = ended({
      N1: ['Ana', 1, ...setOf('food', 1)],
      N3: ['Ana', 1, ...setOf('food', 2)],
      N5: ['Ana', 2, ...setOf('food', 3)],
      N7: ['Ana', 2, ...setOf('food', 4)],
    });
    expect(table.all('seat-scored')[0]?.total).toBe(4 + 8 + 24 + 32 + 50);
  });

  test('a shop counts for its row and its type', () => {
    const table = ended({
      N4: ['Ana', 1, ...setOf('food', 1)],
      N5: ['Ana', 1, ...setOf('home', 1)],
      N6: ['Ana', 2, ...setOf('food', 2)],
    });
    expect(table.all('seat-scored')[0]?.total).toBe(4 + 4 + 16 + 20 + 10);
  });
});

test.each([
  [[], 0, 0],
  [['food-stock-1'], 1, 0],
  [['food-stock-5', 'home-stock-4'], 9, 4],
  [['food-stock-5', 'home-stock-5'], 10, 5],
] as const)('the hand: %j: %i, halved and rounded down %i', (hand, cards, amount) => {
  expect(reckonHand(hand)).toEqual({ type: 'hand', cards, amount });
  const table = ended({}, { Bo: hand });
  expect(table.all('seat-scored')[1]).toEqual({
    type: 'seat-scored',
    seat: 1,
    total: amount,
    breakdown: [{ type: 'hand', cards, amount }],
  });
});

describe('places and ruling 25', () => {
  test('the player with the most points wins', () => {
    const hands = {
      Ana: ['food-stock-4'],
      Bo: ['home-stock-5', 'home-staff-5'],
      Cy: ['food-staff-5', 'tech-stock-2'],
    } as const;
    expect(outcomeOf({}, hands)).toEqual({ ending: 'stuck', scores: [2, 5, 3], places: [3, 1, 2], tieBreak: null });
  });

  test('the best single shop breaks a tie', () => {
    const outcome = outcomeOf(
      { N2: ['Ana', 1, ...setOf('food', 3)], N7: ['Bo', 1, ...setOf('tech', 4)] },
      { Ana: ['home-stock-4', 'home-staff-4'] },
    );
    expect(outcome).toEqual({ ending: 'stuck', scores: [16, 16, 0], places: [2, 1, 3], tieBreak: 'best-shop' });
  });

  test('the best shop includes its improvement and its pawn', () => {
    const outcome = outcomeOf(
      { N2: ['Ana', 2, ...setOf('food', 2), 'food-technology-2'], N7: ['Bo', 1, ...setOf('tech', 4)] },
      { Bo: ['home-stock-4', 'home-staff-4'] },
    );
    expect(outcome).toMatchObject({ scores: [20, 20, 0], places: [1, 2, 3], tieBreak: 'best-shop' });
  });

  test('the next best shop breaks the tie, and a missing shop counts 0', () => {
    const outcome = outcomeOf(
      {
        N2: ['Ana', 1, ...setOf('food', 3)],
        N7: ['Bo', 1, ...setOf('tech', 3)],
        S4: ['Bo', 1, ...setOf('home', 1)],
        S8: ['Cy', 1, ...setOf('personal', 3)],
      },
      { Ana: ['home-stock-4', 'home-staff-4'], Cy: ['leisure-stock-4', 'leisure-staff-4'] },
    );
    expect(outcome).toMatchObject({ scores: [16, 16, 16], places: [2, 1, 2], tieBreak: 'next-best-shop' });
  });

  test('the third best shop decides if the first two are equal', () => {
    const outcome = outcomeOf(
      {
        N1: ['Ana', 1, ...setOf('food', 1)],
        N3: ['Ana', 1, ...setOf('home', 2)],
        N9: ['Ana', 2, ...setOf('tech', 2)],
        S1: ['Bo', 2, ...setOf('personal', 2)],
        S5: ['Bo', 1, ...setOf('leisure', 2)],
      },
      { Bo: ['home-stock-4', 'home-staff-4'] },
    );
    expect(outcome).toMatchObject({ scores: [28, 28, 0], places: [1, 2, 3], tieBreak: 'next-best-shop' });
  });

  test('players who are still tied share the place', () => {
    const outcome = outcomeOf({ N2: ['Ana', 1, ...setOf('food', 3)], N7: ['Cy', 1, ...setOf('tech', 3)] });
    expect(outcome).toEqual({ ending: 'stuck', scores: [12, 0, 12], places: [1, 3, 1], tieBreak: null });
    expect(outcomeOf({})).toEqual({ ending: 'stuck', scores: [0, 0, 0], places: [1, 1, 1], tieBreak: null });
  });

  test('a tie behind first place is broken alike and reports no tie-break', () => {
    const outcome = outcomeOf(
      { N2: ['Bo', 1, ...setOf('food', 3)], N7: ['Ana', 3, ...setOf('tech', 5)] },
      { Cy: ['home-stock-5', 'home-staff-5', 'home-delivery-5', 'home-decoration-5', 'home-technology-4'] },
    );
    expect(outcome).toEqual({ ending: 'stuck', scores: [60, 12, 12], places: [1, 2, 3], tieBreak: null });
  });

  test('a running game has no outcome', () => {
    expect(shoppingStreet.outcome(tableOf({ players: { Ana: {}, Bo: {}, Cy: {} } }).state)).toBeUndefined();
    expect(ended({}).state.firstPlayer).toBe(seatAt(0));
  });
});
