import { describe, expect, it } from 'vitest';
import { type AnyGame, games } from '../../shared/games/index.ts';

describe.each(Object.values<AnyGame>(games))('what is settled before a match of $id', ({ options }) => {
  it('has a name of its own for each thing, and different values for it', () => {
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    for (const { values } of options) {
      expect(values.length).toBeGreaterThan(1);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('is settled to one of the values, also where one screen is shared or it is somebody’s first match', () => {
    for (const { values, roundOneScreen, firstMatch } of options) {
      for (const usual of [roundOneScreen, firstMatch]) {
        if (usual !== undefined) expect(values.slice(1)).toContain(usual);
      }
    }
  });
});
