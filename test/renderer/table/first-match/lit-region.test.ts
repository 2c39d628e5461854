import { describe, expect, it } from 'vitest';
import { litRegion } from '../../../../renderer/table/first-match/lit-region.ts';

/** A piece of this size whose left upper corner lies there. */
const piece = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('what a marker of a first match points at', () => {
  it('is a row of pieces that lie together, or the only one', () => {
    const hand = [0, 1, 2].map((at) => piece(100 + at * 80, 500, 70, 100));
    expect(litRegion(hand, 720)).toEqual(piece(100, 500, 230, 100));
    expect(litRegion([piece(10, 20, 30, 40)], 720)).toEqual(piece(10, 20, 30, 40));
  });

  it('is nothing where pieces lie apart, all over the table, or where none is lit', () => {
    expect(litRegion([piece(0, 100, 50, 50), piece(900, 100, 50, 50)], 720)).toBeNull();
    expect(litRegion([piece(0, 0, 400, 600)], 720)).toBeNull();
    expect(litRegion([], 720)).toBeNull();
  });
});
