import { describe, expect, test } from 'vitest';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import type { Good } from '../../../shared/games/harbour/goods.ts';
import { type Some, turnOf } from './table.ts';

/** Ana enters a building of the centre; the market order is fish, wood, stone, livestock. */
const visit = (building: BuildingId, held: Some = {}) =>
  turnOf({ players: { Ana: { goods: held }, Bo: {} }, centre: [building] }).go('Ana', building);

describe('Wizard’s Travelling Imaginarium', () => {
  test('the four markers in any order, and one good', () => {
    const table = visit('travelling-imaginarium');
    expect(table.question('set-market')).toEqual({ type: 'set-market', seat: 0, placed: [] });
    table.play('Ana', { type: 'place-marker', good: 'livestock' });
    expect(table.offers('Ana', 'place-marker').map(({ good }) => good)).toEqual(['fish', 'wood', 'stone']);
    // the last marker has only one space left, so there is no question
    table.play('Ana', { type: 'place-marker', good: 'stone' }, { type: 'place-marker', good: 'fish' });
    table.take('Ana', 'wood');
    expect(table.state.market).toEqual(['livestock', 'stone', 'fish', 'wood']);
    expect(table.all('market-changed')).toEqual([
      { type: 'market-changed', seat: 0, cause: 'set-market', market: ['livestock', 'stone', 'fish', 'wood'] },
    ]);
    expect(table.after('Ana')).toEqual({ Ana: { wood: 1 }, next: 'Bo' });
  });

  test('the order they have is one of them', () => {
    const table = visit('travelling-imaginarium');
    for (const good of ['fish', 'wood', 'stone'] as const) table.play('Ana', { type: 'place-marker', good });
    table.take('Ana', 'fish');
    expect(table.state.market).toEqual(['fish', 'wood', 'stone', 'livestock']);
  });
});

test.each<[Good, Good, readonly Good[]]>([
  ['fish', 'wood', ['wood', 'fish', 'stone', 'livestock']],
  ['wood', 'stone', ['fish', 'stone', 'wood', 'livestock']],
  ['stone', 'livestock', ['fish', 'wood', 'livestock', 'stone']],
])('Locks: swaps %s and %s, which are neighbours, and brings a good', (upper, lower, market) => {
  const table = visit('locks');
  expect(table.offers('Ana', 'swap-markers').length).toBe(3);
  expect(table.moves('Ana').length).toBe(3);
  table.play('Ana', { type: 'swap-markers', upper, lower }).take('Ana', 'stone');
  expect(table.state.market).toEqual(market);
  expect(table.all('market-changed')).toMatchObject([{ cause: 'swap-markers', market }]);
  expect(table.after('Ana')).toEqual({ Ana: { stone: 1 }, next: 'Bo' });
});

describe('Fortune Teller', () => {
  test.each<[Good, readonly Good[]]>([
    ['livestock', ['livestock', 'fish', 'wood', 'stone']],
    ['stone', ['stone', 'fish', 'wood', 'livestock']],
    ['wood', ['wood', 'fish', 'stone', 'livestock']],
    ['fish', ['fish', 'wood', 'stone', 'livestock']],
  ])('%s jumps to $5, those above it drop one, and one of it is gained', (good, market) => {
    const table = visit('fortune-teller', { fish: 1 });
    expect(table.moves('Ana').length).toBe(4);
    table.play('Ana', { type: 'raise-marker', good });
    expect(table.state.market).toEqual(market);
    expect(table.holds('Ana')).toEqual(good === 'fish' ? { fish: 2 } : { fish: 1, [good]: 1 });
    expect(table.toMove('Bo')).toBe(true);
  });

  test('the marker jumps even where the stock of that good is full', () => {
    const table = visit('fortune-teller', { stone: 6 }).play('Ana', { type: 'raise-marker', good: 'stone' });
    expect(table.state.market[0]).toBe('stone');
    expect(table.holds('Ana')).toEqual({ stone: 6 });
  });
});
