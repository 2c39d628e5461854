import { z } from 'zod';
import { advice, chance, reason } from './bots.ts';
import { travellingMove, version } from './seats.ts';

/** Id of a puzzle within its game. */
export const puzzleId = z.string().regex(/^[0-9a-f]{14}$/);

/**
 * The strongest player that falls for the tempting choice: first sight, best immediate result, or hardly any lookahead.
 */
export const puzzleDifficulty = z.enum(['first-sight', 'shopkeeper', 'merchant']);
export type PuzzleDifficulty = z.infer<typeof puzzleDifficulty>;

export const puzzleNamed = z.object({ game: z.string().max(40), puzzle: puzzleId });
export type PuzzleNamed = z.infer<typeof puzzleNamed>;

/** How far this host's people have come with a puzzle. */
const puzzleStatus = z.enum(['open', 'solved', 'shown']);
export type PuzzleStatus = z.infer<typeof puzzleStatus>;

/** A puzzle in the list of the shop window. */
export const listedPuzzle = puzzleNamed.extend({
  difficulty: puzzleDifficulty,
  status: puzzleStatus,
});
export type ListedPuzzle = z.infer<typeof listedPuzzle>;

/** The state of a table's puzzle. The host sends the answer only after it is solved or given up. */
export const puzzleStanding = z.object({
  puzzle: puzzleId,
  difficulty: puzzleDifficulty,
  /** Whether it is the puzzle of the day. */
  today: z.boolean(),
  status: puzzleStatus,
  /** Number of wrong answers. */
  tries: version,
  /** The latest wrong answer, or null. */
  wrong: z
    .object({
      moves: z.array(travellingMove).min(1),
      /** What it costs of the chance of winning; null if no bot would consider it. */
      cost: chance.nullable(),
      /** The reason by which it falls furthest behind the best choice, in points below 0; null if none explains it. */
      behind: reason.nullable(),
    })
    .nullable(),
  /** The best and the tempting choice, with chances of winning and reasons; null while the puzzle is open. */
  answer: z.object({ best: advice, tempting: advice, behind: reason.nullable() }).nullable(),
  /** Number of consecutive days on which the puzzle of the day was solved. */
  streak: version,
  /** Another unsolved puzzle; null if there is none. */
  next: puzzleNamed.nullable(),
});
export type PuzzleStanding = z.infer<typeof puzzleStanding>;

/** The contents of the shop window. */
export const shopWindow = {
  /** The day it is valid for, by the host's clock: year, month and day. */
  day: z.string().max(10),
  /** The puzzle of the day; null if there is none. */
  today: puzzleNamed.nullable(),
  streak: version,
  puzzles: z.array(listedPuzzle),
};
