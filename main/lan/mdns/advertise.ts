import { randomBytes } from 'node:crypto';
import type { OpenRoom } from '../../../shared/protocol/messages.ts';
import { mostRooms } from './announced.ts';
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
  /**
   * Lifetime of an mDNS socket in milliseconds. A new one recovers from sleep and adapter changes.
   * The new socket announces before the old one sends its goodbye.
   */
  readonly renewAfter?: number;
}

/** One room at one address. It has its own socket, because the library's goodbye covers a whole socket. */
interface Announcement {
  readonly room: OpenRoom;
  readonly address: string;
  readonly port: number;
  readonly socket: MdnsSocket;
  readonly since: number;
  state: 'new' | 'told' | Error;
}

/** Maximum time that an old and a new announcement overlap, in milliseconds. */
const overlap = 2_000;

function sameRoom(a: OpenRoom, b: OpenRoom): boolean {
  return a.room === b.room && a.name === b.name && a.game === b.game && a.free === b.free;
}

/** Creates an advertiser. It sends nothing before the first `announce`. */
export function advertiser(settings: AdvertiserSettings): Advertiser {
  const { pause = 500, checkEvery = 15_000, retryAfter = 30_000, renewAfter = 300_000 } = settings;
  let wanted: { rooms: readonly OpenRoom[]; port: number; addresses: readonly string[] } | null = null;
  /** By address and room. */
  const announcements = new Map<string, Announcement>();
  /** All open sockets, including replaced ones. */
  const sockets = new Set<MdnsSocket>();
  let failed = false;
  let changedAt = Number.NEGATIVE_INFINITY;
  let change: NodeJS.Timeout | null = null;
  let check: NodeJS.Timeout | null = null;
  let stopped = false;

  /** Reports when all announcements have failed, or one works again. */
  const weigh = (): void => {
    const states = [...announcements.values()].map(({ state }) => state);
    const broken = states.find((state) => state instanceof Error);
    if (!failed && broken && states.every((state) => state instanceof Error)) {
      failed = true;
      settings.onFailure(broken);
    } else if (failed && (states.length === 0 || states.includes('told'))) {
      failed = false;
      settings.onRecovery?.();
    }
  };

  const close = (socket: MdnsSocket): void => {
    sockets.delete(socket);
    void socket.close();
  };

  const send = (key: string, room: OpenRoom, address: string, port: number): void => {
    const before = announcements.get(key);
    const socket = openMdnsSocket(address, {
      ...(settings.port === undefined ? {} : { port: settings.port }),
      onTrouble: (error) => {
        announcement.state = new Error(`mDNS at ${address}: ${error.message}`, { cause: error });
        if (announcements.get(key) === announcement) weigh();
      },
    });
    const announcement: Announcement = { room, address, port, socket, since: Date.now(), state: 'new' };
    announcements.set(key, announcement);
    sockets.add(socket);
    const hushBefore = (): void => {
      if (before) close(before.socket);
    };
    setTimeout(hushBefore, overlap).unref();
    // Uses a new name each time, announced before the old goodbye, so that lists do not flicker.
    socket.publish(`${room.room}-${randomBytes(4).toString('hex')}`, room, port, () => {
      announcement.state = 'told';
      hushBefore();
      if (announcements.get(key) === announcement) weigh();
    });
  };

  const apply = (): void => {
    change = null;
    changedAt = Date.now();
    if (!wanted) return;
    const { rooms, port, addresses } = wanted;
    const keep = new Set<string>();
    for (const address of new Set(addresses)) {
      for (const room of rooms) {
        const key = `${address} ${room.room}`;
        keep.add(key);
        const now = announcements.get(key);
        if (!now || now.port !== port || !sameRoom(now.room, room)) send(key, room, address, port);
      }
    }
    for (const [key, { socket }] of announcements) {
      if (keep.has(key)) continue;
      announcements.delete(key);
      close(socket);
    }
    weigh();
  };

  const lookAfter = (): void => {
    for (const [key, { room, address, port, since, state }] of announcements) {
      if (Date.now() - since > (state instanceof Error ? retryAfter : renewAfter)) send(key, room, address, port);
    }
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
      announcements.clear();
      await Promise.all([...sockets].map((socket) => socket.close()));
      sockets.clear();
    },
  };
}
