import { z } from 'zod';
import { KeptFile } from '../kept-file.ts';
import { relievedRoom, sealedCopy } from './stand-by-record.ts';

/** Maximum number of rooms for which a server can be the standby. */
export const mostCopies = 8;
/** Maximum number of remembered fail-overs to this server. */
export const mostRelieved = 50;

const sealedCopies = z.object({
  copies: z.array(sealedCopy).max(mostCopies),
  relieved: z.array(relievedRoom).max(mostRelieved),
});
type SealedCopiesRecord = z.infer<typeof sealedCopies>;

/** The copies for which this server is the standby, and rooms that failed over to it. */
export class SealedCopiesFile extends KeptFile<SealedCopiesRecord> {
  constructor(dataFolder: string, now: number) {
    const usual = { copies: [], relieved: [] };
    super({ dataFolder, name: 'standing-by', parse: (raw) => sealedCopies.parse(raw), usual, now });
  }
}
