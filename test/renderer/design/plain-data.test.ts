import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alike } from '../../../renderer/design/drawing/alike.ts';

const data = fc.jsonValue();

it('plain data equals its own copy, whatever it contains', () => {
  fc.assert(fc.property(data, (value) => alike(value, structuredClone(value))));
});

it('plain data is equal only if its content is', () => {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value;
  fc.assert(
    fc.property(data, data, (one, other) => {
      if (alike(one, other)) expect(JSON.stringify(one, sorted)).toBe(JSON.stringify(other, sorted));
    }),
  );
  expect(alike([1], { 0: 1 })).toBe(false);
  expect(alike({ price: undefined }, {})).toBe(false);
});
