import { describe, expect, test } from 'vitest';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import { type Good, goods, noGoods } from '../../../shared/games/harbour/goods.ts';
import { type Some, some, turnOf } from './table.ts';

const workshops: readonly (readonly [BuildingId, Good, number, Some])[] = [
  ['sushi-shop', 'fish', 1, { livestock: 1, wood: 1, stone: 1 }],
  ['butchers-block', 'livestock', 1, { fish: 1, wood: 1, stone: 1 }],
  ['sawmill', 'wood', 1, { fish: 1, livestock: 1, stone: 1 }],
  ['masoners-hall', 'stone', 1, { fish: 1, livestock: 1, wood: 1 }],
  ['golem-workshop', 'livestock', 3, { stone: 5 }],
  ['fish-market', 'fish', 3, { wood: 5 }],
  ['carpenters-shed', 'wood', 3, { livestock: 5 }],
  ['stonecutters-yard', 'stone', 3, { fish: 5 }],
  ['pub', 'wood', 2, { fish: 2, livestock: 2 }],
  ['net-loft', 'livestock', 2, { fish: 2, stone: 2 }],
  ['cargo-crane', 'fish', 2, { wood: 2, stone: 2 }],
  ['ferry-landing', 'stone', 2, { livestock: 2, wood: 2 }],
];

describe.each(workshops)('%s turns %s into others', (building, paid, count, gained) => {
  const visit = (held: Some) =>
    turnOf({ players: { Ana: { goods: held }, Bo: {} }, centre: [building] }).go('Ana', building);

  test('is carried out without asking wherever it can be paid', () => {
    const table = visit({ [paid]: count + 1 });
    expect(table.holds('Ana')).toEqual({ [paid]: 1, ...gained });
    expect(table.all('goods-converted')).toEqual([
      { type: 'goods-converted', seat: 0, cause: 'action', paid: { [paid]: count }, gained, lost: {} },
    ]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('what comes above six is lost, the payment is not given back', () => {
    const full = { fish: 6, livestock: 6, wood: 6, stone: 6 };
    const table = visit({ ...full, [paid]: count });
    expect(table.holds('Ana')).toEqual(some({ ...full, [paid]: 0 }));
    expect(table.all('goods-converted')).toEqual([
      { type: 'goods-converted', seat: 0, cause: 'action', paid: { [paid]: count }, gained: {}, lost: gained },
    ]);
  });

  test('one missing to the payment: nothing is paid and nothing gained, never below zero', () => {
    const others = goods.filter((good) => good !== paid);
    const held = { ...noGoods(), [paid]: count - 1, [others[0] ?? paid]: 5 };
    const table = visit(held);
    expect(table.holds('Ana')).toEqual(some(held));
    expect(table.all('goods-converted')).toEqual([]);
    expect(table.all('nothing-done')).toEqual([{ type: 'nothing-done', seat: 0, place: building }]);
    expect(table.toMove('Bo')).toBe(true);
  });
});

test('of five that come, as many as find room', () => {
  const table = turnOf({ players: { Ana: { goods: { livestock: 3, stone: 4 } }, Bo: {} }, centre: ['golem-workshop'] });
  table.go('Ana', 'golem-workshop');
  expect(table.holds('Ana')).toEqual({ stone: 6 });
  expect(table.all('goods-converted')).toMatchObject([{ gained: { stone: 2 }, lost: { stone: 3 } }]);
});
