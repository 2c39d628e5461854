import { z } from 'zod';
import { playerName } from './names.ts';
import { door, joinCode } from './network.ts';
import { botHolder, guestId, playerColours, seatSettings, tableId } from './seats.ts';
import { standBy } from './stand-by.ts';
import { outcome } from './table-message.ts';

/** A room: one code, and one list of people and devices, for as long as they sit together. */
export const roomId = tableId;

/** A device in a room: the host's own, or a guest's. */
export const device = z.union([guestId, z.literal('house')]);

/** Chairs of a room: one for each colour. */
export const mostChairs = playerColours.length;
export const chairNumber = z.number().int().min(0);

/** A chair for the next match: somebody of a device, or a bot. */
export const chair = seatSettings.extend({
  /** The room's own number for it, kept from match to match. */
  chair: chairNumber,
  holder: z.union([device, botHolder]),
  /** Have its people said that they are ready? A bot always is. */
  ready: z.boolean(),
  /** Is its device on the line? A bot always is. */
  present: z.boolean(),
});
export type Chair = z.infer<typeof chair>;

/** A device in a room, and whoever sits before it. */
export const deviceInRoom = z.object({
  device,
  /** As given with `enter`; null for the host's own, and where none was given. */
  name: playerName.nullable(),
  present: z.boolean(),
  /** May it lead the room: choose and start the next match, seat bots, keep the door? */
  isMaster: z.boolean(),
  /** Is there a host of its own, to which the room can be handed on? */
  canHost: z.boolean(),
});
export type DeviceInRoom = z.infer<typeof deviceInRoom>;

/** A device that says to be the person of a guest who is away, and would have their seats. */
export const seatClaim = z.object({ by: guestId, guest: guestId });
export type SeatClaim = z.infer<typeof seatClaim>;
/** At an open door a claim is granted by itself once the guest has been silent for so long, in milliseconds. */
export const silentBeforeClaim = 15_000;
/** A device that was refused may not claim again before so long, in milliseconds. */
export const claimAgainAfter = 60_000;

/** A game that somebody would like to play next. */
export const proposal = z.object({ by: device, game: z.string().max(40) });
export type Proposal = z.infer<typeof proposal>;

/** What is to be played next: a game, once one is chosen, and its options. */
export const plan = z.object({
  game: z.string().max(40).nullable(),
  options: z.record(z.string().max(40), z.string().max(40)),
});
export type Plan = z.infer<typeof plan>;

/** What people of a room may send each other. */
export const manners = z.object({
  /** May whoever is waited for be nudged? */
  nudges: z.boolean(),
  reactions: z.boolean(),
});
export type Manners = z.infer<typeof manners>;

/** What was worth telling of a match that is over, as facts of its game. */
export const matchAward = z.object({ type: z.string().max(40) }).loose();

/** A match of the evening. */
export const eveningMatch = z.object({
  table: tableId,
  game: z.string().max(40),
  seats: z.array(seatSettings),
  /** How it ended; null where it has not. */
  outcome: outcome.nullable(),
  /** The first of what was worth telling of it; null where nothing was, and while it runs. */
  award: matchAward.nullable(),
});
export type EveningMatch = z.infer<typeof eveningMatch>;

/** Everything that a client is told of the room it is in. All of it concerns everybody there. */
export const roomMessage = z.object({
  type: z.literal('room'),
  room: roomId,
  name: z.string(),
  door,
  /** For whoever leads the room alone; null for all others. */
  code: joinCode.nullable(),
  /** The table at which the room plays, and at which this client sits now; null before the first match. */
  table: tableId.nullable(),
  /** This client's own device. */
  you: device,
  /** Who leads it: the house, or the guest to whom the host person has handed that. */
  lead: device,
  /** The guest to whose own host the room is being handed on; null where it stays. */
  handedTo: guestId.nullable(),
  /** Who stands by to carry it on, or is asked to; null where nobody is. */
  standBy: standBy.nullable(),
  /** May this client lead the room? */
  isMaster: z.boolean(),
  manners,
  /** In the order of the seats of the next match. */
  chairs: z.array(chair),
  /** For whoever may answer them, all claims of seats; for any other device its own. */
  claims: z.array(seatClaim),
  /** Everybody who has come in. */
  devices: z.array(deviceInRoom),
  plan,
  proposals: z.array(proposal),
  /** What has been played, the match at the table last. */
  evening: z.array(eveningMatch),
});
export type RoomMessage = z.infer<typeof roomMessage>;
