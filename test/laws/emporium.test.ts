import { describe, expect, test } from 'vitest';
import { combination, type Options, playOut, randomFromSeed } from '../../shared/engine/index.ts';
import { emporium } from '../../shared/games/emporium/index.ts';
import { campaign } from '../harness/campaign.ts';
import { expectLooks, type Looks } from './knowing.ts';
import { auditedMatches, holdLaws, holdUndoLaws } from './laws.ts';
import { holdRewindLaws } from './rewind-laws.ts';

/** Matches a number of players: many with an audit after every move, fewer with every law, some with every undo. */
const lawful = campaign(2, 18);
const undone = campaign(2, 9);

const optionsOf = (seats: number, match: number): Options => combination(emporium.options, seats, match);

const looks: Looks[] = [];

describe('the laws hold for Emporium', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    test(
      `${seats} players: ${auditedMatches} random matches end, and the books balance after every move`,
      () => {
        for (let match = 0; match < auditedMatches; match++) {
          const state = emporium.setup(seats, optionsOf(seats, match), randomFromSeed(`audited ${match}`));
          playOut(emporium, state, randomFromSeed(`moves ${match}`), (after) => emporium.audit(after));
          expect(emporium.endings(seats)).toContain(emporium.outcome(state)?.ending);
        }
      },
      auditedMatches * 200,
    );

    test(`${seats} players: ${lawful} random matches keep every law at every third position`, () => {
      for (let match = 0; match < lawful; match++) {
        looks.push(holdLaws(emporium, { seats, options: optionsOf(seats, match), seed: `lawful ${match}` }, 3).looks);
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches undone and redone as far as undo reaches`, () => {
      for (let match = 0; match < undone; match++) {
        holdUndoLaws(emporium, { seats, options: optionsOf(seats, match), seed: `undone ${match}` });
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches in which anybody goes back with everybody’s consent`, () => {
      const reaches = Array.from({ length: undone }, (_, match) =>
        holdRewindLaws(emporium, { seats, options: optionsOf(seats, match), seed: `rewound ${match}` }),
      ).flat();
      expect(Math.max(...reaches)).toBeGreaterThan(1);
    }, 240_000);
  }

  test('and the laws of knowing had much to compare', () => {
    expectLooks(looks, { told: campaign(800, 6_000), taught: campaign(80, 700), open: campaign(60, 500) });
  });
});
