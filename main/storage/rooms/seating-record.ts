import { z } from 'zod';
import { guestId, holder, seatWish } from '../../../shared/protocol/messages.ts';

export const seatRecord = z.object({ holder, owner: holder });

/** Who holds which seat of a table, and which seats guests ask for. */
export const seatingRecord = z.object({
  seats: z.array(seatRecord).min(1).max(16),
  /** Seats requested by guests and not granted yet. */
  wishes: z.array(z.object({ guest: guestId, wishes: z.array(seatWish).max(8) })),
});
export type SeatingRecord = z.infer<typeof seatingRecord>;
