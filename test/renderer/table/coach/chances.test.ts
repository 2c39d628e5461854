import { describe, expect, it } from 'vitest';
import { chartOfChances, evened } from '../../../../renderer/table/coach/chances.ts';

const seats = [
  { name: 'Ana', colour: 'teal' as const },
  { name: 'Bruno', colour: 'navy' as const },
];
const words = {
  caption: 'Chance',
  columnHeading: 'Moment',
  after: (choices: number) => `after ${choices}`,
  language: 'en',
};

it('line of a long match: is averaged over its neighbours, with both ends unchanged', () => {
  const jumping = Array.from({ length: 401 }, (_, index) => (index % 2 === 0 ? 100 : 0));
  const even = evened(jumping);
  expect([even[0], even[400]]).toEqual([100, 100]);
  expect(Math.max(...even.slice(5, -5)) - Math.min(...even.slice(5, -5))).toBeLessThan(20);
});

describe('chart of a match', () => {
  const advice = { moves: [{ type: 'pass' }], chance: 0.5, reasons: [] };
  const coached = {
    chances: [
      [0.5, 0.5],
      [0.25, 0.75],
      [0, 1],
    ],
    moments: [{ position: 1, seat: 1, played: advice, better: advice, view: null }],
    looked: 1,
    of: 2,
    more: false,
  };
  const chart = chartOfChances(coached, seats, words);

  it('has a line per player in per cent, from before the first choice to the end', () => {
    expect(chart.lines.map(({ name, values }) => [name, values])).toEqual([
      ['Ana', [50, 25, 0]],
      ['Bruno', [50, 75, 100]],
    ]);
    expect(chart.columns.map(({ name }) => name)).toEqual(['after 0', 'after 1', 'after 2']);
    expect(chart.format(75)).toBe('75%');
  });

  it('flags key moments on the line of the player who chose', () => {
    expect(chart.flags).toEqual([{ column: 1, line: 1, text: '1' }]);
  });
});
