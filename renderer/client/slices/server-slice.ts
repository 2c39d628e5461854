import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Campaign,
  HostMessage,
  NearbyRoom,
  NetworkStanding,
  OpenRoom,
  Person,
} from '../../../shared/protocol/messages.ts';

/** The host that this page talks to, and its knowledge of the network. */
export interface ServerSlice {
  /** Whether this page is the host's or a guest's. */
  readonly role: 'host' | 'guest';
  /** The server's name; null if unnamed. */
  readonly name: string | null;
  /** The name of the host's machine on its network. Unlike its address, it stays. Null if unknown. */
  readonly machine: string | null;
  /** The rooms that can be entered. */
  readonly rooms: readonly OpenRoom[];
  /** The server's state on the network; null for guests, and if it can never be on one. */
  readonly network: NetworkStanding | null;
  /** Wins of matches played alone, by person; empty for guests. */
  readonly campaigns: readonly Campaign[];
  /** The people whom this host remembers; empty for guests. */
  readonly people: readonly Person[];
  /** Rooms of other hosts; null while not searching. */
  readonly nearby: readonly NearbyRoom[] | null;
  /** The other host that this app window visits, `ip:port`. Null at home, and always in a browser. */
  readonly away: string | null;
  /** The code from a link or the home screen; the entry form asks only for a name. Null once inside. */
  readonly joinCode: string | null;
  /** Rooms here that this device can re-enter without a code, latest first. */
  readonly known: readonly string[];
  /** The room that this device's own host is taking over now; null for none. This page does not follow it. */
  readonly takingOver: string | null;
}

const atHome: ServerSlice = {
  role: 'host',
  name: null,
  machine: null,
  rooms: [],
  network: null,
  campaigns: [],
  people: [],
  nearby: null,
  away: null,
  joinCode: null,
  known: [],
  takingOver: null,
};

const slice = createSlice({
  name: 'server',
  initialState: atHome,
  reducers: {
    serverWelcomed: (server, { payload }: PayloadAction<Extract<HostMessage, { type: 'welcome' }>>) => ({
      ...server,
      role: payload.role,
      name: payload.server,
      machine: payload.machine,
      rooms: payload.rooms,
      network: payload.network,
      campaigns: payload.campaigns ?? [],
      people: payload.people ?? [],
    }),
    campaignsArrived: (server, { payload }: PayloadAction<readonly Campaign[]>) => ({ ...server, campaigns: payload }),
    peopleArrived: (server, { payload }: PayloadAction<readonly Person[]>) => ({ ...server, people: payload }),
    roomsArrived: (server, { payload }: PayloadAction<readonly OpenRoom[]>) => ({ ...server, rooms: payload }),
    networkArrived: (server, { payload }: PayloadAction<NetworkStanding>) => ({ ...server, network: payload }),
    nearbyArrived: (server, { payload }: PayloadAction<readonly NearbyRoom[] | null>) => ({
      ...server,
      nearby: payload,
    }),
    joinCodeBrought: (server, { payload }: PayloadAction<string | null>) => ({ ...server, joinCode: payload }),
    /** Switches to another host, or back home (null). Keeps nothing of the previous one. */
    serverChanged: (_house, { payload }: PayloadAction<string | null>) => ({
      ...atHome,
      away: payload,
      role: payload === null ? atHome.role : ('guest' as const),
    }),
    keysCounted: (server, { payload }: PayloadAction<readonly string[]>) => ({ ...server, known: payload }),
    takingOver: (server, { payload }: PayloadAction<string | null>) => ({ ...server, takingOver: payload }),
  },
});

export const {
  serverWelcomed,
  campaignsArrived,
  peopleArrived,
  roomsArrived,
  networkArrived,
  nearbyArrived,
  joinCodeBrought,
  serverChanged,
  keysCounted,
  takingOver,
} = slice.actions;
export const serverReducer = slice.reducer;
