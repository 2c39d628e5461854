import { describe, expect, test } from 'vitest';
import { playOut, randomFromSeed } from '../../shared/engine/index.ts';
import { brickAndMortar } from '../../shared/games/brick-and-mortar/index.ts';
import { campaign } from '../harness/campaign.ts';
import { expectLooks, type Looks } from './knowing.ts';
import { auditedMatches, holdLaws, holdUndoLaws } from './laws.ts';
import { holdRewindLaws } from './rewind-laws.ts';

/** Matches a number of players: many with an audit after every move, fewer with every law, some with every undo. */
const lawful = campaign(2, 20);
const undone = campaign(2, 8);

const optionsOf = (match: number) => ({ 'first-game': match % 4 === 0 ? 'yes' : 'no' });

const looks: Looks[] = [];

describe('the laws hold for Brick & Mortar', () => {
  for (const seats of [2, 3, 4]) {
    test(
      `${seats} players: ${auditedMatches} random matches end, and the books balance after every move`,
      () => {
        for (let match = 0; match < auditedMatches; match++) {
          const state = brickAndMortar.setup(seats, optionsOf(match), randomFromSeed(`audited ${match}`));
          playOut(brickAndMortar, state, randomFromSeed(`moves ${match}`), (after) => brickAndMortar.audit(after));
          expect(brickAndMortar.endings(seats)).toContain(brickAndMortar.outcome(state)?.ending);
        }
      },
      auditedMatches * 200,
    );

    test(`${seats} players: ${lawful} random matches keep every law at every third position`, () => {
      for (let match = 0; match < lawful; match++) {
        looks.push(holdLaws(brickAndMortar, { seats, options: optionsOf(match), seed: `lawful ${match}` }, 3).looks);
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches undone and redone as far as undo reaches`, () => {
      for (let match = 0; match < undone; match++) {
        holdUndoLaws(brickAndMortar, { seats, options: optionsOf(match), seed: `undone ${match}` });
      }
    }, 240_000);

    test(`${seats} players: ${undone} random matches in which anybody goes back with everybody’s consent`, () => {
      const reaches = Array.from({ length: undone }, (_, match) =>
        holdRewindLaws(brickAndMortar, { seats, options: optionsOf(match), seed: `rewound ${match}` }),
      ).flat();
      expect(Math.max(...reaches)).toBeGreaterThan(1);
    }, 240_000);
  }

  test('and the laws of knowing had much to compare', () => {
    expectLooks(looks, { told: campaign(700, 6_000), taught: campaign(50, 500), open: campaign(100, 800) });
  });
});
