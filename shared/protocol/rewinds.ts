import { z } from 'zod';
import { seat, version } from './seats.ts';

/** How far a rewind goes back, and who agreed to it. */
const rewindFacts = {
  /** How many choices it takes back, of all seats. */
  back: z.number().int().min(1),
  /** The seats whose players agreed on their own device. Bots always agree and are not listed. */
  agreed: z.array(seat),
  /** The seats whose players agreed aloud, as reported by the requester, who shares a device with them. */
  aloud: z.array(seat),
};

/** A rewind that happened: the match went back to before a choice of the seat, beyond the reach of undo. */
export const rewind = z.object({
  seat,
  ...rewindFacts,
  /** How many choices remained after it. */
  at: version,
});
export type Rewind = z.infer<typeof rewind>;

/** A request of `by` to let the match go back to before their latest choice. */
export const rewindAsk = z.object({
  by: seat,
  ...rewindFacts,
  /** The seats that have not answered yet. */
  waitsFor: z.array(seat),
  /** The seat that refused; the request is then closed. */
  refusedBy: seat.nullable(),
});
export type RewindAsk = z.infer<typeof rewindAsk>;
