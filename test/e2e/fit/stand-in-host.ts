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

const bundle = new Bundle(pageIn(path.join(import.meta.dirname, '../../../dist/renderer')));

/** Where the files of the page are served; over a real connection, so that a browser keeps what it has read once. */
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
 * A host that is none: it gives the built page its files, tells it of one table and of how it shall look, and says to
 * everything else that it has been done. So a page shows any moment of any match without a match being played.
 */
export class StandInHost {
  readonly #page: Page;
  readonly #address: string;
  #settings: Settings = { ...defaultSettings, language: 'en', theme: 'light', motion: 'off', soundOffered: true };
  #told: TableMessage | null = null;
  /** The room a guest is in; null where the page runs the house. */
  #room: RoomMessage | null = null;
  #socket: WebSocketRoute | null = null;
  #hasFailed = false;
  #shelf: readonly TableSummary[] = [];
  #network: NetworkStanding = { listening: null, adapters: [], failure: null, unlisted: false };
  readonly #failures: string[] = [];
  /** What the page has asked since it was opened, by the type of its message. */
  readonly asked: string[] = [];

  private constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
  }

  /** Takes the place of the host for a page that has not been opened yet. */
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

  /** What the page finds in the house when it is opened next: the saved tables, and how the house stands on the network. */
  house({
    shelf,
    network = this.#network,
  }: {
    readonly shelf: readonly TableSummary[];
    readonly network?: NetworkStanding | undefined;
  }): void {
    this.#shelf = shelf;
    this.#network = network;
  }

  /** What went wrong in the page since this was asked last. */
  failures(): readonly string[] {
    return this.#failures.splice(0);
  }

  /** Opens the page at this table, or in the street where there is none. */
  async open(told: TableMessage | null, look: Partial<Settings>): Promise<void> {
    this.#told = told;
    this.#settings = { ...this.#settings, ...look };
    this.asked.length = 0;
    await this.#page.goto('about:blank');
    await this.#page.goto(`${this.#address}${told === null ? '' : `#table=${told.table}`}`);
    // a table comes once its game's room has been fetched
    await this.#page.locator('main:not(.opening)').waitFor();
  }

  /**
   * Opens the page for the guest to whom a room is told so, with what opens it behind the `#`; `more` stands there too, as
   * `&name=fact`.
   */
  async openAsGuest(room: RoomMessage, look: Partial<Settings>, more = ''): Promise<void> {
    this.#room = room;
    this.#settings = { ...this.#settings, ...look };
    await this.#page.goto('about:blank');
    await this.#page.goto(`${this.#address}#room=${room.room}&guest=${room.you}&token=${'t'.repeat(22)}${more}`);
    await this.#page.locator('main:not(.opening)').waitFor();
  }

  /** The machine of the host fails: no line stands, and nothing can be fetched any more. */
  async fail(): Promise<void> {
    this.#hasFailed = true;
    await this.#page.route('**', (route) => route.abort());
    await this.#socket?.close();
  }

  /** Tells the open page how its table stands now. */
  tell(told: TableMessage): void {
    this.#told = told;
    this.say(told);
  }

  /** Changes how the open page looks. */
  look(look: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...look };
    this.say({ type: 'settings', settings: this.#settings });
  }

  /** Says whatever else a host may say. */
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
          house: null,
          machine: null,
          role: this.#room === null ? 'keeper' : 'guest',
          settings: this.#settings,
          settingsReset: false,
          shelf: [...this.#shelf],
          rooms: [],
          network: this.#network,
        });
        return;
      case 'ping':
        this.say({ type: 'pong' });
        return;
      case 'give-shares': {
        const { request, room } = message;
        this.say({ type: 'relieving', request, room, agreed: false, have: 1, needs: 3, proof: null });
        return;
      }
      case 'return':
        this.say({ ...message, type: 'entered', guest: this.#room?.you ?? '' });
        if (this.#room !== null) this.say(this.#room);
        return;
      case 'open-table':
        if (this.#told !== null) this.say(this.#told);
        this.say({ type: 'done', request: message.request, table: message.table });
        return;
      default:
        this.say({ type: 'done', request: message.request, table: null });
    }
  }
}
