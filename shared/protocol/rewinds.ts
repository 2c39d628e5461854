import { z } from 'zod';
import { seat, version } from './seats.ts';

/** How far back, and with whose consent. */
const rewindFacts = {
  /** How many choices it takes back, everybody's. */
  back: z.number().int().min(1),
  /** The seats whose people have agreed, each for themselves; bots always agree, and are not named. */
  agreed: z.array(seat),
  /** The seats whose people have agreed aloud, on the word of whoever asks and shares a device with them. */
  aloud: z.array(seat),
};

/** The match went back, beyond the reach of undo, to before a choice of the seat. */
export const rewind = z.object({
  seat,
  ...rewindFacts,
  /** How many choices stood after it. */
  at: version,
});
export type Rewind = z.infer<typeof rewind>;

/** Somebody asks everybody else at the table to let the match go back to before their latest choice. */
export const rewindAsk = z.object({
  by: seat,
  ...rewindFacts,
  /** The seats whose people have not answered yet. */
  waitsFor: z.array(seat),
  /** Whose people would not have it: then nothing is asked any more. */
  refusedBy: seat.nullable(),
});
export type RewindAsk = z.infer<typeof rewindAsk>;
