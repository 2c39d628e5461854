import { z } from 'zod';
import { botLevel, thoughts } from './bots.ts';
import { campaign } from './campaigns.ts';
import { company } from './company.ts';
import { nameFaults, roomName } from './names.ts';
import { finding, hostAddress, nearbyRoom, networkStanding, openRoom, seatToken } from './network.ts';
import { shopWindow } from './puzzles.ts';
import { roomId, roomMessage } from './rooms.ts';
import { guestId, requestId, seat, seatSettings, tableId, version, viewer } from './seats.ts';
import { settings } from './settings.ts';
import { keyShare, relieving, sealing } from './stand-by.ts';
import { outcome, tableMessage } from './table-message.ts';

/** Why a request was refused. The page words each in one clear sentence and offers a way on. */
export const refusalCodes = [
  'malformed',
  'unknown-game',
  'unknown-table',
  'unknown-option',
  'wrong-number-of-seats',
  'names-must-differ',
  /** A name would be taken for another one at the table. */
  'names-look-alike',
  ...nameFaults,
  'colours-must-differ',
  'stale',
  'not-your-seat',
  'not-your-turn',
  'not-legal',
  'game-over',
  'nothing-to-undo',
  /** Nobody needs to be asked: undo reaches as far. */
  'within-undo',
  /** Somebody asks to go back already. */
  'already-asked',
  /** Nobody asks to go back, or not the one who was meant, or not any more this seat. */
  'nobody-asks',
  'read-only',
  /** Another page, device or program of this machine has it open. */
  'open-elsewhere',
  'journal-damaged',
  'journal-newer',
  'position-unknown',
  'not-while-running',
  'disk-full',
  'other-protocol',
  /** No room here has this code. */
  'wrong-code',
  /** Nobody new comes in just now. */
  'door-closed',
  /** Too many wrong codes or keys; a minute's rest helps. */
  'too-many-tries',
  /** The token opens nothing here any more: come in by the code. */
  'unknown-token',
  /** Another device has taken over this token's guest: come in by the code, and claim the seat back. */
  'seat-moved',
  'wrong-key',
  /** Somebody has this seat. */
  'seat-taken',
  /** The guest is no longer in this room. */
  'unknown-guest',
  /** There is no such room, or the client is not in it. */
  'unknown-room',
  /** As many rooms are open as a house can have. */
  'too-many-rooms',
  /** Every chair of the room is taken. */
  'no-chair',
  /** There is no such chair any more, or it is not this device's. */
  'not-your-chair',
  /** Nobody can be nudged there: nobody is asked at that seat, or it is a bot's, free, away, or one's own. */
  'nobody-to-nudge',
  /** It is not time yet: for a nudge, or for one more reaction. */
  'too-soon',
  /** The room has switched it off. */
  'not-wanted',
  /** No game is chosen yet. */
  'no-game',
  /** Only the host person may do this. */
  'not-keeper',
  /** Only whoever leads the room may do this. */
  'not-master',
  /** This host cannot go on the network: the standing says why. */
  'no-network',
  /** The game has no such lesson. */
  'unknown-lesson',
  /** The lesson asks for something else now. */
  'not-in-lesson',
  /** There is no such puzzle here. */
  'unknown-puzzle',
  /** What was brought from another host is no match or evening, or not a whole one. */
  'carriage-damaged',
  /** What was brought, or is to be gone back to, is open here already. */
  'already-here',
  /** The match that was brought has gone on in another way here. */
  'goes-on-otherwise',
  /** The house is not handed on to this device. */
  'not-handed-on',
  /** Nobody has asked this device's host to stand by, or it does not. */
  'not-standing-by',
  /** No sealed copy of this room lies here. */
  'no-copy',
  /** A bot has not found anything to say: there is nothing to choose, or it broke down. */
  'no-advice',
  /** The host itself failed; nothing has changed. */
  'host-failed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A table on the device's shelf. */
export const tableSummary = z.object({
  table: tableId,
  game: z.string(),
  /** What the people at it call it; left out where they have named it nothing. */
  name: roomName.optional(),
  seats: z.array(seatSettings),
  /** By seat, the level of the bot that plays it; null where people do. Empty where the journal cannot be read. */
  bots: z.array(botLevel.nullable()),
  status: z.enum(['running', 'over', 'damaged', 'newer', 'elsewhere']),
  /** The room that plays at it; null where none does. */
  room: tableId.nullable(),
  /** When it was last played, in milliseconds since 1970. */
  savedAt: z.number(),
  /** Where it stands, as a spectator sees it; null where it cannot be read. */
  view: z.unknown(),
  toAct: z.array(seat),
  /** How its match ended; null where it has not, and where that cannot be read. */
  outcome: outcome.nullable(),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** So many older tables lie on the shelf besides; left out where none do. */
const older = z.number().int().min(1).optional();

/** What a host tells a client. */
export const hostMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.number().int(),
    appVersion: z.string(),
    /** The machine's own name on its network, such as `shed.local`: it stays where its address changes. Null without a network. */
    machine: z.string().nullable(),
    /** What the house is called; null where nobody has named it. */
    house: z.string().nullable(),
    /** The host person may do everything; a guest comes into one room by its code. */
    role: z.enum(['keeper', 'guest']),
    /** Settings that the host keeps for this device; null for devices that keep their own. */
    settings: settings.nullable(),
    /** A damaged settings file was set aside. */
    settingsReset: z.boolean(),
    /** Of all tables the newest page, those that are open and a match to go on with; empty for guests. */
    shelf: z.array(tableSummary),
    older,
    /** The rooms of this host that can be come into. */
    rooms: z.array(openRoom),
    /** For the host person alone; null where this host can never go on the network. */
    network: networkStanding.nullable(),
    /** For the host person alone: who has won what in matches played alone. */
    campaigns: z.array(campaign).optional(),
  }),
  /** For the host person: a match played alone has ended, or a campaign was begun anew. */
  z.object({ type: z.literal('campaigns'), campaigns: z.array(campaign) }),
  z.object({ type: z.literal('shelf'), shelf: z.array(tableSummary), older }),
  /** For those at the door, and keepers: which rooms can be come into now. */
  z.object({ type: z.literal('rooms'), rooms: z.array(openRoom) }),
  z.object({ type: z.literal('network'), network: networkStanding }),
  z.object({ type: z.literal('nearby'), rooms: z.array(nearbyRoom) }),
  roomMessage,
  ...company,
  tableMessage,
  /** The answer to `enter` and `return`: keep the token, it opens this room for this device alone. */
  z.object({ type: z.literal('entered'), request: requestId, room: roomId, guest: guestId, token: seatToken }),
  /** This client is no longer in the room: shown out, or the room was closed. */
  z.object({ type: z.literal('parted'), room: roomId, why: z.enum(['removed', 'room-closed']) }),
  /** The room goes on at another host: token and seats are the same there. */
  z.object({ type: z.literal('moved'), room: roomId, to: hostAddress }),
  /** For whoever stands by for the room: everything of it, sealed. To be kept, and answered with `kept-sealed`. */
  z.object({ type: z.literal('sealed'), room: roomId, ...sealing.shape, text: z.string() }),
  /** For a device in the room: its share of the key to what is sealed, and where whoever stands by is served. */
  z.object({ type: z.literal('share'), room: roomId, epoch: sealing.shape.epoch, share: keyShare, to: hostAddress }),
  /** Nobody stands by any more: shares and sealed copies go, and `let-go` says that they are gone. */
  z.object({ type: z.literal('drop-shares'), room: roomId }),
  /** The room waits for whoever stands by, or no longer: nothing is told before it is safe there too. */
  z.object({ type: z.literal('waiting'), room: roomId, waits: z.boolean() }),
  /** The answer to the last `keep-sealed`: where guests would find this host. */
  z.object({ type: z.literal('keeping'), request: requestId, addresses: z.array(hostAddress) }),
  /** The answer to `relieve` and `give-shares`. */
  z.object({ type: z.literal('relieving'), request: requestId, room: roomId, ...relieving.shape }),
  /** The answer to `take-along` and `take-over`: a match or an evening, whole and packed, for `bring-in`. */
  z.object({ type: z.literal('carriage'), request: requestId, text: z.string() }),
  /** The answer to the last `bring-in`: what has come, and where guests find it now. */
  z.object({
    type: z.literal('brought'),
    request: requestId,
    /** Null for a match that no room plays. */
    room: roomId.nullable(),
    /** The table to sit down at; null in a room that plays at none yet. */
    table: tableId.nullable(),
    addresses: z.array(hostAddress),
  }),
  z.object({ type: z.literal('settings'), settings }),
  /** The request was carried out; whatever it changed was told before. */
  z.object({ type: z.literal('done'), request: requestId, table: tableId.nullable() }),
  z.object({ type: z.literal('refused'), request: requestId.nullable(), code: z.enum(refusalCodes) }),
  z.object({ type: z.literal('glimpse'), request: requestId, table: tableId, seat, view: z.unknown() }),
  z.object({
    type: z.literal('moment'),
    request: requestId,
    table: tableId,
    position: version,
    viewer,
    view: z.unknown(),
    toAct: z.array(seat),
  }),
  /** The answer to `look-in-window`. */
  z.object({ type: z.literal('shop-window'), request: requestId, ...shopWindow }),
  z.object({ type: z.literal('diagnosis'), request: requestId, findings: z.array(finding) }),
  ...thoughts,
  z.object({ type: z.literal('pong') }),
]);
export type HostMessage = z.infer<typeof hostMessage>;
