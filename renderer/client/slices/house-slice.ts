import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Campaign,
  HostMessage,
  NearbyRoom,
  NetworkStanding,
  OpenRoom,
} from '../../../shared/protocol/messages.ts';

/** The host this page talks to, and what it knows of the network. */
export interface HouseSlice {
  /** Runs the house, or comes in as a guest. */
  readonly role: 'keeper' | 'guest';
  /** What the house is called; null where nobody has named it. */
  readonly name: string | null;
  /** The name of its machine on the network, which stays where its address changes; null where it is not known. */
  readonly machine: string | null;
  /** Its rooms that can be come into. */
  readonly rooms: readonly OpenRoom[];
  /** How it stands on the network; null for guests and where it can never go there. */
  readonly network: NetworkStanding | null;
  /** Who has won what in matches played alone; none for guests. */
  readonly campaigns: readonly Campaign[];
  /** Rooms of other hosts; null while nobody looks for them. */
  readonly nearby: readonly NearbyRoom[] | null;
  /** The other host that this app window visits, `ip:port`; null at home, and always in a browser. */
  readonly away: string | null;
  /** The code that came with the link or was typed in the street: the door asks only for a name. Gone once inside. */
  readonly joinCode: string | null;
  /** Rooms here to which this device can come back without a code, the latest first. */
  readonly known: readonly string[];
}

const atHome: HouseSlice = {
  role: 'keeper',
  name: null,
  machine: null,
  rooms: [],
  network: null,
  campaigns: [],
  nearby: null,
  away: null,
  joinCode: null,
  known: [],
};

const slice = createSlice({
  name: 'house',
  initialState: atHome,
  reducers: {
    houseWelcomed: (house, { payload }: PayloadAction<Extract<HostMessage, { type: 'welcome' }>>) => ({
      ...house,
      role: payload.role,
      name: payload.house,
      machine: payload.machine,
      rooms: payload.rooms,
      network: payload.network,
      campaigns: payload.campaigns ?? [],
    }),
    campaignsArrived: (house, { payload }: PayloadAction<readonly Campaign[]>) => ({ ...house, campaigns: payload }),
    roomsArrived: (house, { payload }: PayloadAction<readonly OpenRoom[]>) => ({ ...house, rooms: payload }),
    networkArrived: (house, { payload }: PayloadAction<NetworkStanding>) => ({ ...house, network: payload }),
    nearbyArrived: (house, { payload }: PayloadAction<readonly NearbyRoom[] | null>) => ({
      ...house,
      nearby: payload,
    }),
    joinCodeBrought: (house, { payload }: PayloadAction<string | null>) => ({ ...house, joinCode: payload }),
    /** Another host is visited, or this device's own again (null): nothing of the one before is kept. */
    houseChanged: (_house, { payload }: PayloadAction<string | null>) => ({
      ...atHome,
      away: payload,
      role: payload === null ? atHome.role : ('guest' as const),
    }),
    keysCounted: (house, { payload }: PayloadAction<readonly string[]>) => ({ ...house, known: payload }),
  },
});

export const {
  houseWelcomed,
  campaignsArrived,
  roomsArrived,
  networkArrived,
  nearbyArrived,
  joinCodeBrought,
  houseChanged,
  keysCounted,
} = slice.actions;
export const houseReducer = slice.reducer;
