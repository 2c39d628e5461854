import { describe, expect, test } from 'vitest';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { CustomerId } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { type Situation, tableOf } from './table.ts';

const outcome = (table: { readonly state: Parameters<typeof mercadoDeLisboa.outcome>[0] }) =>
  mercadoDeLisboa.outcome(table.state);

describe('coins in a row', () => {
  test('end a game of three players at once', () => {
    const table = tableOf({ players: { Ana: { restaurants: ['pub'] }, Bo: {}, Cy: {} } })
      .restaurant('Ana', 'pub', 0)
      .coin('Bo', 'Cy');
    expect(table.asked()).toEqual(['Ana']);
    expect(outcome(table)).toBeUndefined();
    table.coin('Ana');
    expect(table.asked()).toEqual([]);
    expect(outcome(table)).toMatchObject({ ending: 'coins', scores: [12, 11, 11], places: [1, 2, 2], tieBreak: null });
    expect(table.all('coin-taken').map(({ inRow }) => inRow)).toEqual([1, 2, 3]);
  });

  test('end a game of four players after four coins', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: {}, Di: {} } }).coin('Ana', 'Bo', 'Cy');
    expect(table.asked()).toEqual(['Di']);
    expect(outcome(table.coin('Di'))?.ending).toBe('coins');
  });

  test('end a game of two players after two coins each', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {} } }).coin('Ana', 'Bo', 'Ana');
    expect(table.asked()).toEqual(['Bo']);
    table.coin('Bo');
    expect(table.asked()).toEqual([]);
    expect(outcome(table)).toMatchObject({ ending: 'coins', scores: [12, 12], places: [1, 1] });
  });

  test.each(['stand', 'customers', 'restaurant'])('are interrupted by another action: %s', (action) => {
    const table = tableOf({
      players: { Ana: {}, Bo: {}, Cy: { restaurants: ['pub'] } },
      market: ['fish/Cy . . . .'],
      customers: ['c1-fish-flower'],
    }).coin('Ana', 'Bo');
    if (action === 'stand') table.stand('Cy', 'fish', 12);
    else if (action === 'customers') table.bring('Cy', 'c1-fish-flower', 'L1');
    else table.restaurant('Cy', 'pub', 12);
    table.coin('Ana', 'Bo');
    expect(table.asked()).toEqual(['Cy']);
    expect(outcome(table.coin('Cy'))?.ending).toBe('coins');
  });

  test('are not interrupted by an exchange', () => {
    const table = tableOf({ players: { Ana: {}, Bo: { tiles: ['meat', 'meat', 'meat'] }, Cy: {} } }).coin('Ana');
    expect(outcome(table.play('Bo', { type: 'exchange-hand' }).coin('Bo', 'Cy'))?.ending).toBe('coins');
  });

  test('are always possible with several players', () => {
    expect(tableOf({ players: { Ana: { money: 0 }, Bo: {} } }).kinds('Ana')).toEqual(['take-coin']);
  });

  test('still cost 1 coin for each unopened restaurant', () => {
    const table = tableOf({ players: { Ana: { restaurants: ['pub', 'wine-bar'] }, Bo: {}, Cy: {} } });
    expect(outcome(table.coin('Ana', 'Bo', 'Cy'))?.scores).toEqual([9, 11, 11]);
  });
});

/** Five free spaces; each player has a restaurant. */
const nearlyFull = (more: Partial<Situation<'Ana' | 'Bo' | 'Cy'>> = {}) =>
  tableOf({
    players: {
      Ana: { restaurants: ['pub'] },
      Bo: { restaurants: ['sushi-bar', 'tea-house'] },
      Cy: { restaurants: ['wine-bar'] },
    },
    market: [
      'fish/Ana flower/Ana tomato/Ana meat/Ana grape/Ana',
      'flower/Bo tomato/Bo meat/Bo grape/Bo fish/Bo',
      'tomato/Cy meat/Cy grape/Cy meat/Cy flower/Cy',
      'meat/Ana grape/Bo tomato/Cy grape/Bo [pizzeria]',
    ],
    ...more,
  });

describe('ending with four spaces left', () => {
  test('gives all players the same number of turns', () => {
    const table = nearlyFull().restaurant('Ana', 'pub', 20);
    expect(table.all('last-round-began')).toEqual([{ type: 'last-round-began', why: 'spaces', left: 4 }]);
    expect(outcome(table)).toBeUndefined();
    table.restaurant('Bo', 'sushi-bar', 21);
    expect(table.asked()).toEqual(['Cy']);
    table.coin('Cy');
    expect(table.asked()).toEqual([]);
    expect(outcome(table)).toMatchObject({ ending: 'spaces', scores: [11, 10, 10] });
    expect(table.all('match-ended')).toEqual([{ type: 'match-ended', ending: 'spaces' }]);
  });

  test('does not begin with five left', () => {
    const table = nearlyFull({
      market: [
        'fish/Ana flower/Ana tomato/Ana meat/Ana grape/Ana',
        'flower/Bo tomato/Bo meat/Bo grape/Bo fish/Bo',
        'tomato/Cy meat/Cy grape/Cy meat/Cy flower/Cy',
        'meat/Ana grape/Bo tomato/Cy grape/Bo .',
      ],
    }).restaurant('Ana', 'pub', 20);
    expect(table.all('last-round-began')).toEqual([]);
    table.coin('Bo', 'Cy');
    expect(table.asked()).toEqual(['Ana']);
  });

  test('lets the player take a tile after the last stand', () => {
    const table = nearlyFull().stand('Ana', 'fish', 24, 'meat').coin('Bo', 'Cy');
    expect(table.asked()).toEqual([]);
    expect(table.player('Ana').tiles.toSorted()).toEqual(['flower', 'meat', 'tomato']);
    expect(outcome(table)?.ending).toBe('spaces');
  });

  test('ends at once after the last player of the round', () => {
    const table = nearlyFull({ turn: 'Cy' }).restaurant('Cy', 'wine-bar', 20);
    expect(table.asked()).toEqual([]);
    expect(outcome(table)?.ending).toBe('spaces');
  });

  test('ends before the start player’s next turn', () => {
    const table = nearlyFull({ start: 'Bo', turn: 'Cy' }).restaurant('Cy', 'wine-bar', 20);
    expect(table.asked()).toEqual(['Ana']);
    table.restaurant('Ana', 'pub', 21);
    expect(table.asked()).toEqual([]);

    const over = nearlyFull({ start: 'Bo', turn: 'Ana' }).restaurant('Ana', 'pub', 20);
    expect(over.asked()).toEqual([]);
  });

  test('counts spaces with grey restaurants as free', () => {
    const market = [
      'fish/Ana flower/Ana tomato/Ana meat/Ana grape/Ana',
      'flower/Bo tomato/Bo meat/Bo grape/Bo fish/Bo',
      'tomato/Cy meat/Cy grape/Cy meat/Cy flower/Cy',
      'meat/Ana grape/Bo tomato/Cy . .',
      '(pizzeria) . (burger-joint) . (wine-bar)',
    ];
    const table = nearlyFull({ market }).restaurant('Ana', 'pub', 20);
    expect(table.all('last-round-began')).toEqual([]);
    table.restaurant('Bo', 'tea-house', 21);
    expect(table.all('last-round-began')).toEqual([]);
    table.restaurant('Cy', 'wine-bar', 18);
    expect(outcome(table)?.ending).toBe('spaces');
  });
});

/** All entrances but L5, R5, T1, T2 and T3 are taken. */
const fifteen: Readonly<Record<string, CustomerId>> = {
  L1: 'c1-fish-flower',
  L2: 'c1-fish-tomato',
  L3: 'c1-fish-meat',
  L4: 'c1-fish-grape',
  R1: 'c1-flower-tomato',
  R2: 'c1-flower-meat',
  R3: 'c1-flower-grape',
  R4: 'c1-tomato-meat',
  T4: 'c2-fish-flower',
  T5: 'c2-fish-tomato',
  B1: 'c2-fish-meat',
  B2: 'c2-fish-grape',
  B3: 'c2-flower-tomato',
  B4: 'c2-flower-meat',
  B5: 'c2-flower-grape',
};

describe('ending with four entrances left', () => {
  const nearlyClosed = (doors: Readonly<Record<string, CustomerId>> = fifteen) =>
    tableOf({
      players: { Ana: {}, Bo: {}, Cy: {} },
      market: ['. . . . .', '. . . . .', '. . . . .', '. . . . .', 'meat/Ana . meat/Bo . .'],
      doors,
      customers: ['c1-meat-grape', 'c2-tomato-meat'],
    });

  test('finishes the round', () => {
    const table = nearlyClosed().bring('Ana', 'c1-meat-grape', 'L5');
    expect(table.all('last-round-began')).toEqual([{ type: 'last-round-began', why: 'entrances', left: 4 }]);
    table.bring('Bo', 'c2-tomato-meat', 'R5').coin('Cy');
    expect(table.asked()).toEqual([]);
    expect(outcome(table)).toMatchObject({ ending: 'entrances', scores: [13, 13, 11], places: [1, 1, 3] });
  });

  test('does not begin with five left', () => {
    const { L1: _, ...fourteen } = fifteen;
    const table = nearlyClosed(fourteen).bring('Ana', 'c1-meat-grape', 'L5').coin('Bo', 'Cy');
    expect(table.asked()).toEqual(['Ana']);
    expect(table.all('last-round-began')).toEqual([]);
  });

  test('still ends by coins in the last round', () => {
    const table = tableOf({
      players: { Ana: {}, Bo: {}, Cy: {} },
      coinsInRow: 2,
      lastRound: 'entrances',
      doors: { ...fifteen, L5: 'c1-meat-grape' },
    }).coin('Ana');
    expect(table.asked()).toEqual([]);
    expect(outcome(table)?.ending).toBe('coins');
  });
});

test('names the ending after the first condition met', () => {
  const table = nearlyFull({ lastRound: 'entrances', doors: { ...fifteen, L5: 'c1-meat-grape' }, turn: 'Cy' });
  table.restaurant('Cy', 'wine-bar', 20);
  expect(outcome(table)?.ending).toBe('entrances');
  expect(table.all('last-round-began')).toEqual([]);
});

describe('scoring', () => {
  const over = (situation: Pick<Situation<'Ana' | 'Bo' | 'Cy'>, 'players' | 'market'>) =>
    tableOf(situation).coin('Ana', 'Bo', 'Cy');

  test('subtracts 1 coin for each unopened restaurant', () => {
    const table = over({
      players: {
        Ana: { money: 9, restaurants: ['pub', 'wine-bar', 'wine-bar'] },
        Bo: { money: 8 },
        Cy: { money: 20, restaurants: ['pizzeria'] },
      },
    });
    expect(outcome(table)).toMatchObject({ scores: [7, 9, 20], places: [3, 2, 1], tieBreak: null });
    expect(
      table
        .all('seat-scored')
        .map(({ seat, coins }) => [seat, coins])
        .toSorted(),
    ).toEqual([
      [0, 7],
      [1, 9],
      [2, 20],
    ]);
    const [ana] = table.all('seat-scored');
    expect(ana?.breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(7);
  });

  test('allows a negative score', () => {
    const table = over({
      players: { Ana: { money: 0, restaurants: ['pub', 'wine-bar', 'wine-bar'] }, Bo: {}, Cy: {} },
    });
    expect(outcome(table)?.scores[0]).toBe(-2);
  });

  const tied = { Ana: {}, Bo: {}, Cy: { money: 5 } };
  const ahead = { Ana: { money: 12 }, Bo: {}, Cy: {} };
  const breaking = ['fish/Ana fish/Bo meat/Bo . .', 'meat/Cy meat/Cy meat/Cy . .'];
  const equal = ['fish/Ana fish/Bo . . .', 'meat/Cy meat/Cy meat/Cy . .'];
  const others = ['fish/Cy fish/Bo meat/Bo . .', 'meat/Cy . . . .'];
  test.each([
    ['breaks ties by stands in the market', tied, breaking, [11, 11, 6], [2, 1, 3], 'stands'],
    ['shares the victory after a tie on stands', tied, equal, [11, 11, 6], [1, 1, 3], null],
    ['ignores stands without a tie', ahead, others, [13, 11, 11], [1, 2, 2], null],
  ])('%s', (_, players, market, scores, places, tieBreak) => {
    expect(outcome(over({ players, market }))).toMatchObject({ scores, places, tieBreak });
  });
});

test('turns and rounds: go clockwise and record coins at the end of each round', () => {
  const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: { restaurants: ['pub'] } }, start: 'Cy', turn: 'Cy' });
  table.restaurant('Cy', 'pub', 0);
  expect(table.asked()).toEqual(['Ana']);
  table.coin('Ana');
  expect(table.asked()).toEqual(['Bo']);
  expect(table.state.round).toBe(3);
  table.stand('Bo', 'fish', 24);
  expect(table.asked()).toEqual(['Cy']);
  expect(table.state.round).toBe(4);
  expect(table.last('round-began')).toEqual({ type: 'round-began', round: 4 });
  expect(table.state.players.map(({ moneyByRound }) => moneyByRound.at(-1))).toEqual([11, 9, 11]);
  expect(table.player('Ana').moneyByRound).toHaveLength(3);
});
