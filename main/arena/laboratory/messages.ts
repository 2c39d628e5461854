import { z } from 'zod';
import { figure } from './figures.ts';

/** One version of a game's rules: options other than the defaults, and changed figures. */
export const version = z.object({ options: z.record(z.string(), z.string()), figures: z.array(figure) });
export type Version = z.infer<typeof version>;

/** What a process of the laboratory plays. */
export const assignment = z.object({
  game: z.string(),
  seats: z.number(),
  /** The bot at all seats, by its name in the arena. */
  bot: z.string(),
  /** Types of moves that are made at random. */
  random: z.array(z.string()),
  seed: z.string(),
  version,
});
export type Assignment = z.infer<typeof assignment>;

/** Something that a player had in a match, such as a character. */
export const component = z.object({ kind: z.string(), name: z.string() });
export type Component = z.infer<typeof component>;

/** The facts of one match. Lists are by place in the first turn order, start player first. */
export const matchFacts = z.object({
  rounds: z.number(),
  moves: z.number(),
  ending: z.string(),
  scores: z.array(z.number()),
  /** Shares of the win. */
  shares: z.array(z.number()),
  components: z.array(z.array(component)),
  /** Number of judged decisions, and of those that mattered. */
  judged: z.number(),
  mattered: z.number(),
});
export type MatchFacts = z.infer<typeof matchFacts>;

/** Sent to a process: the number of the match to play, from 0. */
export const request = z.number().int().min(0);
