import { z } from 'zod';

/** A process's part of a cell: every `of`-th match from number `from` up to `games`. */
export const stint = z.object({
  game: z.string(),
  seats: z.number(),
  challenger: z.string(),
  others: z.string(),
  games: z.number(),
  seed: z.string(),
  from: z.number(),
  of: z.number(),
});
export type Stint = z.infer<typeof stint>;

/** The result of a match: its number, and the challenger's share of the win. */
export const gameResult = z.object({ index: z.number(), share: z.number() });
export type GameResult = z.infer<typeof gameResult>;
