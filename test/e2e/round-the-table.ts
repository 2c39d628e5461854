import type { Chooser } from './chooser.ts';
import type { PlayedGame } from './games/played-game.ts';
import { expect } from './host.ts';
import type { Laptop } from './laptop.ts';
import {
  apartFrom,
  contentsOf,
  foundBehindShutter,
  foundOnPage,
  leaked,
  type Secret,
  type Secrets,
  stillSecret,
  tooMuchIn,
} from './secrets.ts';

/** After so many hand-overs at a shared device, another device is looked through as well. */
const looksElsewhere = 3;

interface DeviceSettings {
  readonly game: PlayedGame;
  /** Does it come over the network? Then its browser keeps the way back. */
  readonly isGuest: boolean;
  /** Moves for whoever sits before it. */
  readonly chooser: Chooser;
}

/** One device at a table that several play at, and whoever sits before it. */
export class Device {
  readonly laptop: Laptop;
  readonly game: PlayedGame;
  readonly isGuest: boolean;
  readonly #chooser: Chooser;
  /** How many of the messages it heard have been looked at. */
  #read = 0;

  constructor(laptop: Laptop, { game, isGuest, chooser }: DeviceSettings) {
    this.laptop = laptop;
    this.game = game;
    this.isGuest = isGuest;
    this.#chooser = chooser;
  }

  /** A device whose people play as the tests usually play the game. */
  static of(game: PlayedGame, laptop: Laptop, isGuest: boolean, seed: string): Device {
    return new Device(laptop, { game, isGuest, chooser: game.chooser(laptop, seed) });
  }

  get version(): number {
    return this.laptop.wire.table.version;
  }

  /** What it has heard since it was last looked at, by which nobody may be told too much; the newest secrets in it, and what lies open. */
  listen(secrets: Map<number, Secrets>, opened: Set<string>): void {
    const { heard } = this.laptop.wire;
    const fresh = heard.slice(this.#read);
    this.#read = heard.length;
    for (const message of fresh) {
      expect(tooMuchIn(message, this.game.secrets), leaked).toEqual([]);
      if (message.type !== 'table') continue;
      for (const id of this.game.secrets.openedBy?.(message) ?? []) opened.add(id);
      // where everybody looks on nobody's own things are told
      if (message.inHand === null || message.viewer !== message.inHand) continue;
      const own = this.game.secrets.inHand(message);
      if (own !== null) secrets.set(message.inHand, own);
    }
  }

  /** Makes one move for whoever of this device must act, through whatever stands before it. */
  async move(atShutter: () => Promise<void>): Promise<void> {
    const { laptop, version } = this;
    // what others did last is drawn before anybody reaches for it
    if (laptop.wire.table.own.length > 1) await laptop.rest();
    while (this.version === version) {
      const isShared = laptop.wire.table.own.length > 1;
      // one alone puts away what was turned over, and what they had picked before they took a choice back
      const screen = isShared ? await laptop.screen() : 'board';
      if (!isShared || screen === 'reveal') await laptop.lookTogether();
      if (!isShared) await laptop.page.keyboard.press('Escape');
      if (screen === 'shutter') {
        await atShutter();
        await laptop.openShutterByPressing();
      } else if (screen === 'board') await this.#chooser.move();
      else if (screen !== 'reveal') throw new Error(`Nobody can move on the screen "${screen}".`);
    }
  }
}

/**
 * What a device knows of the table that everybody is told: who must act, and whatever left a trace. A part of a choice that
 * is made behind the screen leaves none, and no other device counts it.
 */
function toldToAll({ wire }: Laptop): string {
  const { toAct, mayTakeBack, rewindAsk, outcome } = wire.table;
  const traces = wire.moves.filter(({ events }) => events.length > 0).length;
  return JSON.stringify([toAct, mayTakeBack, rewindAsk, outcome, traces]);
}

/** All devices at one table: whoever must act acts, and nobody ever gets to see what is not theirs. */
export class RoundTheTable {
  readonly devices: readonly Device[];
  readonly #secrets = new Map<number, Secrets>();
  /** What everybody has seen. */
  readonly #opened = new Set<string>();
  handOvers = 0;
  moves = 0;

  constructor(devices: readonly Device[]) {
    this.devices = devices;
  }

  /** Has any device heard that the match is over? */
  get isOver(): boolean {
    return this.devices.some(({ laptop }) => laptop.wire.table.outcome !== null);
  }

  /** Waits until every device has been told of the latest move, as far as others are told of it at all. */
  async level(): Promise<void> {
    // what is latest may change while the others still hear of what was: all who tell the same are level
    const told = () => new Set(this.devices.map(({ laptop }) => toldToAll(laptop))).size;
    await expect.poll(told, { intervals: [5, 10, 20, 50] }).toBe(1);
  }

  /** One move, by whoever must act. */
  async move(): Promise<void> {
    await this.level();
    this.#listen();
    const device = this.devices.find(({ laptop: { wire } }) =>
      wire.table.toAct.some((seat) => wire.table.own.includes(seat)),
    );
    if (device === undefined) throw new Error('Somebody must act, and no device has their seat.');
    await device.move(() => this.#atShutter(device));
    this.moves += 1;
  }

  /** Reads what all were told: nothing that only somebody before another screen knows. */
  #listen(): void {
    for (const device of this.devices) device.listen(this.#secrets, this.#opened);
    const tables = this.devices.map(({ laptop }) => laptop.wire.table);
    // what somebody had who is not before any screen may lie open by now
    const known = [...this.#secrets].filter(([seat]) => tables.some(({ viewer }) => viewer === seat));
    for (const { view, viewer } of tables) {
      const told = JSON.stringify(view);
      const isTold = ({ id, inView }: Secret): boolean => told.includes(inView ?? `"${id}"`);
      const own = viewer === 'spectator' ? undefined : this.#secrets.get(viewer);
      for (const [seat, { lasting, passing }] of known) {
        const things = [...lasting, ...passing];
        // one's own are there, or not finding those of others would mean nothing
        if (seat === viewer) expect(things.filter((thing) => !isTold(thing))).toEqual([]);
        else expect(apartFrom(things, own).filter((thing) => !this.#opened.has(thing.id) && isTold(thing))).toEqual([]);
      }
    }
  }

  /** The shutter of a shared device is down: nothing of anybody lies on it, and on no other device anything of others. */
  async #atShutter(shared: Device): Promise<void> {
    this.#listen();
    this.handOvers += 1;
    expect(
      foundBehindShutter(
        await contentsOf(shared.laptop.page),
        this.#of(() => true),
        shared.game.secrets,
      ),
      leaked,
    ).toEqual([]);
    // now and then at the others as well, one after the other
    const turn = this.devices[(this.handOvers / looksElsewhere) % this.devices.length];
    if (turn !== undefined && turn !== shared) await this.look(turn);
  }

  /** Looks through everything on a device's page for what is somebody else's. */
  async look({ laptop, isGuest }: Device): Promise<void> {
    for (const device of this.devices) device.listen(this.#secrets, this.#opened);
    const { viewer } = laptop.wire.table;
    const own = viewer === 'spectator' ? undefined : this.#secrets.get(viewer);
    const others = this.#of((seat) => seat !== viewer).map(({ lasting }) => ({
      lasting: apartFrom(lasting, own),
      passing: [],
    }));
    expect(foundOnPage(await contentsOf(laptop.page), others, isGuest), leaked).toEqual([]);
  }

  #of(whose: (seat: number) => boolean): Secrets[] {
    return [...this.#secrets].flatMap(([seat, secrets]) => (whose(seat) ? [stillSecret(secrets, this.#opened)] : []));
  }
}
