import { z } from 'zod';
import { playerName } from './names.ts';
import { tableId } from './seats.ts';

/** What one finished match, played alone, brought to its campaign. */
export const campaignResult = z.object({
  table: tableId,
  /** Which of the game's chapters was played. */
  chapter: z.string().max(40),
  fame: z.number().int().min(0),
  /** Does it hold the deed that earns extra fame once? */
  greatDeal: z.boolean(),
});
export type CampaignResult = z.infer<typeof campaignResult>;

/** Matches that one person has played alone, kept together: what they are worth in all, the game says. */
export const campaign = z.object({
  game: z.string().max(40),
  /** Whose it is, as last written; another case or other blanks are the same person's. */
  player: playerName,
  /** In the order in which the matches ended. */
  results: z.array(campaignResult),
});
export type Campaign = z.infer<typeof campaign>;
