import { z } from 'zod';
import { roomName } from './names.ts';
import { tableId } from './seats.ts';

/** Signs of a join code: none that is mistaken for another on a screen across the room. */
export const joinCodeSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const joinCodeLength = 5;
export const joinCode = z.string().regex(new RegExp(`^[${joinCodeSigns}]{${joinCodeLength}}$`));

/** 128 bits, as base64url: proves that a client is the guest it says it is, in one room. */
export const seatToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** Proves that a client may run the house: printed by a host without a window when it starts. */
export const hostKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Whether people with the code take free seats themselves, or ask whoever leads the room; or whether nobody new comes in. */
export const door = z.enum(['open', 'ask', 'closed']);
export type Door = z.infer<typeof door>;

/** An IPv4 address of this machine, or `all`. */
export const adapterAddress = z.union([z.ipv4(), z.literal('all')]);
/** Where a High Street host answers: address and port, such as 192.168.1.20:7777. */
export const hostAddress = z.string().regex(/^\d{1,3}(?:\.\d{1,3}){3}:\d{1,5}$/);

/** A room that can be come into, as its host tells everybody, at its door and over mDNS. */
export const openRoom = z.object({
  room: tableId,
  name: roomName,
  /** What is played there, or will be; null where nothing is chosen yet. */
  game: z.string().max(40).nullable(),
  /** Seats nobody holds yet; between matches, chairs nobody has taken. */
  free: z.number().int().min(0).max(16),
});
export type OpenRoom = z.infer<typeof openRoom>;

/** A room of another host on the network. */
export const nearbyRoom = openRoom.extend({
  address: hostAddress,
  /** The other program's protocol; another number than ours cannot be joined. */
  protocol: z.number().int(),
});
export type NearbyRoom = z.infer<typeof nearbyRoom>;

/**
 * Why an adapter is, or is not, taken for the home network: it leads to the router, has an address as homes give them, has given
 * itself one because no router answered, or leads to a tunnel or a virtual machine.
 */
export const adapterReasons = ['router', 'home-network', 'self-numbered', 'virtual'] as const;
/** One network adapter of the host's machine. */
export const adapter = z.object({
  name: z.string(),
  address: z.string(),
  /** What speaks for it or against it as the home network; left out where nothing does. */
  reason: z.enum(adapterReasons).optional(),
});
export type Adapter = z.infer<typeof adapter>;

/** Why nobody can come in over the network. */
export const networkFailure = z.enum(['no-adapter', 'only-ipv6', 'ports-taken', 'not-allowed', 'failed']);
export type NetworkFailure = z.infer<typeof networkFailure>;

/** How the host stands on the network. */
export const networkStanding = z.object({
  /** Where it is served; null while nobody hosts. */
  listening: z
    .object({
      adapter: adapterAddress,
      port: z.number().int(),
      addresses: z.array(hostAddress),
      /** Has a person chosen this adapter in this network? */
      chosen: z.literal(true).optional(),
    })
    .nullable(),
  adapters: z.array(adapter),
  failure: networkFailure.nullable(),
  /** Has mDNS failed? Then tables are not listed by other apps; address and code work all the same. */
  unlisted: z.boolean(),
  /** Was the port given when the host was started? Then no other can be chosen. */
  portGiven: z.literal(true).optional(),
});
export type NetworkStanding = z.infer<typeof networkStanding>;

/** What the connection doctor has looked at. */
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
 * One finding of the connection doctor. `code` names what is so and, where that is bad, what to do: the page words it.
 * `facts` are figures for the words (port, address, adapter); never a secret.
 */
export const finding = z.object({
  examination: z.enum(examinations),
  result: z.enum(['well', 'doubtful', 'ill', 'not-examined']),
  code: z.string().max(60),
  facts: z.record(z.string(), z.string()),
});
export type Finding = z.infer<typeof finding>;
