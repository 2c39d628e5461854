import { expect, test } from 'vitest';
import { fittedWorths } from '../../../main/arena/tuning/worths.ts';
import { below, nextWord, randomFromSeed } from '../../../shared/engine/index.ts';

const truth = { strong: 4, fair: 0, weak: -4, unseen: 0 };
const things = ['strong', 'fair', 'weak', 'unseen'] as const;

test('what things are worth is found again from the scores of those who had them', () => {
  const random = randomFromSeed('worths');
  const matches = Array.from({ length: 600 }, () => {
    const had = Array.from({ length: 3 }, () => things[below(random, 3)] ?? 'fair');
    // some matches bring everybody more than others
    const level = below(random, 40);
    const luck = (): number => 16 * (nextWord(random) / 2 ** 32 - 0.5);
    return { had, scores: had.map((thing) => level + truth[thing] + luck()) };
  });
  const worths = fittedWorths(matches, things);
  for (const thing of things) expect(worths.get(thing), thing).toBeCloseTo(truth[thing], 0);
  expect([...worths.values()].reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(0);
});

test('a thing that only one seat ever had is hardly told from an average one', () => {
  const worths = fittedWorths([{ had: ['strong', 'weak'], scores: [40, 10] }], ['strong', 'weak']);
  expect(worths.get('strong')).toBeGreaterThan(0);
  expect(worths.get('strong')).toBeLessThan(1);
});
