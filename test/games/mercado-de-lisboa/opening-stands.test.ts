import { describe, expect, test } from 'vitest';
import { at, paid, pair, tableOf } from './table.ts';

describe('the cost of a stand', () => {
  test('matches the example in the rules', () => {
    const table = tableOf({
      players: { Ana: { tiles: ['tomato', 'fish', 'flower'] }, Bo: {} },
      market: ['. meat/Bo . fish/Ana .', '. . . . .', '. . grape/Bo . .'],
    }).stand('Ana', 'tomato', at(1, 3));
    expect(table.last('stand-opened')).toMatchObject({ cost: 3, inRow: 3, inColumn: 2, earned: 0, income: [] });
    expect(table.money()).toEqual([7, 10]);
  });

  test('follows the column if it has more stands', () => {
    const table = pair({
      market: ['. . . . .', '. meat/Bo . . .', '. . . . grape/Bo', '. fish/Ana . . .', '. meat/Bo . . .'],
    }).stand('Ana', 'flower', at(3, 2));
    expect(table.last('stand-opened')).toMatchObject({ cost: 4, inRow: 2, inColumn: 4 });
    expect(table.money()).toEqual([6, 10]);
  });

  test('is 1 in an empty row and column', () => {
    const table = pair({ market: ['fish/Bo fish/Bo . . .', 'meat/Bo meat/Bo . . .'] }).stand('Ana', 'fish', at(5, 5));
    expect(table.last('stand-opened')).toMatchObject({ cost: 1, inRow: 1, inColumn: 1 });
  });

  test('is 5 on the last space of a row', () => {
    const table = pair({ market: ['. . . . .', 'fish/Bo meat/Ana . grape/Bo tomato/Bo'] }, { money: 5 });
    expect(table.spacesFor('Ana', 'fish')).toContain(at(2, 3));
    expect(table.stand('Ana', 'fish', at(2, 3)).money()).toEqual([0, 10]);
  });
});

describe('opening a stand', () => {
  test('is possible on every free space with every own tile', () => {
    const table = pair({ market: ['fish/Ana [pub] (wine-bar) . meat/Bo'] }, { tiles: ['fish', 'fish', 'grape'] });
    const free = [at(1, 3), at(1, 4), ...Array.from({ length: 20 }, (_, more) => 5 + more)];
    expect(table.spacesFor('Ana', 'fish')).toEqual(free);
    expect(table.spacesFor('Ana', 'grape')).toEqual(free);
    expect(table.offers('Ana', 'open-stand')).toHaveLength(2 * free.length);
  });

  test('takes the grey restaurant on the space', () => {
    const table = pair({ market: ['. . (tea-house) . .'] }, { restaurants: ['sushi-bar'] }).stand(
      'Ana',
      'fish',
      at(1, 3),
    );
    expect(table.player('Ana').restaurants.toSorted()).toEqual(['sushi-bar', 'tea-house']);
    expect(table.state.grey[at(1, 3)]).toBeNull();
    expect(table.state.open[at(1, 3)]).toBeNull();
    expect(table.state.stands[at(1, 3)]).toEqual({ good: 'fish', seat: 0 });
    expect(table.all('restaurant-taken')).toEqual([
      { type: 'restaurant-taken', seat: 0, space: at(1, 3), restaurant: 'tea-house' },
    ]);
  });

  test('takes nothing from a space without a grey restaurant', () => {
    const table = pair({ market: ['(pub) . . . .'] }).stand('Ana', 'fish', at(1, 2));
    expect(table.all('restaurant-taken')).toEqual([]);
    expect(table.state.grey[0]).toBe('pub');
  });

  test('uses one tile and one wooden stand', () => {
    const table = pair(
      { display: ['meat', 'meat', 'tomato'], market: ['meat/Ana meat/Bo . . .'] },
      { tiles: ['fish', 'fish', 'grape'] },
    ).stand('Ana', 'fish', at(4, 4), 'tomato');
    expect(table.player('Ana').tiles.toSorted()).toEqual(['fish', 'grape', 'tomato']);
    expect(table.player('Ana').woodenStands).toBe(6);
    expect(table.player('Bo').woodenStands).toBe(7);
  });
});

describe('paying for a stand', () => {
  test('is impossible without coins and customers', () => {
    const table = tableOf({ players: { Ana: { money: 0 }, Bo: {} } });
    expect(table.offers('Ana', 'open-stand')).toEqual([]);
  });

  test('can use the income of the stand', () => {
    const table = pair({ doors: { L2: 'c1-fish-tomato' } }, { money: 0 });
    const row = [5, 6, 7, 8, 9];
    expect(table.spacesFor('Ana', 'fish')).toEqual(row);
    expect(table.spacesFor('Ana', 'tomato')).toEqual(row);
    expect(table.spacesFor('Ana', 'flower')).toEqual([]);
    table.stand('Ana', 'fish', 7);
    expect(table.last('stand-opened')).toMatchObject({ cost: 1, earned: 1 });
    expect(table.money()).toEqual([0, 10]);
  });

  test('can use customers of the column alone', () => {
    for (const entrance of ['T3', 'B3'] as const) {
      const table = pair({ doors: { [entrance]: 'c1-fish-tomato' } }, { money: 0 });
      expect(table.spacesFor('Ana', 'fish')).toEqual([2, 7, 12, 17, 22]);
    }
  });

  test('needs old and new coins to cover the cost exactly', () => {
    const market = ['fish/Bo . . . .', '. . . . .', '. . . . .', '. . . . .', '. meat/Bo . . .'];
    const having = (money: number) => pair({ market, doors: { R1: 'c1-fish-tomato' } }, { money });
    expect(having(0).spacesFor('Ana', 'fish')).toEqual([]);
    expect(having(1).spacesFor('Ana', 'fish')).toContain(at(1, 2));
    expect(having(1).spacesFor('Ana', 'flower')).not.toContain(at(1, 2));
    expect(having(2).spacesFor('Ana', 'flower')).toContain(at(1, 2));
    expect(having(1).stand('Ana', 'fish', at(1, 2)).money()).toEqual([0, 10]);
  });

  test('can use an adjacent restaurant', () => {
    const table = pair(
      { market: ['fish/Bo . . . .', '. [sushi-bar] . . .'], doors: { L1: 'c1-fish-tomato' } },
      { money: 0, tiles: ['fish', 'meat', 'grape'] },
    );
    expect(table.spacesFor('Ana', 'fish')).toEqual([at(1, 2)]);
  });
});

describe('the income of a new stand', () => {
  test('comes from matching customers at its four entrances', () => {
    const table = tableOf({
      players: { Ana: { money: 1 }, Bo: {} },
      doors: {
        L3: 'c1-fish-tomato',
        R3: 'c2-fish-meat',
        T3: 'c3-flower-meat',
        B3: 'c4-fish',
        L2: 'c3-fish-meat',
        T4: 'c3-fish-grape',
      },
    }).stand('Ana', 'fish', at(3, 3));
    expect(paid(table.last('stand-opened').income)).toEqual(['B3 12 4', 'L3 12 1', 'R3 12 2']);
    expect(table.last('stand-opened').earned).toBe(7);
    expect(table.money()).toEqual([7, 10]);
  });

  test('is multiplied by improving restaurants', () => {
    const table = tableOf({
      players: { Ana: { money: 1 }, Bo: {} },
      market: ['. . . . .', '. [sushi-bar] [pub] . .', '. (sushi-bar) . [tea-house] .'],
      doors: { L3: 'c1-fish-tomato', B3: 'c4-fish' },
    }).stand('Ana', 'fish', at(3, 3));
    const { income, earned } = table.last('stand-opened');
    expect(earned).toBe(10);
    expect(income.map(({ restaurants }) => restaurants)).toEqual([[at(2, 3)], [at(2, 3)]]);
    expect(income.find(({ entrance }) => entrance === 'B3')).toEqual({
      customers: 'c4-fish',
      entrance: 'B3',
      space: at(3, 3),
      good: 'fish',
      seat: 0,
      restaurants: [at(2, 3)],
      improvedBy: ['pub'],
      coins: 8,
    });
  });

  test('goes to no other stand', () => {
    const table = pair({ market: ['fish/Ana fish/Bo . . .'], doors: { L1: 'c3-fish-tomato' } }).stand(
      'Ana',
      'fish',
      at(1, 3),
    );
    expect(paid(table.last('stand-opened').income)).toEqual(['L1 2 3']);
    expect(table.money()).toEqual([10, 10]);
  });
});

describe('the tile taken after a stand', () => {
  test('comes from the display, which is refilled', () => {
    const table = pair({ display: ['meat', 'grape', 'meat'], bag: ['tomato', 'flower'] }).play('Ana', {
      type: 'open-stand',
      good: 'fish',
      space: 12,
    });
    expect(table.asked()).toEqual(['Ana']);
    expect(table.moves('Ana').toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))).toEqual(
      [
        { type: 'take-tile', good: 'grape' },
        { type: 'take-tile', good: 'meat' },
      ],
    );
    const { length } = table.state.bag;
    table.play('Ana', { type: 'take-tile', good: 'meat' });
    expect(table.player('Ana').tiles.toSorted()).toEqual(['flower', 'meat', 'tomato']);
    expect(table.state.display.toSorted()).toEqual(['grape', 'meat', 'tomato']);
    expect(table.state.bag).toHaveLength(length - 1);
    expect(table.all('tile-taken')).toEqual([{ type: 'tile-taken', seat: 0, good: 'meat' }]);
    expect(table.all('display-filled')).toEqual([{ type: 'display-filled', good: 'tomato' }]);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('follows the income before anyone else acts', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {} } }).play('Ana', { type: 'open-stand', good: 'fish', space: 0 });
    expect(table.kinds('Ana')).toEqual(['take-tile']);
    expect(table.moves('Bo')).toEqual([]);
    expect(table.money()).toEqual([9, 10]);
  });
});
