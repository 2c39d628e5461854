import { z } from 'zod';
import { botLevel, thoughts } from './bots.ts';
import { campaign } from './campaigns.ts';
import { shownChance } from './chance.ts';
import { company } from './company.ts';
import { nameFaults, playerName, roomName } from './names.ts';
import { finding, hostAddress, nearbyRoom, networkStanding, openRoom, seatToken } from './network.ts';
import { person } from './people.ts';
import { shopWindow } from './puzzles.ts';
import { chanceClosed, declined, roomId, roomMessage } from './rooms.ts';
import { guestId, requestId, seat, seatSettings, tableId, version, viewer } from './seats.ts';
import { settings } from './settings.ts';
import { failingOver, keyShare, sealing } from './standby.ts';
import { outcome, tableMessage } from './table-message.ts';

/** Why the host refused a request. The page explains each in one sentence and offers a next step. */
export const refusalCodes = [
  'malformed',
  'unknown-game',
  'unknown-table',
  'unknown-option',
  'wrong-number-of-seats',
  'names-must-differ',
  /** The name looks like another one at the table. */
  'names-look-alike',
  ...nameFaults,
  'colours-must-differ',
  'stale',
  'not-your-seat',
  'not-your-turn',
  'not-legal',
  'game-over',
  'nothing-to-undo',
  /** Undo reaches this far; no consent is needed. */
  'within-undo',
  /** A rewind request is already open. */
  'already-asked',
  /** No such rewind request is open, or it does not wait for this seat. */
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
  /** No room of this host has this code. */
  'wrong-code',
  /** The door is closed: no new guests at present. */
  'door-closed',
  /** Too many wrong codes or keys; try again in a minute. */
  'too-many-tries',
  /** The token is not valid here any more; enter with the code. */
  'unknown-token',
  /** Another device has taken over this token's guest: come in by the code, and claim the seat back. */
  'seat-moved',
  'wrong-key',
  /** The seat has a holder. */
  'seat-taken',
  /** The guest is no longer in this room. */
  'unknown-guest',
  /** The room does not exist, or the client is not in it. */
  'unknown-room',
  /** The host has as many open rooms as it allows. */
  'too-many-rooms',
  /** Every chair of the room is taken. */
  'no-chair',
  /** The chair does not exist, or belongs to another device. */
  'not-your-chair',
  /** The device is a television and takes no part in the match. */
  'is-television',
  /** Only a television may do this. */
  'not-television',
  /** The seat cannot be nudged: it need not act, or is a bot's, free, away, or the device's own. */
  'nobody-to-nudge',
  /** Too early for a nudge, or for another reaction. */
  'too-soon',
  /** The room has switched this off. */
  'not-wanted',
  /** No game is chosen. */
  'no-game',
  /** Only the host person may do this. */
  'not-host',
  /** Only a leader of the room may do this. */
  'not-leader',
  /** This host cannot listen on the network; the network status says why. */
  'no-network',
  /** The game has no such lesson. */
  'unknown-lesson',
  /** The lesson expects another move. */
  'not-in-lesson',
  /** This host has no such puzzle. */
  'unknown-puzzle',
  /** The import is not a match or a room, or is incomplete. */
  'transfer-damaged',
  /** What should be imported or resumed is already open here. */
  'already-here',
  /** The imported match has continued differently here. */
  'goes-on-otherwise',
  /** The room is not being handed over to this device. */
  'not-handed-on',
  /** No one asked this device's host to be the standby, or it is not. */
  'not-standing-by',
  /** No sealed copy of this room is stored here. */
  'no-copy',
  /** A bot has nothing to say: there is no choice, or it crashed. */
  'no-advice',
  /** The host does not remember this person. */
  'unknown-person',
  /** The host remembers as many people as it can. */
  'too-many-people',
  /** The person has a code: send it, or ask a leader. */
  'code-needed',
  'wrong-person-code',
  /** The person is in the room on another device. */
  'person-here',
  /** The person is at an open table or in an open room, and cannot be forgotten. */
  'person-at-table',
  /** A defect of the program keeps the host from reading its house book; nothing was changed or deleted. */
  'book-unreadable',
  /** The host failed internally; nothing has changed. */
  'host-failed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A table in the host's library. */
export const tableSummary = z.object({
  table: tableId,
  game: z.string(),
  /** The name that people gave it; absent without one. */
  name: roomName.optional(),
  seats: z.array(seatSettings),
  /** By seat, the level of its bot; null for people. Empty if the journal cannot be read. */
  bots: z.array(botLevel.nullable()),
  status: z.enum(['running', 'over', 'damaged', 'newer', 'elsewhere']),
  /** The room that plays at this table, or null. */
  room: tableId.nullable(),
  /** When it was last played, in milliseconds since 1970. */
  savedAt: z.number(),
  /** The current state as a spectator sees it; null if it cannot be read. */
  view: z.unknown(),
  toAct: z.array(seat),
  /** The result of its match; null while it runs, or if it cannot be read. */
  outcome: outcome.nullable(),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** A match of an import, and how it relates to the one here. */
export const importedGame = tableSummary.extend({
  /**
   * `new`: there is none here. `known`: it is here, as far or further. `longer`: it continues the one here. `other`:
   * both have continued differently. `open`: it is open here now.
   */
  here: z.enum(['new', 'known', 'longer', 'other', 'open']),
});

export type ImportedGame = z.infer<typeof importedGame>;

/** What an import would bring. */
export const importPreview = z.object({
  /** Null for matches without a room. */
  room: z
    .object({
      name: roomName,
      /** The names on its chairs. */
      people: z.array(playerName),
      /** Whether the room is open here already. */
      isHere: z.boolean(),
    })
    .nullable(),
  games: z.array(importedGame),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** How many older tables the library holds that the message leaves out; absent if none. */
const older = z.number().int().min(1).optional();

/** A message of a host to a client. */
export const hostMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.number().int(),
    appVersion: z.string(),
    /** The machine's name on its network, such as `shed.local`. Unlike its address, it stays. Null without a network. */
    machine: z.string().nullable(),
    /** The host's name; null without one. */
    server: z.string().nullable(),
    /** `keeper`: the host person, who may do everything. `guest`: enters one room with its code. */
    role: z.enum(['host', 'guest']),
    /** Settings that the host stores for this device; null for devices that store their own. */
    settings: settings.nullable(),
    /** Whether a damaged settings file was set aside. */
    settingsReset: z.boolean(),
    /** The newest page of tables, all open ones, and one match to continue; empty for guests. */
    library: z.array(tableSummary),
    older,
    /** The rooms of this host that can be entered. */
    rooms: z.array(openRoom),
    /** Only for the host person; null if this host can never listen on the network. */
    network: networkStanding.nullable(),
    /** Only for the host person: the results of solo campaigns. */
    campaigns: z.array(campaign).optional(),
    /** Only for the host person: the people whom the host remembers. */
    people: z.array(person).optional(),
  }),
  /** To the host person: the people whom the host remembers, after a change. */
  z.object({ type: z.literal('people'), people: z.array(person) }),
  /** To the host person: a campaign match has ended, or a campaign was restarted. */
  z.object({ type: z.literal('campaigns'), campaigns: z.array(campaign) }),
  z.object({ type: z.literal('library'), library: z.array(tableSummary), older }),
  /** To clients outside any room, and the host person's: the rooms that can be entered now. */
  z.object({ type: z.literal('rooms'), rooms: z.array(openRoom) }),
  z.object({ type: z.literal('network'), network: networkStanding }),
  z.object({ type: z.literal('nearby'), rooms: z.array(nearbyRoom) }),
  roomMessage,
  ...company,
  tableMessage,
  /** Answers `enter` and `return`. Store the token: it opens this room for this device only. */
  z.object({ type: z.literal('entered'), request: requestId, room: roomId, guest: guestId, token: seatToken }),
  /** This client is no longer in the room: it was removed, or the room was closed. */
  z.object({ type: z.literal('parted'), room: roomId, why: z.enum(['removed', 'room-closed']) }),
  declined,
  chanceClosed,
  /** The room has moved to another host. Token and seats stay valid there. */
  z.object({ type: z.literal('moved'), room: roomId, to: hostAddress }),
  /** To the room's standby: the whole room, sealed. Store it and answer with `kept-sealed`. */
  z.object({ type: z.literal('sealed'), room: roomId, ...sealing.shape, text: z.string() }),
  /** To a device in the room: its share of the key to the sealed copy, and the standby's address. */
  z.object({ type: z.literal('share'), room: roomId, epoch: sealing.shape.epoch, share: keyShare, to: hostAddress }),
  /** There is no standby any more: delete shares and sealed copies, then confirm with `let-go`. */
  z.object({ type: z.literal('drop-shares'), room: roomId }),
  /** Whether the room waits for the standby. The host broadcasts nothing before the standby has stored it. */
  z.object({ type: z.literal('waiting'), room: roomId, waits: z.boolean() }),
  /** Answers the last `keep-sealed`: the addresses where guests would find this host. */
  z.object({ type: z.literal('keeping'), request: requestId, addresses: z.array(hostAddress) }),
  /** Answers `failOver` and `give-shares`. */
  z.object({ type: z.literal('failing-over'), request: requestId, room: roomId, ...failingOver.shape }),
  /** Answers `export` and `take-over`: a match or a room, whole and packed, for `import`. */
  z.object({ type: z.literal('transfer'), request: requestId, text: z.string() }),
  /** Answers the last `import`: the imported room or match, and its addresses for guests. */
  z.object({
    type: z.literal('brought'),
    request: requestId,
    /** Null for a match outside any room. */
    room: roomId.nullable(),
    /** The table to open; null if the room has none yet. */
    table: tableId.nullable(),
    addresses: z.array(hostAddress),
  }),
  /** Answers `back-up`: the first line of a backup; and the tables of all saved games and all rooms, for `export`. */
  z.object({
    type: z.literal('backup'),
    request: requestId,
    text: z.string(),
    tables: z.array(tableId),
    rooms: z.array(roomId),
  }),
  /** Answers the last `preview-import`. */
  z.object({ type: z.literal('import-preview'), request: requestId, ...importPreview.shape }),
  z.object({ type: z.literal('settings'), settings }),
  /** The request was carried out. The host broadcast its changes before this answer. */
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
  /** Answers `ask-chance`: how the match's chance was made; null if that is not on record. */
  z.object({ type: z.literal('chance'), request: requestId, table: tableId, chance: shownChance.nullable() }),
  /** Answers `look-in-window`. */
  z.object({ type: z.literal('shop-window'), request: requestId, ...shopWindow }),
  /** Answers `ask-book`. */
  z.object({
    type: z.literal('book'),
    request: requestId,
    /** A `bookPage`, whose schema loads with the book. */
    page: z.unknown(),
    /**
     * Not null while figures are missing: how many of the saved matches have been read, of how many. The ratings come
     * last. `rebuilding`: an index that was damaged, or did not fit this program, is made again.
     */
    reading: z
      .object({ read: z.number().int().min(0), of: z.number().int().min(0), rebuilding: z.boolean() })
      .nullable(),
  }),
  z.object({ type: z.literal('diagnosis'), request: requestId, findings: z.array(finding) }),
  ...thoughts,
  z.object({ type: z.literal('pong') }),
]);
export type HostMessage = z.infer<typeof hostMessage>;
