import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostMessage, PlayedForViewer, Rewind, TableMessage } from '../../../shared/protocol/messages.ts';
import type { TableLog } from '../../connection/table-log.ts';
import { type MoveUpdates, type Playback, type PlaybackStep, playbackAfter, replayOf } from '../playback.ts';
import { newFrom } from '../traces.ts';

/** The table as the host last sent it. Its log is separate, because it arrives in pieces. */
export type LiveTable = Omit<TableMessage, 'type' | 'log'>;

/** A table message with its log. */
export interface ReceivedTable {
  readonly message: TableMessage;
  readonly log: TableLog;
}

/** A choice, by what the host asked. */
export interface SentChoice {
  readonly table: string;
  readonly version: number;
  readonly seat: number;
}

/** An earlier moment of the match, as one viewer saw it. */
export interface Moment {
  readonly position: number;
  readonly viewer: TableMessage['viewer'];
  readonly view: unknown;
  readonly toAct: readonly number[];
}

export interface TableSlice {
  readonly live: LiveTable | null;
  /** The moves of the match, as far as the live viewer knows them. */
  readonly moves: readonly PlayedForViewer[];
  /** Index of the first move of the latest message: the board animates from here. */
  readonly freshFrom: number;
  /** Every rewind beyond undo, oldest first. */
  readonly rewinds: readonly Rewind[];
  /** Index of the first rewind of the latest message. */
  readonly rewindsFreshFrom: number;
  /** The playback that runs before anyone at this screen chooses again. Null if the page shows the current table. */
  readonly playback: Playback | null;
  /** The steps of the last playback, for the viewer who saw it. */
  readonly received: readonly PlaybackStep[];
  /** The last public view of the table, if nothing public has happened since; otherwise null. */
  readonly lastOpen: unknown;
  /** Whether the screen passed to the active seat from another without a shutter. */
  readonly wentOn: boolean;
  /** Whether this page saw the match end but not yet the whole closing ceremony. */
  readonly closing: boolean;
  /** The moves that the active seat has missed, and its first missed rewind, by index. */
  readonly recap: { readonly from: number; readonly to: number; readonly rewindsFrom: number } | null;
  /** For each seat, the number of rewinds when it was last active on this screen. */
  readonly rewindsSeen: readonly number[];
  /** A private look at one's own things while the button is held. */
  readonly glimpse: { readonly seat: number; readonly view: unknown } | null;
  /** The request whose glimpse is still wanted. Other answers are dropped. */
  readonly glimpseWanted: string | null;
  /** The earlier moment that the page shows; null in live play. */
  readonly moment: Moment | null;
  /** The latest table while its game's UI loads; null for none. */
  readonly held: ReceivedTable | null;
  /** The choice that the host has not answered yet. */
  readonly sent: SentChoice | null;
}

const nothing: TableSlice = {
  live: null,
  moves: [],
  freshFrom: 0,
  rewinds: [],
  rewindsFreshFrom: 0,
  playback: null,
  received: [],
  lastOpen: null,
  wentOn: false,
  closing: false,
  recap: null,
  rewindsSeen: [],
  glimpse: null,
  glimpseWanted: null,
  moment: null,
  held: null,
  sent: null,
};

/** Whether the live viewer may use this viewer's view: another seat's only once the match is over. */
function mayLookThrough(live: LiveTable, viewer: TableMessage['viewer']): boolean {
  return viewer === 'spectator' || viewer === live.viewer || live.outcome !== null;
}

/** Whether both answer the same question. A second press of the same choice counts once. */
export function isSameChoice(one: SentChoice | null, other: SentChoice): boolean {
  return one?.table === other.table && one.version === other.version && one.seat === other.seat;
}

interface Arrival extends ReceivedTable {
  /** What is new in the message, according to the game's facts. */
  readonly updates: MoveUpdates;
}

/** Whether a shown moment still belongs to the match and to the current viewer. */
function isStill(moment: Moment, live: LiveTable, moves: number): boolean {
  return moment.position <= moves && mayLookThrough(live, moment.viewer);
}

/** The recap after new moves: others' moves extend it, and a move of the active seat ends it. */
function recapAfter({ recap }: TableSlice, live: LiveTable, moves: readonly PlayedForViewer[]): TableSlice['recap'] {
  if (recap === null || live.inHand === null || moves.length < recap.to) return null;
  const hasPlayed = moves.slice(recap.to).some(({ seat }) => seat === live.inHand);
  return hasPlayed ? null : { ...recap, to: moves.length };
}

/** What the new active seat has missed; null if nothing. */
function missedBy(live: LiveTable, { moves, rewinds }: TableLog, rewindsSeen: readonly number[]): TableSlice['recap'] {
  if (live.inHand === null) return null;
  const rewindsFrom = rewindsSeen[live.inHand] ?? rewinds.length;
  const from = live.lastSeen ?? moves.length;
  return from < moves.length || rewindsFrom < rewinds.length ? { from, to: moves.length, rewindsFrom } : null;
}

/** The public view of the table before a message; null if unknown. */
function openBefore({ live, lastOpen }: TableSlice, sameEyes: boolean): unknown {
  return live?.viewer === 'spectator' || sameEyes ? (live?.view ?? null) : lastOpen;
}

/** The playback after a message: its new steps, and the remaining steps of the previous playback. */
function playbackOf(
  table: TableSlice,
  live: LiveTable,
  { message, log, updates }: Arrival,
  freshFrom: number,
): Playback | null {
  const before = table.live?.table === live.table ? table.live : null;
  if (before === null) return null;
  const sameEyes = before.viewer === live.viewer;
  // moves that were undone are not played back
  if (sameEyes && freshFrom < table.moves.length) return null;
  const playback = sameEyes ? table.playback : null;
  const { moves } = log;
  const parts = message.log.parts ?? [];
  const change = { before, after: live, moves, freshFrom, parts, playback, openBefore: openBefore(table, sameEyes) };
  return playbackAfter(change, updates);
}

/** The state after a message. It starts empty, so that nothing of an earlier viewer remains unless listed here. */
function afterArrival(table: TableSlice, arrival: Arrival): TableSlice {
  const { message, log, updates } = arrival;
  const { moves, rewinds } = log;
  const { type: _type, log: _log, ...live } = message;
  const before = table.live?.table === live.table ? table.live : null;
  const sameEyes = before !== null && before.viewer === live.viewer;
  const taken = live.inHand !== null && before?.inHand !== live.inHand;
  const rewindsSeen =
    before === null
      ? live.seats.map(() => rewinds.length)
      : table.rewindsSeen.map((seen, seat) => (seat === before.inHand ? table.rewinds.length : seen));
  const freshFrom =
    before === null
      ? moves.length
      : Math.min(message.log.from === 0 ? newFrom(moves, table.moves) : message.log.from, moves.length);
  const playback = playbackOf(table, live, arrival, freshFrom);
  const wasOpen = before?.viewer === 'spectator' ? before.view : table.lastOpen;
  return {
    live,
    moves,
    freshFrom,
    rewinds,
    rewindsFreshFrom: before === null ? rewinds.length : Math.min(table.rewinds.length, rewinds.length),
    playback,
    received: playback?.steps ?? (sameEyes ? table.received : []),
    lastOpen: before === null || live.viewer === 'spectator' || updates.news.length > 0 ? null : wasOpen,
    wentOn: taken ? before !== null && before.inHand !== null : live.inHand !== null && table.wentOn,
    closing: live.outcome !== null && before !== null && (before.outcome === null || table.closing),
    recap: taken ? missedBy(live, log, rewindsSeen) : recapAfter(table, live, moves),
    rewindsSeen,
    glimpse: null,
    glimpseWanted: null,
    moment: sameEyes && table.moment !== null && isStill(table.moment, live, moves.length) ? table.moment : null,
    held: null,
    sent: table.sent,
  };
}

/** Goes to a playback step; past the last one, to the current table. */
function wentOnTo(table: TableSlice, at: number): TableSlice {
  const { playback } = table;
  return { ...table, playback: playback === null || playback.steps[at] === undefined ? null : { ...playback, at } };
}

const slice = createSlice({
  name: 'table',
  initialState: nothing,
  reducers: {
    tableArrived: (table, { payload }: PayloadAction<Arrival>) => afterArrival(table, payload),
    tableHeld: (table, { payload }: PayloadAction<ReceivedTable | null>) => ({ ...table, held: payload }),
    tableLeft: () => nothing,
    choiceSent: (table, { payload }: PayloadAction<SentChoice>) => ({ ...table, sent: payload }),
    choiceAnswered: (table, { payload }: PayloadAction<SentChoice>) =>
      isSameChoice(table.sent, payload) ? { ...table, sent: null } : table,
    stepEnded: (table) => wentOnTo(table, (table.playback?.at ?? 0) + 1),
    playbackWentTo: (table, { payload }: PayloadAction<number>) => wentOnTo(table, payload),
    playbackLaid: (table, { payload }: PayloadAction<readonly PlaybackStep[]>) => ({
      ...table,
      playback: payload.length === 0 ? null : { steps: payload, at: 0, isRepeated: true },
      received: payload,
      recap: null,
    }),
    playbackEnded: (table) => ({ ...table, playback: null }),
    playbackRepeated: (table) => ({
      ...table,
      playback: table.received.length === 0 ? null : replayOf(table.received),
    }),
    closingSeen: (table) => ({ ...table, closing: false }),
    recapClosed: (table) => ({ ...table, recap: null }),
    glimpseWanted: (table, { payload }: PayloadAction<string>) => ({ ...table, glimpse: null, glimpseWanted: payload }),
    glimpseArrived(table, { payload }: PayloadAction<Extract<HostMessage, { type: 'glimpse' }>>) {
      if (table.glimpseWanted !== payload.request || table.live?.table !== payload.table) return table;
      return { ...table, glimpse: { seat: payload.seat, view: payload.view } };
    },
    glimpseEnded: (table) => ({ ...table, glimpse: null, glimpseWanted: null }),
    momentArrived(table, { payload }: PayloadAction<Extract<HostMessage, { type: 'moment' }>>) {
      const { live } = table;
      // an answer may arrive after the shutter: it belongs to the previous viewer
      if (live?.table !== payload.table || !mayLookThrough(live, payload.viewer)) return table;
      const { position, viewer, view, toAct } = payload;
      return { ...table, moment: { position, viewer, view, toAct }, recap: null, playback: null };
    },
    lookedBackEnough: (table) => ({ ...table, moment: null }),
  },
});

export const {
  tableArrived,
  tableHeld,
  tableLeft,
  choiceSent,
  choiceAnswered,
  stepEnded,
  playbackWentTo,
  playbackLaid,
  playbackEnded,
  playbackRepeated,
  closingSeen,
  recapClosed,
  glimpseWanted,
  glimpseArrived,
  glimpseEnded,
  momentArrived,
  lookedBackEnough,
} = slice.actions;
export const tableReducer = slice.reducer;
