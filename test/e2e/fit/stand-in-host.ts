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
  type Settings,
  type TableMessage,
  type TableSummary,
} from '../../../shared/protocol/messages.ts';

const bundle = new Bundle(pageIn(path.join(import.meta.dirname, '../../../dist/renderer')));
const address = 'http://fits.test/';

/**
 * A host that is none: it gives the built page its files, tells it of one table and of how it shall look, and says to
 * everything else that it has been done. So a page shows any moment of any match without a match being played.
 */
export class StandInHost {
  readonly #page: Page;
  #settings: Settings = { ...defaultSettings, language: 'en', theme: 'light', motion: 'off' };
  #told: TableMessage | null = null;
  #socket: WebSocketRoute | null = null;
  #shelf: readonly TableSummary[] = [];
  #network: NetworkStanding = { listening: null, adapters: [], failure: null, unlisted: false };
  readonly #failures: string[] = [];
  /** What the page has asked since it was opened, by the type of its message. */
  readonly asked: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Takes the place of the host for a page that has not been opened yet. */
  static async of(page: Page): Promise<StandInHost> {
    const host = new StandInHost(page);
    page.on('pageerror', ({ message }) => host.#failures.push(message));
    await page.route(`${address}**`, async (route) => {
      const { status, headers, body } = await bundle.read(new URL(route.request().url()).pathname);
      await route.fulfill({ status, headers: { ...headers }, body: Buffer.from(body) });
    });
    await page.routeWebSocket(/^ws:\/\/fits\.test\//, (socket) => {
      host.#socket = socket;
      socket.onMessage((text) => host.#answer(String(text)));
    });
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
    await this.#page.goto(`${address}${told === null ? '' : `#table=${told.table}`}`);
    // a table comes once its game's room has been fetched
    await this.#page.locator('main:not(.opening)').waitFor();
  }

  /** Changes how the open page looks. */
  look(look: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...look };
    this.#say({ type: 'settings', settings: this.#settings });
  }

  #say(message: HostMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #answer(text: string): void {
    const message = clientMessage.parse(JSON.parse(text));
    this.asked.push(message.type);
    switch (message.type) {
      case 'hello':
        this.#say({
          type: 'welcome',
          protocol: protocolVersion,
          appVersion: '1.0.0',
          house: null,
          role: 'keeper',
          settings: this.#settings,
          settingsReset: false,
          shelf: [...this.#shelf],
          rooms: [],
          network: this.#network,
        });
        return;
      case 'ping':
        this.#say({ type: 'pong' });
        return;
      case 'open-table':
        if (this.#told !== null) this.#say(this.#told);
        this.#say({ type: 'done', request: message.request, table: message.table });
        return;
      default:
        this.#say({ type: 'done', request: message.request, table: null });
    }
  }
}
