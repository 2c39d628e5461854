import { describe, expect, test } from 'vitest';
import { concerns, type OptionSpec, settledOptions } from '../../shared/engine/index.ts';

const length: OptionSpec = { id: 'length', values: ['short', 'long'] };
const company: OptionSpec = { id: 'company', values: ['none', 'dummy'], seats: { min: 1, max: 2 } };
const specs = [length, company];

describe('options', () => {
  test('apply to every number of players, or those they name', () => {
    expect([1, 2, 3].map((seats) => concerns(length, seats))).toEqual([true, true, true]);
    expect([1, 2, 3].map((seats) => concerns(company, seats))).toEqual([true, true, false]);
  });

  test('have their default unless another value is chosen', () => {
    expect(settledOptions(specs, 3, {})).toEqual({ length: 'short', company: 'none' });
    expect(settledOptions(specs, 2, { company: 'dummy' })).toEqual({ length: 'short', company: 'dummy' });
  });

  test('reject unknown values, and values for other numbers of players', () => {
    expect(settledOptions(specs, 2, { length: 'endless' })).toBeUndefined();
    expect(settledOptions(specs, 2, { width: 'long' })).toBeUndefined();
    expect(settledOptions(specs, 3, { company: 'dummy' })).toBeUndefined();
    expect(settledOptions(specs, 3, { company: 'none' })).toEqual({ length: 'short', company: 'none' });
  });
});
