import { z } from 'zod';
import { puzzleDifficulty, puzzleId, reason, travellingMove } from '../../shared/protocol/messages.ts';
import { matchSeat, matchState } from '../storage/match-facts.ts';
import { difference } from './difference.ts';

/** The chance of winning, from 0 to 1. */
const chance = z.number().min(0).max(1);

/** A complete choice, with the reasons for and against it. */
const explainedChoice = z.object({ moves: z.array(travellingMove).min(1), reasons: z.array(reason) });

/**
 * A position from a match between bots in which one choice is clearly best.
 * `npm run tool -- puzzles` finds them. It contains the state itself and names moves by their effect, so other cards or
 * another shuffle do not change it.
 */
export const puzzle = z.object({
  id: puzzleId,
  seats: z.number().int().min(1).max(16),
  options: z.record(z.string(), z.string()),
  /** Seed of the match in which it was found. */
  seed: z.string(),
  state: matchState,
  /** The latest moves of the match, and the difference back to the state before them. For the log. */
  before: z.object({ moves: z.array(z.tuple([matchSeat, travellingMove])), back: difference }),
  /** The seat that chooses. */
  seat: matchSeat,
  /**
   * Each legal move, the winning chance after it, and its feature furthest behind the best.
   * The chance is null if the search did not consider the move. The feature is null for the best move, or if none shows
   * it.
   */
  choices: z.array(z.tuple([travellingMove, chance.nullable(), reason.nullable()])),
  best: explainedChoice,
  tempting: explainedChoice,
  difficulty: puzzleDifficulty,
  /** What the player has to see: the best choice's greatest advantage over the tempting one. */
  sees: reason.pick({ feature: true, whose: true }),
  /**
   * Lead of the best choice over the next, from 0 to 1.
   * `confirmed` is from a search with ten times the budget of the one that found it.
   */
  margin: z.number(),
  confirmed: z.number(),
});
export type Puzzle = z.infer<typeof puzzle>;

/** A puzzle as the shop window lists it. `puzzle` parses the rest once it is opened. */
const listedPuzzle = puzzle.pick({ id: true, difficulty: true }).loose();
export type ListedPuzzle = z.infer<typeof listedPuzzle>;

/** The puzzles of one game. */
export const puzzleFile = z.object({ game: z.string(), puzzles: z.array(listedPuzzle) });

/** Minimum lead of the best choice: two percentage points of winning chance. */
export const leastMargin = 0.02;
