import { describe, expect, it } from 'vitest';
import { type AnyGame, games } from '../../shared/games/index.ts';

describe.each(Object.values<AnyGame>(games))('options of $id', ({ options }) => {
  it('have unique names, and distinct values each', () => {
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    for (const { values } of options) {
      expect(values.length).toBeGreaterThan(1);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('are set to one of the values, also for a shared screen or a first match', () => {
    for (const { values, roundOneScreen, firstMatch } of options) {
      for (const usual of [roundOneScreen, firstMatch]) {
        if (usual !== undefined) expect(values.slice(1)).toContain(usual);
      }
    }
  });
});
