// Searches a sample of the puzzles again, with other seeds and as long as for the original confirmation.
import { expect, it } from 'vitest';
import { decisionOf, timesLonger } from '../../main/arena/puzzles/confirming.ts';
import { judged } from '../../main/arena/puzzles/judging.ts';
import type { Puzzle } from '../../main/puzzles/puzzle.ts';
import { evaluatorOf } from '../../shared/bots/index.ts';
import { randomFromSeed, sameMove } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { gameOf, games } from '../../shared/games/index.ts';
import { campaign } from '../harness/campaign.ts';
import { puzzlesOf } from '../harness/shipped-puzzles.ts';

/** This many of each game, spread over its list. */
const sample = campaign(2, 2, 5);
/** Imagined matches of the search that finds puzzles. */
const budget = 300;

/**
 * A choice is searched with this many other seeds. One in 25 long searches misses the best choice, and four have
 * confirmed each puzzle. A choice that none of these finds is not the answer.
 */
const chances = ['again', 'once more'] as const;

/** True if long searches with other seeds all prefer another choice. */
function isOtherwise(id: string, puzzle: Puzzle): boolean {
  const game = gameOf(id);
  const decision = game === undefined ? null : decisionOf(game, evaluatorOf(game, guideOf(id)), puzzle);
  const [stated] = puzzle.best.moves;
  if (decision === null || stated === undefined) return true;
  return chances.every((chance) => {
    const words = randomFromSeed(`${chance} ${puzzle.id}`);
    const [found] = judged(decision, budget * timesLonger, words, puzzle.tempting.moves.slice(0, 1));
    return found === undefined || !sameMove(found.move, stated);
  });
}

it('of a sample of best choices at most one is not found again', { timeout: 600_000 }, () => {
  const looked = Object.keys(games).flatMap((id) => {
    const puzzles = puzzlesOf(id);
    const step = Math.max(1, Math.floor(puzzles.length / sample));
    return puzzles
      .filter((_, at) => at % step === 0)
      .slice(0, sample)
      .map((puzzle) => ({ id, puzzle }));
  });
  const others = looked.filter(({ id, puzzle }) => isOtherwise(id, puzzle)).map(({ puzzle }) => puzzle.id);
  expect(others.length, others.join()).toBeLessThanOrEqual(1);
});
