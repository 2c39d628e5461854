import { z } from 'zod';
import { puzzleId } from '../../shared/protocol/messages.ts';
import { KeptFile } from './kept-file.ts';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const puzzlesRecord = z.object({
  /** How each puzzle ended that somebody has answered or given up: a puzzle that was shown counts no more. */
  ended: z.record(puzzleId, z.enum(['solved', 'shown'])),
  /** The days in a row on which the puzzle of the day was solved; null before the first. */
  streak: z.object({ last: day, days: z.number().int().min(1) }).nullable(),
});
export type PuzzlesRecord = z.infer<typeof puzzlesRecord>;

/** Which puzzles the people of the house have solved, kept in one small file. */
export class PuzzlesFile extends KeptFile<PuzzlesRecord> {
  constructor(dataFolder: string, now: number) {
    const parse = (raw: unknown) => puzzlesRecord.parse(raw);
    super({ dataFolder, name: 'puzzles', parse, usual: { ended: {}, streak: null }, now });
  }

  /** What the file says by now: another program on the same folder may have changed it. Throws what the disk throws. */
  latest(): PuzzlesRecord {
    this.readAgain();
    return this.current;
  }
}
