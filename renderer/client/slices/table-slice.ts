import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostMessage, PlayedForViewer, Rewind, TableMessage } from '../../../shared/protocol/messages.ts';
import type { TableLog } from '../../connection/table-log.ts';
import { type Beat, type Story, storyAfter, type Tidings, toldAgain } from '../story.ts';
import { newFrom } from '../traces.ts';

/** The table as the host last told it; its log is kept beside it, because it arrives piece by piece. */
export type LiveTable = Omit<TableMessage, 'type' | 'log'>;

/** An earlier moment of the match, as one viewer saw it. */
export interface Moment {
  readonly position: number;
  readonly viewer: TableMessage['viewer'];
  readonly view: unknown;
  readonly toAct: readonly number[];
}

export interface TableSlice {
  readonly live: LiveTable | null;
  /** The moves that stand, as the live viewer may know them. */
  readonly moves: readonly PlayedForViewer[];
  /** The moves from this index on came with the latest message: what the board animates. */
  readonly freshFrom: number;
  /** Every time the match went back beyond the reach of undo, oldest first. */
  readonly rewinds: readonly Rewind[];
  /** The rewinds from this index on came with the latest message. */
  readonly rewindsFreshFrom: number;
  /** What is being told before anybody of this screen chooses again; null while the table stands as the host last told it. */
  readonly story: Story | null;
  /** The beats of the story told last, for the eyes that saw it. */
  readonly told: readonly Beat[];
  /** The table as all saw it last, as long as nothing has been done openly since; null where something has. */
  readonly lastOpen: unknown;
  /** Did the screen go on to the seat in hand from another one, without a shutter between them? */
  readonly wentOn: boolean;
  /** Has the match ended before the eyes of this page, and its closing ceremony not been seen to its end? */
  readonly closing: boolean;
  /** The stretch of moves that the seat in hand has missed, and the rewinds from an index on. */
  readonly recap: { readonly from: number; readonly to: number; readonly rewindsFrom: number } | null;
  /** For each seat, how many rewinds there were when it last had this screen in hand. */
  readonly rewindsSeen: readonly number[];
  /** A private look at one's own things, for as long as it is held. */
  readonly glimpse: { readonly seat: number; readonly view: unknown } | null;
  /** The request whose glimpse is still wanted; an answer to any other is dropped unread. */
  readonly glimpseWanted: string | null;
  /** Where somebody looks back to; null in live play. */
  readonly moment: Moment | null;
}

const nothing: TableSlice = {
  live: null,
  moves: [],
  freshFrom: 0,
  rewinds: [],
  rewindsFreshFrom: 0,
  story: null,
  told: [],
  lastOpen: null,
  wentOn: false,
  closing: false,
  recap: null,
  rewindsSeen: [],
  glimpse: null,
  glimpseWanted: null,
  moment: null,
};

/** May the live viewer look through these eyes? Other people's only once the match is over. */
function mayLookThrough(live: LiveTable, viewer: TableMessage['viewer']): boolean {
  return viewer === 'spectator' || viewer === live.viewer || live.outcome !== null;
}

interface Arrival {
  readonly message: TableMessage;
  readonly log: TableLog;
  /** What is new in it; worked out by whoever knows the game. */
  readonly tidings: Tidings;
}

/** Does a moment that is looked back at still belong to the match, and to the eyes before the screen? */
function isStill(moment: Moment, live: LiveTable, moves: number): boolean {
  return moment.position <= moves && mayLookThrough(live, moment.viewer);
}

/** The recap once others have moved: it grows by what they did, and goes when the seat in hand itself has played. */
function recapAfter({ recap }: TableSlice, live: LiveTable, moves: readonly PlayedForViewer[]): TableSlice['recap'] {
  if (recap === null || live.inHand === null || moves.length < recap.to) return null;
  const hasPlayed = moves.slice(recap.to).some(({ seat }) => seat === live.inHand);
  return hasPlayed ? null : { ...recap, to: moves.length };
}

/** What whoever takes the screen has missed; null where that is nothing. */
function missedBy(live: LiveTable, { moves, rewinds }: TableLog, rewindsSeen: readonly number[]): TableSlice['recap'] {
  if (live.inHand === null) return null;
  const rewindsFrom = rewindsSeen[live.inHand] ?? rewinds.length;
  const from = live.lastSeen ?? moves.length;
  return from < moves.length || rewindsFrom < rewinds.length ? { from, to: moves.length, rewindsFrom } : null;
}

/** The table as all saw it before a message came, where that is known. */
function openBefore({ live, lastOpen }: TableSlice, sameEyes: boolean): unknown {
  return live?.viewer === 'spectator' || sameEyes ? (live?.view ?? null) : lastOpen;
}

/** What is told of a message, and what of the story before it goes on. */
function storyOf(
  table: TableSlice,
  live: LiveTable,
  { message, log, tidings }: Arrival,
  freshFrom: number,
): Story | null {
  const before = table.live?.table === live.table ? table.live : null;
  if (before === null) return null;
  const sameEyes = before.viewer === live.viewer;
  // what was taken back is not told
  if (sameEyes && freshFrom < table.moves.length) return null;
  const story = sameEyes ? table.story : null;
  const { moves } = log;
  const parts = message.log.parts ?? [];
  const change = { before, after: live, moves, freshFrom, parts, story, openBefore: openBefore(table, sameEyes) };
  return storyAfter(change, tidings);
}

/** Everything is built anew from the message: what an earlier viewer knew is gone unless it is named here. */
function afterArrival(table: TableSlice, arrival: Arrival): TableSlice {
  const { message, log, tidings } = arrival;
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
  const story = storyOf(table, live, arrival, freshFrom);
  const wasOpen = before?.viewer === 'spectator' ? before.view : table.lastOpen;
  return {
    live,
    moves,
    freshFrom,
    rewinds,
    rewindsFreshFrom: before === null ? rewinds.length : Math.min(table.rewinds.length, rewinds.length),
    story,
    told: story?.beats ?? (sameEyes ? table.told : []),
    lastOpen: before === null || live.viewer === 'spectator' || tidings.news.length > 0 ? null : wasOpen,
    wentOn: taken ? before !== null && before.inHand !== null : live.inHand !== null && table.wentOn,
    closing: live.outcome !== null && before !== null && (before.outcome === null || table.closing),
    recap: taken ? missedBy(live, log, rewindsSeen) : recapAfter(table, live, moves),
    rewindsSeen,
    glimpse: null,
    glimpseWanted: null,
    moment: sameEyes && table.moment !== null && isStill(table.moment, live, moves.length) ? table.moment : null,
  };
}

/** Another beat of the story; after the last one the table stands as it is. */
function wentOnTo(table: TableSlice, at: number): TableSlice {
  const { story } = table;
  return { ...table, story: story === null || story.beats[at] === undefined ? null : { ...story, at } };
}

const slice = createSlice({
  name: 'table',
  initialState: nothing,
  reducers: {
    tableArrived: (table, { payload }: PayloadAction<Arrival>) => afterArrival(table, payload),
    tableLeft: () => nothing,
    beatTold: (table) => wentOnTo(table, (table.story?.at ?? 0) + 1),
    storyWentTo: (table, { payload }: PayloadAction<number>) => wentOnTo(table, payload),
    storyLaid: (table, { payload }: PayloadAction<readonly Beat[]>) => ({
      ...table,
      story: payload.length === 0 ? null : { beats: payload, at: 0 },
      told: payload,
      recap: null,
    }),
    storyEnded: (table) => ({ ...table, story: null }),
    storyToldAgain: (table) => ({ ...table, story: table.told.length === 0 ? null : toldAgain(table.told) }),
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
      // an answer may come after the shutter has: it is for eyes that are gone
      if (live?.table !== payload.table || !mayLookThrough(live, payload.viewer)) return table;
      const { position, viewer, view, toAct } = payload;
      return { ...table, moment: { position, viewer, view, toAct }, recap: null, story: null };
    },
    lookedBackEnough: (table) => ({ ...table, moment: null }),
  },
});

export const {
  tableArrived,
  tableLeft,
  beatTold,
  storyWentTo,
  storyLaid,
  storyEnded,
  storyToldAgain,
  closingSeen,
  recapClosed,
  glimpseWanted,
  glimpseArrived,
  glimpseEnded,
  momentArrived,
  lookedBackEnough,
} = slice.actions;
export const tableReducer = slice.reducer;
