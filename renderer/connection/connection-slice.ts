import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConnectionState } from './transport.ts';

export interface ConnectionSlice {
  readonly state: ConnectionState;
  /** Has the host answered the hello of this connection? */
  readonly welcomed: boolean;
  readonly appVersion: string;
  /** The host speaks another protocol: nothing but a newer program helps. */
  readonly otherProtocol: boolean;
}

const initialState: ConnectionSlice = { state: 'connecting', welcomed: false, appVersion: '', otherProtocol: false };

const slice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionChanged(connection, { payload }: PayloadAction<ConnectionState>) {
      connection.state = payload;
      connection.welcomed = false;
    },
    welcomed(connection, { payload }: PayloadAction<{ appVersion: string; otherProtocol: boolean }>) {
      connection.welcomed = !payload.otherProtocol;
      connection.appVersion = payload.appVersion;
      connection.otherProtocol = payload.otherProtocol;
    },
  },
});

export const { connectionChanged, welcomed } = slice.actions;
export const connectionReducer = slice.reducer;
