import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isTalking, type Phase } from '../../connection/line.ts';
import { serverChanged } from './server-slice.ts';
import { tableArrived, tableLeft } from './table-slice.ts';

export interface ConnectionSlice {
  readonly state: Phase;
  /** Whether the host has let this page in, and back to its table. */
  readonly welcomed: boolean;
  /** Empty until a host has answered. */
  readonly appVersion: string;
  /** The app version of a host that has let this page in, while the page awaits its table or room. */
  readonly awaited: string | null;
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
  awaited: null,
  met: false,
  otherProtocol: false,
  shutOut: false,
};

/** Shows the host that has let this page in, once its place has come. */
function showAwaited(connection: ConnectionSlice): ConnectionSlice {
  const { awaited } = connection;
  if (awaited === null) return connection;
  return { ...connection, welcomed: true, met: true, appVersion: awaited, awaited: null, otherProtocol: false };
}

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
    /** The host has let this page in. `awaits`: its table or room is still to come. */
    welcomed: (connection, { payload }: PayloadAction<{ appVersion: string; awaits?: boolean }>) => {
      const { appVersion: awaited, awaits = false } = payload;
      return awaits ? { ...connection, awaited } : showAwaited({ ...connection, awaited });
    },
    placeShown: showAwaited,
  },
  extraReducers: (builder) => {
    builder
      .addCase(serverChanged, (connection) => {
        connection.welcomed = false;
        connection.awaited = null;
        connection.met = false;
        connection.otherProtocol = false;
        connection.shutOut = false;
      })
      .addCase(tableArrived, showAwaited)
      .addCase(tableLeft, showAwaited);
  },
});

export const { connectionChanged, welcomed, placeShown } = slice.actions;
export const connectionReducer = slice.reducer;
