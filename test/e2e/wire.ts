import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type HostMessage, hostMessage, type TableMessage } from '../../shared/protocol/messages.ts';

const named = z.looseObject({ type: z.string(), request: z.string().nullish() });
const relayed = z.looseObject({ type: z.string(), text: z.string().optional() });

/** For so long another host has to be silent before it counts as having answered over the relay, in milliseconds. */
const silence = 150;

/** Everything a page heard from its host, and whether it still waits for something. It only listens. */
export class Wire {
  /** Every frame as it came, oldest first; without the signs of life. */
  readonly texts: string[] = [];
  readonly heard: HostMessage[] = [];
  readonly refusals: string[] = [];
  readonly #waiting = new Set<string>();
  /** Lets a host on the bridge say that it has answered all it was asked; sockets count for themselves. */
  readonly #askedAll: () => Promise<unknown>;
  /** When another host was last heard over the relay, in milliseconds; null for never. */
  #relayedAt: number | null = null;

  private constructor(askedAll: () => Promise<unknown>) {
    this.#askedAll = askedAll;
  }

  /** Listens at the sockets of a page. Must be called before the page is opened. */
  static ofSockets(page: Page): Wire {
    const wire = new Wire(async () => {});
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const { type, request } = named.parse(JSON.parse(String(payload)));
        if (type !== 'hello' && request) wire.#waiting.add(request);
      });
      socket.on('framereceived', ({ payload }) => wire.#hear(String(payload)));
      socket.on('close', () => wire.#waiting.clear());
    });
    return wire;
  }

  /** Listens at the bridge of an app window, to its own host and to the one it visits. */
  static async ofBridge(page: Page): Promise<Wire> {
    const wire = new Wire(() =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const stop = window.highStreet?.onMessage((text) => {
              if (JSON.parse(text).type !== 'pong') return;
              stop?.();
              resolve();
            });
            window.highStreet?.send('{"type":"ping"}');
          }),
      ),
    );
    await page.exposeFunction('overheard', (text: string) => wire.#hear(text));
    await page.exposeFunction('overheardAway', (text: string) => {
      const event = relayed.parse(JSON.parse(text));
      wire.#relayedAt = performance.now();
      if (event.type === 'heard' && event.text !== undefined) wire.#hear(event.text);
    });
    const listen = () => {
      window.highStreet?.onMessage((text) => Reflect.get(window, 'overheard')(text));
      window.highStreet?.away.onEvent((text) => Reflect.get(window, 'overheardAway')(text));
    };
    await page.addInitScript(listen);
    await page.evaluate(listen);
    return wire;
  }

  #hear(text: string): void {
    const message = hostMessage.parse(JSON.parse(text));
    // a sign of life, and no more
    if (message.type === 'pong') return;
    this.texts.push(text);
    this.heard.push(message);
    if ('request' in message && message.request !== null) this.#waiting.delete(message.request);
    if (message.type === 'refused') this.refusals.push(message.code);
  }

  /** Has everything that was asked been answered? */
  get isQuiet(): boolean {
    return this.#waiting.size === 0 && (this.#relayedAt === null || performance.now() - this.#relayedAt > silence);
  }

  /** Resolves once the host has come to whatever it was asked until now. */
  async askedAll(): Promise<void> {
    await this.#askedAll();
  }

  /** The table as the page was last told of it. */
  get table(): TableMessage {
    const told = this.heard.findLast((message) => message.type === 'table');
    if (told === undefined) throw new Error('The page has not been told of a table.');
    return told;
  }
}
