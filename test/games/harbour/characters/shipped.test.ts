import { describe, expect, test } from 'vitest';
import { buying, tableOf, turnOf } from '../table.ts';

describe('Mason', () => {
  test('whenever anybody ships stone, one stone after that purchase', () => {
    const table = buying({ goods: { fish: 5, stone: 3 } }, { board: 'mason' }).ship('Ana', ['fish', 'stone'], 'pub');
    expect(table.holds('Bo')).toEqual({ stone: 1 });
    expect(table.all('goods-gained')).toEqual([
      { type: 'goods-gained', seat: 1, good: 'stone', offered: 1, gained: 1, cause: 'when-shipped' },
    ]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('ruling 17: the Mason’s own shipments too, one stone a purchase', () => {
    const table = buying({ board: 'mason', goods: { fish: 5, stone: 6 } }).ship('Ana', ['stone', 'fish'], 'pub');
    expect(table.holds('Ana')).toEqual({ stone: 1 });
  });

  test('not where no stone is shipped', () => {
    const table = buying({ goods: { fish: 5, livestock: 2 } }, { board: 'mason' });
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.holds('Bo')).toEqual({});
  });

  test('nor for the inland traders’ stone', () => {
    const table = turnOf({
      players: { Ana: { goods: { fish: 1, livestock: 3, wood: 1, stone: 1 } }, Bo: { board: 'mason' } },
      centre: ['locks'],
      settled: { inlandTraders: true },
    }).goBuying('Ana');
    table.play('Ana', { type: 'inland-traders' }).ship('Ana', ['livestock'], 'locks');
    expect(table.holds('Bo')).toEqual({});
  });
});

describe('Scrap Collector', () => {
  test('ruling 28: one good of a type of which another lost more than the printed minimum', () => {
    const table = buying({ goods: { fish: 6, livestock: 2 } }, { board: 'scrap-collector' });
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    // there is only one such type, so there is no question
    expect(table.holds('Bo')).toEqual({ fish: 1 });
    expect(table.all('goods-gained')).toMatchObject([{ seat: 1, good: 'fish', gained: 1, cause: 'surplus' }]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('ruling 28: of several such types the Scrap Collector picks one', () => {
    const table = buying({ goods: { fish: 6, livestock: 3, wood: 4 } }, { board: 'scrap-collector' });
    table.ship('Ana', ['fish', 'livestock', 'wood'], 'ranch');
    expect(table.offers('Bo', 'take-good').map(({ good }) => good)).toEqual(['fish', 'livestock']);
    table.take('Bo', 'livestock');
    expect(table.after('Bo')).toEqual({ Bo: { livestock: 1 }, next: 'Bo' });
  });

  test('ruling 28: what was kept did not leave', () => {
    const kept = buying({ board: 'bookkeeper', goods: { fish: 6, livestock: 6 } }, { board: 'scrap-collector' });
    kept.ship('Ana', ['fish', 'livestock'], 'locks');
    expect(kept.toMove('Bo')).toBe(true);
    const stored = buying({ buildings: ['sawmill'], goods: { fish: 6, livestock: 2 } }, { board: 'scrap-collector' });
    stored.ship('Ana', ['fish', 'livestock'], 'ranch', 'fish');
    expect(stored.toMove('Bo')).toBe(true);
  });

  test('ruling 27: the printed minimum counts, not a lowered one', () => {
    const table = turnOf({
      players: { Ana: { goods: { fish: 5, wood: 3 } }, Bo: { board: 'scrap-collector' } },
      centre: ['traders-guild', 'pub'],
    }).go('Ana', 'traders-guild');
    table.ship('Ana', ['fish', 'wood'], 'pub');
    expect(table.after('Bo')).toEqual({ Bo: {}, next: 'Bo' });
  });

  test('not for purchases of one’s own, nor for exactly the minimum', () => {
    const own = buying({ board: 'scrap-collector', goods: { fish: 6, wood: 6 } }).ship(
      'Ana',
      ['fish', 'wood'],
      'pub',
      'fish',
    );
    expect(own.after('Ana')).toEqual({ Ana: { fish: 1 }, next: 'Bo' });
    const exact = buying({ goods: { fish: 5, wood: 4 } }, { board: 'scrap-collector' }).ship(
      'Ana',
      ['fish', 'wood'],
      'pub',
    );
    expect(exact.toMove('Bo')).toBe(true);
  });
});

describe('after a purchase (ruling 33)', () => {
  test('the Investor first, then the others clockwise from the buyer', () => {
    const table = tableOf({
      players: {
        Ana: { board: 'scrap-collector' },
        Bo: { board: 'investor', goods: { fish: 6, stone: 4 } },
        Cy: { board: 'mason' },
      },
      centre: ['pub'],
    }).turn('Bo');
    table.goBuying('Bo').ship('Bo', ['fish', 'stone'], 'pub');
    expect(table.asked()).toEqual(['Bo']);
    expect(table.holds('Cy')).toEqual({});
    table.take('Bo', 'wood');
    expect(table.holds('Cy')).toEqual({ stone: 1 });
    expect(table.question('gain')).toMatchObject({ seat: 0, cause: 'surplus' });
    table.take('Ana', 'stone');
    expect(table.all('goods-gained').map(({ seat, cause }) => [seat, cause])).toEqual([
      [1, 'after-buying'],
      [2, 'when-shipped'],
      [0, 'surplus'],
    ]);
    expect(table.toMove('Cy')).toBe(true);
  });

  test('a buyer who is the Mason comes before the others', () => {
    const table = buying({ board: 'mason', goods: { fish: 6, stone: 3 } }, { board: 'scrap-collector' });
    table.ship('Ana', ['fish', 'stone'], 'pub');
    expect(table.all('goods-gained').map(({ seat, cause }) => [seat, cause])).toEqual([
      [0, 'when-shipped'],
      [1, 'surplus'],
    ]);
  });
});
