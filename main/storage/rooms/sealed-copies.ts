import { z } from 'zod';
import { KeptFile } from '../kept-file.ts';
import { relievedRoom, sealedCopy } from './stand-by-record.ts';

/** Rooms for which a house can stand by at a time. */
export const mostCopies = 8;
/** Rooms that have gone on here of which that is remembered. */
export const mostRelieved = 50;

const sealedCopies = z.object({
  copies: z.array(sealedCopy).max(mostCopies),
  relieved: z.array(relievedRoom).max(mostRelieved),
});
type SealedCopiesRecord = z.infer<typeof sealedCopies>;

/** The rooms of other hosts for which a house stands by, as sealed copies, and those that have gone on here. */
export class SealedCopiesFile extends KeptFile<SealedCopiesRecord> {
  constructor(dataFolder: string, now: number) {
    const usual = { copies: [], relieved: [] };
    super({ dataFolder, name: 'standing-by', parse: (raw) => sealedCopies.parse(raw), usual, now });
  }
}
