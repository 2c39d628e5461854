import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefusalCode, TurningPoint } from '../../../shared/protocol/messages.ts';
import { tableArrived, tableLeft } from './table-slice.ts';

/** A turning point, with the table as its player saw it before the choice. */
export interface SeenMoment extends TurningPoint {
  readonly view: unknown;
}

/** The coach's account of a finished match, as far as it has read. */
export interface Coached {
  /** Each seat's chance of winning before each choice and at the end. From 0 to 1; empty until known. */
  readonly chances: readonly (readonly number[])[];
  /** In order of arrival, so that a new moment never moves the one being read. */
  readonly moments: readonly SeenMoment[];
  /** The number of choices looked at, and of all choices. */
  readonly looked: number;
  readonly of: number;
  /** Whether the coach is still reading. False with nothing looked at means that it was cut off. */
  readonly more: boolean;
}

export type Reading =
  /** Not asked yet. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'thinking' }
  /** `lost`: the connection broke before the host answered. */
  | { readonly kind: 'refused'; readonly code: RefusalCode | 'lost' }
  | { readonly kind: 'ready'; readonly coached: Coached };

export interface CoachSlice {
  /** Whether the coach's page covers the ledger. It stays open while the player looks back from it. */
  readonly open: boolean;
  /** The table that the coach reads. */
  readonly table: string | null;
  readonly reading: Reading;
}

const closed: CoachSlice = { open: false, table: null, reading: { kind: 'unread' } };

/** Merges a new reading into the previous one. Known moments keep their places. */
function after(before: Reading, reading: Reading): Reading {
  if (before.kind !== 'ready' || reading.kind !== 'ready') return reading;
  const { moments } = before.coached;
  const isKnown = ({ position }: SeenMoment) => moments.some((each) => each.position === position);
  const news = reading.coached.moments.filter((moment) => !isKnown(moment));
  return { kind: 'ready', coached: { ...reading.coached, moments: [...moments, ...news] } };
}

const slice = createSlice({
  name: 'coach',
  initialState: closed,
  reducers: {
    /** Keeps earlier readings of this table. */
    coachOpened: (coach, { payload }: PayloadAction<string>): CoachSlice =>
      coach.table === payload ? { ...coach, open: true } : { ...closed, open: true, table: payload },
    coachClosed: (coach) => ({ ...coach, open: false }),
    /** Ignores an answer about a table that the page has left. */
    coachRead: (coach, { payload }: PayloadAction<{ readonly table: string; readonly reading: Reading }>) =>
      coach.table === payload.table ? { ...coach, reading: after(coach.reading, payload.reading) } : coach,
    /** The connection broke while the coach was reading: its findings stay, and none follow. */
    coachBrokenOff: (coach, { payload }: PayloadAction<{ readonly table: string }>): CoachSlice =>
      coach.table === payload.table && coach.reading.kind === 'ready'
        ? { ...coach, reading: { kind: 'ready', coached: { ...coach.reading.coached, more: false } } }
        : coach,
  },
  extraReducers: (build) =>
    build
      .addCase(tableLeft, () => closed)
      .addCase(tableArrived, (coach, { payload: { message } }) =>
        message.table === coach.table && message.outcome !== null ? coach : closed,
      ),
});

export const { coachOpened, coachClosed, coachRead, coachBrokenOff } = slice.actions;
export const coachReducer = slice.reducer;
