import { closeSync, fstatSync, ftruncateSync, readdirSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Host } from '../../main/host/host.ts';
import type { Conversation, Link } from '../../main/host/network/link.ts';
import type { Network } from '../../main/host/network/network.ts';
import type { Disk } from '../../main/storage/journal.ts';
import { releaseLock } from '../../main/storage/lock.ts';
import { below, type RandomWords } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { NetworkStanding } from '../../shared/protocol/messages.ts';
import type { FaultyLine } from './faulty-line.ts';
import type { Timeline } from './timeline.ts';

const address = '192.168.1.20';
const port = 7777;

/** A network that opens at once and connects guests to the host that opened it. */
class OpenNetwork implements Network {
  readonly machine = 'shed.local';
  standing: NetworkStanding = { listening: null, adapters: [{ name: 'lan', address }], failure: null, unlisted: false };
  join: ((link: Link) => Conversation) | null = null;

  onChange(): void {}

  async here(): Promise<null> {
    return null;
  }

  async open(join: (link: Link) => Conversation): Promise<NetworkStanding> {
    this.join = join;
    this.standing = { ...this.standing, listening: { adapter: address, port, addresses: [`${address}:${port}`] } };
    return this.standing;
  }

  async close(): Promise<void> {
    this.join = null;
    this.standing = { ...this.standing, listening: null };
  }

  announce(): void {}

  async proofAt(): Promise<null> {
    return null;
  }

  watchNearby(): () => void {
    return () => {};
  }

  async diagnose(): Promise<readonly []> {
    return [];
  }
}

/** How much of a file has been flushed, in bytes, and which file it is: descriptors of closed files are reused. */
interface Flushed {
  readonly file: number;
  readonly safe: number;
}

/** The file behind a descriptor, and its size; undefined if it has been closed. */
function openFile(file: number): { readonly ino: number; readonly size: number } | undefined {
  try {
    return fstatSync(file);
  } catch {
    return undefined;
  }
}

/** One life of the host: from a start to a crash. */
interface Life {
  readonly host: Host;
  readonly network: OpenNetwork;
  readonly lines: Set<FaultyLine>;
  /** Files written to, by descriptor while they are open. */
  readonly flushed: Map<number, Flushed>;
}

/** Where the power is cut: between two events, within a write, or between a write and its flush. */
export const crashPlaces = ['between', 'writing', 'flushing'] as const;
export type CrashPlace = (typeof crashPlaces)[number];

/** A host on real journals that can be killed at any moment and restarted. */
export class House {
  readonly folder: string;
  readonly #timeline: Timeline;
  readonly #random: RandomWords;
  readonly #games: readonly AnyGame[];
  #life: Life | null = null;
  #crashAt: CrashPlace | null = null;
  #isFull = false;
  crashes = 0;
  died: () => void = () => {};

  constructor(folder: string, timeline: Timeline, random: RandomWords, games: readonly AnyGame[]) {
    this.folder = folder;
    this.#timeline = timeline;
    this.#random = random;
    this.#games = games;
  }

  get isUp(): boolean {
    return this.#life !== null;
  }

  start(): void {
    const network = new OpenNetwork();
    const flushed = new Map<number, Flushed>();
    const host = new Host({
      dataFolder: this.folder,
      appVersion: '0.0.0',
      gameOf: (id) => this.#games.find((game) => game.id === id),
      now: () => 1_000_000 + this.#timeline.now,
      elapsed: () => this.#timeline.now,
      newSeed: () => `${below(this.#random, 2 ** 30)}`,
      chance: (count) => Uint8Array.from({ length: count }, () => below(this.#random, 256)),
      report: (words) => {
        if (this.#life?.host === host) throw new Error(words);
      },
      disk: this.#disk(flushed),
      network,
    });
    this.#life = { host, network, lines: new Set(), flushed };
    this.#crashAt = null;
    void host.resume();
  }

  /** The connection for a page of the host, or of the network; null while there is none. */
  wayIn(isHost: boolean): ((link: Link) => Conversation) | null {
    const life = this.#life;
    if (life === null) return null;
    return isHost ? (link) => life.host.connect(link) : life.network.join;
  }

  /** Registers a connection, which breaks when the host dies. */
  attach(line: FaultyLine): void {
    this.#life?.lines.add(line);
  }

  /** Cuts the power, now or within the next write. */
  crash(place: CrashPlace): void {
    if (place === 'between') this.#die();
    else this.#crashAt = place;
  }

  /** Makes the next write run out of disk space after part of it. */
  fillDisk(): void {
    this.#isFull = true;
  }

  async close(): Promise<void> {
    const life = this.#life;
    this.#life = null;
    await life?.host.close();
  }

  #die(): void {
    const life = this.#life;
    if (life === null) return;
    this.#life = null;
    this.crashes += 1;
    for (const [file, { file: ino, safe }] of life.flushed) {
      const found = openFile(file);
      // a table that the room has left is closed
      if (found?.ino !== ino) continue;
      const { size } = found;
      // what was not flushed may be lost, completely or its end
      if (size > safe) ftruncateSync(file, safe + below(this.#random, size - safe + 1));
      closeSync(file);
    }
    // a dead process leaves its locks without an owner; here the process lives on
    for (const name of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
      // SQLite's own lock is a folder, and stays
      if (name.endsWith('.lock') && !name.endsWith('.sqlite.lock')) releaseLock(path.join(this.folder, name));
    }
    for (const line of life.lines) line.hostDied();
    this.died();
  }

  #disk(flushed: Map<number, Flushed>): Disk {
    const mustLive = () => {
      if (this.#life?.flushed !== flushed) throw new Error('the power is off');
    };
    const flush = (file: number) => {
      mustLive();
      if (this.#crashAt === 'flushing') {
        this.#die();
        throw new Error('the power is cut');
      }
      const { ino, size } = fstatSync(file);
      flushed.set(file, { file: ino, safe: size });
    };
    return {
      writeSync: (file, bytes, offset, length, position) => {
        mustLive();
        const { ino } = fstatSync(file);
        if (flushed.get(file)?.file !== ino) flushed.set(file, { file: ino, safe: position });
        if (this.#isFull) {
          this.#isFull = false;
          writeSync(file, bytes, offset, below(this.#random, length), position);
          throw new Error('no space left on device');
        }
        if (this.#crashAt !== 'writing') return writeSync(file, bytes, offset, length, position);
        writeSync(file, bytes, offset, below(this.#random, length), position);
        this.#die();
        throw new Error('the power is cut');
      },
      fdatasyncSync: flush,
      fdatasync: async (file) => flush(file),
      ftruncateSync: (file, length) => {
        mustLive();
        ftruncateSync(file, length);
      },
    };
  }
}
