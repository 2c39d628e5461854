import { describe, expect, it } from 'vitest';
import {
  asTheySit,
  coinsFor,
  countsOf,
  foremost,
  highestOf,
  mostCoins,
} from '../../../../renderer/table/closing/counts.ts';
import type { ScoringColumn, ScoringRow } from '../../../../renderer/table/index.ts';
import { seatAt } from '../../../../shared/engine/index.ts';

const column = (seat: number | null, total: number): ScoringColumn => ({
  key: String(seat),
  seat: seat === null ? null : seatAt(seat),
  name: `player ${seat}`,
  mark: null,
  total,
  first: total === 9,
});
/** From first place to last, with an automatic opponent between them. */
const columns = [column(2, 9), column(null, 6), column(0, 4), column(1, -3)];
const row = (key: string, ...values: readonly (number | null)[]): ScoringRow => ({ key, label: key, values });
const rows = [
  row('gold', 4, 6, 4, 3),
  row('nothing', 0, null, 0, 0),
  row('sets', 5, null, 0, 0),
  row('debt', 0, 0, 0, -6),
];

describe('counts of a closing ceremony', () => {
  const shown = asTheySit(columns);
  const counts = countsOf(rows, columns, shown);

  it('show everyone in seating order, so that the winner stays open', () => {
    expect(shown.map(({ key }) => key)).toEqual(['0', '1', '2', 'null']);
  });

  it('follow the order of the scoring, omit empty counts, and end at the totals', () => {
    expect(counts.map(({ key, gains, totals }) => [key, gains, totals])).toEqual([
      ['gold', [4, 3, 4, 6], [4, 3, 4, 6]],
      ['sets', [0, 0, 5, null], [4, 3, 9, 6]],
      ['debt', [0, -6, 0, 0], [4, -3, 9, 6]],
    ]);
    expect(counts.at(-1)?.totals).toEqual(shown.map(({ total }) => total));
  });

  it('name who gained or lost most by a count', () => {
    expect(counts.map(foremost)).toEqual([[3], [2], [1]]);
    expect(countsOf([row('gold', 4, 4, 1, 0)], columns, shown).map(foremost)).toEqual([[2, 3]]);
  });

  it('give the highest tower all the space, and the others their share', () => {
    const highest = highestOf(counts);
    expect(highest).toBe(9);
    expect([9, 4, 6, 0, -3].map((points) => coinsFor(points, highest))).toEqual([mostCoins, 12, 19, 0, 9]);
    // losses need space, too
    expect(highestOf(countsOf([row('gold', 70, 0, 0, 0), row('debt', -60, 0, 0, 0)], columns, shown))).toBe(70);
    expect(highestOf(countsOf([row('debt', -20, -60, 0, 0)], columns, shown))).toBe(60);
    expect(highestOf([])).toBe(1);
  });
});
