import { describe, expect, test } from 'vitest';
import { combination } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { holdGuideLaws, lawOfFeatures, type Met } from './guide-laws.ts';

/** Matches for each number of players; they go through the options in turn. */
const matches = 3;
/** Prime, so that all moments of a turn are checked in the end. */
const every = 5;

const guided = Object.values<AnyGame>(games).flatMap((game) => {
  const guide = guideOf(game.id);
  return guide === null ? [] : [{ id: game.id, game, guide }];
});

describe.each(guided)('guide of $id', ({ game, guide }) => {
  test('has a name and a weight for everything it measures', () => lawOfFeatures(guide));

  const met: Met = { positions: 0, quiet: 0 };
  const { min, max } = game.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, more) => min + more);

  test.each(tables)('follows its laws in matches of %i', (seats) => {
    for (let match = 0; match < matches; match++) {
      const options = combination(game.options, seats, match * max + seats);
      holdGuideLaws({ game, guide, seats }, { options, seed: `guides ${seats} ${match}` }, every, met);
    }
  });

  test('was checked in quiet positions and in others', () => {
    expect(met.positions).toBeGreaterThan(100);
    expect(met.quiet).toBeGreaterThan(20);
    expect(met.positions - met.quiet).toBeGreaterThan(20);
  });
});
