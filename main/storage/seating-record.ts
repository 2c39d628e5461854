import { z } from 'zod';
import { guestId, holder, playerName, seatWish } from '../../shared/protocol/messages.ts';

const seatRecord = z.object({ holder, owner: holder });
const guestRecord = z.object({
  guest: guestId,
  name: playerName.nullable(),
  /** Recognises the guest's token; the token itself only the guest has. */
  proof: z.string().max(64),
  wishes: z.array(seatWish).max(8),
});

/** Who plays which seat of a table, and which guests have come in. */
export const seatingRecord = z.object({
  seats: z.array(seatRecord).min(1).max(16),
  guests: z.array(guestRecord).max(200),
});
export type SeatingRecord = z.infer<typeof seatingRecord>;
