import { describe, expect, test } from 'vitest';
import { at, paid, pair, tableOf } from './table.ts';

describe('opening a restaurant', () => {
  test('needs a restaurant in front of the player', () => {
    const table = tableOf({ players: { Ana: {}, Bo: { restaurants: ['pub'] } } });
    expect(table.offers('Ana', 'open-restaurant')).toEqual([]);
  });

  test('is possible on every free space', () => {
    const table = tableOf({
      players: { Ana: { restaurants: ['sushi-bar', 'wine-bar', 'sushi-bar'] }, Bo: {} },
      market: ['fish/Bo [pizzeria] (pub) . .'],
    });
    const offers = table.offers('Ana', 'open-restaurant');
    for (const restaurant of ['sushi-bar', 'wine-bar'] as const) {
      const spaces = offers.filter((move) => move.restaurant === restaurant).map(({ space }) => space);
      expect(spaces.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 23 }, (_, more) => 2 + more));
    }
    expect(offers).toHaveLength(2 * 23);
  });

  test('gives 1 coin and puts it on the space', () => {
    const table = tableOf({
      players: { Ana: { money: 0, restaurants: ['sushi-bar', 'wine-bar', 'sushi-bar'] }, Bo: {} },
    }).restaurant('Ana', 'sushi-bar', at(2, 2));
    expect(table.money()).toEqual([1, 10]);
    expect(table.player('Ana').restaurants.toSorted()).toEqual(['sushi-bar', 'wine-bar']);
    expect(table.state.open[at(2, 2)]).toBe('sushi-bar');
    expect(table.all('restaurant-opened')).toEqual([
      { type: 'restaurant-opened', seat: 0, restaurant: 'sushi-bar', space: at(2, 2), coins: 1 },
    ]);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('takes the grey restaurant there for a later turn', () => {
    const table = pair({ market: ['. . . . .', '. (pub) . . .'] }, { restaurants: ['sushi-bar'] }).restaurant(
      'Ana',
      'sushi-bar',
      at(2, 2),
    );
    expect(table.player('Ana').restaurants).toEqual(['pub']);
    expect(table.state.grey[at(2, 2)]).toBeNull();
    expect(table.state.open[at(2, 2)]).toBe('sushi-bar');
    expect(table.last('restaurant-taken')).toMatchObject({ seat: 0, space: at(2, 2), restaurant: 'pub' });
    table.coin('Bo').restaurant('Ana', 'pub', at(2, 3));
    expect(table.player('Ana').restaurants).toEqual([]);
  });
});

describe('an open restaurant', () => {
  /** The income of a middle fish stand from one customer, with this restaurant on this space. */
  function earned(restaurant: string, space: number, good = 'fish'): number {
    const rows = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 5 }, (_each, column) => {
        if (row * 5 + column === space) return `[${restaurant}]`;
        return row === 2 && column === 2 ? `${good}/Ana` : '.';
      }).join(' '),
    );
    const table = pair(
      { market: rows, customers: ['c1-fish-flower', 'c1-tomato-grape', 'c1-meat-grape'] },
      { money: 0 },
    );
    const tile = table.state.customers[0]?.find((id) => id.includes(good));
    if (tile === undefined) throw new RangeError(good);
    return table.bring('Ana', tile, 'L3').player('Ana').money;
  }

  test('improves only the stands on its four sides', () => {
    const near = [at(2, 3), at(3, 2), at(3, 4), at(4, 3)];
    for (let space = 0; space < 25; space++) {
      if (space !== at(3, 3)) expect(earned('sushi-bar', space), String(space)).toBe(near.includes(space) ? 2 : 1);
    }
  });

  test('does not reach around the edges of the market', () => {
    const table = pair(
      { market: ['. . . . [sushi-bar]', 'fish/Ana . . . .'], customers: ['c1-fish-flower'] },
      { money: 0 },
    ).bring('Ana', 'c1-fish-flower', 'L2');
    expect(table.money()).toEqual([1, 10]);
  });

  test.each([
    ['sushi-bar', 'fish'],
    ['tea-house', 'flower'],
    ['pizzeria', 'tomato'],
    ['burger-joint', 'meat'],
    ['wine-bar', 'grape'],
  ])('%s improves only %s stands', (restaurant, sold) => {
    for (const good of ['fish', 'flower', 'tomato', 'meat', 'grape']) {
      expect(earned(restaurant, at(2, 3), good), good).toBe(good === sold ? 2 : 1);
    }
  });

  test('improves all goods as a Pub', () => {
    for (const good of ['fish', 'flower', 'tomato', 'meat', 'grape']) expect(earned('pub', at(2, 3), good)).toBe(2);
  });

  test('improves every player’s stands from then on, without paying for earlier customers', () => {
    const table = tableOf({
      players: { Ana: { money: 0, restaurants: ['sushi-bar'] }, Bo: { money: 0 } },
      market: ['fish/Ana . fish/Bo . .'],
      doors: { L1: 'c1-fish-meat' },
      customers: ['c2-fish-flower'],
    })
      .restaurant('Ana', 'sushi-bar', at(1, 2))
      .bring('Bo', 'c2-fish-flower', 'R1');
    expect(paid(table.last('customers-brought').income)).toEqual(['R1 0 4', 'R1 2 4']);
    expect(table.money()).toEqual([5, 4]);
  });
});
