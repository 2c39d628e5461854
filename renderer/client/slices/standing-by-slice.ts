import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefusalCode, Relieving } from '../../../shared/protocol/messages.ts';

/** The failover of a room from a lost host to its standby. */
export interface Relief {
  /** Whether the room continues at this device's own host. */
  readonly here: boolean;
  /** The progress that the other host last sent; null before that. */
  readonly progress: Omit<Relieving, 'proof'> | null;
  /** Why the room does not continue there. */
  readonly refused: RefusalCode | null;
  /** Whether the previous host's address is known. */
  readonly canGoBack: boolean;
}

export interface StandingBySlice {
  /** Whether to load the standby UI now. Nothing can be loaded once the host is gone. */
  readonly near: boolean;
  /** The room that waits for its standby; null for none. */
  readonly waits: string | null;
  /** Where the room could continue, once the host has been silent for long. */
  readonly offer: 'here' | 'there' | null;
  readonly relief: Relief | null;
}

const nothing: StandingBySlice = { near: false, waits: null, offer: null, relief: null };

const slice = createSlice({
  name: 'standing-by',
  initialState: nothing,
  reducers: {
    standingByChanged: (before, { payload }: PayloadAction<Partial<StandingBySlice>>) => ({ ...before, ...payload }),
  },
});

export const { standingByChanged } = slice.actions;
export const standingByReducer = slice.reducer;
