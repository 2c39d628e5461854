import { z } from 'zod';

/** A part of a cell's games, for a process of its own: every `of`-th game from number `from` on, up to number `games`. */
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

/** What came of a game: its number, and the challenger's share of it. */
export const gameTold = z.object({ index: z.number(), share: z.number() });
export type GameTold = z.infer<typeof gameTold>;
