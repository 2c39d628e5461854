import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluatorOf, sharesOf, worthsOf } from '../../shared/bots/index.ts';
import type { Guide, Outcome } from '../../shared/engine/index.ts';
import { type TicTacToeTypes, ticTacToe } from '../engine/reference/tic-tac-toe.ts';

/** Ends of matches with this many players: any scores, and the places from them, equal ones shared. */
const endsOf = (seats: number): fc.Arbitrary<Outcome> =>
  fc.array(fc.integer({ min: -200, max: 400 }), { minLength: seats, maxLength: seats }).map((scores) => ({
    ending: 'over',
    scores,
    places: scores.map((score) => 1 + scores.filter((each) => each > score).length),
    tieBreak: null,
  }));

const twoEnds = fc.integer({ min: 2, max: 6 }).chain((seats) => fc.tuple(endsOf(seats), endsOf(seats)));

describe('worth of an end', () => {
  test('is higher for a better place, or for more points at an equal place', () => {
    fc.assert(
      fc.property(twoEnds, ([one, other]) => {
        // a win shared by fewer is the better place
        const standing = (end: Outcome) => [sharesOf(end)[0] ?? 0, -(end.places[0] ?? 0), end.scores[0] ?? 0];
        const [better, worse] = [standing(one), standing(other)];
        const differs = better.findIndex((each, at) => each !== worse[at]);
        const [worth = 0, less = 0] = [worthsOf(one)[0], worthsOf(other)[0]];
        if (differs < 0) expect(worth).toBe(less);
        else if ((better[differs] ?? 0) > (worse[differs] ?? 0)) expect(worth).toBeGreaterThan(less);
        else expect(worth).toBeLessThan(less);
        expect(worth).toBeGreaterThan(0);
        expect(worth).toBeLessThan(1);
      }),
      { numRuns: 2000 },
    );
  });

  test('makes a solo player prefer a win with few points to a loss with many', () => {
    const alone = (won: boolean, score: number): Outcome => ({
      ending: 'over',
      scores: [score],
      places: [1],
      tieBreak: null,
      alone: { won, rank: null },
    });
    const worths = [alone(false, -5), alone(false, 300), alone(true, 3), alone(true, 4)].map((end) => worthsOf(end)[0]);
    expect(worths).toEqual(worths.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
    expect(new Set(worths).size).toBe(4);
  });
});

/** Rates a position by given points of the seats. */
function judgeBy(points: readonly number[], spread: number) {
  const guide: Guide<TicTacToeTypes> = {
    features: ['points'],
    weights: [1],
    measure: (_state, seat) => [points[seat] ?? 0],
    spread: () => spread,
    prior: () => 1,
    foretellsSealed: false,
    isQuiet: () => true,
    round: () => 0,
  };
  return {
    evaluator: evaluatorOf(ticTacToe, guide),
    state: ticTacToe.setup(2, {}, [1, 2, 3, 4]),
    seats: points.length,
  };
}

const positions = fc.record({
  points: fc.array(fc.double({ min: -60, max: 150, noNaN: true }), { minLength: 2, maxLength: 6 }),
  spread: fc.double({ min: 1, max: 20, noNaN: true }),
  more: fc.double({ min: 0.5, max: 20, noNaN: true }),
});

describe('worth of a position', () => {
  test('grows with points, however far behind or ahead a seat is', () => {
    fc.assert(
      fc.property(positions, ({ points, spread, more }) => {
        const [now, then] = [points, points.with(0, (points[0] ?? 0) + more)].map((each) => {
          const { evaluator, state, seats } = judgeBy(each, spread);
          return evaluator.prospects(state, seats).worths[0] ?? 0;
        });
        expect(then ?? 0).toBeGreaterThan(now ?? 0);
      }),
    );
  });

  test('is less than that of the same win once it is certain, and the less, the more may still happen', () => {
    const worthAt = (points: readonly number[], spread: number): number => {
      const { evaluator, state, seats } = judgeBy(points, spread);
      return evaluator.prospects(state, seats).worths[0] ?? 0;
    };
    const [won = 0] = worthsOf({ ending: 'over', scores: [20, 0], places: [1, 2], tieBreak: null });
    expect(won).toBeGreaterThan(worthAt([90, 0], 2));
    expect(worthAt([90, 0], 2)).toBeGreaterThan(worthAt([150, 0], 6));
    expect(worthAt([0, 90], 2)).toBeLessThan(worthAt([0, 150], 6));
  });

  test('of a solo player grows in proportion to the count of the match, far beyond a sure win too', () => {
    const worthAt = (points: number): number => {
      const { evaluator, state } = judgeBy([points], 1);
      const soloCount = () => ({ count: 0, fair: 20, highest: 60, isRanked: true });
      const guide = evaluator.guide === null ? null : { ...evaluator.guide, soloCount };
      return evaluatorOf(ticTacToe, guide).prospects(state, 1).worths[0] ?? 0;
    };
    const [few, more, most] = [worthAt(0), worthAt(30), worthAt(60)];
    expect(more - few).toBeGreaterThan(0.2);
    expect(most - more).toBeCloseTo(more - few, 2);
  });

  test('gives chances for display that add up to 1, whatever place and points are worth', () => {
    fc.assert(
      fc.property(positions, ({ points, spread }) => {
        const { evaluator, state, seats } = judgeBy(points, spread);
        const { chances } = evaluator.prospects(state, seats);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      }),
    );
  });
});
