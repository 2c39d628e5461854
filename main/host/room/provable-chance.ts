import { commitmentOf, promiseOf, seedOf } from '../../../shared/protocol/chance-hashes.ts';
import type { DevicePart, DevicePromise, MatchChance } from '../../../shared/protocol/messages.ts';
import type { Timers } from '../../bot-workers/timers.ts';
import type { Held } from '../../storage/journal-lines.ts';
import { RequestError } from '../request-error.ts';
import type { Device } from '../seats/seating.ts';
import { type Chance, newSeed } from '../secrets.ts';

/** How long a start waits for the promised parts, in milliseconds. */
export const longestReveal = 1000;

/** The source of the host's parts, and the timers for those of the devices. */
export interface ChanceSources {
  readonly chance: Chance;
  readonly timers: Timers;
}

/** The seed of a match, and how it came about. */
interface Dealt {
  readonly seed: string;
  readonly chance?: MatchChance;
}

/** Combines the parts of the host and the devices. */
function dealtFrom(host: string, devices: readonly DevicePart[]): Dealt {
  const chance = { commitment: commitmentOf(host), host, devices };
  return { seed: seedOf(chance), chance };
}

/**
 * The seed of a match outside rooms with these seats, where only the host's own page adds a part.
 * @param given makes the seed, if it is given
 */
export function dealtAtTable(
  given: (() => string) | undefined,
  host: string,
  part: string | undefined,
  held: readonly Held[],
): Dealt & { readonly held: readonly Held[] } {
  if (given !== undefined) return { held, seed: given() };
  return { held, ...dealtFrom(host, part === undefined ? [] : [{ seats: seatsOf('house', held), part }]) };
}

/** The seats of a device. */
function seatsOf(device: Device, held: readonly Held[]): number[] {
  return held.flatMap(({ holder }, seat) => (holder === device ? [seat] : []));
}

function ownPart(source: Chance): Pick<MatchChance, 'host' | 'commitment'> {
  const host = newSeed(source);
  return { host, commitment: commitmentOf(host) };
}

/**
 * The chance of a room's next match, made by the host and the players' devices together.
 * The host is bound to its part before a device promises one, and the devices to theirs before one is revealed. So
 * nobody can choose a part that fits the others.
 */
export class ProvableChance {
  readonly #sources: ChanceSources;
  #own: ReturnType<typeof ownPart>;
  readonly #promises = new Map<Device, string>();
  readonly #parts = new Map<Device, string>();
  /** Ends the wait for the parts; null before the start. */
  #finish: (() => void) | null = null;

  constructor(sources: ChanceSources) {
    this.#sources = sources;
    this.#own = ownPart(sources.chance);
  }

  /** The hash of the host's part, which everyone may know. */
  get commitment(): string {
    return this.#own.commitment;
  }

  /** Binds a device to its part. Throws `RequestError` for an earlier match, and once the match starts. */
  promise(device: Device, commitment: string, promise: string): void {
    if (commitment !== this.commitment || this.#finish !== null) throw new RequestError('stale');
    this.#promises.set(device, promise);
  }

  /** Takes a promised part. Throws `RequestError` for any other. */
  reveal(device: Device, part: string): void {
    const isPromised = this.#promises.get(device) === promiseOf(this.commitment, part);
    if (this.#finish === null || !isPromised) throw new RequestError('stale');
    this.#parts.set(device, part);
    if (this.#parts.size === this.#promises.size) this.#finish();
  }

  /**
   * Asks these devices for the parts that they have promised. Resolves once all are there, or after a while without
   * the missing ones. Undefined if none is promised. Throws `RequestError` while it waits already.
   * @param held the seats of the match
   */
  collect(
    held: readonly Held[],
    isPresent: (device: Device) => boolean,
    ask: (device: Device, promises: readonly DevicePromise[]) => void,
  ): Promise<void> | undefined {
    if (this.#finish !== null) throw new RequestError('too-soon');
    for (const device of this.#promises.keys()) {
      if (!isPresent(device) || seatsOf(device, held).length === 0) this.#promises.delete(device);
    }
    const promises = this.#inOrder(this.#promises, held).map(([seats, promise]) => ({ seats, promise }));
    if (promises.length === 0) return undefined;
    return new Promise((resolve) => {
      const stopWaiting = this.#sources.timers.after(longestReveal, resolve);
      this.#finish = () => {
        stopWaiting();
        resolve();
      };
      for (const device of this.#promises.keys()) ask(device, promises);
    });
  }

  /** The seed from all parts that are there. Begins the chance of the next match. */
  deal(held: readonly Held[]): Dealt {
    const devices = this.#inOrder(this.#parts, held).map(([seats, part]) => ({ seats, part }));
    const dealt = dealtFrom(this.#own.host, devices);
    this.renew();
    return dealt;
  }

  /** Draws another part of the host and forgets what the devices have promised. */
  renew(): void {
    this.#own = ownPart(this.#sources.chance);
    this.#promises.clear();
    this.#parts.clear();
    this.#finish = null;
  }

  /** What devices have given, with their seats, in the order of the first seats. */
  #inOrder(given: ReadonlyMap<Device, string>, held: readonly Held[]) {
    return [...given]
      .map(([device, each]) => [seatsOf(device, held), each] as const)
      .filter(([seats]) => seats.length > 0)
      .toSorted(([[one = 0]], [[other = 0]]) => one - other);
  }
}
