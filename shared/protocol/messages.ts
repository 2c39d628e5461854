import { z } from 'zod';

/** Raised when a client and a host of different ages would misunderstand each other. */
export const protocolVersion = 1;

/** The colours of players, darkest first; each has its own mark as well. */
export const playerColours = ['navy', 'teal', 'violet', 'orange', 'sand'] as const;
export type PlayerColour = (typeof playerColours)[number];

export const tableId = z.string().regex(/^[a-z0-9]{8,32}$/);
/** The client's own name for a request; its answer carries the same. */
const requestId = z.string().min(1).max(40);
const seat = z.number().int().min(0).max(15);
/** Journal entries so far: a move made against an older table is answered with the fresh one, never applied. */
const version = z.number().int().min(0);
const viewer = z.union([seat, z.literal('spectator')]);

/** A move as it travels. What it may be, the game alone decides: it must equal one of the moves on offer. */
export const travellingMove = z
  .record(z.string().max(40), z.union([z.string().max(80), z.number(), z.boolean(), z.null()]))
  .and(z.object({ type: z.string().max(40) }));

export const seatSettings = z.object({
  name: z.string().trim().min(1).max(24),
  colour: z.enum(playerColours),
});
export type SeatSettings = z.infer<typeof seatSettings>;

/** How the page looks and behaves; kept by the host of the device. */
export const settings = z.object({
  language: z.enum(['en', 'fr', 'es']).nullable(),
  theme: z.enum(['system', 'light', 'dark']),
  /** Animation speed. */
  motion: z.enum(['off', 'brisk', 'relaxed']),
  /** Opening the shutter: hold the handle, or press it twice. */
  shutter: z.enum(['hold', 'press-twice']),
  /** Text size in percent. */
  textSize: z.number().int().min(100).max(200),
  sound: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

export const defaultSettings: Settings = {
  language: null,
  theme: 'system',
  motion: 'brisk',
  shutter: 'hold',
  textSize: 100,
  sound: false,
};

/** What a client may ask of its host. */
export const clientMessage = z.discriminatedUnion('type', [
  /** The first message of every connection. */
  z.object({ type: z.literal('hello'), protocol: z.number().int() }),
  z.object({
    type: z.literal('create-table'),
    request: requestId,
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.string().max(40)),
    seats: z.array(seatSettings).min(1).max(8),
  }),
  /** Sit down at a table of this device: go on with it, or look through it when it is over. */
  z.object({ type: z.literal('open-table'), request: requestId, table: tableId }),
  z.object({ type: z.literal('leave-table'), request: requestId, table: tableId }),
  z.object({ type: z.literal('remove-table'), request: requestId, table: tableId }),
  /** The shutter opens: this seat's holder sits before the screen. */
  z.object({ type: z.literal('take-in-hand'), request: requestId, table: tableId, seat }),
  /** The shutter comes down: nothing private may be on the page. */
  z.object({ type: z.literal('lower-shutter'), request: requestId, table: tableId }),
  z.object({ type: z.literal('play'), request: requestId, table: tableId, version, seat, move: travellingMove }),
  z.object({ type: z.literal('undo'), request: requestId, table: tableId, version, seat }),
  z.object({ type: z.literal('redo'), request: requestId, table: tableId, version, seat }),
  /** A private look at one's own things while it is somebody else's turn. */
  z.object({ type: z.literal('glimpse'), request: requestId, table: tableId, seat }),
  /** The table after the first `position` moves: stepping back, or through a finished match. */
  z.object({ type: z.literal('look-back'), request: requestId, table: tableId, position: version, viewer }),
  z.object({ type: z.literal('change-settings'), request: requestId, settings }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** Why a request was refused. The page words each in one clear sentence and offers a way on. */
export const refusalCodes = [
  'malformed',
  'unknown-game',
  'unknown-table',
  'unknown-option',
  'wrong-number-of-seats',
  'names-must-differ',
  'colours-must-differ',
  'stale',
  'not-your-seat',
  'not-your-turn',
  'not-legal',
  'game-over',
  'nothing-to-undo',
  'read-only',
  'journal-damaged',
  'journal-newer',
  'position-unknown',
  'not-while-running',
  'disk-full',
  'other-protocol',
  /** The host itself failed; nothing has changed. */
  'host-failed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

const event = z.object({ type: z.string() }).loose();

/** A move that stands, as this viewer may know it: who made it and what it made happen. */
const playedMove = z.object({ seat, events: z.array(event) });
export type PlayedForViewer = z.infer<typeof playedMove>;

/** A table on the device's shelf. */
export const tableSummary = z.object({
  table: tableId,
  game: z.string(),
  seats: z.array(seatSettings),
  status: z.enum(['running', 'over', 'damaged', 'newer', 'elsewhere']),
  /** When it was last played, in milliseconds since 1970. */
  savedAt: z.number(),
  /** Where it stands, as a spectator sees it; null where it cannot be read. */
  view: z.unknown(),
  toAct: z.array(seat),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** Everything a client is told about the table it sits at: only what its viewer may know. */
export const tableMessage = z.object({
  type: z.literal('table'),
  table: tableId,
  game: z.string(),
  options: z.record(z.string(), z.string()),
  seats: z.array(seatSettings),
  /** The seats whose people share this device. */
  own: z.array(seat),
  version,
  /** May be looked at but not played: another window or program has it open. */
  readOnly: z.boolean(),
  /** A damaged last line was dropped when the journal was opened. */
  repaired: z.boolean(),
  /** The rules have changed since it was recorded: it goes on from its last snapshot, and the moves before are gone. */
  fromSnapshot: z.boolean(),
  /** The seat whose person is before the screen; null while the shutter is down. */
  inHand: seat.nullable(),
  /** The own seat the shutter asks for; null when no own seat must act. */
  next: seat.nullable(),
  viewer,
  view: z.unknown(),
  toAct: z.array(seat),
  mayTakeBack: z.array(seat),
  /** Moves of the seat in hand; empty while the shutter is down. */
  legal: z.array(travellingMove),
  /** May the seat in hand undo, redo? */
  undo: z.boolean(),
  redo: z.boolean(),
  /** The seat whose latest move could still be undone, if it came back to the screen. */
  undoableBy: seat.nullable(),
  /** The moves from index `from` on; earlier ones stand as the client has them, later ones it had are void. */
  log: z.object({ from: version, moves: z.array(playedMove) }),
  /** Number of moves when the seat in hand last looked; null when it never has. For the recap. */
  lastSeen: version.nullable(),
  outcome: z
    .object({
      ending: z.string(),
      scores: z.array(z.number()),
      places: z.array(z.number()),
      tieBreak: z.string().nullable(),
    })
    .nullable(),
});
export type TableMessage = z.infer<typeof tableMessage>;

/** What a host tells a client. */
export const hostMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.number().int(),
    appVersion: z.string(),
    settings,
    /** A damaged settings file was set aside. */
    settingsReset: z.boolean(),
    shelf: z.array(tableSummary),
  }),
  z.object({ type: z.literal('shelf'), shelf: z.array(tableSummary) }),
  tableMessage,
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
]);
export type HostMessage = z.infer<typeof hostMessage>;
