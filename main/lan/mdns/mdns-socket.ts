import { setTimeout as sleep } from 'node:timers/promises';
import multicastDns, { type MulticastDNS } from 'multicast-dns';
import { goodbyeOf, type Heard, isAskedFor, pointerName, type Records, readPacket } from './announced.ts';

/** An mDNS socket on one adapter. All errors go to its `onTrouble`. */
export interface MdnsSocket {
  /** Announces exactly these services, by name, and answers queries for them; says goodbye for all others. */
  publish(services: ReadonlyMap<string, Records>): void;
  /** Queries for rooms; may be called repeatedly. */
  ask(): void;
  /** Closes without a goodbye, because another socket announces the same services. */
  drop(): void;
  /** Says goodbye and closes, within a bounded time. */
  close(): Promise<void>;
}

export interface MdnsSocketSettings {
  /** Another UDP port than mDNS's, for tests. */
  readonly port?: number | undefined;
  /** Called on system failures: the port is taken, sending fails, the adapter is gone. */
  readonly onTrouble: (error: Error) => void;
  /** Called after each packet that was sent. */
  readonly onSent?: (() => void) | undefined;
  /** Called for each response, possibly our own. */
  readonly onHeard?: ((heard: Heard) => void) | undefined;
}

/** Time limit for sending the goodbye, in milliseconds. */
const patience = 300;
/** Time until an announcement is repeated, in milliseconds. See RFC 6762, section 8.3. */
const repeatAfter = 1_000;

/** True for system and socket errors, false for malformed packets of other devices. */
export function isSystemError(error: Error): error is NodeJS.ErrnoException {
  return 'syscall' in error || ('code' in error && String(error.code).startsWith('ERR_SOCKET'));
}

/** Joins the multicast group on the adapter with this IPv4 address. Never throws; emits `error` and `warning`. */
export function joinGroup(address: string, port?: number): MulticastDNS {
  // Bound to all addresses: on Linux a socket bound to one of them receives no multicast.
  return multicastDns({ interface: address, bind: '0.0.0.0', port });
}

/** Opens an mDNS socket on the adapter with this IPv4 address. Never throws; reports errors asynchronously. */
export function openMdnsSocket(address: string, settings: MdnsSocketSettings): MdnsSocket {
  const { onTrouble, onSent, onHeard } = settings;
  const mdns = joinGroup(address, settings.port);
  let published: ReadonlyMap<string, Records> = new Map();
  let closed = false;
  const trouble = (error: Error): void => {
    if (!closed && isSystemError(error)) onTrouble(error);
  };
  const sent = (error?: Error | null): void => {
    if (error) trouble(error);
    else if (!closed) onSent?.();
  };
  mdns.on('error', trouble);
  mdns.on('warning', trouble);
  mdns.on('query', ({ questions = [] }) => {
    for (const records of published.values()) {
      const answers = records.filter((record) => questions.some((question) => isAskedFor(record, question)));
      const additionals = records.filter((record) => !answers.includes(record));
      if (answers.length > 0) mdns.respond({ answers, additionals }, sent);
    }
  });
  mdns.on('response', (packet, { address: from }) => {
    if (!closed) onHeard?.(readPacket(packet, from));
  });

  const announce = (name: string): void => {
    const records = published.get(name);
    if (records) mdns.respond(records, sent);
  };

  return {
    publish(services) {
      const before = published;
      published = services;
      for (const [name, records] of services) {
        if (JSON.stringify(before.get(name)) === JSON.stringify(records)) continue;
        announce(name);
        setTimeout(announce, repeatAfter, name).unref();
      }
      for (const [name, records] of before) if (!services.has(name)) mdns.respond(goodbyeOf(records), sent);
    },
    ask() {
      if (!closed) mdns.query([{ name: pointerName, type: 'PTR' }], sent);
    },
    drop() {
      closed = true;
      published = new Map();
      mdns.destroy();
    },
    async close() {
      const goodbyes = [...published.values()].map(
        (records) => new Promise<void>((said) => mdns.respond(goodbyeOf(records), () => said())),
      );
      closed = true;
      published = new Map();
      await Promise.race([Promise.all(goodbyes), sleep(patience, undefined, { ref: false })]);
      mdns.destroy();
    },
  };
}
