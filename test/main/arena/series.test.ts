import { describe, expect, test } from 'vitest';
import { ladderCells } from '../../../main/arena/cells.ts';
import { playerNamed } from '../../../main/arena/players.ts';
import { shareOfGame, wilson } from '../../../main/arena/series.ts';
import { fitted, surprise } from '../../../main/arena/tuning/fit.ts';
import type { Sample } from '../../../main/arena/tuning/positions.ts';
import { randomBot } from '../../../shared/bots/index.ts';
import { nextWord, randomFromSeed } from '../../../shared/engine/index.ts';
import { gameIds, games } from '../../../shared/games/index.ts';
import { ticTacToe } from '../../engine/reference/tic-tac-toe.ts';

describe('series', () => {
  test('is reproducible by its seed, and fair between equals', () => {
    const random = { bot: randomBot, guide: null };
    const series = { game: ticTacToe, seats: 2, challenger: random, others: random, seed: 'fair' };
    const shares = Array.from({ length: 600 }, (_, index) => shareOfGame(series, index));
    expect(Array.from({ length: 20 }, (_, index) => shareOfGame(series, index))).toEqual(shares.slice(0, 20));
    const won = shares.reduce((sum, share) => sum + share, 0);
    const [lower, upper] = wilson(won, shares.length);
    expect(lower).toBeLessThan(0.5);
    expect(upper).toBeGreaterThan(0.5);
  });

  test('rotates seats on one seed: a player equal to the others wins one game of each round', () => {
    const first = { ...randomBot, decide: playerNamed('random')?.decide ?? randomBot.decide };
    const series = {
      game: ticTacToe,
      seats: 2,
      challenger: { bot: first, guide: null },
      others: { bot: randomBot, guide: null },
      seed: 'seats',
    };
    for (let round = 0; round < 50; round++) {
      expect(shareOfGame(series, 2 * round) + shareOfGame(series, 2 * round + 1)).toBe(1);
    }
  });
});

describe('Wilson interval', () => {
  // known values: 8 of 10 is between 49.0 % and 94.3 %, none of 20 is below 16.1 %
  test('agrees with known values', () => {
    expect(wilson(8, 10)[0]).toBeCloseTo(0.4902, 3);
    expect(wilson(8, 10)[1]).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 20)[0]).toBe(0);
    expect(wilson(0, 20)[1]).toBeCloseTo(0.1611, 3);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('ladder', () => {
  const cells = ladderCells({ merchant: 200, wholesaler: 300 });

  test('measures every game at every number of players with rivals, with players the arena knows', () => {
    for (const { id, seats } of Object.values(games)) {
      const counts = cells
        .filter(({ game, challenger }) => game === id && challenger === 'shopkeeper')
        .map((cell) => cell.seats);
      expect(counts).toEqual(
        Array.from({ length: seats.max }, (_, index) => index + 1).filter((count) => count >= Math.max(2, seats.min)),
      );
    }
    for (const { challenger, others } of cells) {
      expect(playerNamed(challenger)?.name).toBe(challenger);
      expect(playerNamed(others)?.name).toBe(others);
    }
    expect(cells.filter(({ challenger }) => challenger === 'wholesaler:300')).toHaveLength(gameIds.length);
  });
});

test('weights: are recovered from the winners', () => {
  const random = randomFromSeed('weights');
  const chance = (): number => nextWord(random) / 2 ** 32;
  const truth = [2, -1, 0];
  const spread = 1.5;
  const samples: Sample[] = Array.from({ length: 1200 }, () => {
    const features = [0, 1, 2].map(() => truth.map(() => 4 * chance()));
    const points = features.map((row) => row.reduce((sum, value, at) => sum + value * (truth[at] ?? 0), 0));
    const raised = points.map((each) => Math.exp(each / spread));
    let left = chance() * raised.reduce((sum, each) => sum + each, 0);
    const winner = raised.findIndex((each) => {
      left -= each;
      return left < 0;
    });
    return { features, spread, shares: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)) };
  });
  const start = [1, 1, 1];
  const found = fitted(samples, start);
  expect(surprise(samples, found)).toBeLessThan(surprise(samples, start));
  truth.forEach((weight, at) => {
    expect(Math.abs((found[at] ?? 9) - weight), `weight ${at}`).toBeLessThan(0.35);
  });
});
