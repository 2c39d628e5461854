import { z } from 'zod';
import { puzzleDifficulty, puzzleId, reason, travellingMove } from '../../shared/protocol/messages.ts';
import { matchSeat, matchState } from '../storage/match-facts.ts';
import { difference } from './difference.ts';

/** The chance of winning, from 0 to 1. */
const chance = z.number().min(0).max(1);

/** A whole choice, as a player makes it on the counter, and the reasons for and against it. */
const toldChoice = z.object({ moves: z.array(travellingMove).min(1), reasons: z.array(reason) });

/**
 * A position of a match between bots in which one choice is clearly best. `npm run tool -- puzzles` finds them. It holds the state itself and
 * names each move by what it does, so that other cards and another shuffle do not change it.
 */
export const puzzle = z.object({
  id: puzzleId,
  seats: z.number().int().min(1).max(16),
  options: z.record(z.string(), z.string()),
  /** Seed of the match in which it was found. */
  seed: z.string(),
  state: matchState,
  /** The latest moves of the match, for the log, and what turns the state back into the one before them. */
  before: z.object({ moves: z.array(z.tuple([matchSeat, travellingMove])), back: difference }),
  /** The seat that chooses. */
  seat: matchSeat,
  /**
   * Each of its legal moves, with the chance of winning after it (null if the search did not consider it) and the feature in which it
   * falls most behind the best move (null for the best, and where no feature shows it).
   */
  choices: z.array(z.tuple([travellingMove, chance.nullable(), reason.nullable()])),
  best: toldChoice,
  tempting: toldChoice,
  difficulty: puzzleDifficulty,
  /** What the player has to see: the feature of the game's guide in which the best choice is most ahead of the tempting one. */
  sees: reason.pick({ feature: true, whose: true }),
  /** How far the best is ahead of the next best, from 0 to 1: by the search that found it, and by one with ten times the budget. */
  margin: z.number(),
  confirmed: z.number(),
});
export type Puzzle = z.infer<typeof puzzle>;

/** A puzzle as the shop window lists it. `puzzle` reads the rest of it once it is opened. */
const listedPuzzle = puzzle.pick({ id: true, difficulty: true }).loose();
export type ListedPuzzle = z.infer<typeof listedPuzzle>;

/** The puzzles of one game. */
export const puzzleFile = z.object({ game: z.string(), puzzles: z.array(listedPuzzle) });

/** The best choice is at least this far ahead of any other: two points of chance. */
export const leastMargin = 0.02;
