import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { NetworkInterfaceInfoIPv4 } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Conversation, Link } from '../../main/host/network/link.ts';
import type { AnnouncingListener, Discovery } from '../../main/lan/discovery.ts';
import { guestLimits, type Limits } from '../../main/lan/limits.ts';
import { HomeNetwork, type NetworkSettings } from '../../main/lan/network.ts';
import { Bundle } from '../../main/page/bundle.ts';
import { pageIn } from '../../main/page/files.ts';
import type { NearbyRoom, OpenRoom } from '../../shared/protocol/messages.ts';
import { freshFolder } from '../host/client.ts';

/** The folder of a small built page, with a file beside it that must not be served. */
export function smallPage(): string {
  const folder = freshFolder();
  const renderer = path.join(folder, 'renderer');
  mkdirSync(path.join(renderer, 'assets'), { recursive: true });
  writeFileSync(path.join(renderer, 'index.html'), '<!doctype html><title>High Street</title>');
  writeFileSync(path.join(renderer, 'assets', 'page.js'), 'export {};');
  writeFileSync(path.join(folder, 'secret.txt'), 'nobody may read this');
  return renderer;
}

/** The host's end of a guest, without a host: it stores what it receives and answers hello. */
export class FakeClient implements Conversation {
  readonly link: Link;
  readonly heard: string[] = [];
  /** What all guests have sent, in the order in which it was handled. */
  readonly #order: string[];
  isGreeted = false;
  isKnown = false;
  isPlaying = false;
  isClosed = false;
  onCaughtUp: () => void = () => {};

  constructor(link: Link, order: string[] = []) {
    this.link = link;
    this.#order = order;
  }

  receive(text: string): void {
    this.heard.push(text);
    this.#order.push(text);
    // the processor's time, as a busy machine takes longer for it
    if (text === 'work') for (const before = process.cpuUsage(); process.cpuUsage(before).user < 20_000; );
    if (text === 'hello') this.isGreeted = true;
    if (text === 'the code') this.isKnown = true;
    this.link.send(`heard ${this.heard.length}`);
  }

  caughtUp(): void {
    this.onCaughtUp();
  }

  closed(): void {
    this.isClosed = true;
  }
}

/** An mDNS that only records its calls. */
export class FakeDiscovery implements Discovery {
  /** The calls, oldest first. */
  readonly diary: string[] = [];
  /** The advertisers so far; with these they fail and recover. */
  readonly advertisers: AnnouncingListener[] = [];
  nearby: (tables: readonly NearbyRoom[]) => void = () => {};

  advertiser(settings: AnnouncingListener) {
    const name = this.advertisers.push(settings);
    return {
      announce: (tables: readonly OpenRoom[], { port, addresses }: { port: number; addresses: readonly string[] }) => {
        this.diary.push(`${name}: ${tables.map((table) => table.name).join(' ')} at ${addresses.join(' ')}, ${port}`);
      },
      stop: async () => {
        this.diary.push(`${name}: goodbye`);
      },
    };
  }

  browse(listener: (tables: readonly NearbyRoom[]) => void) {
    this.nearby = listener;
    return () => {
      this.nearby = () => {};
    };
  }

  async examineHost() {
    return [{ examination: 'port', result: 'well', code: 'host', facts: {} }] as const;
  }

  async examineAddress(address: string) {
    return [{ examination: 'remote-address', result: 'well', code: 'address', facts: { address } }] as const;
  }
}

/** An IPv4 adapter as a system reports it. */
export function info(address: string, settings: Partial<NetworkInterfaceInfoIPv4> = {}): NetworkInterfaceInfoIPv4 {
  return {
    address,
    netmask: '255.255.255.0',
    mac: '8c:16:45:00:00:01',
    internal: false,
    cidr: `${address}/24`,
    family: 'IPv4',
    ...settings,
  };
}

/** A home network on loopback addresses for the duration of the test, and its guests. */
export function homeNetwork(settings: Partial<NetworkSettings> & { readonly few?: Partial<Limits> } = {}) {
  const discovery = new FakeDiscovery();
  const { few, ...others } = settings;
  const network = new HomeNetwork({
    page: new Bundle(pageIn(smallPage())),
    discovery,
    limits: { ...guestLimits, ...few },
    adapter: '127.0.0.1',
    port: 0,
    ...others,
  });
  onTestFinished(() => network.close());
  const clients: FakeClient[] = [];
  const order: string[] = [];
  const join = (link: Link): FakeClient => {
    const client = new FakeClient(link, order);
    clients.push(client);
    return client;
  };
  const open = async (adapter: string | null = null, port: number | null = null) => {
    const standing = await network.open(join, { adapter, port });
    return { ...standing, port: standing.listening?.port ?? -1 };
  };
  return { network, discovery, clients, order, open };
}

/** Connects as a program that is not a browser; `origin` makes it one. */
export function dial(
  port: number,
  headers: Readonly<Record<string, string>> = {},
  at = '127.0.0.1',
  localAddress?: string,
): WebSocket {
  const socket = new WebSocket(`ws://${at}:${port}/table`, { headers, ...(localAddress && { localAddress }) });
  socket.on('error', () => {});
  onTestFinished(() => socket.terminate());
  return socket;
}

export async function dialled(port: number, at = '127.0.0.1'): Promise<WebSocket> {
  const socket = dial(port, {}, at);
  await once(socket, 'open');
  return socket;
}

/** Connects from another computer, as far as the host can tell. */
export async function dialledFrom(port: number, localAddress: string): Promise<WebSocket> {
  const socket = dial(port, {}, '127.0.0.1', localAddress);
  await once(socket, 'open');
  return socket;
}

export async function closing(socket: WebSocket): Promise<number> {
  const [code] = await once(socket, 'close');
  return Number(code);
}

/** The HTTP status with which a socket is refused, or 101 if it is accepted. */
export function statusOf(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
}
