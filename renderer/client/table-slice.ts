import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostMessage, PlayedForViewer, Rewind, TableMessage } from '../../shared/protocol/messages.ts';
import type { TableLog } from '../connection/table-log.ts';
import { newFrom, samePlace } from './traces.ts';

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
  /** Indexes of moves that turned something over for all, and that have not been looked at together yet. */
  readonly reveals: readonly number[];
  /** Did the screen go on to the seat in hand from another one, without a shutter between them? */
  readonly wentOn: boolean;
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
  reveals: [],
  wentOn: false,
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
  /** Indexes of new moves with something turned over for all; worked out by whoever knows the game. */
  readonly reveals: readonly number[];
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

/** What has been turned over and not been looked at together, where it stands in the log of whoever looks now. */
function stillThere({ reveals, moves: before }: TableSlice, moves: readonly PlayedForViewer[]): readonly number[] {
  return reveals.map((index) => samePlace(moves, before, index)).filter((index) => index < moves.length);
}

/** Everything is built anew from the message: what an earlier viewer knew is gone unless it is named here. */
function afterArrival(table: TableSlice, { message, log, reveals }: Arrival): TableSlice {
  const { moves, rewinds } = log;
  const { type: _type, log: _log, ...live } = message;
  const before = table.live?.table === live.table ? table.live : null;
  const sameEyes = before !== null && before.viewer === live.viewer;
  const taken = live.inHand !== null && before?.inHand !== live.inHand;
  const rewindsSeen =
    before === null
      ? live.seats.map(() => rewinds.length)
      : table.rewindsSeen.map((seen, seat) => (seat === before.inHand ? table.rewinds.length : seen));
  return {
    live,
    moves,
    freshFrom:
      before === null
        ? moves.length
        : Math.min(message.log.from === 0 ? newFrom(moves, table.moves) : message.log.from, moves.length),
    rewinds,
    rewindsFreshFrom: before === null ? rewinds.length : Math.min(table.rewinds.length, rewinds.length),
    reveals: before === null ? [] : [...stillThere(table, moves), ...reveals],
    wentOn: taken ? before !== null && before.inHand !== null : live.inHand !== null && table.wentOn,
    recap: taken ? missedBy(live, log, rewindsSeen) : recapAfter(table, live, moves),
    rewindsSeen,
    glimpse: null,
    glimpseWanted: null,
    moment: sameEyes && table.moment !== null && isStill(table.moment, live, moves.length) ? table.moment : null,
  };
}

const slice = createSlice({
  name: 'table',
  initialState: nothing,
  reducers: {
    tableArrived: (table, { payload }: PayloadAction<Arrival>) => afterArrival(table, payload),
    tableLeft: () => nothing,
    revealSeen: (table) => ({ ...table, reveals: table.reveals.slice(1) }),
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
      return { ...table, moment: { position, viewer, view, toAct }, recap: null };
    },
    lookedBackEnough: (table) => ({ ...table, moment: null }),
  },
});

export const {
  tableArrived,
  tableLeft,
  revealSeen,
  recapClosed,
  glimpseWanted,
  glimpseArrived,
  glimpseEnded,
  momentArrived,
  lookedBackEnough,
} = slice.actions;
export const tableReducer = slice.reducer;
