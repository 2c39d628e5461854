import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page, WebSocketRoute } from '@playwright/test';
import { Bundle } from '../../../main/page/bundle.ts';
import { pageIn } from '../../../main/page/files.ts';
import {
  clientMessage,
  defaultSettings,
  type HostMessage,
  type NetworkStanding,
  protocolVersion,
  type RoomMessage,
  type Settings,
  type TableMessage,
  type TableSummary,
} from '../../../shared/protocol/messages.ts';
import { inPage } from './bundled-looking.ts';
import type { PageLook } from './looks.ts';

const bundle = new Bundle(pageIn(path.join(import.meta.dirname, '../../../dist/renderer')));

/** The origin of the page's files, over a real connection so that the browser caches them. */
let served: Promise<string> | undefined;

function serve(): Promise<string> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, headers, body } = await bundle.read(pathname);
    response.writeHead(status, headers).end(body);
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${portOf(server.address())}/`));
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error(`No port in ${address}.`);
  return address.port;
}

/**
 * A fake host: it serves the built page, sends it one table and its settings, and acknowledges everything else. So
 * tests show any moment of any match without playing it.
 */
export class StandInHost {
  readonly #page: Page;
  readonly #address: string;
  #settings: Settings = { ...defaultSettings, language: 'en', theme: 'light', motion: 'off', soundOffered: true };
  #table: TableMessage | null = null;
  /** The guest's room; null if the page is the host's. */
  #room: RoomMessage | null = null;
  #socket: WebSocketRoute | null = null;
  #hasFailed = false;
  #library: readonly TableSummary[] = [];
  #network: NetworkStanding = { listening: null, adapters: [], failure: null, unlisted: false };
  readonly #failures: string[] = [];
  /** The requests of the page since it was opened, by message type. */
  readonly asked: string[] = [];

  private constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
  }

  /** Replaces the host for a page that has not been opened yet. */
  static async of(page: Page): Promise<StandInHost> {
    served ??= serve();
    const address = await served;
    const host = new StandInHost(page, address);
    page.on('pageerror', ({ message }) => host.#failures.push(message));
    await page.routeWebSocket(
      ({ origin }) => origin === new URL(address).origin.replace('http', 'ws'),
      (socket) => {
        if (host.#hasFailed) {
          void socket.close();
          return;
        }
        host.#socket = socket;
        socket.onMessage((text) => host.#answer(String(text)));
      },
    );
    return host;
  }

  /** What the page finds when it opens next: the saved tables, and the server's network state. */
  server({
    library,
    network = this.#network,
  }: {
    readonly library: readonly TableSummary[];
    readonly network?: NetworkStanding | undefined;
  }): void {
    this.#library = library;
    this.#network = network;
  }

  /** Errors of the page since the last call. */
  failures(): readonly string[] {
    return this.#failures.splice(0);
  }

  /** Opens the page at this table, or on the home screen without one. */
  async open(message: TableMessage | null, look: Partial<Settings>): Promise<void> {
    this.#table = message;
    this.#settings = { ...this.#settings, ...look };
    this.asked.length = 0;
    await this.#page.goto('about:blank');
    await this.#page.goto(`${this.#address}${message === null ? '' : `#table=${message.table}`}`);
    // a table appears once its game's UI is loaded
    await this.#page.locator('main:not(.opening)').waitFor();
  }

  /**
   * Shows this table in this look. A page at a table leaves it and returns to this one, which is far less work than
   * loading the page again.
   */
  async show(message: TableMessage, { width, height, language, textSize, theme }: PageLook): Promise<void> {
    const [size, look] = [
      { width, height },
      { language, textSize, theme },
    ];
    // an open sheet or card has an entry of its own in the history
    const isAtTable = this.#table !== null && (await this.#page.evaluate(() => history.state?.depth === 1));
    if (!isAtTable) {
      await this.#page.setViewportSize(size);
      await this.open(message, look);
      return;
    }
    const { table, game, seats } = message;
    const facts = { bots: [], room: null, savedAt: 0, view: null, toAct: [], outcome: null };
    this.say({ type: 'library', library: [{ table, game, seats, status: 'running', ...facts }] });
    this.#table = message;
    this.asked.length = 0;
    await inPage(this.#page, 'goHome');
    await this.#page.setViewportSize(size);
    this.look(look);
    await inPage(this.#page, 'continueTable');
  }

  /**
   * Opens the page for a guest who receives this room, with the key behind the `#`; `more` is added there as
   * `&name=fact`.
   */
  async openAsGuest(room: RoomMessage, look: Partial<Settings>, more = ''): Promise<void> {
    this.#room = room;
    this.#settings = { ...this.#settings, ...look };
    await this.#page.goto('about:blank');
    await this.#page.goto(`${this.#address}#room=${room.room}&guest=${room.you}&token=${'t'.repeat(22)}${more}`);
    await this.#page.locator('main:not(.opening)').waitFor();
  }

  /** Fails the host's computer: connections are lost and nothing can be loaded. */
  async fail(): Promise<void> {
    this.#hasFailed = true;
    await this.#page.route('**', (route) => route.abort());
    await this.#socket?.close();
  }

  sendTable(message: TableMessage): void {
    this.#table = message;
    this.say(message);
  }

  /** Changes the settings of the open page. */
  look(look: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...look };
    this.say({ type: 'settings', settings: this.#settings });
  }

  say(message: HostMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #answer(text: string): void {
    const message = clientMessage.parse(JSON.parse(text));
    this.asked.push(message.type);
    switch (message.type) {
      case 'hello':
        this.say({
          type: 'welcome',
          protocol: protocolVersion,
          appVersion: '1.0.0',
          server: null,
          machine: null,
          role: this.#room === null ? 'host' : 'guest',
          settings: this.#settings,
          settingsReset: false,
          library: [...this.#library],
          rooms: [],
          network: this.#network,
        });
        return;
      case 'ping':
        this.say({ type: 'pong' });
        return;
      case 'give-shares': {
        const { request, room } = message;
        this.say({ type: 'failing-over', request, room, agreed: false, have: 1, needs: 3, proof: null });
        return;
      }
      case 'return':
        this.say({ ...message, type: 'entered', guest: this.#room?.you ?? '' });
        if (this.#room !== null) this.say(this.#room);
        return;
      case 'open-table':
        if (this.#table !== null) this.say(this.#table);
        this.say({ type: 'done', request: message.request, table: message.table });
        return;
      default:
        this.say({ type: 'done', request: message.request, table: null });
    }
  }
}
