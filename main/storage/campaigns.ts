import { z } from 'zod';
import { campaignResult, playerName } from '../../shared/protocol/messages.ts';
import { KeptFile } from './kept-file.ts';

/** What a finished match brought to a campaign, with all that is needed to tell whose it is. */
export const keptResult = campaignResult.extend({
  game: z.string().max(40),
  /** The name under which the match was played, as written. */
  player: playerName,
  /** When the match ended, in milliseconds since 1970. */
  endedAt: z.number(),
  /** Its campaign was begun anew since: it no longer counts. */
  isPast: z.boolean(),
});
export type KeptResult = z.infer<typeof keptResult>;

const campaignsRecord = z.object({ results: z.array(keptResult) });
export type CampaignsRecord = z.infer<typeof campaignsRecord>;

/**
 * What matches played alone have brought, one result a table, kept in one small file: it outlives the journals, from
 * which it is made good when it is lost.
 */
export class CampaignsFile extends KeptFile<CampaignsRecord> {
  constructor(dataFolder: string, now: number) {
    const parse = (raw: unknown) => campaignsRecord.parse(raw);
    super({ dataFolder, name: 'campaigns', parse, usual: { results: [] }, now });
  }

  /** What the file says by now: another program on the same folder may have changed it. Throws what the disk throws. */
  latest(): CampaignsRecord {
    this.readAgain();
    return this.current;
  }
}
