import { randomBytes } from 'node:crypto';
import type { OpenRoom } from '../../../shared/protocol/messages.ts';
import { mostRooms, recordsOf } from './announced.ts';
import { type MdnsSocket, openMdnsSocket } from './mdns-socket.ts';

/** Announces on the network which rooms can be joined here. */
export interface Advertiser {
  /**
   * Announces exactly these rooms from now on, each at every address in `where`. Never throws.
   * Sends only the changes; ignores rooms beyond the first 24.
   */
  announce(rooms: readonly OpenRoom[], where: { readonly port: number; readonly addresses: readonly string[] }): void;
  /** Sends the goodbyes; resolves in less than half a second. Never rejects. */
  stop(): Promise<void>;
}

export interface AdvertiserSettings {
  /** Called once when announcing fails at every address. Others then do not see our rooms. */
  readonly onFailure: (error: Error) => void;
  /** Called when announcing works again. */
  readonly onRecovery?: () => void;
  /** UDP port of mDNS; tests use another. */
  readonly port?: number;
  /** Minimum time between two updates, in milliseconds; merges quick changes of free seats. */
  readonly pause?: number;
  /** Interval of checks on the announcements, in milliseconds. */
  readonly checkEvery?: number;
  /** Milliseconds until a failed announcement is retried. */
  readonly retryAfter?: number;
  /** Lifetime of an mDNS socket in milliseconds. A new one recovers from sleep and adapter changes. */
  readonly renewAfter?: number;
}

/** All rooms at one address. */
interface Announcement {
  /** Part of the services' names, so that they are unique on the network. */
  readonly mark: string;
  readonly socket: MdnsSocket;
  readonly since: number;
  /** A socket that failed once stays failed, and is replaced. */
  state: 'new' | 'announced' | Error;
}

/** Creates an advertiser. It sends nothing before the first `announce`. */
export function advertiser(settings: AdvertiserSettings): Advertiser {
  const { pause = 500, checkEvery = 15_000, retryAfter = 30_000, renewAfter = 300_000 } = settings;
  let wanted: { rooms: readonly OpenRoom[]; port: number; addresses: readonly string[] } | null = null;
  /** By address. */
  const announcements = new Map<string, Announcement>();
  let goodbyes: Promise<void> = Promise.resolve();
  let failed = false;
  let changedAt = Number.NEGATIVE_INFINITY;
  let change: NodeJS.Timeout | null = null;
  let check: NodeJS.Timeout | null = null;
  let stopped = false;

  /** Reports when all announcements have failed, or one works again. */
  const checkHealth = (): void => {
    const states = [...announcements.values()].map(({ state }) => state);
    const broken = states.find((state) => state instanceof Error);
    if (!failed && broken && states.every((state) => state instanceof Error)) {
      failed = true;
      settings.onFailure(broken);
    } else if (failed && (states.length === 0 || states.includes('announced'))) {
      failed = false;
      settings.onRecovery?.();
    }
  };

  const open = (address: string, mark: string): Announcement => {
    const become = (state: Announcement['state']): void => {
      if (announcement.state instanceof Error) return;
      announcement.state = state;
      checkHealth();
    };
    const socket = openMdnsSocket(address, {
      port: settings.port,
      onSent: () => become('announced'),
      onTrouble: (error) => become(new Error(`mDNS at ${address}: ${error.message}`, { cause: error })),
    });
    const announcement: Announcement = { mark, socket, since: Date.now(), state: 'new' };
    announcements.set(address, announcement);
    return announcement;
  };

  const close = (address: string, { socket }: Announcement): void => {
    announcements.delete(address);
    const before = goodbyes;
    goodbyes = socket.close().then(() => before);
  };

  const apply = (): void => {
    change = null;
    changedAt = Date.now();
    if (!wanted) return;
    const { rooms, port } = wanted;
    const addresses = new Set(rooms.length > 0 ? wanted.addresses : []);
    for (const [address, announcement] of announcements) if (!addresses.has(address)) close(address, announcement);
    for (const address of addresses) {
      const { mark, socket } = announcements.get(address) ?? open(address, randomBytes(4).toString('hex'));
      const services = rooms.map((room) => {
        const name = `${room.room}-${mark}`;
        return [name, recordsOf(name, room, address, port)] as const;
      });
      socket.publish(new Map(services));
    }
    checkHealth();
  };

  const lookAfter = (): void => {
    for (const [address, { mark, socket, since, state }] of announcements) {
      if (Date.now() - since <= (state instanceof Error ? retryAfter : renewAfter)) continue;
      socket.drop();
      open(address, mark);
    }
    apply();
  };

  return {
    announce(rooms, { port, addresses }) {
      if (stopped) return;
      wanted = { rooms: rooms.slice(0, mostRooms), port, addresses: [...addresses] };
      check ??= setInterval(lookAfter, checkEvery).unref();
      if (change) return;
      const wait = changedAt + pause - Date.now();
      if (wait <= 0) apply();
      else change = setTimeout(apply, wait);
    },
    async stop() {
      stopped = true;
      if (change) clearTimeout(change);
      if (check) clearInterval(check);
      for (const [address, announcement] of announcements) close(address, announcement);
      await goodbyes;
    },
  };
}
