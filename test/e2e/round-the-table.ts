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

/** Hand-overs at a shared device between searches of other devices. */
const looksElsewhere = 3;

interface DeviceSettings {
  readonly game: PlayedGame;
  /** True if it connects over the network. Then its browser stores the way back. */
  readonly isGuest: boolean;
  /** Plays for its active player. */
  readonly chooser: Chooser;
}

/** A device shared by several players, and its active player. */
export class Device {
  readonly laptop: Laptop;
  readonly game: PlayedGame;
  readonly isGuest: boolean;
  readonly #chooser: Chooser;
  /** How many of its received messages have been checked. */
  #read = 0;

  constructor(laptop: Laptop, { game, isGuest, chooser }: DeviceSettings) {
    this.laptop = laptop;
    this.game = game;
    this.isGuest = isGuest;
    this.#chooser = chooser;
  }

  /** A device whose players act as the tests usually play the game. */
  static of(game: PlayedGame, laptop: Laptop, isGuest: boolean, seed: string): Device {
    return new Device(laptop, { game, isGuest, chooser: game.chooser(laptop, seed) });
  }

  get version(): number {
    return this.laptop.wire.table.version;
  }

  /** Checks its new messages for leaks; returns the newest secrets in them, and what is public. */
  listen(secrets: Map<number, Secrets>, opened: Set<string>): void {
    const { heard } = this.laptop.wire;
    const fresh = heard.slice(this.#read);
    this.#read = heard.length;
    for (const message of fresh) {
      // an evening has tables of other games, too
      if ('game' in message && message.game !== this.game.id) continue;
      expect(tooMuchIn(message, this.game.secrets), leaked).toEqual([]);
      if (message.type !== 'table') continue;
      for (const id of this.game.secrets.openedBy?.(message) ?? []) opened.add(id);
      // a public screen receives nobody's own things
      if (message.inHand === null || message.viewer !== message.inHand) continue;
      const own = this.game.secrets.inHand(message);
      if (own !== null) secrets.set(message.inHand, own);
    }
  }

  /** Makes one move for the player of this device on turn, past anything in the way. */
  async move(atShutter: () => Promise<void>): Promise<void> {
    const { laptop, version } = this;
    // the last moves of others are drawn before anyone acts
    if (laptop.wire.table.own.length > 1) await laptop.rest();
    while (this.version === version) {
      const isShared = laptop.wire.table.own.length > 1;
      // a single player dismisses reveals, and picks from before an undo
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
 * What a device knows of the public table: who must act, and everything that left a trace. Secret parts of a choice
 * leave none, and other devices do not count them.
 */
function publicKnowledge({ wire }: Laptop): string {
  const { toAct, mayTakeBack, rewindAsk, outcome } = wire.table;
  const traces = wire.moves.filter(({ events }) => events.length > 0).length;
  return JSON.stringify([toAct, mayTakeBack, rewindAsk, outcome, traces]);
}

/** All devices at one table. The players on turn act, and nobody ever sees another's secrets. */
export class RoundTheTable {
  readonly devices: readonly Device[];
  readonly #secrets = new Map<number, Secrets>();
  /** What everyone has seen. */
  readonly #opened = new Set<string>();
  handOvers = 0;
  moves = 0;

  constructor(devices: readonly Device[]) {
    this.devices = devices;
  }

  /** True once a device has received the end of the match. */
  get isOver(): boolean {
    return this.devices.some(({ laptop }) => laptop.wire.table.outcome !== null);
  }

  /** Waits until every device has received the latest public move. */
  async level(): Promise<void> {
    // the latest may change while others are still behind: all devices that report the same are level
    const differing = () => new Set(this.devices.map(({ laptop }) => publicKnowledge(laptop))).size;
    await expect.poll(differing, { intervals: [5, 10, 20, 50] }).toBe(1);
  }

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

  /** Checks what all received for anything that only a player at another screen may know. */
  #listen(): void {
    for (const device of this.devices) device.listen(this.#secrets, this.#opened);
    const tables = this.devices.map(({ laptop }) => laptop.wire.table);
    // things of players away from all screens may be public by now
    const known = [...this.#secrets].filter(([seat]) => tables.some(({ viewer }) => viewer === seat));
    for (const { view, viewer } of tables) {
      const sent = JSON.stringify(view);
      const isSent = ({ id, inView }: Secret): boolean => sent.includes(inView ?? `"${id}"`);
      const own = viewer === 'spectator' ? undefined : this.#secrets.get(viewer);
      for (const [seat, { lasting, passing }] of known) {
        const things = [...lasting, ...passing];
        // one's own are found, or not finding those of others would prove nothing
        if (seat === viewer) expect(things.filter((thing) => !isSent(thing))).toEqual([]);
        else expect(apartFrom(things, own).filter((thing) => !this.#opened.has(thing.id) && isSent(thing))).toEqual([]);
      }
    }
  }

  /** The shutter of a shared device is down: it shows nobody's things, and no other device shows anything of others. */
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
    // sometimes also on the others, one after another
    const turn = this.devices[(this.handOvers / looksElsewhere) % this.devices.length];
    if (turn !== undefined && turn !== shared) await this.look(turn);
  }

  /** Searches a device's page for secrets of other players. */
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
