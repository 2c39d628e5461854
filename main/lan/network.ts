import { closeCodes } from '../../shared/protocol/close-codes.ts';
import type {
  Adapter,
  Finding,
  NearbyRoom,
  NetworkFailure,
  NetworkStanding,
  OpenRoom,
} from '../../shared/protocol/messages.ts';
import type { Conversation, Link } from '../host/network/link.ts';
import type { Network, Where } from '../host/network/network.ts';
import type { Bundle } from '../page/bundle.ts';
import {
  allAdapters,
  hasOnlyIpv6,
  networkHere,
  outwardAdapters,
  type Place,
  placeFor,
  type SystemAdapters,
} from './adapters.ts';
import type { DefaultRoute } from './default-routes.ts';
import type { Discovery } from './discovery.ts';
import { Entrance } from './entrance.ts';
import { localName } from './guard.ts';
import { pageServer } from './http.ts';
import { guestLimits, type Limits } from './limits.ts';
import { failureOf } from './listen.ts';
import { proofAt } from './proof-at.ts';
import { RoomNotice } from './room-notice.ts';
import { Sockets } from './sockets.ts';

/** Where High Street is found, unless another program is there: then at one of the ports after it. */
const firstPort = 7777;
const portsTried = 20;
/** How often the machine's adapters are looked at, in milliseconds. */
const usualPause = 3000;
/** So many looks after adapters have changed the routes are read anew. */
const readsAfterChange = 3;
/** A pause longer than this between two looks was no pause: the machine has slept. */
const sleepsAfter = 15_000;

type Join = (link: Link) => Conversation;

/** What a home network is given; everything optional has its usual value. */
export interface NetworkSettings {
  /** The built page. */
  readonly page: Bundle;
  readonly discovery: Discovery;
  /** An address or `all`: an order of the command line, which counts before what was chosen on a screen. */
  readonly adapter?: string | undefined;
  /** Such an order too: this port or none. 0 takes any that is free. */
  readonly port?: number | undefined;
  readonly limits?: Limits;
  /** What the system tells of its adapters; undefined asks it. */
  readonly system?: () => SystemAdapters;
  /** The machine's ways to routers; never rejects. Left out, none is known. */
  readonly routes?: () => Promise<readonly DefaultRoute[]>;
  readonly firstPort?: number;
  /** How often the adapters are looked at, in milliseconds. */
  readonly lookEvery?: number;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * The home network: serves the page and the host behind it to guests, follows the machine's adapters as they come and
 * go, and tells the network what can be joined. Listens at nothing before `open`.
 */
export class HomeNetwork implements Network {
  readonly #settings: NetworkSettings;
  readonly #notice: RoomNotice;
  readonly #listeners = new Set<(standing: NetworkStanding) => void>();
  /** Where the house wants to be served; null while it does not. */
  #wish: Where | null = null;
  #sockets: Sockets | null = null;
  #entrance: Entrance | null = null;
  /** Where it was served last: when the adapter comes back, or comes back with another address, so do we. */
  #place: Place | null = null;
  #port: number | null = null;
  /** Has a person chosen where it is served, in this network? */
  #isChosen = false;
  #routes: readonly DefaultRoute[] = [];
  /** The adapters for which the routes were read last, and how often more they are: a route comes after its address. */
  #routesOf = '';
  #readsLeft = 0;
  #failure: NetworkFailure | null = null;
  /** Has anybody been served since it was opened? */
  #hasServed = false;
  #watch: NodeJS.Timeout | undefined;
  #lookedAt = 0;
  #told = '';
  /** What is under way: one thing after the other. */
  #work: Promise<void> = Promise.resolve();

  constructor(settings: NetworkSettings) {
    this.#settings = settings;
    this.#notice = new RoomNotice(settings.discovery, () => this.#tell());
  }

  readonly machine = localName;

  get standing(): NetworkStanding {
    return {
      listening: this.#listening(),
      adapters: this.#choices(),
      failure: this.#failure,
      unlisted: this.#notice.hasFailed,
      ...(this.#settings.port !== undefined && { portGiven: true }),
    };
  }

  onChange(listener: (standing: NetworkStanding) => void): void {
    this.#listeners.add(listener);
  }

  async open(join: Join, where: Where): Promise<NetworkStanding> {
    await this.#inTurn(async () => {
      const before = this.#wish;
      this.#wish = where;
      this.#sockets ??= new Sockets('guests', join, this.#settings.limits ?? guestLimits);
      if (where.adapter !== null && where.adapter !== before?.adapter) this.#place = null;
      const isOtherPort = where.port !== null && where.port !== before?.port && where.port !== this.#entrance?.port;
      this.#startWatch();
      await this.#settle({ isOpening: true, isOtherPort });
    });
    return this.standing;
  }

  close(): Promise<void> {
    // From this moment on nobody must take us for open, not even before it is our turn.
    this.#wish = null;
    return this.#inTurn(async () => {
      this.#wish = null;
      clearInterval(this.#watch);
      this.#watch = undefined;
      const entrance = this.#entrance;
      const sockets = this.#sockets;
      this.#entrance = null;
      this.#sockets = null;
      // Why it could never be opened is still worth knowing.
      if (this.#hasServed) this.#failure = null;
      this.#hasServed = false;
      entrance?.shut();
      await Promise.all([this.#notice.take(null), sockets?.close()]);
      entrance?.cut();
    });
  }

  async here(): Promise<string | null> {
    await this.#readRoutes(true);
    return this.#here();
  }

  announce(rooms: readonly OpenRoom[]): void {
    this.#notice.announce(rooms);
  }

  proofAt(address: string, room: string): Promise<string | null> {
    return proofAt(address, room);
  }

  watchNearby(listener: (rooms: readonly NearbyRoom[]) => void): () => void {
    try {
      // Our own rooms are not nearby, they are here.
      return this.#settings.discovery.browse((rooms) =>
        listener(rooms.filter(({ address }) => !this.#listening()?.addresses.includes(address))),
      );
    } catch {
      return () => {};
    }
  }

  async diagnose(address: string | null): Promise<readonly Finding[]> {
    const { discovery } = this.#settings;
    try {
      return address === null
        ? await discovery.examineHost({ standing: this.standing })
        : await discovery.examineAddress(address);
    } catch {
      return [];
    }
  }

  #adapters(): Adapter[] {
    try {
      return outwardAdapters(this.#settings.system?.(), this.#routes);
    } catch {
      return [];
    }
  }

  #here(): string | null {
    try {
      return networkHere(this.#settings.system?.(), this.#routes);
    } catch {
      return null;
    }
  }

  /** Reads the routes anew, or only where adapters have come or gone. */
  async #readRoutes(isForced: boolean): Promise<void> {
    const adapters = JSON.stringify(
      this.#adapters()
        .map(({ name, address }) => [name, address])
        .sort(),
    );
    if (adapters !== this.#routesOf) this.#readsLeft = readsAfterChange;
    this.#routesOf = adapters;
    if (!isForced && this.#readsLeft === 0) return;
    this.#readsLeft = Math.max(0, this.#readsLeft - 1);
    this.#routes = (await this.#settings.routes?.()) ?? [];
  }

  /** Why there is no adapter to serve at. */
  #missing(): NetworkFailure {
    try {
      return hasOnlyIpv6(this.#settings.system?.()) ? 'only-ipv6' : 'no-adapter';
    } catch {
      return 'no-adapter';
    }
  }

  /** The adapters there are to choose from: where the command line has chosen, that one. */
  #choices(): Adapter[] {
    const { adapter } = this.#settings;
    if (adapter === undefined || adapter === allAdapters) return this.#adapters();
    const place = placeFor(this.#adapters(), adapter, this.#place);
    return place === null || place === allAdapters ? [] : [place];
  }

  #listening(): NetworkStanding['listening'] {
    if (this.#entrance === null || this.#wish === null) return null;
    const { place, port } = this.#entrance;
    const served = place === allAdapters ? this.#adapters() : [place];
    return {
      adapter: place === allAdapters ? allAdapters : place.address,
      port,
      addresses: served.map(({ address }) => `${address}:${port}`),
      ...(this.#isChosen && { chosen: true as const }),
    };
  }

  /** Does one thing after those before it, then tells what has changed. Never rejects. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(job).then(
      () => this.#tell(),
      (error: unknown) => {
        this.#failure = failureOf(error);
        this.#tell();
      },
    );
    return this.#work;
  }

  #tell(): void {
    const { standing } = this;
    const text = JSON.stringify(standing);
    if (text === this.#told) return;
    this.#told = text;
    for (const listener of this.#listeners) listener(standing);
  }

  #startWatch(): void {
    if (this.#watch !== undefined) return;
    const { now = Date.now, lookEvery = usualPause } = this.#settings;
    this.#lookedAt = now();
    this.#watch = setInterval(() => {
      const hasSlept = now() - this.#lookedAt > lookEvery + sleepsAfter;
      this.#lookedAt = now();
      // Asleep, the machine was forgotten by the network's routers, and our notice with it.
      if (hasSlept) this.#notice.forget();
      void this.#inTurn(() => this.#settle({ isOpening: false, isOtherPort: false }));
    }, lookEvery);
    this.#watch.unref();
  }

  /** Listens where it should, as the adapters are now, and has the notice say so. */
  async #settle({ isOpening, isOtherPort }: { isOpening: boolean; isOtherPort: boolean }): Promise<void> {
    const where = this.#wish;
    if (where === null) return;
    await this.#readRoutes(isOpening);
    const ordered = this.#settings.adapter;
    const adapters = this.#adapters();
    const chosen = where.chosen?.[this.#here() ?? ''];
    const asked = placeFor(adapters, ordered ?? chosen ?? where.adapter, this.#place);
    this.#isChosen = ordered === undefined && chosen !== undefined && asked !== null;
    // What was chosen in another house is not in this one; an order of the command line holds in every house.
    const place = asked ?? (isOpening && ordered === undefined ? placeFor(adapters, null, null) : null);
    if (place === null) {
      // Who is in stays: an adapter that comes back finds its connections alive.
      this.#entrance?.shut();
      this.#entrance = null;
      this.#failure = this.#missing();
    } else if (!this.#entrance?.isAt(place) || (isOtherPort && this.#settings.port === undefined)) {
      await this.#moveTo(place, where.port);
    }
    await this.#notice.take(this.#listening());
  }

  async #moveTo(place: Place, port: number | null): Promise<void> {
    this.#entrance?.shut();
    this.#entrance = null;
    try {
      const { page, limits = guestLimits } = this.#settings;
      const server = pageServer(page, limits);
      this.#sockets?.attend(server);
      const entrance = await Entrance.at(place, this.#portsFor(port), server);
      this.#entrance = entrance;
      this.#place = place;
      this.#port = entrance.port;
      this.#failure = null;
      this.#hasServed = true;
      this.#sockets?.dismiss(closeCodes.goingAway, 'served elsewhere now', (address) => !entrance.serves(address));
    } catch (error) {
      this.#failure = failureOf(error);
    }
  }

  #portsFor(asked: number | null): number[] {
    const { port, firstPort: first = firstPort } = this.#settings;
    if (port !== undefined) return [port === 0 ? (this.#port ?? 0) : port];
    const next = Array.from({ length: portsTried }, (_, index) => first + index);
    return [...new Set([asked, this.#port, ...next])].filter((candidate) => candidate !== null);
  }
}
