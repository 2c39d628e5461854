import { z } from 'zod';
import { KeptFile } from '../kept-file.ts';
import { renamedField } from '../renamed-field.ts';
import { failedOverRoom, sealedCopy } from './standby-record.ts';

/** Maximum number of rooms for which a server can be the standby. */
export const mostCopies = 8;
/** Maximum number of remembered fail-overs to this server. */
export const mostFailovers = 50;

const sealedCopies = z.preprocess(
  renamedField('relieved', 'failedOver'),
  z.object({
    copies: z.array(sealedCopy).max(mostCopies),
    failedOver: z.array(failedOverRoom).max(mostFailovers),
  }),
);
type SealedCopiesRecord = z.infer<typeof sealedCopies>;

/** The copies for which this server is the standby, and rooms that failed over to it. */
export class SealedCopiesFile extends KeptFile<SealedCopiesRecord> {
  constructor(dataFolder: string, now: number) {
    const usual = { copies: [], failedOver: [] };
    super({ dataFolder, name: 'standing-by', parse: (raw) => sealedCopies.parse(raw), usual, now });
  }
}
