import { z } from 'zod';
import { playerName } from './names.ts';
import { tableId } from './seats.ts';

/** What one finished solo match contributed to its campaign. */
export const campaignResult = z.object({
  table: tableId,
  /** The game's chapter that was played. */
  chapter: z.string().max(40),
  fame: z.number().int().min(0),
  /** Whether the match achieved the deed that earns extra fame once. */
  greatDeal: z.boolean(),
});
export type CampaignResult = z.infer<typeof campaignResult>;

/** The solo matches of one player at one game. The game computes what they are worth together. */
export const campaign = z.object({
  game: z.string().max(40),
  /** The player's name as last written. Names that differ only in case or white space are the same player. */
  player: playerName,
  /** In the order in which the matches ended. */
  results: z.array(campaignResult),
});
export type Campaign = z.infer<typeof campaign>;
