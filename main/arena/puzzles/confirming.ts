import type { Decision, Evaluator } from '../../../shared/bots/index.ts';
import {
  type AnyMove,
  type GameTypes,
  type RandomWords,
  randomFromSeed,
  sameMove,
  seatAt,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { positionOf } from '../../puzzles/position.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { type JudgedMove, judged, marginOf } from './judging.ts';

/** Budget of the confirming search, as a multiple of the finding one. */
export const timesLonger = 10;
/**
 * Minimum lead that both searches must find.
 * It exceeds `leastMargin`, because their error is about half a point.
 */
export const seenMargin = 0.03;

/** True if this move is clearly the best of the judged ones. */
export function isClearlyBest(all: readonly JudgedMove[], move: AnyMove): boolean {
  const [best] = all;
  return best !== undefined && sameMove(best.move, move) && marginOf(all) >= seenMargin;
}

/** Rounds a chance to thousandths. */
export function rounded(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

/** The winning chance that a search has found for a move. Null if it did not consider the move. */
export function chanceOf(move: AnyMove, all: readonly JudgedMove[]): number | null {
  const chance = all.find((each) => sameMove(each.move, move))?.chance;
  return chance === undefined ? null : rounded(chance);
}

/** Seeds of the long searches. A single search sometimes settles on a move that is not the best. */
const confirmations = ['one', 'other'] as const;

/**
 * The moves as long searches judge them. Null unless each search finds this move clearly best.
 * `budget` is the number of imagined matches of the search that finds puzzles, `chance` seeds the searches.
 */
export function surelyBest(
  decision: Decision<GameTypes>,
  move: AnyMove,
  tempting: readonly AnyMove[],
  { budget, chance }: { readonly budget: number; readonly chance: string },
): readonly JudgedMove[] | null {
  let least: readonly JudgedMove[] | null = null;
  for (const which of confirmations) {
    const all = judged(decision, budget * timesLonger, randomFromSeed(`${chance} ${which}`), tempting);
    if (!isClearlyBest(all, move)) return null;
    if (least === null || marginOf(all) < marginOf(least)) least = all;
  }
  return least;
}

/** The decision of a puzzle; null if it does not open under today's rules. */
export function decisionOf(game: AnyGame, evaluator: Evaluator<GameTypes>, puzzle: Puzzle): Decision<GameTypes> | null {
  const position = positionOf(game, puzzle);
  if (position === null) return null;
  const { state, legal } = position;
  const seat = seatAt(puzzle.seat);
  const imagine = (words: RandomWords) => game.redeal(state, seat, words);
  return { evaluator, seat, seats: puzzle.seats, legal, imagine, random: randomFromSeed(puzzle.id) };
}

/** The puzzle with the chances of another long search. Null if its choice is not clearly best or it does not open. */
export function confirmedAgain(
  game: AnyGame,
  evaluator: Evaluator<GameTypes>,
  puzzle: Puzzle,
  { budget, chance }: { readonly budget: number; readonly chance: string },
): Puzzle | null {
  const decision = decisionOf(game, evaluator, puzzle);
  const [best] = puzzle.best.moves;
  if (decision === null || best === undefined) return null;
  const tempting = puzzle.tempting.moves.slice(0, 1);
  const all = surelyBest(decision, best, tempting, { budget, chance: `${chance} ${puzzle.id}` });
  if (all === null) return null;
  const choices = puzzle.choices.map(([move, , behind]): Puzzle['choices'][number] => [
    move,
    chanceOf(move, all),
    behind,
  ]);
  return { ...puzzle, choices, confirmed: rounded(marginOf(all)) };
}
