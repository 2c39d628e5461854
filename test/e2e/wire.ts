import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type HostMessage, hostMessage, type TableMessage } from '../../shared/protocol/messages.ts';

const named = z.looseObject({ type: z.string(), request: z.string().nullish() });

/** Everything a page heard over its socket, and how much it is still waiting for. It only listens. */
export class Wire {
  /** Every frame as it came, oldest first. */
  readonly texts: string[] = [];
  readonly heard: HostMessage[] = [];
  readonly refusals: string[] = [];
  readonly #waiting = new Set<string>();

  /** Must be called before the page is opened. */
  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const { type, request } = named.parse(JSON.parse(String(payload)));
        if (type !== 'hello' && request) this.#waiting.add(request);
      });
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
      socket.on('close', () => this.#waiting.clear());
    });
  }

  #hear(text: string): void {
    const message = hostMessage.parse(JSON.parse(text));
    this.texts.push(text);
    this.heard.push(message);
    if ('request' in message && message.request !== null) this.#waiting.delete(message.request);
    if (message.type === 'refused') this.refusals.push(message.code);
  }

  /** Has everything that was asked been answered? */
  get isQuiet(): boolean {
    return this.#waiting.size === 0;
  }

  /** The table as the page was last told of it. */
  get table(): TableMessage {
    const told = this.heard.findLast((message) => message.type === 'table');
    if (told === undefined) throw new Error('The page has not been told of a table.');
    return told;
  }
}
