import { z } from 'zod';
import { type BotLevel, botLevels } from '../bots/level.ts';
import { givenPlayerName, playerName } from './names.ts';

/** The players' colours, in the order in which chairs receive them. Each has its own mark as well. */
export const playerColours = ['navy', 'teal', 'violet', 'orange', 'sand', 'soot'] as const;
export type PlayerColour = (typeof playerColours)[number];

export const tableId = z.string().regex(/^[a-z0-9]{8,32}$/);
/** Id of a person whom the host remembers. It says nothing about the person. */
export const personId = tableId;
/** The client's id for a request; the answer carries the same. */
export const requestId = z.string().min(1).max(40);
export const seat = z.number().int().min(0).max(15);
/**
 * Number of moves, undos, redos and rewinds so far. The host rejects changes based on an older version and sends the
 * current table.
 */
export const version = z.number().int().min(0);
export const viewer = z.union([seat, z.literal('spectator')]);

export const seatSettings = z.object({
  name: playerName,
  colour: z.enum(playerColours),
  /** The person of the house who plays; absent for guests and bots. */
  person: personId.optional(),
});
export type SeatSettings = z.infer<typeof seatSettings>;
export const givenSeatSettings = seatSettings.omit({ person: true }).extend({ name: givenPlayerName });

/** A device that entered with a room's code. The id is public; the token that proves it is secret. */
export const guestId = z.string().regex(/^g[a-z0-9]{8}$/);

/** A bot of a level, as the holder of a seat. */
export type BotHolder = `bot-${BotLevel}`;
export const botHolder = z.enum(botLevels.map((level): BotHolder => `bot-${level}`));

/** Who plays a seat: a guest's device, the host's own (`house`), a bot, or no one yet (`free`). */
export const holder = z.union([guestId, botHolder, z.enum(['house', 'free'])]);
export type Holder = z.infer<typeof holder>;

/** The level of the bot that holds a seat; null if the holder is no bot. */
export function levelOf(of: Holder): BotLevel | null {
  return botLevels.find((level) => of === `bot-${level}`) ?? null;
}

/** Who plays a seat. Public at the table. */
export const holding = z.object({
  holder,
  /** Who has the right to the seat, and gets it back on request. Differs from the holder only during a stand-in. */
  owner: holder,
  /** Whether the holder's device is connected. Bots always are. */
  present: z.boolean(),
});
export type Holding = z.infer<typeof holding>;

/** A free seat that a guest asks for, and the name to play under. */
export const seatWish = z.object({ seat, name: playerName });
export type SeatWish = z.infer<typeof seatWish>;
export const givenSeatWish = seatWish.extend({ name: givenPlayerName });

/** A move in a message. The game decides whether it is valid: it must equal one of the legal moves. */
export const travellingMove = z
  .object({ type: z.string().max(40) })
  .catchall(z.union([z.string().max(80), z.number(), z.boolean(), z.null()]))
  .refine((move) => Object.keys(move).every((name) => name.length <= 40));
