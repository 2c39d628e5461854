import type { GameTypes, PlayedMove, Viewer } from '../../../shared/engine/index.ts';
import type { Device } from './seating.ts';

/** A page at a table, which receives every change. */
export interface Page {
  /** True for the host's pages, which may admit people and hand over seats. */
  readonly isHost: boolean;
  /** True for a page that tries moves: it receives a redealt state with them. */
  readonly imagines: boolean;
  /** Sends the table as JSON text. Returns false if the page is too slow now; it then asks for a resync. */
  sendTable(text: string): boolean;
}

/** What a page has received of the log: for which viewer, which moves, and when. */
export interface SentLog {
  readonly viewer: Viewer;
  readonly moves: readonly PlayedMove<GameTypes>[];
  /** Number of choices at that time, including those unknown to the viewer. */
  readonly played: number;
  /** Number of rewinds at that time. */
  readonly rewinds: number;
  readonly moment: number;
}

interface Place {
  readonly device: Device;
  sent: SentLog | null;
  /** The moment of the latest message to the page. */
  moment: number;
}

/**
 * The pages at a table. Of several pages of one device, the newest has the device's seats.
 * So a player continues in a new window or on a new connection.
 */
export class Pages {
  readonly #places = new Map<Page, Place>();
  /** The pages of each device, oldest first. */
  readonly #pages = new Map<string, Page[]>();

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  get devices(): ReadonlySet<Device> {
    return new Set([...this.#places.values()].map(({ device }) => device));
  }

  [Symbol.iterator](): IterableIterator<Page> {
    return [...this.#places.keys()].values();
  }

  hasOtherThan(page: Page): boolean {
    return this.#places.size > (this.#places.has(page) ? 1 : 0);
  }

  /** Adds a page as the newest of its device. Returns false if it already was. */
  sit(page: Page, device: Device): boolean {
    if (this.deviceOf(page) === device && this.isNewest(page)) return false;
    const moment = this.moment(page);
    this.leave(page);
    this.#places.set(page, { device, sent: null, moment });
    this.#pages.set(device, [...(this.#pages.get(device) ?? []), page]);
    return true;
  }

  leave(page: Page): void {
    const device = this.deviceOf(page);
    if (device === undefined) return;
    this.#places.delete(page);
    const others = (this.#pages.get(device) ?? []).filter((each) => each !== page);
    if (others.length > 0) this.#pages.set(device, others);
    else this.#pages.delete(device);
  }

  deviceOf(page: Page): Device | undefined {
    return this.#places.get(page)?.device;
  }

  /** True if the page has its device's seats. */
  isNewest(page: Page): boolean {
    const device = this.deviceOf(page);
    return device !== undefined && this.#pages.get(device)?.at(-1) === page;
  }

  /** True if any page of the device is at the table. */
  has(device: string): boolean {
    return this.#pages.has(device);
  }

  sent(page: Page): SentLog | null {
    return this.#places.get(page)?.sent ?? null;
  }

  /** The moment of the latest message to a page; 0 before the first. */
  moment(page: Page): number {
    return this.#places.get(page)?.moment ?? 0;
  }

  /** Records what a page has received; null makes the next message complete. */
  note(page: Page, sent: SentLog | null): void {
    const place = this.#places.get(page);
    if (place === undefined) return;
    place.sent = sent;
    if (sent !== null) place.moment = sent.moment;
  }
}
