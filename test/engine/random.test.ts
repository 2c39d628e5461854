import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, drawnWords, nextWord, pick, randomFromSeed, shuffle } from '../../shared/engine/index.ts';

describe('seeded random numbers', () => {
  test('are the same for the same seed on every platform', () => {
    const words = randomFromSeed('high street');
    expect([nextWord(words), nextWord(words), nextWord(words)]).toMatchInlineSnapshot(`
      [
        4016111673,
        1261300781,
        1674862912,
      ]
    `);
  });

  test('differ for different seeds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        const first = randomFromSeed(one);
        const second = randomFromSeed(other);
        const streams = [first, second].map((words) => [nextWord(words), nextWord(words), nextWord(words)].join());
        expect(streams[0]).not.toBe(streams[1]);
      }),
    );
  });

  test('stay within their limit and favour no number', () => {
    const words = randomFromSeed('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    const throws = 60_000;
    for (let at = 0; at < throws; at++) {
      const eyes = below(words, 6);
      counts[eyes] = (counts[eyes] ?? 0) + 1;
    }
    // chi-squared with 5 degrees of freedom exceeds 20.5 once in a thousand times; the seed is fixed
    const expected = throws / 6;
    const deviation = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts).toHaveLength(6);
    expect(deviation).toBeLessThan(20.5);
  });

  test('shuffle without losing a card', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, cards) => {
        const shuffled = cards.slice();
        shuffle(randomFromSeed(seed), shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
      }),
    );
  });

  test('shuffle every card into every place equally often', () => {
    const words = randomFromSeed('places');
    const places = [0, 0, 0, 0];
    for (let at = 0; at < 40_000; at++) {
      const cards = ['a', 'b', 'c', 'd'];
      shuffle(words, cards);
      const place = cards.indexOf('a');
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('reject picking from an empty list', () => {
    expect(() => pick(randomFromSeed('x'), [])).toThrow(RangeError);
  });

  test('start a drawn generator with any number', () => {
    const words = randomFromSeed('redeals');
    const dice = Array.from({ length: 100 }, () => drawnWords(words)).map((drawn) => below(drawn, 6));
    expect(new Set(dice).size).toBe(6);
  });
});
