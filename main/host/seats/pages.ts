import type { GameTypes, PlayedMove, Viewer } from '../../../shared/engine/index.ts';
import type { Device } from './seating.ts';

/** Somebody at the table: a page that is told of every change. */
export interface Page {
  /** May it run the table: let people in, hand seats over? */
  readonly isKeeper: boolean;
  /** Tells it of its table, as JSON text; false where it is too slow to be told now. It then asks to be told afresh. */
  tellTable(text: string): boolean;
}

/** What a page has been told of the log: for whose eyes, which moves, and when. */
export interface Told {
  readonly viewer: Viewer;
  readonly moves: readonly PlayedMove<GameTypes>[];
  /** How many moves stood then, those included of which these eyes know nothing. */
  readonly played: number;
  /** How many rewinds. */
  readonly rewinds: number;
  readonly moment: number;
}

interface Place {
  readonly device: Device;
  told: Told | null;
  /** The moment of whatever it was told last. */
  moment: number;
}

/**
 * The pages at a table. Several may belong to one device, and the newest of them has the device's seats: whoever opens
 * the table in another window or comes back on another line goes on there.
 */
export class Pages {
  readonly #places = new Map<Page, Place>();
  /** The pages of each device that has any, oldest first. */
  readonly #pages = new Map<string, Page[]>();

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** Every device that has a page here. */
  get devices(): ReadonlySet<Device> {
    return new Set([...this.#places.values()].map(({ device }) => device));
  }

  [Symbol.iterator](): IterableIterator<Page> {
    return [...this.#places.keys()].values();
  }

  hasOtherThan(page: Page): boolean {
    return this.#places.size > (this.#places.has(page) ? 1 : 0);
  }

  /** Sits down as the newest page of a device. False when it already was. */
  sit(page: Page, device: Device): boolean {
    if (this.deviceOf(page) === device && this.isNewest(page)) return false;
    const moment = this.moment(page);
    this.leave(page);
    this.#places.set(page, { device, told: null, moment });
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

  /** Has the page its device's seats? */
  isNewest(page: Page): boolean {
    const device = this.deviceOf(page);
    return device !== undefined && this.#pages.get(device)?.at(-1) === page;
  }

  /** Is any page of the device at the table? */
  has(device: string): boolean {
    return this.#pages.has(device);
  }

  told(page: Page): Told | null {
    return this.#places.get(page)?.told ?? null;
  }

  /** The moment of what a page was told last; 0 before anything. */
  moment(page: Page): number {
    return this.#places.get(page)?.moment ?? 0;
  }

  /** Notes what a sitter has been told; null when it is to be told everything afresh. */
  note(page: Page, told: Told | null): void {
    const place = this.#places.get(page);
    if (place === undefined) return;
    place.told = told;
    if (told !== null) place.moment = told.moment;
  }
}
