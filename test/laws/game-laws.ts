import { describe, expect, test } from 'vitest';
import { combination, type GameTypes, playOut, randomFromSeed } from '../../shared/engine/index.ts';
import { campaign } from '../harness/campaign.ts';
import { type AnyGame, expectLooks, type Looks } from './knowing.ts';
import { auditedMatches, holdLaws, holdUndoLaws } from './laws.ts';
import { holdRewindLaws } from './rewind-laws.ts';
import { holdUndoSecrecy } from './undo-secrecy.ts';

/** The sizes for `npm test`, for `npm run test:all`, and for the night. */
type Size = readonly [sample: number, whole: number, night?: number];

/** A match of Shopping Street has thousands of moves: a sample undoes the first of them, the full run all. */
const mostUndone = campaign(200, 1000);

/** Matches for each number of players, and the least comparisons of the laws of knowledge in all of them. */
interface Extent {
  /** One in this many audited matches is checked; longer matches take a larger share. */
  readonly auditedShare?: number;
  readonly lawful: Size;
  /** The costly laws check one in this many positions. */
  readonly every?: number;
  readonly undone: Size;
  /** True if the game has choices that are invisible to others. */
  readonly isChosenUnseen?: boolean;
  readonly looks: { readonly same: Size; readonly taught: Size; readonly open: Size };
}

/** Defines the tests that check every law of the contract on random matches of a game. */
export function lawsHold<Types extends GameTypes>(game: AnyGame<Types>, extent: Extent): void {
  const { auditedShare = 1, every = 3 } = extent;
  const audited = auditedMatches / auditedShare;
  const lawful = campaign(...extent.lawful);
  const undone = campaign(...extent.undone);
  const looks: Looks[] = [];
  /** A hundred times what a test takes on an idle machine, in milliseconds; more of them on demand take longer. */
  const timeout = 240_000 + auditedMatches * 1000;

  describe(`the laws hold for ${game.id}`, { timeout }, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const settings = (seed: string, match: number) => ({
        seats,
        options: combination(game.options, seats, match),
        seed: `${seed} ${match}`,
      });
      const each = <Result>(count: number, hold: (match: number) => Result): Result[] =>
        Array.from({ length: count }, (_, match) => hold(match));

      test(`${seats} players: ${audited} random matches end, and the audit passes after every move`, () => {
        each(audited, (match) => {
          const { options, seed } = settings('audited', match);
          const state = game.setup(seats, options, randomFromSeed(seed));
          playOut(game, state, randomFromSeed(`moves ${match}`), (after) => game.audit(after));
          expect(game.endings(seats)).toContain(game.outcome(state)?.ending);
        });
      });

      test(`${seats} players: ${lawful} random matches keep every law at every ${every}th position`, () => {
        looks.push(...each(lawful, (match) => holdLaws(game, settings('lawful', match), every).looks));
      });

      test(`${seats} players: ${undone} random matches undone and redone as far as undo reaches`, () => {
        each(undone, (match) => holdUndoLaws(game, settings('undone', match), mostUndone));
      });

      test(`${seats} players: undo and redo are offered and granted from what the viewer received alone`, () => {
        const all = each(campaign(1, 5), (match) =>
          holdUndoSecrecy(game, settings('secrecy', match), campaign(50, 200)),
        );
        expect(all.every(({ compared }) => compared > 0)).toBe(true);
        expect(all.some(({ secret }) => secret > 0)).toBe(extent.isChosenUnseen ?? false);
      });

      test(`${seats} players: ${undone} random matches in which players rewind with everyone’s consent`, () => {
        const reaches = each(undone, (match) => holdRewindLaws(game, settings('rewound', match))).flat();
        expect(Math.max(...reaches)).toBeGreaterThan(seats === 1 ? 0 : 1);
      });
    }

    test('the laws of knowledge had enough to compare', () => {
      const { same, taught, open } = extent.looks;
      expectLooks(looks, { same: campaign(...same), taught: campaign(...taught), open: campaign(...open) });
      expect(looks.some(({ ordered }) => ordered > 0)).toBe(game.orders !== undefined);
    });
  });
}
