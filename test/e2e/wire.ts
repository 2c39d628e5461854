import type { Page } from '@playwright/test';
import { z } from 'zod';
import { hearTable, type KnownLog } from '../../renderer/connection/table-log.ts';
import { type HostMessage, hostMessage, type RoomMessage, type TableMessage } from '../../shared/protocol/messages.ts';

const named = z.looseObject({ type: z.string(), request: z.string().nullish() });
const relayed = z.looseObject({ type: z.string(), text: z.string().optional() });

/** Runs in the page of an app window: forwards what the bridge and relay carry, and tracks the current connection. */
function overhear(): void {
  window.highStreet?.onMessage((text) => Reflect.get(window, 'overheard')(text));
  window.highStreet?.away.onEvent((text) => {
    const { type, call } = JSON.parse(text);
    if (type === 'answered') Reflect.set(window, 'standingCall', call);
    if (type === 'ended') Reflect.deleteProperty(window, 'standingCall');
    Reflect.get(window, 'overheardAway')(text);
  });
}

/** Runs in the page of an app window: a host answers in order, so its pong follows all other answers. */
async function signsOfLife(): Promise<void> {
  const isPong = (text: string) => JSON.parse(text).type === 'pong';
  const ofOwn = new Promise<void>((resolve) => {
    const stop = window.highStreet?.onMessage((text) => {
      if (!isPong(text)) return;
      stop?.();
      resolve();
    });
    window.highStreet?.send('{"type":"ping"}');
  });
  const ofVisited = new Promise<void>((resolve) => {
    const call = Reflect.get(window, 'standingCall');
    // a page that is at home has disconnected and gets no more answers
    if (call === undefined || !location.hash.includes('away=')) return resolve();
    const stop = window.highStreet?.away.onEvent((text) => {
      const event = JSON.parse(text);
      // a connection that ends or is replaced gets no more answers
      if (event.type === 'heard' && !isPong(event.text)) return;
      stop?.();
      resolve();
    });
    window.highStreet?.away.ask(JSON.stringify({ call, type: 'send', text: '{"type":"ping"}' }));
  });
  await Promise.all([ofOwn, ofVisited]);
}

/** Everything a page received from its host, and whether requests are pending. It only listens. */
export class Wire {
  /** Every frame in order of arrival, without pongs. */
  readonly texts: string[] = [];
  readonly heard: HostMessage[] = [];
  readonly refusals: string[] = [];
  /** The table's log as the page knows it. */
  #log: KnownLog | null = null;
  /** The unanswered requests of the page in the window. */
  #waiting = new Set<string>();
  /** Waits until the hosts of an app window have answered everything; sockets are tracked separately. */
  readonly #askedAll: () => Promise<unknown>;

  private constructor(askedAll: () => Promise<unknown>) {
    this.#askedAll = askedAll;
  }

  /** Listens to the sockets of a page. Call it before opening the page. */
  static ofSockets(page: Page): Wire {
    const wire = new Wire(async () => {});
    wire.#forgetWithThePage(page);
    page.on('websocket', (socket) => {
      const asked = wire.#waiting;
      // a host that returns may restart its version numbers
      wire.#log = null;
      socket.on('framesent', ({ payload }) => {
        const { type, request } = named.parse(JSON.parse(String(payload)));
        if (type !== 'hello' && request) asked.add(request);
      });
      socket.on('framereceived', ({ payload }) => wire.#hear(String(payload)));
      socket.on('close', () => asked.clear());
    });
    return wire;
  }

  /** Listens to the bridge of an app window, for its own host and the one it visits. */
  static async ofBridge(page: Page): Promise<Wire> {
    const wire = new Wire(() => page.evaluate(signsOfLife));
    await page.exposeFunction('overheard', (text: string) => wire.#hear(text));
    await page.exposeFunction('overheardAway', (text: string) => {
      const event = relayed.parse(JSON.parse(text));
      if (event.type === 'heard' && event.text !== undefined) wire.#hear(event.text);
    });
    await page.addInitScript(overhear);
    await page.evaluate(overhear);
    return wire;
  }

  /** A replaced page drops its requests: there is no event for its closed sockets. */
  #forgetWithThePage(page: Page): void {
    let givesWay = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) givesWay = true;
    });
    page.on('framenavigated', (frame) => {
      // a navigation within the same page sends no request
      if (frame !== page.mainFrame() || !givesWay) return;
      givesWay = false;
      this.#waiting = new Set();
    });
  }

  #hear(text: string): void {
    const message = hostMessage.parse(JSON.parse(text));
    // only a pong
    if (message.type === 'pong') return;
    this.texts.push(text);
    this.heard.push(message);
    if ('request' in message && message.request !== null) this.#waiting.delete(message.request);
    if (message.type === 'refused') this.refusals.push(message.code);
    const table = message.type === 'table' ? hearTable(this.#log, message) : null;
    if (table?.kind === 'news') this.#log = table.known;
  }

  /** True if every request has been answered. */
  get isQuiet(): boolean {
    return this.#waiting.size === 0;
  }

  /** Resolves once the host, and the visited one, have answered all requests so far. */
  async askedAll(): Promise<void> {
    await this.#askedAll();
  }

  /** The types of all events that the page received. */
  get happened(): ReadonlySet<string> {
    const moves = this.heard.flatMap((message) => (message.type === 'table' ? message.log.moves : []));
    return new Set(moves.flatMap(({ events }) => events.map(({ type }) => type)));
  }

  /** The choices that remain at the table, as the page knows them. */
  get moves(): KnownLog['moves'] {
    return this.#log?.moves ?? [];
  }

  get room(): RoomMessage {
    const received = this.heard.findLast((message) => message.type === 'room');
    if (received === undefined) throw new Error('The page has received no room.');
    return received;
  }

  get table(): TableMessage {
    const { tableSoFar } = this;
    if (tableSoFar === undefined) throw new Error('The page has received no table.');
    return tableSoFar;
  }

  /** Likewise; undefined before the first. */
  get tableSoFar(): TableMessage | undefined {
    return this.heard.findLast((message) => message.type === 'table');
  }
}
