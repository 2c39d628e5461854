import { z } from 'zod';
import { roomName } from './names.ts';
import { tableId } from './seats.ts';

/** Default port for guests; if it is taken, the next free one. */
export const usualPort = 7777;

/** Path where a host tells pages of its home network, with status 204, that it is here. */
export const herePath = '/here';

/** The characters of join codes: none that is easily mistaken for another from across the room. */
export const joinCodeCharacters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const joinCodeLength = 5;
export const joinCode = z.string().regex(new RegExp(`^[${joinCodeCharacters}]{${joinCodeLength}}$`));

/** 128 bits as base64url. Proves which guest a client is, within one room. */
export const seatToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** 128 bits as base64url. Gives a client the rights of the host person. A host without a window prints it at start. */
export const hostKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** How people with the code get in: take free seats, ask a leader for seats, or not at all. */
export const door = z.enum(['open', 'ask', 'closed']);
export type Door = z.infer<typeof door>;

/** An IPv4 address of this machine, or `all`. */
export const adapterAddress = z.union([z.ipv4(), z.literal('all')]);
/** Address and port of a High Street host, such as 192.168.1.20:7777. */
export const hostAddress = z.string().regex(/^\d{1,3}(?:\.\d{1,3}){3}:\d{1,5}$/);

/** A room that can be entered, as its host announces it to clients outside any room and over mDNS. */
export const openRoom = z.object({
  room: tableId,
  name: roomName,
  /** The game played there, or planned; null if none is chosen. */
  game: z.string().max(40).nullable(),
  /** Seats without a holder; between matches, chairs that are free. */
  free: z.number().int().min(0).max(16),
});
export type OpenRoom = z.infer<typeof openRoom>;

/** A room of another host on the network. */
export const nearbyRoom = openRoom.extend({
  address: hostAddress,
  /** The protocol version of that host. Rooms with another version than ours cannot be entered. */
  protocol: z.number().int(),
});
export type NearbyRoom = z.infer<typeof nearbyRoom>;

/**
 * Why an adapter is, or is not, taken for the home network: it leads to the router, its address is one of home networks,
 * it numbered itself because no router answered, or it is a tunnel or a virtual machine's.
 */
export const adapterReasons = ['router', 'home-network', 'self-numbered', 'virtual'] as const;
/** A network adapter of the host's machine. */
export const adapter = z.object({
  name: z.string(),
  address: z.string(),
  /** What speaks for or against it as the home network; absent if nothing does. */
  reason: z.enum(adapterReasons).optional(),
});
export type Adapter = z.infer<typeof adapter>;

/** Why guests cannot connect over the network. */
export const networkFailure = z.enum(['no-adapter', 'only-ipv6', 'ports-taken', 'not-allowed', 'failed']);
export type NetworkFailure = z.infer<typeof networkFailure>;

/** The host's network status. */
export const networkStanding = z.object({
  /** Where the host listens; null while no room is open. */
  listening: z
    .object({
      adapter: adapterAddress,
      port: z.number().int(),
      addresses: z.array(hostAddress),
      /** Whether a person chose this adapter in this network. */
      chosen: z.literal(true).optional(),
    })
    .nullable(),
  adapters: z.array(adapter),
  failure: networkFailure.nullable(),
  /** Whether mDNS failed. Other apps then do not list this host's rooms; address and code still work. */
  unlisted: z.boolean(),
  /** Set if the port was given at start. It cannot be changed then. */
  portGiven: z.literal(true).optional(),
});
export type NetworkStanding = z.infer<typeof networkStanding>;

/** The checks of the connection doctor. */
export const examinations = [
  'adapter',
  'port',
  'reachable',
  'multicast',
  'firewall',
  'local-network-permission',
  'remote-address',
  'remote-host',
] as const;

/**
 * One finding of the connection doctor.
 * `code` names the finding and its remedy; the page has the text for it. `facts` are values for that text (port,
 * address, adapter), never secrets.
 */
export const finding = z.object({
  examination: z.enum(examinations),
  result: z.enum(['well', 'doubtful', 'ill', 'not-examined']),
  code: z.string().max(60),
  facts: z.record(z.string(), z.string()),
});
export type Finding = z.infer<typeof finding>;
