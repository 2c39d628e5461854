import { describe, expect, test } from 'vitest';
import { combination, type Options, playOut, randomFromSeed } from '../../shared/engine/index.ts';
import { harbour } from '../../shared/games/harbour/index.ts';
import { campaign } from '../harness/campaign.ts';
import { expectLooks, type Looks } from './knowing.ts';
import { auditedMatches, holdLaws, holdUndoLaws } from './laws.ts';
import { holdRewindLaws } from './rewind-laws.ts';

/** Matches a number of players: many with an audit after every move, fewer with every law, some with every undo. */
const lawful = campaign(4, 24);
const undone = campaign(2, 12);

const optionsOf = (seats: number, match: number): Options => combination(harbour.options, seats, match);

const looks: Looks[] = [];

describe('the laws hold for Harbour', () => {
  for (const seats of [1, 2, 3, 4]) {
    test(
      `${seats} players: ${auditedMatches} random matches end, and the books balance after every move`,
      () => {
        for (let match = 0; match < auditedMatches; match++) {
          const state = harbour.setup(seats, optionsOf(seats, match), randomFromSeed(`audited ${match}`));
          playOut(harbour, state, randomFromSeed(`moves ${match}`), (after) => harbour.audit(after));
          expect(harbour.endings(seats)).toContain(harbour.outcome(state)?.ending);
        }
      },
      auditedMatches * 200,
    );

    test(`${seats} players: ${lawful} random matches keep every law at every third position`, () => {
      for (let match = 0; match < lawful; match++) {
        looks.push(holdLaws(harbour, { seats, options: optionsOf(seats, match), seed: `lawful ${match}` }, 3).looks);
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches undone and redone as far as undo reaches`, () => {
      for (let match = 0; match < undone; match++) {
        holdUndoLaws(harbour, { seats, options: optionsOf(seats, match), seed: `undone ${match}` });
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches in which anybody goes back with everybody’s consent`, () => {
      const reaches = Array.from({ length: undone }, (_, match) =>
        holdRewindLaws(harbour, { seats, options: optionsOf(seats, match), seed: `rewound ${match}` }),
      ).flat();
      expect(Math.max(...reaches)).toBeGreaterThan(seats === 1 ? 0 : 1);
    }, 240_000);
  }

  test('and the laws of knowing had much to compare', () => {
    expectLooks(looks, { told: campaign(1_000, 8_000), taught: campaign(8, 80), open: 0 });
  });
});
