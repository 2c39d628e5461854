import { z } from 'zod';
import { puzzleId } from '../../shared/protocol/messages.ts';
import { KeptFile } from './kept-file.ts';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

export const puzzlesRecord = z.object({
  /** How each finished puzzle ended; one whose solution was shown no longer counts. */
  ended: z.record(puzzleId, z.enum(['solved', 'shown'])),
  /** The streak of solved puzzles of the day; null before the first. */
  streak: z.object({ last: day, days: z.number().int().min(1) }).nullable(),
});
export type PuzzlesRecord = z.infer<typeof puzzlesRecord>;

/** Which puzzles this server's players have solved, in one small file. */
export class PuzzlesFile extends KeptFile<PuzzlesRecord> {
  constructor(dataFolder: string, now: number) {
    const parse = (raw: unknown) => puzzlesRecord.parse(raw);
    super({ dataFolder, name: 'puzzles', parse, usual: { ended: {}, streak: null }, now });
  }

  /** Rereads the file, which another program on the same folder may have changed. Throws file errors. */
  latest(): PuzzlesRecord {
    this.readAgain();
    return this.current;
  }
}
