import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefusalCode, Relieving } from '../../../shared/protocol/messages.ts';

/** The way of a room from a host that is gone to the one that stood by. */
export interface Relief {
  /** Is it to go on at this device's own host? */
  readonly here: boolean;
  /** How far it is, as the other host last told; null before it has. */
  readonly progress: Omit<Relieving, 'proof'> | null;
  /** Why it does not go on there. */
  readonly refused: RefusalCode | null;
  /** Is it known where the host of before is? */
  readonly canGoBack: boolean;
}

export interface StandingBySlice {
  /** Something of it may have to be shown, when nothing can be fetched any more: it is fetched now. */
  readonly near: boolean;
  /** The room that waits for whoever stands by; null for none. */
  readonly waits: string | null;
  /** The host has not answered for long: where its room could go on. */
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
