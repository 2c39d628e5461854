import { z } from 'zod';
import { advice, chance, reason } from './bots.ts';
import { travellingMove, version } from './seats.ts';

/** Names a puzzle among those of its game. */
export const puzzleId = z.string().regex(/^[0-9a-f]{14}$/);

/** Who falls for the tempting choice: whoever goes by first sight, whoever plays what is best at once, or whoever hardly thinks ahead. */
export const puzzleDifficulty = z.enum(['first-sight', 'shopkeeper', 'merchant']);
export type PuzzleDifficulty = z.infer<typeof puzzleDifficulty>;

/** A puzzle by its game and name. */
export const puzzleNamed = z.object({ game: z.string().max(40), puzzle: puzzleId });
export type PuzzleNamed = z.infer<typeof puzzleNamed>;

/** How far the people of the house have come with a puzzle. */
const puzzleStatus = z.enum(['open', 'solved', 'shown']);
export type PuzzleStatus = z.infer<typeof puzzleStatus>;

/** A puzzle as the list of the shop window has it. */
export const listedPuzzle = puzzleNamed.extend({
  difficulty: puzzleDifficulty,
  status: puzzleStatus,
});
export type ListedPuzzle = z.infer<typeof listedPuzzle>;

/** The puzzle that lies on a table. What is right is told once it is answered, or given up. */
export const puzzleStanding = z.object({
  puzzle: puzzleId,
  difficulty: puzzleDifficulty,
  /** Is it the one of the day? */
  today: z.boolean(),
  status: puzzleStatus,
  /** So many answers were wrong. */
  tries: version,
  /** The latest wrong answer; null where none is. */
  wrong: z
    .object({
      moves: z.array(travellingMove).min(1),
      /** What it costs of the chance of winning; null where no bot would think of it. */
      cost: chance.nullable(),
      /** What it is most behind the best choice by, points below 0; null where nothing tells. */
      behind: reason.nullable(),
    })
    .nullable(),
  /** What is right and what tempted, with the chance of winning after each and what speaks for it; null while it is asked. */
  answer: z.object({ best: advice, tempting: advice, behind: reason.nullable() }).nullable(),
  /** So many days in a row the puzzle of the day was solved. */
  streak: version,
  /** Another puzzle that nobody has solved yet; null where there is none. */
  next: puzzleNamed.nullable(),
});
export type PuzzleStanding = z.infer<typeof puzzleStanding>;

/** What lies in the shop window. */
export const shopWindow = {
  /** The day for which it holds, as the host's clock has it: year, month and day. */
  day: z.string().max(10),
  /** The puzzle of the day; null where there is none. */
  today: puzzleNamed.nullable(),
  streak: version,
  puzzles: z.array(listedPuzzle),
};
