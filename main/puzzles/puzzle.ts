import { z } from 'zod';
import { puzzleDifficulty, puzzleId, reason, travellingMove } from '../../shared/protocol/messages.ts';
import { matchSeat } from '../storage/match-facts.ts';

/**
 * A puzzle is data: a position of a bots' match in which one choice is clearly best, found and written down by `npm run
 * puzzles`. What it says of moves it says by their place in the list of legal moves; the position's fingerprint tells
 * where that list has changed since.
 */

/** Where a move stands in the list of legal moves. */
const place = z.number().int().min(0);

export const puzzle = z.object({
  id: puzzleId,
  seats: z.number().int().min(1).max(16),
  options: z.record(z.string(), z.string()),
  seed: z.string(),
  /** What was played before, each move as its seat and its place in the list of moves that were on offer to it. */
  before: z.array(z.tuple([matchSeat, place])),
  /** The fingerprint of the state there. */
  position: z.string(),
  /** Whose choice it is. */
  seat: matchSeat,
  /** The chance of winning after each legal move, from 0 to 1, in their order; null for what nobody would think of. */
  chances: z.array(z.number().min(0).max(1).nullable()),
  /** What each legal move is most behind the best one by, in their order; null for the best, and where nothing tells. */
  behind: z.array(reason.nullable()),
  /** The choice that is best, as whole as a press makes it, and what speaks for it. */
  best: z.object({ moves: z.array(travellingMove).min(1), reasons: z.array(reason) }),
  /** The choice that tempts, and what speaks for and against it. */
  tempting: z.object({ moves: z.array(travellingMove).min(1), reasons: z.array(reason) }),
  difficulty: puzzleDifficulty,
  /** What has to be seen: the feature of the game's guide by which the best choice is most ahead of the tempting one. */
  sees: reason.pick({ feature: true, whose: true }),
  /** How far the best is ahead of the next best, from 0 to 1, by the search and by one with ten times the budget. */
  margin: z.number(),
  confirmed: z.number(),
});
export type Puzzle = z.infer<typeof puzzle>;

/** The puzzles of one game, found under one version of its rules. */
export const puzzleFile = z.object({
  game: z.string(),
  rulesVersion: z.number().int(),
  puzzles: z.array(puzzle),
});
export type PuzzleFile = z.infer<typeof puzzleFile>;

/** No two choices of a puzzle are within this of each other at the top: two points of chance. */
export const leastMargin = 0.02;
