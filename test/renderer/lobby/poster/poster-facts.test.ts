import { describe, expect, it } from 'vitest';
import { closestFinish, type EveningMatch, momentOfNight } from '../../../../renderer/lobby/poster/poster-facts.ts';

function played(table: string, scores: number[]): EveningMatch {
  const seats = scores.map((_, seat): EveningMatch['seats'][number] => ({ name: `Player ${seat}`, colour: 'navy' }));
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { table, game: 'harbour', seats, outcome: { ending: 'played', tieBreak: null, places, scores }, award: null };
}

describe('the closest finish of an evening', () => {
  it('compares the lead with the score', () => {
    const [wide, close] = [played('one', [4, 2, 1]), played('two', [95, 100])];
    expect(closestFinish([wide, close])).toMatchObject({ match: close, margin: 5 });
    expect(closestFinish([close, wide])).toMatchObject({ match: close, margin: 5 });
  });

  it('is the latest of equal ones', () => {
    expect(closestFinish([played('one', [7, 7]), played('two', [9, 9])])).toMatchObject({ match: { table: 'two' } });
  });

  it('needs two matches between players', () => {
    expect(closestFinish([played('one', [7, 5]), played('alone', [12])])).toBeNull();
  });
});

it('tells a moment of the player with the fewest wins, of those that no column shows', () => {
  const award = (type: string, seat?: number) => ({ type, ...(seat === undefined ? {} : { seat }) });
  const first = { ...played('one', [5, 3]), award: award('a'), moreAwards: [award('b', 0), award('c', 1)] };
  const second = { ...played('two', [5, 4]), award: award('d', 1), moreAwards: [award('e', 0)] };
  expect(momentOfNight([first, second])).toMatchObject({ match: first, award: { type: 'c' }, name: 'Player 1' });
  expect(momentOfNight([played('one', [5, 3])])).toBeNull();
});
