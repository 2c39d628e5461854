import { z } from 'zod';
import { campaignResult, playerName } from '../../shared/protocol/messages.ts';
import { KeptFile } from './kept-file.ts';

/** A campaign result of a finished match, with its game and player. */
export const keptResult = campaignResult.extend({
  game: z.string().max(40),
  /** The player's name in the match, as written. */
  player: playerName,
  /** When the match ended, in milliseconds since 1970. */
  endedAt: z.number(),
  /** True if the campaign was restarted since, so that the result no longer counts. */
  isPast: z.boolean(),
});
export type KeptResult = z.infer<typeof keptResult>;

export const campaignsRecord = z.object({ results: z.array(keptResult) });
export type CampaignsRecord = z.infer<typeof campaignsRecord>;

/**
 * Campaign results, one per table, in one small file.
 * It keeps the results of deleted journals. If the file is lost, the existing journals restore theirs.
 */
export class CampaignsFile extends KeptFile<CampaignsRecord> {
  constructor(dataFolder: string, now: number) {
    const parse = (raw: unknown) => campaignsRecord.parse(raw);
    super({ dataFolder, name: 'campaigns', parse, usual: { results: [] }, now });
  }

  /** Rereads the file, which another program on the same folder may have changed. Throws file errors. */
  latest(): CampaignsRecord {
    this.readAgain();
    return this.current;
  }
}
