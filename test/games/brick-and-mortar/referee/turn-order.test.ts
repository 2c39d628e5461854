import { describe, expect, test } from 'vitest';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { changePoints } from '../../../../shared/games/brick-and-mortar/points.ts';
import { tableOf } from '../table.ts';

/** Points and order after Bo's points change by this amount, with four players. */
function afterChange(points: readonly [number, number, number, number], by: number) {
  const [ann, bo, cy, di] = points;
  const table = tableOf({
    players: { Ann: { points: ann }, Bo: { points: bo }, Cy: { points: cy }, Di: { points: di } },
  });
  const events: BrickEvent[] = [];
  changePoints(table.state, table.seat('Bo'), by, 'store-effect', events);
  return { order: table.order(), points: table.player('Bo').points, types: events.map(({ type }) => type) };
}

describe('the turn order', () => {
  test.each([
    // all on 10: the first gain goes ahead of all
    [[10, 10, 10, 10], 1, ['Bo', 'Ann', 'Cy', 'Di']],
    // a player who rises to a tie stays behind
    [[12, 10, 9, 8], 2, ['Ann', 'Bo', 'Cy', 'Di']],
    [[12, 9, 11, 10], 2, ['Ann', 'Cy', 'Bo', 'Di']],
    // Past several at once.
    [[13, 5, 12, 11], 9, ['Bo', 'Ann', 'Cy', 'Di']],
    [[13, 5, 12, 11], 7, ['Ann', 'Cy', 'Bo', 'Di']],
    // a loss: behind all who now have more; a player who falls to a tie stays ahead
    [[14, 13, 12, 11], -1, ['Ann', 'Bo', 'Cy', 'Di']],
    [[14, 13, 12, 11], -2, ['Ann', 'Cy', 'Bo', 'Di']],
    [[14, 13, 12, 11], -3, ['Ann', 'Cy', 'Di', 'Bo']],
    // equal players keep their order: the first loss falls behind all of them
    [[10, 10, 10, 10], -1, ['Ann', 'Cy', 'Di', 'Bo']],
  ] as const)('from %j, Bo %i: %j', (points, by, order) => {
    expect(afterChange(points, by).order).toEqual(order);
  });

  test('reports a new order only if a player was passed', () => {
    expect(afterChange([12, 10, 9, 8], 2).types).toEqual(['points-changed']);
    expect(afterChange([12, 10, 9, 8], 3).types).toEqual(['points-changed', 'order-changed']);
    expect(afterChange([12, 10, 9, 8], 0).types).toEqual([]);
  });

  test('points never fall below 0, and the event has the points really lost', () => {
    const { points, types } = afterChange([12, 3, 9, 8], -5);
    expect(points).toBe(0);
    expect(types).toContain('points-changed');
  });

  test('points may pass the end of the track', () => {
    expect(afterChange([30, 30, 9, 8], 40).points).toBe(70);
  });
});
