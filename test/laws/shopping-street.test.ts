import { describe, expect, test } from 'vitest';
import { combination, type Options, playOut, randomFromSeed } from '../../shared/engine/index.ts';
import { shoppingStreet } from '../../shared/games/shopping-street/index.ts';
import { campaign } from '../harness/campaign.ts';
import { expectLooks, type Looks } from './knowing.ts';
import { auditedMatches, holdLaws, holdUndoLaws } from './laws.ts';
import { holdRewindLaws } from './rewind-laws.ts';

/**
 * Matches a number of players: many with an audit after every move, fewer with every law, some with every undo. A random
 * match has a thousand to three thousand moves here, ten times as many as elsewhere.
 */
const audited = auditedMatches / 5;
const lawful = campaign(1, 4);
const everyPosition = 13;
const undone = campaign(1, 2);

const optionsOf = (seats: number, match: number): Options => combination(shoppingStreet.options, seats, match);

const looks: Looks[] = [];

describe('the laws hold for Shopping Street', () => {
  for (const seats of [3, 4, 5]) {
    test(
      `${seats} players: ${audited} random matches end, and the books balance after every move`,
      () => {
        for (let match = 0; match < audited; match++) {
          const state = shoppingStreet.setup(seats, optionsOf(seats, match), randomFromSeed(`audited ${match}`));
          playOut(shoppingStreet, state, randomFromSeed(`moves ${match}`), (after) => shoppingStreet.audit(after));
          expect(shoppingStreet.endings(seats)).toContain(shoppingStreet.outcome(state)?.ending);
        }
      },
      audited * 1000,
    );

    test(`${seats} players: ${lawful} random matches keep every law at every ${everyPosition}th position`, () => {
      for (let match = 0; match < lawful; match++) {
        looks.push(
          holdLaws(shoppingStreet, { seats, options: optionsOf(seats, match), seed: `lawful ${match}` }, everyPosition)
            .looks,
        );
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches undone and redone as far as undo reaches`, () => {
      for (let match = 0; match < undone; match++) {
        holdUndoLaws(shoppingStreet, { seats, options: optionsOf(seats, match), seed: `undone ${match}` });
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches in which anybody goes back with everybody’s consent`, () => {
      const reaches = Array.from({ length: undone }, (_, match) =>
        holdRewindLaws(shoppingStreet, { seats, options: optionsOf(seats, match), seed: `rewound ${match}` }),
      ).flat();
      expect(Math.max(...reaches)).toBeGreaterThan(1);
    }, 240_000);
  }

  test('and the laws of knowing had much to compare', () => {
    expectLooks(looks, { told: campaign(500, 2_500), taught: campaign(20, 120), open: campaign(60, 200) });
  });
});
