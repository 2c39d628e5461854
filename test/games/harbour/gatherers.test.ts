import { describe, expect, test } from 'vitest';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import type { Good } from '../../../shared/games/harbour/goods.ts';
import { type Sitting, type Some, turnOf } from './table.ts';

/** Ana enters a building of the centre. */
const visit = (building: BuildingId, ana: Sitting = {}) =>
  turnOf({ players: { Ana: ana, Bo: {} }, centre: [building] }).go('Ana', building);

const producers: readonly (readonly [BuildingId, Good])[] = [
  ['ranch', 'livestock'],
  ['bait-shop', 'fish'],
  ['lumber-yard', 'wood'],
  ['quarry', 'stone'],
];

describe.each(producers)('%s brings %s', (building, good) => {
  test('one without an anchor, and the turn is over', () => {
    const table = visit(building);
    expect(table.holds('Ana')).toEqual({ [good]: 1 });
    expect(table.toMove('Bo')).toBe(true);
  });

  test('one more for every anchor owned, on the board and on any building, two on the Lighthouse', () => {
    const table = visit(building, { board: 'wolf', buildings: ['lighthouse', 'locks', 'pub'] });
    expect(table.holds('Ana')).toEqual({ [good]: 5 });
  });

  test('other players’ anchors do not count, nor the building’s own while it stands in the centre', () => {
    const table = turnOf({
      players: { Ana: {}, Bo: { board: 'wolf', buildings: ['lighthouse'] } },
      centre: [building],
    }).go('Ana', building);
    expect(table.holds('Ana')).toEqual({ [good]: 1 });
  });

  test('its own anchor counts for its owner', () => {
    const table = turnOf({ players: { Ana: { buildings: [building] }, Bo: {} } }).go('Ana', building);
    expect(table.holds('Ana')).toEqual({ [good]: 2 });
  });

  test('never above six: the rest is lost', () => {
    const table = visit(building, { buildings: ['lighthouse'], goods: { [good]: 4 } });
    expect(table.holds('Ana')).toEqual({ [good]: 6 });
    expect(table.all('goods-gained')).toEqual([
      { type: 'goods-gained', seat: 0, good, offered: 3, gained: 2, cause: 'action' },
    ]);
  });

  test('with a full stock it may still be entered, and brings nothing', () => {
    const full: Some = { fish: 6, livestock: 6, wood: 6, stone: 6 };
    const table = visit(building, { goods: full });
    expect(table.holds('Ana')).toEqual(full);
    expect(table.toMove('Bo')).toBe(true);
  });
});

describe('Smokehouse and Timber and Stone Depot', () => {
  test('one fish and one livestock', () => {
    expect(visit('smokehouse', { goods: { fish: 6 } }).holds('Ana')).toEqual({ fish: 6, livestock: 1 });
    expect(visit('smokehouse').holds('Ana')).toEqual({ fish: 1, livestock: 1 });
  });

  test('one wood and one stone', () => {
    expect(visit('timber-and-stone-depot').holds('Ana')).toEqual({ wood: 1, stone: 1 });
    expect(visit('timber-and-stone-depot', { goods: { stone: 6 } }).holds('Ana')).toEqual({ wood: 1, stone: 6 });
  });
});

describe('Salvage Yard', () => {
  test('two different goods', () => {
    const table = visit('salvage-yard');
    expect(table.question('gain')).toMatchObject({ seat: 0, cause: 'action', left: 2, different: true });
    expect(table.offers('Ana', 'take-good').length).toBe(4);
    table.take('Ana', 'wood');
    expect(table.offers('Ana', 'take-good').map(({ good }) => good)).toEqual(['fish', 'livestock', 'stone']);
    table.take('Ana', 'stone');
    expect(table.holds('Ana')).toEqual({ wood: 1, stone: 1 });
    expect(table.toMove('Bo')).toBe(true);
  });

  test('a good of which six are held may be chosen, and then nothing is gained', () => {
    const table = visit('salvage-yard', { goods: { fish: 6 } }).take('Ana', 'fish', 'wood');
    expect(table.holds('Ana')).toEqual({ fish: 6, wood: 1 });
  });
});

describe('Warehouse Row', () => {
  test('one good of one’s choice without a warehouse', () => {
    const table = visit('warehouse-row').take('Ana', 'fish');
    expect(table.holds('Ana')).toEqual({ fish: 1 });
    expect(table.toMove('Bo')).toBe(true);
  });

  test('one more for each warehouse, board included, in any mix', () => {
    const table = visit('warehouse-row', { board: 'fisherman', buildings: ['gentlefolks-club', 'sawmill'] });
    table.take('Ana', 'wood', 'wood', 'wood', 'stone');
    expect(table.holds('Ana')).toEqual({ wood: 3, stone: 1 });
    expect(table.toMove('Bo')).toBe(true);
  });

  test('its owner counts its two: three goods', () => {
    const table = turnOf({ players: { Ana: { buildings: ['warehouse-row'] }, Bo: {} } }).go('Ana', 'warehouse-row');
    expect(table.question('gain')).toMatchObject({ left: 3, different: false });
  });
});

describe('Gentlefolk’s Club', () => {
  test('two goods without a top hat', () => {
    const table = visit('gentlefolks-club').take('Ana', 'fish', 'fish');
    expect(table.holds('Ana')).toEqual({ fish: 2 });
    expect(table.toMove('Bo')).toBe(true);
  });

  test.each<Sitting>([
    { board: 'mayor' },
    { buildings: ['pub'] },
    { board: 'mayor', buildings: ['pub', 'fortune-teller'] },
  ])('one more, not more than one, with top hats: %o', (ana) => {
    const table = visit('gentlefolks-club', ana).take('Ana', 'fish', 'wood', 'stone');
    expect(table.holds('Ana')).toEqual({ fish: 1, wood: 1, stone: 1 });
    expect(table.toMove('Bo')).toBe(true);
  });
});
