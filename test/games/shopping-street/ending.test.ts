import { describe, expect, test } from 'vitest';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { builtUp } from './streets.ts';
import { setOf, type Table, tableOf, trio } from './table.ts';

const four = ['Ana', 'Bo', 'Cy', 'Di'] as const;

/** Ana and Bo each hold a set of fives. 14 shops are open: N1 to N10 and S1 to S4. */
const fourteen = () =>
  tableOf({
    players: {
      Ana: { hand: setOf('food', 5) },
      Bo: { hand: [...setOf('home', 5), 'leisure-technology-5'] },
      Cy: {},
      Di: {},
    },
    street: builtUp(four, 14),
    display: ['tech-stock-5', 'tech-staff-5', 'tech-delivery-5', 'tech-decoration-5'],
  });

describe('ruling 20: the end after the round of the fifteenth shop', () => {
  test('the fifteenth shop makes the round the last, and all finish their turns', () => {
    const table = fourteen();
    expect(table.plots('Ana', 'food')).toContain('S9');
    table.open('Ana', 'S9', 3, ...setOf('food', 5));
    expect(table.last('shop-opened').open).toBe(15);
    expect(table.last('last-round')).toEqual({ type: 'last-round', open: 15 });
    table.roll('Ana', 'Ana');
    expect(table.last('cards-drawn')).toMatchObject({ seat: 0, why: 'turn', count: 3 });
    expect(table.asked()).toEqual(['Bo']);
    table.pass('Bo', 'Cy');
    expect(table.asked()).toEqual(['Di']);
    expect(shoppingStreet.outcome(table.state)).toBeUndefined();
    table.roll('Di', 'Cy');
    expect(table.all('cards-drawn').slice(-2)).toMatchObject([
      { seat: 2, why: 'dice' },
      { seat: 3, why: 'turn', count: 3 },
    ]);
    expect(table.asked()).toEqual([]);
    expect(table.state.ending).toBe('shops');
    expect(table.last('match-ended')).toEqual({ type: 'match-ended', ending: 'shops' });
    expect(shoppingStreet.outcome(table.state)?.ending).toBe('shops');
  });

  test('later shops in the round count, and one event announces the last round', () => {
    const table = fourteen()
      .open('Ana', 'S9', 3, ...setOf('food', 5))
      .pass('Ana');
    table.open('Bo', table.plots('Bo', 'home')[0] ?? 'S10', 3, ...setOf('home', 5));
    expect(table.last('shop-opened').open).toBe(16);
    expect(table.all('last-round')).toHaveLength(1);
    table.pass('Bo', 'Cy', 'Di');
    expect(table.state.ending).toBe('shops');
    const scored = table.all('seat-scored').find(({ seat }) => seat === 1);
    expect(scored?.breakdown.filter((line) => line.type === 'shop')).toHaveLength(5);
  });

  test('the display is not renewed after the last round', () => {
    const table = fourteen()
      .open('Ana', 'S9', 3, ...setOf('food', 5))
      .pass('Ana', 'Bo', 'Cy', 'Di');
    expect(table.all('display-cleared')).toEqual([]);
    expect(table.state.display).toEqual(['tech-stock-5', 'tech-staff-5', 'tech-delivery-5', 'tech-decoration-5']);
    expect(table.state.round).toBe(4);
  });

  test('the game ends after the turn if the last player opens the fifteenth shop', () => {
    const table = tableOf({
      players: { Ana: {}, Bo: {}, Cy: {}, Di: { hand: setOf('food', 5) } },
      street: builtUp(four, 14),
      active: 'Di',
    });
    table.open('Di', 'S9', 2, ...setOf('food', 5)).pass('Di');
    expect(table.state).toMatchObject({ ending: 'shops', round: 4 });
  });

  test('fourteen shops do not end the game', () => {
    const table = fourteen().pass('Ana', 'Bo', 'Cy', 'Di');
    expect(table.state).toMatchObject({ ending: null, round: 5 });
    expect(table.all('last-round')).toEqual([]);
  });

  test('the twelfth shop ends a game of three players', () => {
    const three = ['Ana', 'Bo', 'Cy'] as const;
    const table = trio({ street: builtUp(three, 11, ['N1', 'N10', 'S1', 'S10']) }, { hand: setOf('tech', 5) });
    const [space] = table.plots('Ana', 'tech');
    if (space === undefined) throw new TypeError('no plot for tech');
    table.open('Ana', space, 3, ...setOf('tech', 5));
    expect(table.last('last-round')).toEqual({ type: 'last-round', open: 12 });
    table.pass('Ana', 'Bo');
    expect(table.state.ending).toBeNull();
    table.pass('Cy');
    expect(table.state.ending).toBe('shops');
    const eleven = trio({ street: builtUp(three, 11, ['N1', 'N10', 'S1', 'S10']) });
    expect(eleven.pass('Ana', 'Bo', 'Cy').state.ending).toBeNull();
  });

  test('the fifteenth shop ends a game of five players', () => {
    const five = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'] as const;
    const players = { Ana: { hand: setOf('food', 5) }, Bo: {}, Cy: {}, Di: {}, Ed: {} };
    const table = tableOf({ players, street: builtUp(five, 14) });
    expect(table.all('last-round')).toEqual([]);
    table.open('Ana', 'S9', 3, ...setOf('food', 5)).pass('Ana', 'Bo', 'Cy', 'Di', 'Ed');
    expect(table.state.ending).toBe('shops');
    expect(tableOf({ players, street: builtUp(five, 14) }).pass(...five).state.ending).toBeNull();
  });

  test('no move is legal after the end', () => {
    const table = fourteen()
      .open('Ana', 'S9', 3, ...setOf('food', 5))
      .pass('Ana', 'Bo', 'Cy', 'Di');
    for (const name of four) expect(table.moves(name)).toEqual([]);
    expect(table.state).toMatchObject({ question: null, agenda: [] });
  });
});

describe('rounds', () => {
  test('ruling 19: the first player begins every round, and turns go clockwise', () => {
    const table = trio({ first: 'Bo' });
    table.pass('Bo', 'Cy', 'Ana', 'Bo', 'Cy', 'Ana');
    expect(table.all('turn-began').map(({ seat }) => seat)).toEqual([1, 2, 0, 1, 2, 0, 1]);
    expect(table.all('round-began').map(({ round }) => round)).toEqual([5, 6]);
    expect(table.state).toMatchObject({ firstPlayer: 1, active: 1, round: 6, turn: 47 });
  });

  test('the end of a round records each player’s shop points', () => {
    const table = tableOf({
      players: { Ana: {}, Bo: { hand: ['food-technology-5'] }, Cy: {} },
      street: {
        N4: ['Bo', 3, ...setOf('food', 2)],
        N5: ['Bo', 1, ...setOf('home', 1)],
        S9: ['Cy', 2, ...setOf('tech', 3)],
      },
      round: 2,
    }).pass('Ana');
    table.improve('Bo', 'N4', 'food-technology-5').pass('Bo', 'Cy');
    expect(table.state.players.map(({ pointsByRound }) => pointsByRound)).toEqual([
      [0, 0],
      [0, 39 + 4 + 10],
      [0, 24],
    ]);
  });
});

describe('ruling 26: a stalemate', () => {
  const blank = (blankRounds: number) => trio({ blankRounds });

  test('six rounds without an opening or an improvement end the game', () => {
    const sixth = blank(5).pass('Ana', 'Bo', 'Cy');
    expect(sixth.state).toMatchObject({ ending: 'stuck', blankRounds: 6 });
    expect(sixth.all('seat-scored').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(sixth.last('match-ended').ending).toBe('stuck');
    expect(sixth.all('display-cleared')).toEqual([]);
    const fifth = blank(4).pass('Ana', 'Bo', 'Cy');
    expect(fifth.state).toMatchObject({ ending: null, blankRounds: 5, round: 5 });
    const first = blank(0).pass('Ana', 'Bo', 'Cy');
    expect(first.state.blankRounds).toBe(1);
  });

  test('trading does not reset the count of rounds', () => {
    const table = trio({ blankRounds: 5 }, { hand: ['food-stock-1'] }, { hand: ['home-stock-1'] });
    table.ask('Ana', 'home').lay({ Bo: ['home-stock-1'], Cy: [] });
    table.propose('Ana', 'home-stock-1', 'food-stock-1').accept('Bo').pass('Ana', 'Bo', 'Cy');
    expect(table.state.ending).toBe('stuck');
  });

  const afterwards = (table: Table<'Ana' | 'Bo' | 'Cy'>) => {
    table.pass('Ana', 'Bo', 'Cy');
    expect(table.state).toMatchObject({ ending: null, blankRounds: 0, eventful: false });
    table.pass('Ana', 'Bo', 'Cy');
    expect(table.state.blankRounds).toBe(1);
  };

  test('an opening resets the count of rounds', () => {
    afterwards(trio({ blankRounds: 5 }, { hand: setOf('food', 1) }).open('Ana', 'N4', 1, ...setOf('food', 1)));
  });

  test('an improvement resets the count of rounds', () => {
    afterwards(
      trio(
        { street: { N4: ['Ana', 1, ...setOf('food', 1)] }, blankRounds: 5 },
        { hand: ['food-technology-1'] },
      ).improve('Ana', 'N4', 'food-technology-1'),
    );
  });

  test('the fifteenth shop ends the game by shops even after five blank rounds', () => {
    const table = tableOf({
      players: { Ana: { hand: setOf('food', 5) }, Bo: {}, Cy: {}, Di: {} },
      street: builtUp(four, 14),
      blankRounds: 5,
    }).open('Ana', 'S9', 3, ...setOf('food', 5));
    expect(table.pass('Ana', 'Bo', 'Cy', 'Di').state.ending).toBe('shops');
  });
});
