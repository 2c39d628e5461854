import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RoomMessage } from '../../../shared/protocol/messages.ts';

/** The room as the host last told it. */
export type LiveRoom = Omit<RoomMessage, 'type'>;

export interface RoomSlice {
  /** Null where this page is in none. */
  readonly live: LiveRoom | null;
  /** Is the lobby shown, though the room plays at a table? */
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
      // the next match is what everybody has been waiting for
      return { live, lobbyShown: lobbyShown && !hasGoneOn };
    },
    roomLeft: () => nothing,
    lobbyShown: (room, { payload }: PayloadAction<boolean>) => ({ ...room, lobbyShown: payload }),
  },
});

/** May whoever sits before this page lead: the room, or where there is none the house? */
export function leadsHere({
  room,
  house,
}: {
  readonly room: RoomSlice;
  readonly house: { readonly role: string };
}): boolean {
  return room.live?.isMaster ?? house.role === 'keeper';
}

export const { roomArrived, roomLeft, lobbyShown } = slice.actions;
export const roomReducer = slice.reducer;
