import { describe, expect, it } from 'vitest';
import { phoneSizes } from '../../../../renderer/games/emporium/forms/phone-sizes.ts';
import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';

const phones = [
  { width: 360, height: 640 },
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
] as const;
const gap = 6;

describe.each(phones)('a phone of $width×$height', ({ width, height }) => {
  it.each([2, 3, 4, 5, 6])('has both rows and a whole hand beside each other with %i players', (seats) => {
    const { beside, monster, hero, card } = phoneSizes({ width, height }, seats);
    expect(beside).toBe(width > height);
    const column = beside ? 368 : 0;
    const wide = (each: number, count: number) => count * each + (count - 1) * gap;
    expect(wide(monster.width, monstersInRow)).toBeLessThanOrEqual(width - column);
    expect(wide(hero.width, heroesInRow(seats))).toBeLessThanOrEqual(width - column);
    expect(wide(card.width, 4)).toBeLessThanOrEqual(beside ? column : width);
  });

  it.each([2, 3, 4, 5, 6])('draws nothing smaller than it can be read with %i players', (seats) => {
    const { monster, hero, card, low } = phoneSizes({ width, height }, seats);
    expect(monster.height).toBeGreaterThanOrEqual(low ? 60 : 112);
    expect(hero.height).toBeGreaterThanOrEqual(156);
    expect(hero.width).toBeGreaterThanOrEqual(110);
    expect(card.width).toBeGreaterThanOrEqual(76);
    expect(card.height).toBeGreaterThanOrEqual(96);
  });
});

it('gives up the portraits of the monsters first, and brings the die in place of the line', () => {
  expect(phoneSizes({ width: 390, height: 844 }, 4)).toMatchObject({ low: false, inTurn: false });
  expect(phoneSizes({ width: 360, height: 640 }, 4)).toMatchObject({ low: true, inTurn: true });
  expect(phoneSizes({ width: 844, height: 390 }, 4)).toMatchObject({ low: false, inTurn: true });
});
