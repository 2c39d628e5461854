import { z } from 'zod';
import { type BotLevel, botLevels } from '../bots/level.ts';
import { givenPlayerName, playerName } from './names.ts';

/** The colours of players in the order in which chairs are given them; each has its own mark as well. */
export const playerColours = ['navy', 'teal', 'violet', 'orange', 'sand', 'soot'] as const;
export type PlayerColour = (typeof playerColours)[number];

export const tableId = z.string().regex(/^[a-z0-9]{8,32}$/);
/** The client's own name for a request; its answer carries the same. */
export const requestId = z.string().min(1).max(40);
export const seat = z.number().int().min(0).max(15);
/** Moves, undos, redos and rewinds so far: a move made against an older table is answered with the fresh one, never applied. */
export const version = z.number().int().min(0);
export const viewer = z.union([seat, z.literal('spectator')]);

export const seatSettings = z.object({
  name: playerName,
  colour: z.enum(playerColours),
});
export type SeatSettings = z.infer<typeof seatSettings>;
export const givenSeatSettings = seatSettings.extend({ name: givenPlayerName });

/** A device that has come in at a table by its code. The id is public; the token that proves it is not. */
export const guestId = z.string().regex(/^g[a-z0-9]{8}$/);

/** A bot of a level, as the holder of a seat. */
export type BotHolder = `bot-${BotLevel}`;
export const botHolder = z.enum(botLevels.map((level): BotHolder => `bot-${level}`));

/** Who plays a seat: a guest's device, the house's own (`house`), a bot, or nobody yet (`free`). */
export const holder = z.union([guestId, botHolder, z.enum(['house', 'free'])]);
export type Holder = z.infer<typeof holder>;

/** The level of the bot that holds a seat; null where people do, or nobody. */
export function levelOf(of: Holder): BotLevel | null {
  return botLevels.find((level) => of === `bot-${level}`) ?? null;
}

/** Who plays a seat, as everybody at the table may know. */
export const holding = z.object({
  holder,
  /** Whose seat it is by right: it goes back to them at once when they want it. The holder, unless somebody stands in. */
  owner: holder,
  /** Is the holder's device on the line? A bot always is. */
  present: z.boolean(),
});
export type Holding = z.infer<typeof holding>;

/** A seat that a guest would like to have, and the name they would play it under. */
export const seatWish = z.object({ seat, name: playerName });
export type SeatWish = z.infer<typeof seatWish>;
export const givenSeatWish = seatWish.extend({ name: givenPlayerName });

/** A move as it travels. What it may be, the game alone decides: it must equal one of the moves on offer. */
export const travellingMove = z
  .object({ type: z.string().max(40) })
  .catchall(z.union([z.string().max(80), z.number(), z.boolean(), z.null()]))
  .refine((move) => Object.keys(move).every((name) => name.length <= 40));
