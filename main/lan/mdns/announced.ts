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

/** Maximum number of rooms announced and listed per server; its own page lists all. */
export const mostRooms = 24;

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

const sent = z
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
export type ToldRoom = z.infer<typeof sent>;

const service = z.object({
  fqdn: z.string().min(1).max(255),
  port: z.number().int().min(1).max(65_535),
  txt: sent,
  referer: z.object({ address: z.ipv4() }),
  /** The addresses that the server claims. */
  addresses: z.array(z.string()).max(64),
});

export interface AnnouncedService {
  /** The service's full name in lower case, because DNS names are case-insensitive. */
  readonly name: string;
  readonly port: number;
  readonly sent: ToldRoom;
  /** The server's possible addresses, likeliest first. */
  readonly addresses: readonly string[];
}

/** Parses a service from the network. Null if it is not a valid High Street room. */
export function readService(heard: unknown): AnnouncedService | null {
  const read = service.safeParse(heard);
  if (!read.success) return null;
  const { fqdn, port, txt, referer, addresses } = read.data;
  const likely = [referer.address, ...addresses.filter((address) => z.ipv4().safeParse(address).success)];
  return { name: fqdn.toLowerCase(), port, sent: txt, addresses: [...new Set(likely)] };
}

/** Name of the PTR records of our services. */
const ours = new RegExp(`^_${serviceType}\\._tcp\\.local$`, 'i');
const goodbye = z.object({
  type: z.literal('PTR'),
  name: z.string().regex(ours),
  ttl: z.literal(0),
  data: z.string().max(255),
});
const packet = z.object({ answers: z.array(z.unknown()).max(1_000) });

/**
 * The services that say goodbye in a packet, by a PTR record with TTL 0.
 * See RFC 6762, section 10.1.
 */
export function readGoodbyes(heard: unknown): readonly string[] {
  const read = packet.safeParse(heard);
  if (!read.success) return [];
  return read.data.answers.flatMap((answer) => {
    const farewell = goodbye.safeParse(answer);
    return farewell.success ? [farewell.data.data.toLowerCase()] : [];
  });
}
