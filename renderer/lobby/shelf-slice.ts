import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TableSummary } from '../../shared/protocol/messages.ts';

/** The tables of this device, the one played last first. */
const slice = createSlice({
  name: 'shelf',
  initialState: (): readonly TableSummary[] => [],
  reducers: {
    shelfArrived: (_shelf, { payload }: PayloadAction<readonly TableSummary[]>) =>
      [...payload].sort((one, other) => other.savedAt - one.savedAt),
  },
});

export const { shelfArrived } = slice.actions;
export const shelfReducer = slice.reducer;
