import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isTalking, type Phase } from '../../connection/line.ts';
import { serverChanged } from './server-slice.ts';

export interface ConnectionSlice {
  readonly state: Phase;
  /** Whether the host has let this page in, and back to its table. */
  readonly welcomed: boolean;
  /** Empty until a host has answered. */
  readonly appVersion: string;
  /** Whether this page's host has ever let it in. Before that there is no connection to lose. */
  readonly met: boolean;
  /** The host speaks another protocol version; only a newer app helps. */
  readonly otherProtocol: boolean;
  /** This page was not opened at the address that the host printed. */
  readonly shutOut: boolean;
}

const initialState: ConnectionSlice = {
  state: 'dialling',
  welcomed: false,
  appVersion: '',
  met: false,
  otherProtocol: false,
  shutOut: false,
};

const slice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionChanged(connection, { payload }: PayloadAction<Phase>) {
      connection.state = payload;
      connection.welcomed = connection.welcomed && isTalking(payload);
      connection.otherProtocol = payload === 'turned-away';
      connection.shutOut = payload === 'shut-out';
    },
    welcomed(connection, { payload }: PayloadAction<{ appVersion: string }>) {
      connection.welcomed = true;
      connection.met = true;
      connection.appVersion = payload.appVersion;
      connection.otherProtocol = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(serverChanged, (connection) => {
      connection.welcomed = false;
      connection.met = false;
      connection.otherProtocol = false;
      connection.shutOut = false;
    });
  },
});

export const { connectionChanged, welcomed } = slice.actions;
export const connectionReducer = slice.reducer;
