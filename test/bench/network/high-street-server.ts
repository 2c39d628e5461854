import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connection } from '../../../main/host/clients/connection.ts';
import { Host } from '../../../main/host/host.ts';
import { hostLimits } from '../../../main/lan/limits.ts';
import { HomeNetwork } from '../../../main/lan/network.ts';
import { Bundle } from '../../../main/page/bundle.ts';
import { pageIn } from '../../../main/page/files.ts';
import { realDisk } from '../../../main/storage/journal.ts';
import {
  type HostMessage,
  hostMessage,
  playerColours,
  protocolVersion,
  type TableMessage,
} from '../../../shared/protocol/messages.ts';
import type { Ask } from '../../host/client.ts';
import { market } from './market.ts';
import { answerOrders, highStreetOrder, memoryInUse } from './orders.ts';
import { silentDiscovery } from './silent-discovery.ts';

/**
 * High Street's server with the market as its game, in its own process: real sockets, real journals on the real disk.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'high-street-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const flushTimes: number[] = [];
const network = new HomeNetwork({
  page: new Bundle(pageIn(folder)),
  discovery: silentDiscovery,
  // all clients come from one address, as fast as they can
  limits: hostLimits,
  adapter: '127.0.0.1',
  port: 0,
});
const host = new Host({
  dataFolder: folder,
  appVersion: '0.0.0',
  gameOf: () => market,
  network,
  disk: {
    ...realDisk,
    async fdatasync(file) {
      const began = performance.now();
      await realDisk.fdatasync(file);
      flushTimes.push(performance.now() - began);
    },
  },
  // as in the app
  flushesTogether: true,
});

const read = (text: string): HostMessage => hostMessage.parse(JSON.parse(text));

/** The page of the person who hosts; it watches every table. */
class HostPage {
  readonly #connection: Connection;
  #texts: string[] = [];
  #asked = 0;

  constructor() {
    this.#connection = host.connect({ send: (text) => this.#texts.push(text), close: () => {} });
    this.#connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  }

  /**
   * Sends a request and returns the table as of its answer. Parses nothing else: the server would collect that garbage
   * while it is timed.
   */
  async ask(request: Ask): Promise<TableMessage | undefined> {
    this.#asked += 1;
    const name = `host-${this.#asked}`;
    this.#texts = [];
    this.#connection.receive(JSON.stringify({ ...request, request: name }));
    let answer: string | undefined;
    while (answer === undefined) {
      answer = this.#texts.find((text) => text.includes(`"request":"${name}"`));
      if (answer === undefined) await nextTurn();
    }
    const answered = read(answer);
    if (answered.type === 'refused') throw new Error(`${request.type} was refused: ${answered.code}`);
    const sent = this.#texts.findLast((text) => text.startsWith('{"type":"table"'));
    const table = sent === undefined ? undefined : read(sent);
    return table?.type === 'table' ? table : undefined;
  }

  /** Drops the messages received so far. */
  forget(): void {
    this.#texts = [];
  }
}

const page = new HostPage();

async function openTable(count: number) {
  const seats = playerColours.slice(0, count).map((colour) => ({ name: colour, colour }));
  const created = await page.ask({ type: 'create-table', game: market.id, options: {}, seats });
  const table = created?.table ?? '';
  const hosted = await page.ask({ type: 'host-table', table, name: 'Bench', door: 'open' });
  for (let seat = 0; seat < count; seat++) {
    await page.ask({ type: 'hand-seat', table, seat, to: 'free', standIn: false });
  }
  return { table, code: hosted?.keeping?.code ?? '', port: network.standing.listening?.port ?? 0 };
}

/** Removes everyone from a table and closes it. */
async function closeTable(table: string): Promise<void> {
  await page.ask({ type: 'open-table', table });
  await page.ask({ type: 'close-room', room: table });
  await page.ask({ type: 'leave-table', table });
}

answerOrders(async (raw) => {
  const order = highStreetOrder.parse(raw);
  page.forget();
  switch (order.order) {
    case 'open-table':
      return await openTable(order.seats);
    case 'close-table':
      return await closeTable(order.table);
    case 'flushes':
      return flushTimes.splice(0);
    case 'memory':
      return await memoryInUse();
  }
});
