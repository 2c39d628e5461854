import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Nudged, Reacted } from '../../../shared/protocol/messages.ts';
import { roomLeft } from './room-slice.ts';

/** Something that has come from somebody in the room, for as long as it is shown. */
export type Passing = (Nudged | Reacted) & {
  /** Counts what has come. */
  readonly id: number;
};

export interface CompanySlice {
  /** What is shown, oldest first. */
  readonly shown: readonly Passing[];
  readonly count: number;
}

const nothing: CompanySlice = { shown: [], count: 0 };
/** More than these are not shown at once. */
const most = 12;

const slice = createSlice({
  name: 'company',
  initialState: nothing,
  reducers: {
    companyHeard({ shown, count }, { payload }: PayloadAction<Nudged | Reacted>) {
      const id = count + 1;
      // somebody's next reaction takes the place of the one before
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
