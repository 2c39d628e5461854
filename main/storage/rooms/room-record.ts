import { z } from 'zod';
import {
  chair,
  device,
  door,
  eveningMatch,
  guestId,
  joinCode,
  manners,
  personId,
  plan,
  playerName,
  proposal,
  roomId,
  roomName,
  seat,
  seatWish,
  tableId,
} from '../../../shared/protocol/messages.ts';
import { renamedField } from '../renamed-field.ts';
import { seatingRecord, seatRecord } from './seating-record.ts';
import { nobodyStandsBy, standbyRecord } from './standby-record.ts';

/** Maximum number of open rooms per server. */
export const mostRooms = 50;

/** Maximum number of guests per room. */
export const mostGuests = 200;

const guestFields = z.object({
  guest: guestId,
  name: playerName.nullable(),
  /** The person of the house who this guest is, once confirmed. */
  person: personId.optional(),
  /** The people of the house who also play at this device, once confirmed. */
  others: z.array(z.object({ person: personId, name: playerName })).optional(),
  /** Hash of the guest's token; only the guest has the token itself. */
  proof: z.string().max(64),
  /** Hash of the previous token, after another device has claimed the guest's seats. */
  former: z.string().max(64).optional(),
  /** True for a named leader. */
  isLeader: z.boolean(),
});

/** A guest of a room. Older records call a leader a master. */
export const guestRecord = z.preprocess(renamedField('isMaster', 'isLeader'), guestFields);
export type GuestRecord = z.infer<typeof guestRecord>;

/** A saved chair, without its current presence. */
export const chairRecord = chair.omit({ present: true }).extend({
  /** Its seat at the room's table; null if it only waits for the next match. */
  seat: seat.nullable(),
});
export type ChairRecord = z.infer<typeof chairRecord>;

/** A past match of the evening, with the holders of its seats. */
export const pastMatchRecord = eveningMatch.extend({
  held: z.array(seatRecord).max(16),
  /** Missing in older records. */
  award: eveningMatch.shape.award.default(null),
});
export type PastMatchRecord = z.infer<typeof pastMatchRecord>;

/** Defaults of a new room: led by the host, nudges and reactions, no sand-timer, no standby. */
export const asBegun = {
  lead: 'house',
  manners: { nudges: true, reactions: true, turnMinutes: null },
  standBy: nobodyStandsBy,
} as const;

/** A saved room with its guests; it reopens with the server. */
export const roomRecord = z.object({
  room: roomId,
  name: roomName,
  door,
  code: joinCode,
  /** Missing in older records. */
  lead: device.default(asBegun.lead),
  manners: manners
    .extend({ turnMinutes: manners.shape.turnMinutes.default(asBegun.manners.turnMinutes) })
    .default(asBegun.manners),
  standBy: standbyRecord.default(asBegun.standBy),
  guests: z.array(guestRecord).max(mostGuests),
  chairs: z.array(chairRecord).max(16),
  plan,
  proposals: z.array(proposal),
  /** The devices that are televisions. Missing in older records. */
  televisions: z.array(device).default([]),
  /** The table where it plays; null before the first match. */
  table: z.object({ table: tableId, seating: seatingRecord }).nullable(),
  evening: z.array(pastMatchRecord),
});
export type RoomRecord = z.infer<typeof roomRecord>;

export const roomsRecord = z.array(roomRecord).max(mostRooms);

const oldSeating = z.object({
  seats: seatingRecord.shape.seats,
  guests: z.array(guestFields.omit({ isLeader: true }).extend({ wishes: z.array(seatWish).max(8) })).max(mostGuests),
});

/** Tables on the network, in the format before there were rooms. */
export const hostedTables = z.array(
  z.object({ table: tableId, name: roomName, door, code: joinCode, seating: oldSeating }),
);

/**
 * The room for a table saved before there were rooms.
 * It gets the table's id, so that its guests' tokens and links still work.
 */
export function roomRoundTable({ table, seating, ...facts }: z.infer<typeof hostedTables>[number]): RoomRecord {
  const { seats, guests } = seating;
  return {
    ...facts,
    ...asBegun,
    room: table,
    guests: guests.map(({ guest, name, proof }) => ({ guest, name, proof, isLeader: false })),
    chairs: [],
    plan: { game: null, options: {} },
    proposals: [],
    televisions: [],
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
