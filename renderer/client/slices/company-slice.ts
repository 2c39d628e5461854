import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Nudged, Reacted } from '../../../shared/protocol/messages.ts';
import { roomLeft } from './room-slice.ts';

/** A nudge or reaction from the room, while it is shown. */
export type Passing = (Nudged | Reacted) & {
  /** Counts arrivals. */
  readonly id: number;
};

export interface CompanySlice {
  /** Oldest first. */
  readonly shown: readonly Passing[];
  readonly count: number;
}

const nothing: CompanySlice = { shown: [], count: 0 };
/** Most entries shown at once. */
const most = 12;

const slice = createSlice({
  name: 'company',
  initialState: nothing,
  reducers: {
    companyHeard({ shown, count }, { payload }: PayloadAction<Nudged | Reacted>) {
      const id = count + 1;
      // a sender's next reaction replaces the previous one
      const isReplaced = (each: Passing) =>
        payload.type === 'reacted' && each.type === 'reacted' && each.by === payload.by && each.seat === payload.seat;
      return { shown: [...shown.filter((each) => !isReplaced(each)), { ...payload, id }].slice(-most), count: id };
    },
    companyPassed: (company, { payload }: PayloadAction<number>) => ({
      ...company,
      shown: company.shown.filter(({ id }) => id !== payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(roomLeft, (company) => ({ ...company, shown: [] }));
  },
});

export const { companyHeard, companyPassed } = slice.actions;
export const companyReducer = slice.reducer;
