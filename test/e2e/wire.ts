import type { Page } from '@playwright/test';
import { z } from 'zod';
import { hearTable, type KnownLog } from '../../renderer/connection/table-log.ts';
import { type HostMessage, hostMessage, type RoomMessage, type TableMessage } from '../../shared/protocol/messages.ts';

const named = z.looseObject({ type: z.string(), request: z.string().nullish() });
const relayed = z.looseObject({ type: z.string(), text: z.string().optional() });

/** Runs in the page of an app window: hands on what comes over the bridge and the relay, and keeps which call stands. */
function overhear(): void {
  window.highStreet?.onMessage((text) => Reflect.get(window, 'overheard')(text));
  window.highStreet?.away.onEvent((text) => {
    const { type, call } = JSON.parse(text);
    if (type === 'answered') Reflect.set(window, 'standingCall', call);
    if (type === 'ended') Reflect.deleteProperty(window, 'standingCall');
    Reflect.get(window, 'overheardAway')(text);
  });
}

/** Runs in the page of an app window: a host answers in order, so its sign of life comes after all other answers. */
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
    // a page that is at home has hung up, and nobody answers it any more
    if (call === undefined || !location.hash.includes('away=')) return resolve();
    const stop = window.highStreet?.away.onEvent((text) => {
      const event = JSON.parse(text);
      // a call that ends, or gives way to another, answers nothing more
      if (event.type === 'heard' && !isPong(event.text)) return;
      stop?.();
      resolve();
    });
    window.highStreet?.away.ask(JSON.stringify({ call, type: 'send', text: '{"type":"ping"}' }));
  });
  await Promise.all([ofOwn, ofVisited]);
}

/** Everything a page heard from its host, and whether it still waits for something. It only listens. */
export class Wire {
  /** Every frame as it came, oldest first; without the signs of life. */
  readonly texts: string[] = [];
  readonly heard: HostMessage[] = [];
  readonly refusals: string[] = [];
  /** The log of the table as far as the page knows it. */
  #log: KnownLog | null = null;
  /** What the page in the window has asked and not been answered. */
  #waiting = new Set<string>();
  /** Lets the hosts of an app window say that they have answered all they were asked; sockets count for themselves. */
  readonly #askedAll: () => Promise<unknown>;

  private constructor(askedAll: () => Promise<unknown>) {
    this.#askedAll = askedAll;
  }

  /** Listens at the sockets of a page. Must be called before the page is opened. */
  static ofSockets(page: Page): Wire {
    const wire = new Wire(async () => {});
    wire.#forgetWithThePage(page);
    page.on('websocket', (socket) => {
      const asked = wire.#waiting;
      // a host that comes back may count its moments anew
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

  /** Listens at the bridge of an app window, to its own host and to the one it visits. */
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

  /** A page that gives way to another takes its questions with it: nobody is told that its sockets close. */
  #forgetWithThePage(page: Page): void {
    let givesWay = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) givesWay = true;
    });
    page.on('framenavigated', (frame) => {
      // a new place within the same page is gone to without asking for anything
      if (frame !== page.mainFrame() || !givesWay) return;
      givesWay = false;
      this.#waiting = new Set();
    });
  }

  #hear(text: string): void {
    const message = hostMessage.parse(JSON.parse(text));
    // a sign of life, and no more
    if (message.type === 'pong') return;
    this.texts.push(text);
    this.heard.push(message);
    if ('request' in message && message.request !== null) this.#waiting.delete(message.request);
    if (message.type === 'refused') this.refusals.push(message.code);
    const table = message.type === 'table' ? hearTable(this.#log, message) : null;
    if (table?.kind === 'news') this.#log = table.known;
  }

  /** Has everything that was asked been answered? */
  get isQuiet(): boolean {
    return this.#waiting.size === 0;
  }

  /** Resolves once the host, and the one that is visited, have answered whatever they were asked until now. */
  async askedAll(): Promise<void> {
    await this.#askedAll();
  }

  /** The types of all events that the page was told of. */
  get happened(): ReadonlySet<string> {
    const moves = this.heard.flatMap((message) => (message.type === 'table' ? message.log.moves : []));
    return new Set(moves.flatMap(({ events }) => events.map(({ type }) => type)));
  }

  /** The choices that stand at the table, as far as the page knows of them. */
  get moves(): KnownLog['moves'] {
    return this.#log?.moves ?? [];
  }

  /** The room as the page was last told of it. */
  get room(): RoomMessage {
    const told = this.heard.findLast((message) => message.type === 'room');
    if (told === undefined) throw new Error('The page has not been told of a room.');
    return told;
  }

  /** The table as the page was last told of it. */
  get table(): TableMessage {
    const { tableSoFar } = this;
    if (tableSoFar === undefined) throw new Error('The page has not been told of a table.');
    return tableSoFar;
  }

  /** Likewise; undefined where it has not been told of any yet. */
  get tableSoFar(): TableMessage | undefined {
    return this.heard.findLast((message) => message.type === 'table');
  }
}
