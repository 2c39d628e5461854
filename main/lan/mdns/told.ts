import { z } from 'zod';
import {
  longestRoomName,
  type OpenRoom,
  openRoom,
  protocolVersion,
  shownName,
  tidyName,
} from '../../../shared/protocol/messages.ts';

/** The type of our services: `_highstreet._tcp`. */
export const serviceType = 'highstreet';

/** As many rooms are told and listed of one host; a house that plays more at once lists them at its own door. */
export const mostRooms = 24;

/** What is told of a room over mDNS, to everybody: no name of a player, no code, no token. */
export function tell(room: OpenRoom): Record<string, string> {
  return {
    id: room.room,
    name: shownName(room.name, longestRoomName),
    game: room.game ?? '',
    free: String(room.free),
    v: String(protocolVersion),
  };
}

const told = z
  .object({
    id: openRoom.shape.room,
    // what would have to be cut or cleaned is no name of ours
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

/** A room of another host, as its record tells it. */
export type ToldRoom = z.infer<typeof told>;

const service = z.object({
  fqdn: z.string().min(1).max(255),
  port: z.number().int().min(1).max(65_535),
  txt: told,
  /** Where the packet came from. */
  referer: z.object({ address: z.ipv4() }),
  /** What the host says its addresses are. */
  addresses: z.array(z.string()).max(64),
});

export interface ToldService {
  /** The service's full name, in small letters: names of DNS do not tell them from large ones. */
  readonly name: string;
  readonly port: number;
  readonly told: ToldRoom;
  /** Where it may answer, the likeliest first. */
  readonly addresses: readonly string[];
}

/** Reads what came over the network; null where it is not a room of a High Street host. */
export function readService(heard: unknown): ToldService | null {
  const read = service.safeParse(heard);
  if (!read.success) return null;
  const { fqdn, port, txt, referer, addresses } = read.data;
  const likely = [referer.address, ...addresses.filter((address) => z.ipv4().safeParse(address).success)];
  return { name: fqdn.toLowerCase(), port, told: txt, addresses: [...new Set(likely)] };
}

/** The pointer to each of our services has this name. */
const ours = new RegExp(`^_${serviceType}\\._tcp\\.local$`, 'i');
const goodbye = z.object({
  type: z.literal('PTR'),
  name: z.string().regex(ours),
  ttl: z.literal(0),
  data: z.string().max(255),
});
const packet = z.object({ answers: z.array(z.unknown()).max(1_000) });

/** The names of the services that say goodbye in a packet: their pointers live no longer (RFC 6762, section 10.1). */
export function readGoodbyes(heard: unknown): readonly string[] {
  const read = packet.safeParse(heard);
  if (!read.success) return [];
  return read.data.answers.flatMap((answer) => {
    const farewell = goodbye.safeParse(answer);
    return farewell.success ? [farewell.data.data.toLowerCase()] : [];
  });
}
