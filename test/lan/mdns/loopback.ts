import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Bonjour } from 'bonjour-service';
import { onTestFinished } from 'vitest';
import { type BrowseSettings, browse } from '../../../main/lan/mdns/index.ts';
import { knock } from '../../../main/lan/mdns/knock.ts';
import { openMdnsSocket } from '../../../main/lan/mdns/mdns-socket.ts';
import type { NearbyRoom } from '../../../shared/protocol/messages.ts';

/** The only adapter that these tests use: nothing leaves the computer. */
export const loopback = { address: '127.0.0.1', netmask: '255.0.0.0' };

/** A UDP port for mDNS that no other test uses. */
export const quietPort = (): number => randomInt(20_000, 30_000);

/** A port that accepts connections until the test is over. */
export function answeringPort(): Promise<number> {
  const server = createServer((socket) => socket.destroy());
  onTestFinished(() => void server.close());
  return new Promise((resolve) => {
    server.listen(0, loopback.address, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
}

/** All services announced at a port, by name, and the free seats of each announcement. */
export function eavesdrop(port: number) {
  const services = new Map<string, { readonly free: number; readonly port: number }>();
  const frees: number[] = [];
  const gone: string[] = [];
  const socket = openMdnsSocket(loopback.address, {
    port,
    onTrouble: () => {},
    onHeard: (heard) => {
      for (const { name, sent, port } of heard.services) services.set(name, { free: sent.free, port });
      frees.push(...heard.services.map(({ sent }) => sent.free));
      gone.push(...heard.gone);
    },
  });
  socket.ask();
  onTestFinished(() => socket.close());
  return { services, frees, gone };
}

/** Another mDNS library, which may send anything. */
export function stranger(port: number): Bonjour {
  const options = { port, interface: loopback.address, bind: '0.0.0.0', disableIPv6: true };
  const bonjour = new Bonjour(options, () => {});
  onTestFinished(() => bonjour.destroy());
  return bonjour;
}

/** Local programs answer at once, missing ones refuse at once: the load of the machine does not matter. */
const answersToKnock = async (ip: string, port: number) => (await knock(ip, port, 60_000)).result === 'answered';

/** A browser on loopback and all its reported lists, until the test is over. */
export function look(port: number, settings: BrowseSettings = {}) {
  const lists: (readonly NearbyRoom[])[] = [];
  const troubles: string[] = [];
  const stop = browse((tables) => lists.push(tables), {
    port,
    adapters: () => [loopback],
    lookEvery: 300,
    tryEvery: 500,
    answers: answersToKnock,
    onTrouble: ({ message }) => troubles.push(message),
    ...settings,
  });
  onTestFinished(stop);
  return { lists, troubles, latest: () => lists.at(-1) ?? [], stop };
}
