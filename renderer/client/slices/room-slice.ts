import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RoomMessage } from '../../../shared/protocol/messages.ts';

/** The room as the host last sent it. */
export type LiveRoom = Omit<RoomMessage, 'type'>;

export interface RoomSlice {
  /** Null outside rooms. */
  readonly live: LiveRoom | null;
  /** Whether the page shows the lobby while the room plays at a table. */
  readonly lobbyShown: boolean;
}

const nothing: RoomSlice = { live: null, lobbyShown: false };

const slice = createSlice({
  name: 'room',
  initialState: nothing,
  reducers: {
    roomArrived({ live: before, lobbyShown }, { payload }: PayloadAction<RoomMessage>) {
      const { type: _, ...live } = payload;
      const hasGoneOn = live.table !== null && before?.room === live.room && before.table !== live.table;
      // a new match ends the visit to the lobby
      return { live, lobbyShown: lobbyShown && !hasGoneOn };
    },
    roomLeft: () => nothing,
    lobbyShown: (room, { payload }: PayloadAction<boolean>) => ({ ...room, lobbyShown: payload }),
  },
});

/** Whether this device may lead: the room, or without one the server. */
export function leadsHere({
  room,
  server,
}: {
  readonly room: RoomSlice;
  readonly server: { readonly role: string };
}): boolean {
  return room.live?.isLeader ?? server.role === 'host';
}

export const { roomArrived, roomLeft, lobbyShown } = slice.actions;
export const roomReducer = slice.reducer;
