import { z } from 'zod';
import { chanceHash, devicePromise } from './chance.ts';
import { playerName } from './names.ts';
import { door, joinCode } from './network.ts';
import { claimedPerson, ownPerson, personPlate } from './people.ts';
import { botHolder, guestId, personId, playerColours, seatSettings, tableId } from './seats.ts';
import { standBy } from './standby.ts';
import { outcome } from './table-message.ts';

/** Id of a room. A room has one code and one list of people and devices, for an evening together. */
export const roomId = tableId;

/** A device in a room: a guest's, or the host's own (`server`). */
export const device = z.union([guestId, z.literal('house')]);

/** Chairs of a room: one for each colour. */
export const mostChairs = playerColours.length;
export const chairNumber = z.number().int().min(0);

/** A chair for the next match: a player at a device, or a bot. */
export const chair = seatSettings.extend({
  /** The room's number for it, the same from match to match. */
  chair: chairNumber,
  holder: z.union([device, botHolder]),
  /** Whether its players are ready. Bots always are. */
  ready: z.boolean(),
  /** Whether its device is connected. Bots always are. */
  present: z.boolean(),
});
export type Chair = z.infer<typeof chair>;

/** A device in a room, and the person at it. */
export const deviceInRoom = z.object({
  device,
  /** The name given with `enter`; null for the host's own devices, or if none was given. */
  name: playerName.nullable(),
  /** The person of the house at it; absent for guests. */
  person: personId.optional(),
  present: z.boolean(),
  /** Whether it may lead the room: choose and start the next match, seat bots, set the door. */
  isLeader: z.boolean(),
  /** Whether it runs a host of its own that could take the room over. */
  canHost: z.boolean(),
  /** Whether it is a television: it never takes a chair or seat, and leads the playback. */
  isTelevision: z.boolean(),
});
export type DeviceInRoom = z.infer<typeof deviceInRoom>;

/**
 * A device that claims to be a guest who is away, to get their seats, or else a person of the house.
 * `chair`: the person is a further player of the device, on this chair or (null) on a new one.
 */
export const seatClaim = z.object({
  by: guestId,
  guest: guestId.optional(),
  person: claimedPerson.optional(),
  chair: chairNumber.nullable().optional(),
});
export type SeatClaim = z.infer<typeof seatClaim>;
/** Silence of a guest, in milliseconds, after which an open room grants a claim by itself. */
export const silentBeforeClaim = 15_000;
/** Time after a refused claim, in milliseconds, before the device may claim again. */
export const claimAgainAfter = 60_000;

/**
 * To the device that asked: its request has failed.
 * `seat-refused`, `person-refused`, `room-refused`, `standby-refused`: `by` did not agree. `owner-back`: `by` has returned to the seat that
 * was claimed. `seat-gone`: the seat is no longer to be had. `rewind-ended`: `by`, the host person, has withdrawn the
 * request. `rewind-lapsed`: the match continued, or the rewind was not possible; `by` is the device itself.
 */
export const declined = z.object({
  type: z.literal('declined'),
  room: roomId,
  what: z.enum([
    'seat-refused',
    'seat-gone',
    'owner-back',
    'person-refused',
    'room-refused',
    'standby-refused',
    'rewind-ended',
    'rewind-lapsed',
  ]),
  by: device,
});
export type Declined = z.infer<typeof declined>;

/**
 * To a device that has promised a part of the next match's chance: the promises that count.
 * No more are taken. Reveal the part with `reveal-chance` if the own promise is among them.
 */
export const chanceClosed = z.object({
  type: z.literal('chance-closed'),
  room: roomId,
  commitment: chanceHash,
  promises: z.array(devicePromise).readonly(),
});
export type ChanceClosed = z.infer<typeof chanceClosed>;

/** A game that a device proposes to play next. */
export const proposal = z.object({ by: device, game: z.string().max(40) });
export type Proposal = z.infer<typeof proposal>;

/** The next match: a game, once chosen, and its options. */
export const plan = z.object({
  game: z.string().max(40).nullable(),
  options: z.record(z.string().max(40), z.string().max(40)),
});
export type Plan = z.infer<typeof plan>;

/** Most minutes that a room may give each turn. */
export const mostTurnMinutes = 60;

/** Which messages people in a room may send each other, and how long a turn should take. */
export const manners = z.object({
  /** Whether players may nudge a seat that they wait for. */
  nudges: z.boolean(),
  reactions: z.boolean(),
  /** Minutes of the sand-timer for each turn; null without one. */
  turnMinutes: z.number().int().min(1).max(mostTurnMinutes).nullable(),
});
export type Manners = z.infer<typeof manners>;

/** An award of a finished match, as facts of its game. */
export const matchAward = z.object({ type: z.string().max(40) }).loose();

/** Most awards of a match after its first that a room message has. */
export const mostMoreAwards = 2;

/** A match of the evening. */
export const eveningMatch = z.object({
  table: tableId,
  game: z.string().max(40),
  seats: z.array(seatSettings),
  /** Its result; null while it is unfinished. */
  outcome: outcome.nullable(),
  /** Its first award; null if it has none, and while it runs. */
  award: matchAward.nullable(),
  /** Its next awards; absent without any, and from older hosts. */
  moreAwards: z.array(matchAward).max(mostMoreAwards).optional(),
});
export type EveningMatch = z.infer<typeof eveningMatch>;

/** The whole state of a room, as its clients receive it. All of it is public within the room, except the code. */
export const roomMessage = z.object({
  type: z.literal('room'),
  room: roomId,
  name: z.string(),
  door,
  /** Only for leaders, the host person, and some spectators' devices; null for all others. */
  code: joinCode.nullable(),
  /** The table where the room plays, and this client sits; null before the first match. */
  table: tableId.nullable(),
  /** This client's own device. */
  you: device,
  /** The person of the house at this client's own device, whose settings it may apply; null for guests and the host. */
  person: ownPerson.nullable(),
  /** The device that leads the room: the host's own (`server`), or the guest who was handed the lead. */
  lead: device,
  /** The guest whose own host the room is being handed over to; null if it stays. */
  handedTo: guestId.nullable(),
  /** The room's standby, active or invited; null without one. */
  standBy: standBy.nullable(),
  /** Whether this client may lead the room. */
  isLeader: z.boolean(),
  manners,
  /** In the seat order of the next match. */
  chairs: z.array(chair),
  /** All claims of seats for a device that may answer them; only its own for any other device. */
  claims: z.array(seatClaim),
  /** Every device that has entered. */
  devices: z.array(deviceInRoom),
  /** The people whom the host remembers. */
  people: z.array(personPlate),
  plan,
  proposals: z.array(proposal),
  /** The hash of the host's part of the next match's chance; absent if the seed is given. */
  chance: chanceHash.optional(),
  /** The matches so far, the current one last. */
  evening: z.array(eveningMatch),
});
export type RoomMessage = z.infer<typeof roomMessage>;
