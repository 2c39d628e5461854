import { describe, expect, test } from 'vitest';
import { saleBreakdown, stockBreakdown, stockPrice, totalOf } from '../../../shared/games/brick-and-mortar/prices.ts';

describe('discounts of the stores that take the items', () => {
  test.each([
    ['auction-house', 'art', 10, 5],
    ['clothing-wholesaler', 'clothing', 2, 1],
    ['duty-free', 'clothing', 2, 1],
    ['duty-free', 'electronics', 4, 3],
    ['duty-free', 'jewelry', 7, 6],
    ['electronics-refurbisher', 'electronics', 4, 2],
    ['electronics-surplus', 'electronics', 4, 2],
    ['electronics-wholesaler', 'electronics', 4, 3],
    ['estate-seller', 'jewelry', 7, 3],
    ['factory-thirds', 'clothing', 5, 2],
    ['food-wholesaler', 'food', 1, 0],
    ['mall-gallery', 'jewelry', 7, 7],
  ] as const)('%s takes %s of $%i for $%i', (store, item, price, each) => {
    const building = [{ id: store }];
    expect(stockPrice(building, store, item, price, 1)).toBe(each);
    expect(totalOf(stockBreakdown(building, store, item, price, 1, true))).toBe(each);
  });

  test('Factory Thirds stocks for $0 if its discount exceeds the cost', () => {
    const lines = stockBreakdown([{ id: 'factory-thirds' }], 'factory-thirds', 'clothing', 2, 1, false);
    expect(lines).toEqual([
      { why: 'least-price', amount: 2 },
      { why: 'store-effect', amount: -3, store: 'factory-thirds' },
      { why: 'floor', amount: 1 },
    ]);
  });

  test('a discount stays with its own store', () => {
    const building = [{ id: 'estate-seller' }, { id: 'mall-gallery' }] as const;
    expect(stockPrice(building, 'mall-gallery', 'jewelry', 9, 2)).toBe(9);
  });
});

describe('the income of an item', () => {
  test.each([
    ['designer-boutique', 'clothing', 8, 14],
    ['electronics-boutique', 'electronics', 12, 18],
    ['jewelry-boutique', 'jewelry', 18, 24],
    ['gourmet-market', 'food', 6, 9],
    ['pawn-shop', 'electronics', 12, 10],
    ['pawn-shop', 'jewelry', 18, 16],
    ['consignment-store', 'electronics', 12, 8],
    ['consignment-store', 'jewelry', 18, 14],
    ['consignment-store', 'art', 24, 20],
    ['freezer', 'food', 6, 0],
    ['warehouse', 'clothing', 8, 0],
    ['warehouse', 'electronics', 12, 0],
    ['warehouse', 'jewelry', 18, 0],
    ['supermarket', 'food', 6, 6],
  ] as const)('%s sells %s of $%i for $%i', (store, item, price, income) => {
    expect(totalOf(saleBreakdown(store, item, 0, price, false))).toBe(income);
  });

  test('the Bakery earns $2 more from the top shelf and $2 less from a lower one', () => {
    expect(totalOf(saleBreakdown('bakery', 'food', 0, 6, false))).toBe(8);
    expect(totalOf(saleBreakdown('bakery', 'food', 1, 6, false))).toBe(4);
  });

  test.each([
    ['bakery', 'food', 1],
    ['pawn-shop', 'jewelry', 0],
    ['consignment-store', 'art', 0],
  ] as const)('%s collects $0 instead of a negative amount', (store, item, shelf) => {
    const lines = saleBreakdown(store, item, shelf, 1, true);
    expect(totalOf(lines)).toBe(0);
    expect(lines[0]).toEqual({ why: 'dial', amount: 1 });
    expect(lines.at(-1)?.why).toBe('floor');
  });
});
