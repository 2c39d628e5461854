import { describe, expect, it } from 'vitest';
import { columnBeside, handGap, phoneSizes } from '../../../../../renderer/games/shopping-street/forms/phone-sizes.ts';

const phones = [
  { width: 360, height: 640 },
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
] as const;
/** A finger needs so much, in pixels. */
const finger = 44;

describe.each(phones)('a phone of $width×$height', ({ width, height }) => {
  it.each([0, 1, 4, 8, 12, 14])('has all of a hand of %i in sight, in rows', (cards) => {
    const { beside, hand } = phoneSizes({ width, height }, cards);
    expect(beside).toBe(width > height);
    expect(hand.rows * hand.columns).toBeGreaterThanOrEqual(cards);
    const room = beside ? columnBeside : width;
    const seen = Math.floor((room + handGap) / (hand.card.width + handGap)) * hand.rows;
    expect(seen).toBeGreaterThanOrEqual(cards);
  });

  it.each([0, 8, 20, 30])('draws nothing smaller than a finger needs with %i cards', (cards) => {
    const { plot, card, hand } = phoneSizes({ width, height }, cards);
    for (const size of [plot, card, hand.card]) {
      expect(size.width).toBeGreaterThanOrEqual(finger);
      expect(size.height).toBeGreaterThanOrEqual(finger);
    }
  });
});

it('gives street and display more room the higher the phone, and a large hand a third row', () => {
  const [small, usual] = [phoneSizes({ width: 360, height: 640 }, 8), phoneSizes({ width: 390, height: 844 }, 8)];
  expect(usual.plot.height).toBeGreaterThan(small.plot.height);
  expect(usual.card.height).toBeGreaterThan(small.card.height);
  expect(phoneSizes({ width: 390, height: 844 }, 20).hand.rows).toBe(3);
  expect(phoneSizes({ width: 360, height: 640 }, 20).hand.rows).toBe(2);
});
