import { describe, expect, test } from 'vitest';
import { groupsByType, productIds, sorted } from '../../../shared/games/shopping-street/products.ts';
import { fits, missingGroups, shopOn, worth } from '../../../shared/games/shopping-street/shops.ts';
import { idleSpaces, space, spaces } from '../../../shared/games/shopping-street/street.ts';
import { setOf } from './table.ts';

describe('product cards', () => {
  test('are sorted by type, then group, then value', () => {
    const mixed = ['tech-stock-1', 'food-staff-2', 'food-stock-5', 'food-stock-2', 'home-technology-1'] as const;
    expect(sorted(mixed)).toEqual([
      'food-stock-2',
      'food-stock-5',
      'food-staff-2',
      'home-technology-1',
      'tech-stock-1',
    ]);
    expect(sorted(productIds.toReversed())).toEqual(productIds);
  });

  test('count each group once for each type', () => {
    expect(groupsByType([])).toEqual([0, 0, 0, 0, 0]);
    const mixed = ['food-stock-1', 'food-stock-2', 'food-technology-1', 'tech-delivery-3', 'home-staff-1'] as const;
    expect(groupsByType(mixed)).toEqual([2, 1, 0, 0, 1]);
  });
});

describe('the street', () => {
  test('neighbours and facing spaces are mutual', () => {
    for (const { id, side, beside, facing } of spaces) {
      for (const near of beside) {
        expect(space(near).beside).toContain(id);
        expect(space(near).side).toBe(side);
      }
      for (const near of facing) {
        expect(space(near).facing).toContain(id);
        expect(space(near).side).not.toBe(side);
      }
    }
  });

  test('an end has one neighbour and two facing spaces; others have two and three', () => {
    expect(space('N1')).toMatchObject({ beside: ['N2'], facing: ['S1', 'S2'] });
    expect(space('S10')).toMatchObject({ beside: ['S9'], facing: ['N9', 'N10'] });
    expect(space('N4')).toMatchObject({ beside: ['N3', 'N5'], facing: ['S3', 'S4', 'S5'] });
  });

  test('only three players leave spaces out: four ends or two', () => {
    expect(idleSpaces(3, '16')).toEqual(['N1', 'N10', 'S1', 'S10']);
    expect(idleSpaces(3, '18')).toEqual(['N10', 'S10']);
    for (const seats of [4, 5]) for (const of of ['16', '18'] as const) expect(idleSpaces(seats, of)).toEqual([]);
  });
});

describe('a shop', () => {
  const shop = { owner: 0, type: 'food', space: 'N4', pawn: 3, opened: 1, cards: [...setOf('food', 5)] } as const;

  test('is worth the sum of its cards times its pawn', () => {
    expect(worth({ ...shop, cards: [...shop.cards, 'food-technology-5'] })).toBe(75);
    expect(worth({ pawn: 1, cards: [...setOf('home', 1)] })).toBe(4);
    expect(worth({ pawn: 2, cards: ['food-stock-5', 'food-staff-4', 'food-decoration-2', 'food-delivery-1'] })).toBe(
      24,
    );
  });

  test('lacks the groups without a card', () => {
    expect(missingGroups({ cards: [...shop.cards] })).toEqual(['technology']);
    expect(missingGroups({ cards: ['food-staff-1'] })).toEqual(['stock', 'decoration', 'delivery', 'technology']);
    expect(missingGroups({ cards: [...shop.cards, 'food-technology-5'] })).toEqual([]);
  });

  test('accepts a card of its type and a missing group', () => {
    const own = { ...shop, cards: [...shop.cards] };
    expect(fits(own, 'food-technology-1')).toBe(true);
    expect(fits(own, 'food-stock-1')).toBe(false);
    expect(fits(own, 'home-technology-1')).toBe(false);
  });

  test('is found by its space', () => {
    expect(shopOn([shop], 'N4')).toBe(shop);
    expect(shopOn([shop], 'S4')).toBeUndefined();
  });
});
