import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultSettings, type Settings } from '../../../shared/protocol/messages.ts';

/** The settings as the host last sent them or the player just changed them. */
const slice = createSlice({
  name: 'settings',
  initialState: defaultSettings,
  reducers: {
    settingsArrived: (_settings, { payload }: PayloadAction<Settings>) => payload,
  },
});

export const { settingsArrived } = slice.actions;
export const settingsReducer = slice.reducer;
