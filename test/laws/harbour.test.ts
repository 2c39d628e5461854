import { describe, expect, test } from 'vitest';
import { type Options, playOut, randomFromSeed } from '../../shared/engine/index.ts';
import { harbour } from '../../shared/games/harbour/index.ts';
import { holdLaws, holdUndoLaws } from './laws.ts';

/** Matches a number of players: many with an audit after every move, fewer with every law, some with every undo. */
const audited = 600;
const lawful = 48;
const undone = 12;

/** Prime to the number of combinations, so that all of them come, and a few matches differ in every option. */
const stride = 7;

/** The options of a match: every combination in turn. */
function optionsOf(match: number): Options {
  let rest = match * stride;
  const chosen = harbour.options.map(({ id, values }) => {
    const value = values[rest % values.length] ?? '';
    rest = Math.floor(rest / values.length);
    return [id, value];
  });
  return Object.fromEntries(chosen);
}

describe('the laws hold for Harbour', () => {
  for (const seats of [1, 2, 3, 4]) {
    test(`${seats} players: ${audited} random matches end, and the books balance after every move`, () => {
      for (let match = 0; match < audited; match++) {
        const state = harbour.setup(seats, optionsOf(match), randomFromSeed(`audited ${match}`));
        playOut(harbour, state, randomFromSeed(`moves ${match}`), (after) => harbour.audit(after));
        expect(harbour.endings(seats)).toContain(harbour.outcome(state)?.ending);
      }
    }, 120_000);

    test(`${seats} players: ${lawful} random matches keep every law at every third position`, () => {
      for (let match = 0; match < lawful; match++) {
        holdLaws(harbour, { seats, options: optionsOf(match), seed: `lawful ${match}` }, 3);
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches undone and redone as far as undo reaches`, () => {
      for (let match = 0; match < undone; match++) {
        holdUndoLaws(harbour, { seats, options: optionsOf(match), seed: `undone ${match}` });
      }
    }, 240_000);
  }
});
