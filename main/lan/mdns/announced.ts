import type { ResponseOutgoingPacket, ResponsePacket } from 'multicast-dns';
import { z } from 'zod';
import {
  longestRoomName,
  type OpenRoom,
  openRoom,
  protocolVersion,
  shownName,
  tidyName,
} from '../../../shared/protocol/messages.ts';

/** The service type: `_highstreet._tcp`. */
export const serviceType = 'highstreet';
/** Name of the PTR records of our services. */
export const pointerName = `_${serviceType}._tcp.local`;
/** Name of the record that lists the types of services. See RFC 6763, section 9. */
export const typesName = '_services._dns-sd._udp.local';

/** Maximum number of rooms announced and listed per server; its own page lists all. */
export const mostRooms = 24;
/** Records read of one packet; the announcement of a room has five. */
const mostRecords = 200;

/** The DNS records of a service. */
export type Records = ResponseOutgoingPacket['answers'];
type DnsRecord = Records[number];

/** The public mDNS record of a room: no names of players, no code, no token. */
export function send(room: OpenRoom): Record<string, string> {
  return {
    id: room.room,
    name: shownName(room.name, longestRoomName),
    game: room.game ?? '',
    free: String(room.free),
    v: String(protocolVersion),
  };
}

/**
 * The records of a room at an address and port.
 * @param name unique on the network; hides the machine's name
 */
export function recordsOf(name: string, room: OpenRoom, address: string, port: number): Records {
  const [service, host] = [`${name}.${pointerName}`, `${name}.local`];
  const txt = Object.entries(send(room)).map(([key, value]) => `${key}=${value}`);
  return [
    { name: pointerName, type: 'PTR', ttl: 4_500, data: service },
    { name: service, type: 'SRV', ttl: 120, flush: true, data: { port, target: host } },
    { name: service, type: 'TXT', ttl: 4_500, flush: true, data: txt },
    { name: host, type: 'A', ttl: 120, flush: true, data: address },
    { name: typesName, type: 'PTR', ttl: 4_500, data: pointerName },
  ];
}

/** The goodbye for a service: its records with TTL 0. See RFC 6762, section 10.1. */
export function goodbyeOf(records: Records): Records {
  return records.filter(({ name }) => name !== typesName).map((record) => ({ ...record, ttl: 0 }));
}

/** DNS names are case-insensitive. */
function isSame(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

export function isAskedFor(
  { name, type }: DnsRecord,
  question: { readonly name: string; readonly type: string },
): boolean {
  return isSame(name, question.name) && (question.type === type || question.type === 'ANY');
}

const txt = z
  .object({
    id: openRoom.shape.room,
    // our names never need cutting or cleaning
    name: z
      .string()
      .overwrite(tidyName)
      .refine((name) => name !== '' && shownName(name, longestRoomName) === name),
    game: z
      .string()
      .regex(/^[a-z0-9-]{0,40}$/)
      .transform((game) => (game === '' ? null : game)),
    free: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(openRoom.shape.free),
    v: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  })
  .transform(({ id, name, game, free, v }) => ({ room: id, name, game, free, protocol: v }));

/** A room of another server, according to its mDNS record. */
export type ToldRoom = z.infer<typeof txt>;

const service = z.object({
  name: z.string().min(1).max(255),
  port: z.number().int().min(1).max(65_535),
  sent: txt,
  /** The server's possible addresses, likeliest first. */
  addresses: z.array(z.ipv4()),
});

/** A service with its full name in lower case. */
export type AnnouncedService = z.infer<typeof service>;

/** What a packet says about rooms. */
export interface Heard {
  readonly services: readonly AnnouncedService[];
  /** Full names, in lower case, of the services that said goodbye. */
  readonly gone: readonly string[];
}

/** Reads a response from an address. Leaves out all that is not a valid High Street room. */
export function readPacket({ answers = [], additionals = [] }: Partial<ResponsePacket>, from: string): Heard {
  const records = [...answers, ...additionals].slice(0, mostRecords);
  const services: AnnouncedService[] = [];
  const gone: string[] = [];
  for (const record of records) {
    if (record.type !== 'PTR' || !isSame(record.name, pointerName)) continue;
    if (record.ttl === 0) gone.push(record.data.toLowerCase());
    else services.push(...readService(record.data.toLowerCase(), records, from));
  }
  return { services, gone };
}

/** The service with this name; empty if it is not valid. */
function readService(name: string, records: Records, from: string): readonly AnnouncedService[] {
  let target = '';
  const heard = { name, port: 0, sent: {}, addresses: [from] };
  for (const record of records) {
    if (!isSame(record.name, name)) continue;
    if (record.type === 'SRV') ({ port: heard.port, target } = record.data);
    if (record.type === 'TXT') heard.sent = Object.fromEntries([record.data].flat().map(entryOf));
  }
  for (const record of records) {
    if (record.type === 'A' && isSame(record.name, target) && record.data !== from) heard.addresses.push(record.data);
  }
  const read = service.safeParse(heard);
  return read.success ? [read.data] : [];
}

/** Reads `key=value`. */
function entryOf(text: string | Buffer): readonly [string, string] {
  const [key = '', value = ''] = text.toString().split(/=(.*)/s);
  return [key, value];
}
