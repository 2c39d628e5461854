import { z } from 'zod';
import {
  chair,
  device,
  door,
  eveningMatch,
  guestId,
  joinCode,
  manners,
  plan,
  playerName,
  proposal,
  roomId,
  roomName,
  seat,
  seatWish,
  tableId,
} from '../../../shared/protocol/messages.ts';
import { seatingRecord, seatRecord } from './seating-record.ts';
import { nobodyStandsBy, standByRecord } from './stand-by-record.ts';

/** Rooms that a house can have open at a time. */
export const mostRooms = 50;

/** Guests who have come into one room, in all. */
export const mostGuests = 200;

/** Somebody who has come in. */
export const guestRecord = z.object({
  guest: guestId,
  name: playerName.nullable(),
  /** Recognises the guest's token; the token itself only the guest has. */
  proof: z.string().max(64),
  /** Recognises the token of the device whose seats another one has taken back. */
  former: z.string().max(64).optional(),
  /** Has the room been shared with them? */
  isMaster: z.boolean(),
});
export type GuestRecord = z.infer<typeof guestRecord>;

/** A chair as it is kept: whether its device is on the line only the moment knows. */
export const chairRecord = chair.omit({ present: true }).extend({
  /** Its seat at the room's table; null where it is for the next match only. */
  seat: seat.nullable(),
});
export type ChairRecord = z.infer<typeof chairRecord>;

/** A match of the evening that is not at the table any more, and who played which seat of it. */
export const pastMatchRecord = eveningMatch.extend({
  held: z.array(seatRecord).max(16),
  /** Those of before have none. */
  award: eveningMatch.shape.award.default(null),
});
export type PastMatchRecord = z.infer<typeof pastMatchRecord>;

/** Of a room that has just been opened: the host person leads it, nothing is switched off, and nobody stands by. */
export const asBegun = { lead: 'house', manners: { nudges: true, reactions: true }, standBy: nobodyStandsBy } as const;

/** A room with whoever has come in: it is open again when the host is. */
export const roomRecord = z.object({
  room: roomId,
  name: roomName,
  door,
  code: joinCode,
  /** Rooms of before have none of these. */
  lead: device.default(asBegun.lead),
  manners: manners.default(asBegun.manners),
  standBy: standByRecord.default(asBegun.standBy),
  guests: z.array(guestRecord).max(mostGuests),
  chairs: z.array(chairRecord).max(16),
  plan,
  proposals: z.array(proposal),
  /** The table at which it plays; null before the first match. */
  table: z.object({ table: tableId, seating: seatingRecord }).nullable(),
  evening: z.array(pastMatchRecord),
});
export type RoomRecord = z.infer<typeof roomRecord>;

export const roomsRecord = z.array(roomRecord).max(mostRooms);

const oldSeating = z.object({
  seats: seatingRecord.shape.seats,
  guests: z.array(guestRecord.omit({ isMaster: true }).extend({ wishes: z.array(seatWish).max(8) })).max(mostGuests),
});

/** Tables on the network as they were kept before there were rooms. */
export const hostedTables = z.array(
  z.object({ table: tableId, name: roomName, door, code: joinCode, seating: oldSeating }),
);

/**
 * The room round a table that was on the network before there were rooms. It is called like the table, so that the tokens
 * and links of its guests open it.
 */
export function roomRoundTable({ table, seating, ...facts }: z.infer<typeof hostedTables>[number]): RoomRecord {
  const { seats, guests } = seating;
  return {
    ...facts,
    ...asBegun,
    room: table,
    guests: guests.map(({ guest, name, proof }) => ({ guest, name, proof, isMaster: false })),
    chairs: [],
    plan: { game: null, options: {} },
    proposals: [],
    table: {
      table,
      seating: {
        seats,
        wishes: guests.flatMap(({ guest, wishes }) => (wishes.length === 0 ? [] : [{ guest, wishes }])),
      },
    },
    evening: [],
  };
}
