import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isNeighbour, ownAdapters } from '../mdns/adapters.ts';
import { typesName } from '../mdns/announced.ts';
import { isSystemError, joinGroup } from '../mdns/mdns-socket.ts';

/** The result of a multicast query. */
export type Echo =
  /** Another program has exclusive use of the port. */
  | { readonly result: 'held' }
  /** The system did not send the query. */
  | { readonly result: 'not-sent'; readonly reason: string }
  /** The query was sent. `own`: it came back to us; `devices`: the number of others that answered. */
  | { readonly result: 'sent'; readonly own: boolean; readonly devices: number };

/** True for an address of another device in the adapter's network. The socket receives from all adapters. */
function isAnother(from: string, address: string): boolean {
  const adapters = ownAdapters();
  const adapter = adapters.find((one) => one.address === address);
  return !adapters.some((one) => one.address === from) && (adapter === undefined || isNeighbour(from, adapter));
}

/**
 * Queries all devices on the adapter with this address and counts their answers. Never rejects.
 * Waits `patience` milliseconds.
 */
export async function callOut(address: string, patience: number, port?: number): Promise<Echo> {
  const mdns = joinGroup(address, port);
  // Meaningless in mDNS, so it identifies our own packet.
  const id = randomInt(1, 65_536);
  const devices = new Set<string>();
  let own = false;
  mdns.on('query', (packet, { address: from }) => {
    own ||= packet.id === id && from === address;
  });
  mdns.on('response', (_packet, { address: from }) => {
    if (isAnother(from, address)) devices.add(from);
  });
  const failure = new Promise<Echo>((resolve) => {
    const fail = (error?: Error | null): void => {
      if (!error || !isSystemError(error)) return;
      const { code = 'unknown', syscall } = error;
      const isHeld = syscall === 'bind' && ['EADDRINUSE', 'EACCES'].includes(code);
      resolve(isHeld ? { result: 'held' } : { result: 'not-sent', reason: code });
    };
    mdns.on('error', fail);
    mdns.on('warning', fail);
    // Every mDNS responder answers which types of services exist.
    mdns.query({ id, questions: [{ name: typesName, type: 'PTR' }] }, fail);
  });
  const echo = await Promise.race([failure, sleep(patience)]);
  mdns.destroy();
  return echo ?? { result: 'sent', own, devices: devices.size };
}
