import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Nudged, Reacted, TurnTimers } from '../../../shared/protocol/messages.ts';
import { roomLeft } from './room-slice.ts';

/** A nudge or reaction from the room, while it is shown. */
export type Passing = (Nudged | Reacted) & {
  /** Counts arrivals. */
  readonly id: number;
};

/** The sand-timers of a table, as the host sent them at the time `at` of this device's clock. */
export type SentTimers = Pick<TurnTimers, 'table' | 'timers'> & { readonly at: number };

export interface CompanySlice {
  /** Oldest first. */
  readonly shown: readonly Passing[];
  readonly count: number;
  /** Null before the first of this room. */
  readonly timers: SentTimers | null;
}

const nothing: CompanySlice = { shown: [], count: 0, timers: null };
/** Most entries shown at once. */
const most = 12;

const slice = createSlice({
  name: 'company',
  initialState: nothing,
  reducers: {
    companyHeard({ shown, count, timers }, { payload }: PayloadAction<Nudged | Reacted>) {
      const id = count + 1;
      // a sender's next reaction replaces the previous one
      const isReplaced = (each: Passing) =>
        payload.type === 'reacted' && each.type === 'reacted' && each.by === payload.by && each.seat === payload.seat;
      return {
        shown: [...shown.filter((each) => !isReplaced(each)), { ...payload, id }].slice(-most),
        count: id,
        timers,
      };
    },
    companyPassed: (company, { payload }: PayloadAction<number>) => ({
      ...company,
      shown: company.shown.filter(({ id }) => id !== payload),
    }),
    timersArrived: {
      reducer: (company, { payload }: PayloadAction<SentTimers>) => ({ ...company, timers: payload }),
      prepare: ({ table, timers }: TurnTimers) => ({ payload: { table, timers, at: Date.now() } }),
    },
  },
  extraReducers: (builder) => {
    builder.addCase(roomLeft, (company) => ({ ...company, shown: [], timers: null }));
  },
});

export const { companyHeard, companyPassed, timersArrived } = slice.actions;
export const companyReducer = slice.reducer;
