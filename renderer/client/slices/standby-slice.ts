import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailingOver, RefusalCode } from '../../../shared/protocol/messages.ts';

/** The failover of a room from a lost host to its standby. */
export interface Failover {
  /** Whether the room continues at this device's own host. */
  readonly here: boolean;
  /** The progress that the other host last sent; null before that. */
  readonly progress: Omit<FailingOver, 'proof'> | null;
  /** Why the room does not continue there. */
  readonly refused: RefusalCode | null;
  /** Whether the previous host's address is known. */
  readonly canGoBack: boolean;
}

export interface StandbySlice {
  /** Whether to load the standby UI now. Nothing can be loaded once the host is gone. */
  readonly near: boolean;
  /** The room that waits for its standby; null for none. */
  readonly waits: string | null;
  /** Where the room could continue, once the host has been silent for long. */
  readonly offer: 'here' | 'there' | null;
  readonly failover: Failover | null;
  /** The room that this device's own host was asked to continue. It stays after the player has gone back. */
  readonly failedOver: string | null;
}

const nothing: StandbySlice = { near: false, waits: null, offer: null, failover: null, failedOver: null };

const slice = createSlice({
  name: 'standby',
  initialState: nothing,
  reducers: {
    standbyChanged: (before, { payload }: PayloadAction<Partial<StandbySlice>>) => ({ ...before, ...payload }),
  },
});

export const { standbyChanged } = slice.actions;
export const standbyReducer = slice.reducer;
