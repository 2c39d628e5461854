import { expect, it } from 'vitest';
import { offersOf, usualAmount } from '../../../../renderer/games/brick-and-mortar/interaction/offers.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';

const raises = [5, 3, 4].map((offer): BrickMove => ({ type: 'raise', offer }));

/** The single offer of these moves. */
function offerOf(moves: readonly BrickMove[]) {
  const [offer, ...others] = offersOf(moves, null);
  if (offer === undefined || others.length > 0) throw new TypeError('not one offer');
  return offer;
}

it('an offer: starts at the lowest price, or at the highest number of free items', () => {
  expect(usualAmount(offerOf(raises))).toBe(3);
  expect(usualAmount(offerOf([1, 2, 3].map((quantity): BrickMove => ({ type: 'bid-quantity', quantity }))))).toBe(3);
  for (const type of ['supply-market', 'take-free'] as const) {
    expect(usualAmount(offerOf([1, 2].map((count): BrickMove => ({ type, store: 'bakery', count }))))).toBe(2);
  }
  expect(usualAmount(offerOf([1, 2].map((count): BrickMove => ({ type: 'take-points', count }))))).toBe(1);
  expect(usualAmount(offerOf([{ type: 'pass' }]))).toBe(0);
});
