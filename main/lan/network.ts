import { closeCodes } from '../../shared/protocol/close-codes.ts';
import {
  type Adapter,
  type Finding,
  type NearbyRoom,
  type NetworkFailure,
  type NetworkStanding,
  type OpenRoom,
  usualPort,
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

/** Number of ports tried, from the usual one on. */
const portsTried = 20;
/** Interval of checks on the adapters, in milliseconds. */
const usualPause = 3000;
/** Number of checks after an adapter change that read the routes again. */
const readsAfterChange = 3;
/** A gap longer than this between two checks means that the machine has slept. */
const sleepsAfter = 15_000;

type Join = (link: Link) => Conversation;

/** Settings of the home network; optional ones have defaults. */
export interface NetworkSettings {
  readonly page: Bundle;
  readonly discovery: Discovery;
  /** An address or `all` from the command line; takes precedence over choices on the screen. */
  readonly adapter?: string | undefined;
  /** The port from the command line, without alternatives. 0 selects any free port. */
  readonly port?: number | undefined;
  readonly limits?: Limits;
  /** The system's adapters; by default queries the system. */
  readonly system?: () => SystemAdapters;
  /** The machine's default routes; never rejects. By default none are known. */
  readonly routes?: () => Promise<readonly DefaultRoute[]>;
  readonly firstPort?: number;
  /** Interval of checks on the adapters, in milliseconds. */
  readonly lookEvery?: number;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * The home network: serves page and server to guests and announces the rooms.
 * It follows adapter changes and listens nowhere before `open`.
 */
export class HomeNetwork implements Network {
  readonly #settings: NetworkSettings;
  readonly #notice: RoomNotice;
  readonly #listeners = new Set<(standing: NetworkStanding) => void>();
  /** Where the server wants to listen; null while closed. */
  #wish: Where | null = null;
  #sockets: Sockets | null = null;
  #entrance: Entrance | null = null;
  /**
   * Where it listened last.
   * It returns there when the adapter comes back, also with another address.
   */
  #place: Place | null = null;
  #port: number | null = null;
  /** True if a person chose the adapter for the current network. */
  #isChosen = false;
  #routes: readonly DefaultRoute[] = [];
  /** The adapters at the last reading of the routes, and the readings still due. Routes appear after addresses. */
  #routesOf = '';
  #readsLeft = 0;
  #failure: NetworkFailure | null = null;
  /** True if it has listened since it was opened. */
  #hasServed = false;
  #watch: NodeJS.Timeout | undefined;
  #lookedAt = 0;
  #sent = '';
  /** Serializes the asynchronous operations. */
  #work: Promise<void> = Promise.resolve();

  constructor(settings: NetworkSettings) {
    this.#settings = settings;
    this.#notice = new RoomNotice(settings.discovery, () => this.#send());
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
    // Report closed at once, even while earlier operations are pending.
    this.#wish = null;
    return this.#inTurn(async () => {
      this.#wish = null;
      clearInterval(this.#watch);
      this.#watch = undefined;
      const entrance = this.#entrance;
      const sockets = this.#sockets;
      this.#entrance = null;
      this.#sockets = null;
      // Keep the reason if it could never listen.
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
      // Exclude our own rooms.
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

  /** Reads the routes, or unless forced only after adapter changes. */
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

  /** The reason why no adapter is available. */
  #missing(): NetworkFailure {
    try {
      return hasOnlyIpv6(this.#settings.system?.()) ? 'only-ipv6' : 'no-adapter';
    } catch {
      return 'no-adapter';
    }
  }

  /** The adapters to choose from; only the selected one if the command line selects it. */
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

  /** Runs operations one after another and reports changes. Never rejects. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(job).then(
      () => this.#send(),
      (error: unknown) => {
        this.#failure = failureOf(error);
        this.#send();
      },
    );
    return this.#work;
  }

  #send(): void {
    const { standing } = this;
    const text = JSON.stringify(standing);
    if (text === this.#sent) return;
    this.#sent = text;
    for (const listener of this.#listeners) listener(standing);
  }

  #startWatch(): void {
    if (this.#watch !== undefined) return;
    const { now = Date.now, lookEvery = usualPause } = this.#settings;
    this.#lookedAt = now();
    this.#watch = setInterval(() => {
      const hasSlept = now() - this.#lookedAt > lookEvery + sleepsAfter;
      this.#lookedAt = now();
      // During sleep, routers and other devices dropped our announcement.
      if (hasSlept) this.#notice.forget();
      void this.#inTurn(() => this.#settle({ isOpening: false, isOtherPort: false }));
    }, lookEvery);
    this.#watch.unref();
  }

  /** Listens where it should with the current adapters, and updates the announcement. */
  async #settle({ isOpening, isOtherPort }: { isOpening: boolean; isOtherPort: boolean }): Promise<void> {
    const where = this.#wish;
    if (where === null) return;
    await this.#readRoutes(isOpening);
    const ordered = this.#settings.adapter;
    const adapters = this.#adapters();
    const chosen = where.chosen?.[this.#here() ?? ''];
    const asked = placeFor(adapters, ordered ?? chosen ?? where.adapter, this.#place);
    this.#isChosen = ordered === undefined && chosen !== undefined && asked !== null;
    // An adapter chosen at another home does not apply here; a command line option always does.
    const place = asked ?? (isOpening && ordered === undefined ? placeFor(adapters, null, null) : null);
    if (place === null) {
      // Connected guests stay: if the adapter comes back, their connections are alive.
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
      // other names could not stand in a policy
      const server = pageServer(page, limits, /^[a-z\d.-]+$/i.test(this.machine) ? this.machine : null);
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
    const { port, firstPort: first = usualPort } = this.#settings;
    if (port !== undefined) return [port === 0 ? (this.#port ?? 0) : port];
    const next = Array.from({ length: portsTried }, (_, index) => first + index);
    return [...new Set([asked, this.#port, ...next])].filter((candidate) => candidate !== null);
  }
}
