import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Campaign,
  HostedTable,
  HostMessage,
  NearbyTable,
  NetworkStanding,
} from '../../shared/protocol/messages.ts';

/** The host this page talks to, and what it knows of the network. */
export interface HouseSlice {
  /** Runs the house, or comes in as a guest. */
  readonly role: 'keeper' | 'guest';
  /** What the house is called; null where nobody has named it. */
  readonly name: string | null;
  /** Its tables that can be joined. */
  readonly hosted: readonly HostedTable[];
  /** How it stands on the network; null for guests and where it can never go there. */
  readonly network: NetworkStanding | null;
  /** Who has won what in matches played alone; none for guests. */
  readonly campaigns: readonly Campaign[];
  /** Tables of other hosts; null while nobody looks for them. */
  readonly nearby: readonly NearbyTable[] | null;
  /** The other host that this app window visits, `ip:port`; null at home, and always in a browser. */
  readonly away: string | null;
  /** The code that came with the link or was typed in the street: the door asks only for a name. Gone once inside. */
  readonly joinCode: string | null;
  /** Tables here to which this device can come back without a code, the latest first. */
  readonly known: readonly string[];
  /** Who this device is at the table where it last came in; null where it runs the house or has come in nowhere. */
  readonly guest: { readonly table: string; readonly guest: string } | null;
}

const atHome: HouseSlice = {
  role: 'keeper',
  name: null,
  hosted: [],
  network: null,
  campaigns: [],
  nearby: null,
  away: null,
  joinCode: null,
  known: [],
  guest: null,
};

const slice = createSlice({
  name: 'house',
  initialState: atHome,
  reducers: {
    houseWelcomed: (house, { payload }: PayloadAction<Extract<HostMessage, { type: 'welcome' }>>) => ({
      ...house,
      role: payload.role,
      name: payload.house,
      hosted: payload.hosted,
      network: payload.network,
      campaigns: payload.campaigns ?? [],
    }),
    campaignsArrived: (house, { payload }: PayloadAction<readonly Campaign[]>) => ({ ...house, campaigns: payload }),
    hostedArrived: (house, { payload }: PayloadAction<readonly HostedTable[]>) => ({ ...house, hosted: payload }),
    networkArrived: (house, { payload }: PayloadAction<NetworkStanding>) => ({ ...house, network: payload }),
    nearbyArrived: (house, { payload }: PayloadAction<readonly NearbyTable[] | null>) => ({
      ...house,
      nearby: payload,
    }),
    cameIn: (house, { payload }: PayloadAction<HouseSlice['guest']>) => ({ ...house, guest: payload }),
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
  hostedArrived,
  networkArrived,
  nearbyArrived,
  cameIn,
  joinCodeBrought,
  houseChanged,
  keysCounted,
} = slice.actions;
export const houseReducer = slice.reducer;
