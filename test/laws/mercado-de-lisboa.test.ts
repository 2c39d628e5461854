import { describe, expect, test } from 'vitest';
import { combination, type Options, playOut, randomFromSeed } from '../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../shared/games/mercado-de-lisboa/index.ts';
import { campaign } from '../harness/campaign.ts';
import { expectLooks, type Looks } from './knowing.ts';
import { auditedMatches, holdLaws, holdUndoLaws } from './laws.ts';
import { holdRewindLaws } from './rewind-laws.ts';

/** Matches a number of players: many with an audit after every move, fewer with every law, some with every undo. */
const lawful = campaign(18, 36);
const undone = campaign(4, 18);

const optionsOf = (seats: number, match: number): Options => combination(mercadoDeLisboa.options, seats, match);

const looks: Looks[] = [];

describe('the laws hold for Mercado de Lisboa', () => {
  for (const seats of [1, 2, 3, 4]) {
    test(
      `${seats} players: ${auditedMatches} random matches end, and the books balance after every move`,
      () => {
        for (let match = 0; match < auditedMatches; match++) {
          const state = mercadoDeLisboa.setup(seats, optionsOf(seats, match), randomFromSeed(`audited ${match}`));
          playOut(mercadoDeLisboa, state, randomFromSeed(`moves ${match}`), (after) => mercadoDeLisboa.audit(after));
          expect(mercadoDeLisboa.endings(seats)).toContain(mercadoDeLisboa.outcome(state)?.ending);
        }
      },
      auditedMatches * 200,
    );

    test(`${seats} players: ${lawful} random matches keep every law at every third position`, () => {
      for (let match = 0; match < lawful; match++) {
        looks.push(
          holdLaws(mercadoDeLisboa, { seats, options: optionsOf(seats, match), seed: `lawful ${match}` }, 3).looks,
        );
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches undone and redone as far as undo reaches`, () => {
      for (let match = 0; match < undone; match++) {
        holdUndoLaws(mercadoDeLisboa, { seats, options: optionsOf(seats, match), seed: `undone ${match}` });
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches in which anybody goes back with everybody’s consent`, () => {
      const reaches = Array.from({ length: undone }, (_, match) =>
        holdRewindLaws(mercadoDeLisboa, { seats, options: optionsOf(seats, match), seed: `rewound ${match}` }),
      ).flat();
      expect(Math.max(...reaches)).toBeGreaterThan(seats === 1 ? 0 : 1);
    }, 240_000);
  }

  test('and the laws of knowing had much to compare', () => {
    expectLooks(looks, { told: campaign(400, 1_200), taught: campaign(150, 500), open: 0 });
  });
});
