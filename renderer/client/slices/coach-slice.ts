import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefusalCode, TurningPoint } from '../../../shared/protocol/messages.ts';
import { tableArrived, tableLeft } from './table-slice.ts';

/** A moment that mattered, with the table as its player saw it before the choice. */
export interface SeenMoment extends TurningPoint {
  readonly view: unknown;
}

/** How a match that is over came about, as far as the coach has read it. */
export interface Coached {
  /** Each seat's chance of winning before each choice and at the end, from 0 to 1; none until they are known. */
  readonly chances: readonly (readonly number[])[];
  /** In the order in which they were told: whoever reads one finds it where it was, whatever is found out meanwhile. */
  readonly moments: readonly SeenMoment[];
  /** The choices that have been looked at, of how many. */
  readonly looked: number;
  readonly of: number;
  /** Does the coach read on? Where it does not and has not looked at all, it was broken off. */
  readonly more: boolean;
}

export type Reading =
  /** Nobody has asked yet. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'thinking' }
  /** `lost`: the line broke before the host had answered. */
  | { readonly kind: 'refused'; readonly code: RefusalCode | 'lost' }
  | { readonly kind: 'told'; readonly coached: Coached };

export interface CoachSlice {
  /** Lies the coach's page over the ledger? It stays open while somebody looks back from it. */
  readonly open: boolean;
  /** The table that is read. */
  readonly table: string | null;
  readonly reading: Reading;
}

const closed: CoachSlice = { open: false, table: null, reading: { kind: 'unread' } };

/** What is told now, after what was told before: a moment that has been told stays where it is. */
function after(before: Reading, reading: Reading): Reading {
  if (before.kind !== 'told' || reading.kind !== 'told') return reading;
  const { moments } = before.coached;
  const isKnown = ({ position }: SeenMoment) => moments.some((each) => each.position === position);
  const news = reading.coached.moments.filter((moment) => !isKnown(moment));
  return { kind: 'told', coached: { ...reading.coached, moments: [...moments, ...news] } };
}

const slice = createSlice({
  name: 'coach',
  initialState: closed,
  reducers: {
    /** What was read of this table before is still there. */
    coachOpened: (coach, { payload }: PayloadAction<string>): CoachSlice =>
      coach.table === payload ? { ...coach, open: true } : { ...closed, open: true, table: payload },
    coachClosed: (coach) => ({ ...coach, open: false }),
    /** An answer about a table that was left meanwhile is for nobody. */
    coachRead: (coach, { payload }: PayloadAction<{ readonly table: string; readonly reading: Reading }>) =>
      coach.table === payload.table ? { ...coach, reading: after(coach.reading, payload.reading) } : coach,
    /** The line broke while the coach was reading: what it has told stays, and nothing follows. */
    coachBrokenOff: (coach, { payload }: PayloadAction<{ readonly table: string }>): CoachSlice =>
      coach.table === payload.table && coach.reading.kind === 'told'
        ? { ...coach, reading: { kind: 'told', coached: { ...coach.reading.coached, more: false } } }
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
