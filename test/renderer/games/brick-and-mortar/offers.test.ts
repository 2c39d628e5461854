import { describe, expect, it } from 'vitest';
import { moveWith, offersOf, usualAmount } from '../../../../renderer/games/brick-and-mortar/interaction/offers.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';

const raises = [5, 3, 4].map((offer): BrickMove => ({ type: 'raise', offer }));

/** The one thing that these moves offer. */
function offerOf(moves: readonly BrickMove[]) {
  const [offer, ...others] = offersOf(moves, null);
  if (offer === undefined || others.length > 0) throw new TypeError('not one offer');
  return offer;
}

describe('moves on offer', () => {
  it('that differ in nothing but their number are one offer, least first', () => {
    expect(offerOf(raises).moves).toEqual([3, 4, 5].map((offer) => ({ type: 'raise', offer })));
    const buys: BrickMove[] = [
      { type: 'buy-from-hand', store: 'bakery', tokens: 1 },
      { type: 'buy-from-hand', store: 'bazaar', tokens: 0 },
      { type: 'buy-from-hand', store: 'bakery', tokens: 0 },
    ];
    expect(offersOf(buys, null).map(({ piece, moves }) => [piece, moves.length])).toEqual([
      ['hand:bakery', 2],
      ['hand:bazaar', 1],
    ]);
  });
});

describe('an offer', () => {
  it('gives the move of a number, or of the one that is nearest', () => {
    const offer = offerOf(raises);
    expect([1, 3, 4, 9].map((amount) => moveWith(offer, amount))).toEqual(
      [3, 3, 4, 5].map((amount) => ({ type: 'raise', offer: amount })),
    );
    const gap = offerOf([2, 6].map((points): BrickMove => ({ type: 'buy-points', points })));
    expect(moveWith(gap, 4)).toEqual({ type: 'buy-points', points: 2 });
    expect(moveWith(gap, 5)).toEqual({ type: 'buy-points', points: 6 });
    expect(moveWith({ ...offer, moves: [] }, 3)).toBeUndefined();
  });

  it('starts at the least that is paid, and at the most that comes for nothing', () => {
    expect(usualAmount(offerOf(raises))).toBe(3);
    expect(usualAmount(offerOf([1, 2, 3].map((quantity): BrickMove => ({ type: 'bid-quantity', quantity }))))).toBe(3);
    for (const type of ['supply-market', 'take-free'] as const) {
      expect(usualAmount(offerOf([1, 2].map((count): BrickMove => ({ type, store: 'bakery', count }))))).toBe(2);
    }
    expect(usualAmount(offerOf([1, 2].map((count): BrickMove => ({ type: 'take-points', count }))))).toBe(1);
    expect(usualAmount(offerOf([{ type: 'pass' }]))).toBe(0);
  });
});
