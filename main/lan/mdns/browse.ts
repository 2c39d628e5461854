import type { NearbyRoom, OpenRoom } from '../../../shared/protocol/messages.ts';
import { isNeighbour, ownAdapters, type Subnet } from './adapters.ts';
import { type AnnouncedService, type Heard, mostRooms } from './announced.ts';
import { watchEndpoints } from './endpoints.ts';
import { knock } from './knock.ts';
import { type MdnsSocket, openMdnsSocket } from './mdns-socket.ts';
import { nearbyFrom, type Sighting } from './nearby.ts';

export interface BrowseSettings {
  /** True for our own rooms, which are not listed. */
  readonly isOwn?: (room: OpenRoom['room']) => boolean;
  /** The adapters to look on, queried again for every look. */
  readonly adapters?: () => readonly Subnet[];
  /** Checks whether a server answers. Never rejects. */
  readonly answers?: (ip: string, port: number) => Promise<boolean>;
  /** UDP port of mDNS; tests use another. */
  readonly port?: number;
  /** Interval between looks, in milliseconds. */
  readonly lookEvery?: number;
  /** Interval between checks of a listed server, in milliseconds. */
  readonly tryEvery?: number;
  /** Called for an adapter that cannot send or receive, in words for a developer. It is retried. */
  readonly onTrouble?: (error: Error) => void;
}

/** Looks after which an mDNS socket is replaced, to recover from sleep and adapter changes. */
const looksOfSocket = 20;
/** Looks without an answer after which a room is forgotten: its goodbye was lost. */
const looksUnheard = 15;
/** Maximum number of services in total, to bound memory and connection attempts. */
const mostServices = 96;
/** Addresses to try per service. */
const mostAddresses = 3;
/** Connection timeout in milliseconds. */
const patience = 1_500;

interface Lookout {
  readonly socket: MdnsSocket;
  looks: number;
  broken: boolean;
}

async function answersToKnock(ip: string, port: number): Promise<boolean> {
  return (await knock(ip, port, patience)).result === 'answered';
}

/**
 * Looks for rooms of other servers on all adapters until the returned function is called. Never throws.
 * `onRooms` receives the whole list on each change, with only those rooms whose server accepts a connection.
 */
export function browse(onRooms: (rooms: readonly NearbyRoom[]) => void, settings: BrowseSettings = {}): () => void {
  const { adapters = ownAdapters, lookEvery = 3_000, tryEvery = 10_000, isOwn = () => false } = settings;
  const lookouts = new Map<string, Lookout>();
  /** By service name, oldest first. */
  const sightings = new Map<string, Sighting>();
  let neighbourhood: readonly Subnet[] = [];
  let looks = 0;
  let listed = '[]';

  const list = (): void => {
    const rooms = nearbyFrom([...sightings.values()], endpoints.answeringSince);
    const words = JSON.stringify(rooms);
    if (words === listed) return;
    listed = words;
    onRooms(rooms);
  };
  const endpoints = watchEndpoints({ answers: settings.answers ?? answersToKnock, every: tryEvery, onChange: list });

  const sort = (): void => {
    endpoints.watch(new Set([...sightings.values()].flatMap(({ addresses }) => addresses)));
    list();
  };

  const meet = ({ name, port, sent, addresses }: AnnouncedService): void => {
    if (isOwn(sent.room)) return;
    // A real mDNS sender is in one of our networks; other addresses are not reachable without a router.
    const near = addresses.filter((address) => neighbourhood.some((adapter) => isNeighbour(address, adapter)));
    const [first] = near;
    const before = sightings.get(name);
    if (first === undefined) return;
    if (!before) {
      const ofAddress = [...sightings.values()].filter(({ source }) => source === first).length;
      if (sightings.size >= mostServices || ofAddress >= mostRooms) return;
    }
    const tried = near.slice(0, mostAddresses).map((address) => `${address}:${port}`);
    sightings.set(name, { sent, source: first, addresses: tried, look: looks });
  };

  const onHeard = ({ services, gone }: Heard): void => {
    for (const service of services) meet(service);
    for (const name of gone) sightings.delete(name);
    if (services.length + gone.length > 0) sort();
  };

  const open = (address: string): Lookout => {
    const onTrouble = (error: Error): void => {
      if (!lookout.broken) settings.onTrouble?.(new Error(`mDNS at ${address}: ${error.message}`, { cause: error }));
      lookout.broken = true;
    };
    const socket = openMdnsSocket(address, { port: settings.port, onTrouble, onHeard });
    const lookout: Lookout = { socket, looks: 0, broken: false };
    return lookout;
  };

  const look = (): void => {
    looks += 1;
    neighbourhood = adapters();
    const present = new Set(neighbourhood.map(({ address }) => address));
    for (const [address, { socket, looks: age, broken }] of lookouts) {
      if (present.has(address) && !broken && age < looksOfSocket) continue;
      lookouts.delete(address);
      socket.drop();
    }
    for (const address of present) {
      const lookout = lookouts.get(address) ?? open(address);
      lookouts.set(address, lookout);
      lookout.looks += 1;
      lookout.socket.ask();
    }
    for (const [name, { look }] of sightings) if (looks - look > looksUnheard) sightings.delete(name);
    sort();
  };

  look();
  // The first query may get lost; repeat it soon, while people wait most.
  const again = setTimeout(look, lookEvery / 3);
  const regularly = setInterval(look, lookEvery);
  return () => {
    clearTimeout(again);
    clearInterval(regularly);
    endpoints.stop();
    for (const { socket } of lookouts.values()) socket.drop();
    lookouts.clear();
    sightings.clear();
  };
}
