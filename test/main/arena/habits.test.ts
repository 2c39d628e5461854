import { expect, test } from 'vitest';
import { newReport, playGame } from '../../../main/arena/contest.ts';
import { deviationOf } from '../../../main/arena/habits/habits.ts';
import { randomBot } from '../../../shared/bots/index.ts';
import { brickAndMortarGuide } from '../../../shared/games/brick-and-mortar/bot/index.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';

test('counts how bots play: counts the scores of all seats of a kind of bot only on request', () => {
  const contest = {
    game: brickAndMortar,
    guide: brickAndMortarGuide,
    bots: [randomBot, randomBot],
    options: () => ({}),
    games: 3,
    seed: 'habits',
  };
  expect(newReport({ ...contest, habits: false }).habits).toBeNull();
  const report = newReport({ ...contest, habits: true });
  for (let index = 0; index < 3; index++) playGame({ ...contest, habits: true }, index, report);
  const [habits, ...others] = report.habits?.report ?? [];
  if (habits === undefined) throw new RangeError('nothing counted');
  expect(others).toEqual([]);
  expect(habits).toMatchObject({ bot: 'random', seats: 6 });
  expect(habits.sum).toBe(report.seats.reduce((sum, seat) => sum + seat.totalScore, 0));
  expect(habits.negative).toBeGreaterThan(0);
  expect(deviationOf({ ...habits, seats: 2, sum: 4, squares: 10 })).toBe(1);
});
