import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isTalking, type Phase } from '../../connection/line.ts';
import { houseChanged } from './house-slice.ts';

export interface ConnectionSlice {
  readonly state: Phase;
  /** Has the host greeted this page, and is the page back at its table? */
  readonly welcomed: boolean;
  /** Empty as long as no host has ever answered. */
  readonly appVersion: string;
  /** Has the host of this page ever let it in? Until then no line can have broken. */
  readonly met: boolean;
  /** The host speaks another protocol: nothing but a newer program helps. */
  readonly otherProtocol: boolean;
  /** This page was not opened by the address that the host has printed. */
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
    builder.addCase(houseChanged, (connection) => {
      connection.welcomed = false;
      connection.met = false;
      connection.otherProtocol = false;
      connection.shutOut = false;
    });
  },
});

export const { connectionChanged, welcomed } = slice.actions;
export const connectionReducer = slice.reducer;
