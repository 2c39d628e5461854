import { describe, expect, test } from 'vitest';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import type { Good } from '../../../shared/games/mercado-de-lisboa/market.ts';
import { pair, tableOf } from './table.ts';

const fish: readonly Good[] = ['fish', 'fish', 'fish'];
const mixed: readonly Good[] = ['meat', 'grape', 'tomato'];

/** A table whose bag holds only fish: all other goods lie on the table. */
const onlyFishLeft = ({ tiles, display }: { readonly tiles: readonly Good[]; readonly display: readonly Good[] }) =>
  tableOf({
    players: {
      Ana: { tiles },
      Bo: { tiles: ['flower', 'tomato', 'meat'] },
      Cy: { tiles: ['flower', 'tomato', 'grape'] },
      Di: { tiles: ['meat', 'grape', 'flower'] },
    },
    display,
    market: [
      'flower/Ana tomato/Ana meat/Ana grape/Ana .',
      'flower/Bo tomato/Bo meat/Bo grape/Bo .',
      'flower/Cy tomato/Cy meat/Cy grape/Cy .',
      'flower/Di tomato/Di meat/Di grape/Di .',
    ],
  });

/** A table with an empty bag: 20 stands, four hands and the display. */
const emptyBag = () =>
  tableOf({
    players: { Ana: { tiles: fish }, Bo: { tiles: mixed }, Cy: { tiles: mixed }, Di: { tiles: mixed } },
    display: ['flower', 'flower', 'flower'],
    market: ['Ana', 'Bo', 'Cy', 'Di'].map(
      (name) => `fish/${name} flower/${name} tomato/${name} meat/${name} grape/${name}`,
    ),
  });

describe('exchanging identical tiles', () => {
  test('needs three identical tiles', () => {
    const offered = (tiles: readonly Good[], display: readonly Good[]) =>
      tableOf({ players: { Ana: { tiles }, Bo: { tiles: ['grape', 'grape', 'grape'] } }, display })
        .kinds('Ana')
        .filter((type) => type.startsWith('exchange'));
    expect(offered(['fish', 'fish', 'meat'], ['meat', 'meat', 'fish'])).toEqual([]);
    expect(offered(fish, ['meat', 'meat', 'fish'])).toEqual(['exchange-hand']);
    expect(offered(['fish', 'fish', 'meat'], ['meat', 'meat', 'meat'])).toEqual(['exchange-display']);
    expect(offered(fish, ['meat', 'meat', 'meat'])).toEqual(['exchange-display', 'exchange-hand']);
  });

  test('is optional and does not use the action', () => {
    const table = tableOf({ players: { Ana: { tiles: fish }, Bo: {} } });
    expect(table.kinds('Ana')).toEqual(['exchange-hand', 'open-stand', 'take-coin']);
    table.play('Ana', { type: 'exchange-hand' });
    expect(table.asked()).toEqual(['Ana']);
    expect(table.kinds('Ana')).toEqual(['open-stand', 'take-coin']);
    expect(table.money()).toEqual([10, 10]);
  });

  test.each(['hand', 'display'] as const)('returns the tiles of the %s to the bag and draws three', (from) => {
    const table = tableOf({ players: { Ana: { tiles: fish }, Bo: {} }, display: ['meat', 'meat', 'meat'] });
    const { length } = table.state.bag;
    table.play('Ana', { type: `exchange-${from}` });
    const { returned, drawn, seat } = table.last(`${from}-exchanged`);
    const [tiles, display] = from === 'hand' ? [drawn, ['meat', 'meat', 'meat']] : [fish, drawn];
    expect({ seat, returned }).toEqual({ seat: 0, returned: from === 'hand' ? fish : ['meat', 'meat', 'meat'] });
    expect([table.player('Ana').tiles, table.state.display]).toEqual([tiles, display]);
    expect(drawn).toHaveLength(3);
    expect(table.state.bag).toHaveLength(length);
    expect(table.asked()).toEqual(['Ana']);
  });

  test('can draw the returned tiles again', () => {
    const drawn = new Set<string>();
    let fishAgain = 0;
    for (let word = 1; word <= 60; word++) {
      const table = tableOf({ players: { Ana: { tiles: fish }, Bo: {} } });
      table.state.random = randomFromSeed(`exchange ${word}`);
      table.play('Ana', { type: 'exchange-hand' });
      drawn.add(table.player('Ana').tiles.toSorted().join());
      if (table.player('Ana').tiles.includes('fish')) fishAgain++;
    }
    expect(drawn.size).toBeGreaterThan(10);
    expect(fishAgain).toBeGreaterThan(10);
    expect(fishAgain).toBeLessThan(60);
  });

  test('is possible once a turn for the player’s own tiles', () => {
    const table = onlyFishLeft({ tiles: fish, display: mixed }).play('Ana', { type: 'exchange-hand' });
    expect(table.player('Ana').tiles).toEqual(fish);
    expect(table.kinds('Ana')).not.toContain('exchange-hand');
    table.coin('Ana', 'Bo').stand('Cy', 'flower', 24).coin('Di');
    expect(table.kinds('Ana')).toContain('exchange-hand');
  });

  test('is possible once a turn for the display', () => {
    const before = onlyFishLeft({ tiles: mixed, display: fish }).play('Ana', { type: 'exchange-display' });
    expect(before.state.display).toEqual(fish);
    expect(before.kinds('Ana')).not.toContain('exchange-display');
    before.play('Ana', { type: 'open-stand', good: 'meat', space: 24 });
    expect(before.asked(), 'the only kind of tile is taken without a question').toEqual(['Bo']);
    expect(before.player('Ana').tiles.toSorted()).toEqual(['fish', 'grape', 'tomato']);

    const after = onlyFishLeft({ tiles: mixed, display: fish }).play('Ana', {
      type: 'open-stand',
      good: 'meat',
      space: 24,
    });
    expect(after.kinds('Ana')).toEqual(['exchange-display', 'take-tile']);
    after.play('Ana', { type: 'exchange-display' });
    expect(after.asked()).toEqual(['Bo']);
    expect(after.player('Ana').tiles.toSorted()).toEqual(['fish', 'grape', 'tomato']);
    expect(after.kinds('Bo')).toContain('exchange-display');
  });

  test('offers the new display tiles after a stand', () => {
    const table = pair({ display: ['meat', 'meat', 'meat'] });
    table.play('Ana', { type: 'open-stand', good: 'fish', space: 24 }, { type: 'exchange-display' });
    const { drawn } = table.last('display-exchanged');
    const [first] = table.offers('Ana', 'take-tile');
    if (first !== undefined) table.play('Ana', first);
    expect(drawn).toContain(table.last('tile-taken').good);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('is not possible for own tiles after opening a stand', () => {
    const table = pair({ display: ['fish', 'meat', 'grape'] }, { tiles: ['fish', 'fish', 'meat'] });
    table.play('Ana', { type: 'open-stand', good: 'meat', space: 24 });
    expect(table.kinds('Ana')).toEqual(['take-tile']);
    table.play('Ana', { type: 'take-tile', good: 'fish' });
    expect(table.asked()).toEqual(['Bo']);
  });

  test('is possible for tiles and display in one turn', () => {
    const table = pair({ display: ['meat', 'meat', 'meat'] }, { tiles: fish });
    table.play('Ana', { type: 'exchange-display' }, { type: 'exchange-hand' });
    expect(table.asked()).toEqual(['Ana']);
    expect(table.kinds('Ana')).toEqual(['open-stand', 'take-coin']);
  });

  test('is not possible with an empty bag', () => {
    expect(emptyBag().state.bag).toEqual([]);
    expect(emptyBag().kinds('Ana')).toEqual(['bring-customers', 'open-stand', 'take-coin']);
  });

  test('is possible with one tile in the bag', () => {
    const table = tableOf({
      players: { Ana: { tiles: fish }, Bo: { tiles: mixed }, Cy: { tiles: mixed }, Di: { tiles: mixed } },
      display: ['flower', 'flower', 'flower'],
      market: [
        'fish/Ana flower/Ana tomato/Ana meat/Ana .',
        ...['Bo', 'Cy', 'Di'].map((name) => `fish/${name} flower/${name} tomato/${name} meat/${name} grape/${name}`),
      ],
    });
    expect(table.state.bag).toEqual(['grape']);
    expect(table.kinds('Ana')).toEqual(expect.arrayContaining(['exchange-display', 'exchange-hand']));
    table.play('Ana', { type: 'exchange-hand' });
    expect(table.state.bag).toHaveLength(1);
    expect([...table.player('Ana').tiles, ...table.state.bag].toSorted()).toEqual(['fish', 'fish', 'fish', 'grape']);
  });
});

describe('an empty bag', () => {
  test('leaves the display unfilled and hands smaller', () => {
    const table = emptyBag().stand('Ana', 'fish', 20);
    expect(table.state.display).toEqual(['flower', 'flower']);
    expect(table.player('Ana').tiles).toEqual(['fish', 'fish', 'flower']);
    table.stand('Bo', 'meat', 21).stand('Cy', 'meat', 22);
    expect(table.state.display).toEqual([]);
    expect(table.asked()).toEqual(['Di']);
    expect(table.kinds('Di')).toEqual(['bring-customers', 'open-stand', 'take-coin']);
    table.stand('Di', 'meat', 23);
    expect(table.player('Di').tiles).toEqual(['grape', 'tomato']);
    expect(table.all('tile-taken')).toHaveLength(3);
    expect(table.all('display-filled')).toEqual([]);
  });

  test('does not allow an exchange of two identical tiles', () => {
    const table = emptyBag().stand('Ana', 'fish', 20);
    expect(table.kinds('Bo')).toEqual(['bring-customers', 'open-stand', 'take-coin']);
  });
});
