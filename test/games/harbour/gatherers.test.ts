import { describe, expect, test } from 'vitest';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import type { Good } from '../../../shared/games/harbour/goods.ts';
import { pair, type Sitting, type Some, turnOf } from './table.ts';

const visit = (building: BuildingId, ana: Sitting = {}) =>
  turnOf({ players: { Ana: ana, Bo: {} }, centre: [building] }).go('Ana', building);

const producers: readonly (readonly [BuildingId, Good])[] = [
  ['ranch', 'livestock'],
  ['bait-shop', 'fish'],
  ['lumber-yard', 'wood'],
  ['quarry', 'stone'],
];

describe.each(producers)('%s brings %s', (building, good) => {
  test.each<[string, Sitting, number]>([
    ['one without an anchor', {}, 1],
    ['one more for every anchor owned', { board: 'wolf', buildings: ['lighthouse', 'locks', 'pub'] }, 5],
    ['none with a full stock', { goods: { fish: 6, livestock: 6, wood: 6, stone: 6 } }, 6],
  ])('%s, and the turn is over', (_, ana, count) => {
    expect(visit(building, ana).after('Ana')).toEqual({ Ana: { ...ana.goods, [good]: count }, next: 'Bo' });
  });

  test('other players’ anchors do not count, nor the building’s own while it stands in the centre', () => {
    const table = pair({ centre: [building] }, {}, { board: 'wolf', buildings: ['lighthouse'] }).go('Ana', building);
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
});

test.each<[string, BuildingId, Sitting, readonly Good[], Some]>([
  ['Smokehouse: one fish and one livestock', 'smokehouse', {}, [], { fish: 1, livestock: 1 }],
  ['Smokehouse: fish above six are lost', 'smokehouse', { goods: { fish: 6 } }, [], { fish: 6, livestock: 1 }],
  ['Timber and Stone Depot: one wood and one stone', 'timber-and-stone-depot', {}, [], { wood: 1, stone: 1 }],
  ['Depot: stone above six is lost', 'timber-and-stone-depot', { goods: { stone: 6 } }, [], { wood: 1, stone: 6 }],
  [
    'Salvage Yard: a full good may be chosen',
    'salvage-yard',
    { goods: { fish: 6 } },
    ['fish', 'wood'],
    { fish: 6, wood: 1 },
  ],
  ['Warehouse Row: one good without a warehouse', 'warehouse-row', {}, ['fish'], { fish: 1 }],
  [
    'Warehouse Row: one more for each warehouse, board included, in any mix',
    'warehouse-row',
    { board: 'scrap-collector', buildings: ['gentlefolks-club', 'sawmill'] },
    ['wood', 'wood', 'wood', 'stone'],
    { wood: 3, stone: 1 },
  ],
  ['Gentlefolk’s Club: two goods without a top hat', 'gentlefolks-club', {}, ['fish', 'fish'], { fish: 2 }],
  [
    'Gentlefolk’s Club: one more',
    'gentlefolks-club',
    { board: 'mayor' },
    ['fish', 'fish', 'wood'],
    { fish: 2, wood: 1 },
  ],
  [
    'Gentlefolk’s Club: not more than one with several top hats',
    'gentlefolks-club',
    { board: 'mayor', buildings: ['pub', 'fortune-teller'] },
    ['fish', 'wood', 'stone'],
    { fish: 1, wood: 1, stone: 1 },
  ],
])('%s', (_, building, ana, chosen, goods) => {
  const table = visit(building, ana).take('Ana', ...chosen);
  expect(table.after('Ana')).toEqual({ Ana: goods, next: 'Bo' });
});

test('Salvage Yard: two different goods', () => {
  const table = visit('salvage-yard');
  expect(table.question('gain')).toMatchObject({ seat: 0, cause: 'action', left: 2, different: true });
  expect(table.offers('Ana', 'take-good').length).toBe(4);
  table.take('Ana', 'wood');
  expect(table.offers('Ana', 'take-good').map(({ good }) => good)).toEqual(['fish', 'livestock', 'stone']);
  table.take('Ana', 'stone');
  expect(table.after('Ana')).toEqual({ Ana: { wood: 1, stone: 1 }, next: 'Bo' });
});

test('the owner of Warehouse Row counts its two: three goods', () => {
  const table = turnOf({ players: { Ana: { buildings: ['warehouse-row'] }, Bo: {} } }).go('Ana', 'warehouse-row');
  expect(table.question('gain')).toMatchObject({ left: 3, different: false });
});
