import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostMessage, PlaybackPoint } from '../../../shared/protocol/messages.ts';
import { type RoomSlice, roomLeft } from './room-slice.ts';

export interface TelevisionSlice {
  /** How far a television of the room has shown a match; null before its first report. */
  readonly shown: PlaybackPoint | null;
  /** Counts how often a leader continued the playback here, and whether the last time to its end. */
  readonly continued: { readonly count: number; readonly all: boolean };
}

const nothing: TelevisionSlice = { shown: null, continued: { count: 0, all: false } };

const slice = createSlice({
  name: 'television',
  initialState: nothing,
  reducers: {
    televisionShowed: (television, { payload }: PayloadAction<Extract<HostMessage, { type: 'television-shows' }>>) => ({
      ...television,
      shown: payload.at,
    }),
    playbackContinued: (
      { shown, continued },
      { payload }: PayloadAction<Extract<HostMessage, { type: 'playback-continued' }>>,
    ) => ({ shown, continued: { count: continued.count + 1, all: payload.all } }),
  },
  extraReducers: (builder) => {
    builder.addCase(roomLeft, () => nothing);
  },
});

/** Where the room has a television that is switched on: nowhere, at this screen, or elsewhere. */
export type TelevisionPlace = 'none' | 'here' | 'elsewhere';

export const televisionPlace = createSelector(
  [({ room }: { readonly room: RoomSlice }) => room.live],
  (live): TelevisionPlace => {
    const televisions = (live?.devices ?? []).filter(({ isTelevision, present }) => isTelevision && present);
    if (televisions.some(({ device }) => device === live?.you)) return 'here';
    return televisions.length > 0 ? 'elsewhere' : 'none';
  },
);

export const { televisionShowed, playbackContinued } = slice.actions;
export const televisionReducer = slice.reducer;
