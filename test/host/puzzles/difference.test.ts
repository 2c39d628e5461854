import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBy, difference, differenceBetween } from '../../../main/puzzles/difference.ts';

describe('difference', () => {
  it('turns any value into any other, also after serialisation', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        const read = difference.parse(JSON.parse(JSON.stringify(differenceBetween(from, to))));
        expect(changedBy(from, read)).toEqual(JSON.parse(JSON.stringify(to)));
      }),
    );
  });

  it('leaves out what stays the same', () => {
    const from = { deck: ['a', 'b', 'c', 'd'], players: [{ coins: 1 }, { coins: 2 }], round: 3 };
    const to = { deck: ['a', 'd'], players: [{ coins: 1 }, { coins: 5 }], round: 3 };
    expect(differenceBetween(from, to)).toEqual({
      at: { deck: { keep: [1, 1], put: [] }, players: { at: { 1: { at: { coins: { to: 5 } } } } } },
    });
    expect(changedBy(from, differenceBetween(from, to))).toEqual(to);
    expect(from.deck).toHaveLength(4);
  });

  it('rejects a value of another kind than it was made for', () => {
    expect(() => changedBy({ deck: 'none' }, { at: { deck: { keep: [1, 0], put: [] } } })).toThrow(RangeError);
    expect(() => changedBy(null, { at: {} })).toThrow(RangeError);
  });
});
