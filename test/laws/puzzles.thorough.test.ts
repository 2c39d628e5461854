// A sample of the puzzles thought through again, with other chance, by as long a search as confirmed them.
import { expect, it } from 'vitest';
import { judged } from '../../main/arena/puzzles/judging.ts';
import { positionOf } from '../../main/puzzles/position.ts';
import { shippedPuzzles } from '../../main/puzzles/shipped.ts';
import { evaluatorOf } from '../../shared/bots/index.ts';
import { type RandomWords, randomFromSeed, sameMove, seatAt } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { gameOf, games } from '../../shared/games/index.ts';

/** Of each game so many, spread over its list. */
const sample = 10;
/** Ten times the imagined matches of the search that finds puzzles. */
const budget = 5000;

it.each(Object.keys(games))('the best choice of a sample of %s is found again', { timeout: 600_000 }, (id) => {
  const game = gameOf(id);
  const puzzles = shippedPuzzles().get(id) ?? [];
  if (game === undefined) throw new RangeError(id);
  const evaluator = evaluatorOf(game, guideOf(id));
  const step = Math.max(1, Math.floor(puzzles.length / sample));
  const looked = puzzles.filter((_, at) => at % step === 0).slice(0, sample);
  const others = looked.filter((puzzle) => {
    const position = positionOf(game, puzzle);
    if (position === null) return true;
    const { state, legal } = position;
    const seat = seatAt(puzzle.seat);
    const imagine = (chance: RandomWords) => game.redeal(state, seat, chance);
    const random = randomFromSeed(`again ${puzzle.id}`);
    const decision = { evaluator, seat, seats: puzzle.seats, legal, imagine, random };
    const [best] = judged(decision, budget, random, puzzle.tempting.moves.slice(0, 1));
    const [stated] = puzzle.best.moves;
    return best === undefined || stated === undefined || !sameMove(best.move, stated);
  });
  expect(others.map(({ id: puzzle }) => puzzle)).toEqual([]);
});
