import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../shared/engine/index.ts';

describe('fingerprints', () => {
  test('are the same for the same data, whatever the order of keys', () => {
    expect(fingerprint({ a: 1, b: [2, 3] })).toBe(fingerprint({ b: [2, 3], a: 1 }));
  });

  test('are those of existing journals', () => {
    const match = { seats: ['Ana', 'Bruno'], money: 15, more: { b: [1, null, true], a: 2.5 } };
    for (let times = 0; times < 2; times++) expect(fingerprint(match)).toBe('d3bdc81acd462b');
    // adjacent names that read the same when joined are different names
    expect(fingerprint({ a: 1, 'b\nc': 2 })).toBe('3acd7e37231651');
    expect(fingerprint({ 'a\nb': 1, c: 2 })).toBe('e2639903ab6143');
  });

  test('survive JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(fingerprint(plain)).toBe(fingerprint(JSON.parse(JSON.stringify(plain))));
        expect(fingerprint(plain)).toMatch(/^[0-9a-f]{14}$/);
      }),
    );
  });

  test('distinguish different data', () => {
    const values = [null, 0, 1, -1, 0.5, '', '0', 'a', 'b', [], {}, [[]], [{}], [0], ['0'], [1, 2], [2, 1], [[1], 2]];
    const more = [
      { a: 1 },
      { a: 2 },
      { b: 1 },
      { a: { b: 1 } },
      true,
      false,
      'ab',
      ['a', 'b'],
      2 ** 31,
      2 ** 32,
      1e300,
    ];
    const prints = [...values, ...more].map(fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
  });

  test('do not collide in a hundred thousand close neighbours', () => {
    const prints = new Set<string>();
    for (let at = 0; at < 100_000; at++) prints.add(fingerprint({ points: at % 100, money: Math.floor(at / 100) }));
    expect(prints.size).toBe(100_000);
  });

  test('accept only plain data', () => {
    expect(() => fingerprint(() => 1)).toThrow(TypeError);
    expect(() => fingerprint(undefined)).toThrow(TypeError);
  });
});
