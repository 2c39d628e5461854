import { z } from 'zod';
import { guestId, holder, seatWish } from '../../../shared/protocol/messages.ts';

export const seatRecord = z.object({ holder, owner: holder });

/** Who plays which seat of a table, and what guests would like there. */
export const seatingRecord = z.object({
  seats: z.array(seatRecord).min(1).max(16),
  /** Of each guest who has asked for seats and not been given them yet. */
  wishes: z.array(z.object({ guest: guestId, wishes: z.array(seatWish).max(8) })),
});
export type SeatingRecord = z.infer<typeof seatingRecord>;
