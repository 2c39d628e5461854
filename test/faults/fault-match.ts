import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { below, pick, type RandomWords, randomFromSeed, seatAt } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { playerColours } from '../../shared/protocol/messages.ts';
import { quickDisk } from '../harness/quick-disk.ts';
import { Audit } from './audit.ts';
import { FaultyLine, type Weather } from './faulty-line.ts';
import { type Answer, type Identity, type Person, Player, type Request, type World } from './player.ts';
import { SittingPlayer } from './sitting-player.ts';
import { crashPlaces, House } from './test-server.ts';
import { Timeline } from './timeline.ts';
import { Truth } from './truth.ts';
import { Whims } from './whims.ts';

const calm: Weather = { slowest: 30, isOrderly: true, lost: 0, doubled: 0 };
/** A bad Wi-Fi under TCP: slow and interrupted, but what arrives is in order. */
const rough: Weather = { slowest: 250, isOrderly: true, lost: 0, doubled: 0 };
/** Worse than any real connection: messages are lost, repeated and reordered. */
const wild: Weather = { slowest: 250, isOrderly: false, lost: 25, doubled: 25 };

const minute = 60_000;
/** No match takes longer than this, by the clock of the timeline. */
const longest = 60 * minute;
const timeToRest = 2 * minute;
const meanTimeBetweenMishaps = 2500;

export interface MatchFigures {
  readonly game: string;
  readonly entries: number;
  readonly crashes: number;
  readonly cuts: number;
  readonly tables: number;
  readonly checked: number;
  readonly isOver: boolean;
}

/** One match of random moves through random faults; the seed decides everything. */
class FaultMatch {
  readonly #random: RandomWords;
  readonly #timeline = new Timeline();
  readonly #game: AnyGame;
  readonly #server: House;
  readonly #players: Person[] = [];
  readonly #whims = new Map<Person, Whims>();
  readonly #isWild: boolean;
  #weather = calm;
  #audit: Audit | null = null;
  #truth: Truth | null = null;
  #table = '';
  #isResting = false;
  #cuts = 0;

  constructor(seed: string, folder: string, game: AnyGame) {
    this.#random = randomFromSeed(seed);
    this.#game = game;
    this.#isWild = below(this.#random, 2) === 0;
    this.#server = new House(folder, this.#timeline, this.#random, [game]);
    this.#server.died = () => {
      this.#truth?.forget();
      this.#timeline.after(100 + below(this.#random, 4000), () => this.#server.start());
    };
  }

  /** Plays until the match is over or has this many entries; then lets everything settle. Throws at any fault. */
  async play(mostEntries: number): Promise<MatchFigures> {
    this.#server.start();
    const { min, max } = this.#game.seats;
    const seats = min + below(this.#random, max - min + 1);
    const hostPage = this.#add({ name: 'house', isHost: true });
    hostPage.load();
    await this.#until(() => hostPage.line !== null && !hostPage.isBusy);
    const people = await this.#setUp(hostPage, seats);

    this.#weather = this.#isWild ? wild : rough;
    for (const whims of this.#whims.values()) whims.mayAct = true;
    this.#planMishap();
    const isEnough = () => {
      const known = people.map((player) => player.known?.message);
      return known.some(
        (message) => message !== undefined && (message.outcome !== null || message.version >= mostEntries),
      );
    };
    await this.#until(isEnough);
    await this.#lastMoves();
    await this.#rest();
    this.#settle(people);
    const { truth, audit } = this.#watch();
    const figures = {
      game: this.#game.id,
      entries: truth.entries.length,
      crashes: this.#server.crashes,
      cuts: this.#cuts,
      tables: audit.tables,
      checked: audit.checked,
      isOver: truth.isOver,
    };
    await this.#server.close();
    return figures;
  }

  /** The host creates a table and admits guests; each takes its share of the seats. */
  async #setUp(hostPage: Person, seats: number): Promise<readonly Person[]> {
    const made = await this.#done(hostPage, {
      type: 'create-table',
      game: this.#game.id,
      options: {},
      seats: Array.from({ length: seats }, (_, seat) => ({
        name: `Person ${seat}`,
        colour: playerColours[seat] ?? 'navy',
      })),
    });
    const table = made.type === 'done' ? (made.table ?? '') : '';
    this.#table = table;
    this.#truth = new Truth(this.#server.folder, table, this.#game);
    this.#audit = new Audit(this.#truth);
    const all = Array.from({ length: seats }, (_, seat) => seat);
    // a substitute may see what the absent player sees: the host may come to any seat
    this.#audit.allow('house', all);
    const door = pick(this.#random, ['open', 'ask'] as const);
    await this.#done(hostPage, { type: 'host-table', table, name: 'Kitchen table', door });

    const guests = 1 + below(this.#random, 4);
    const whose = all.map(() => below(this.#random, guests + 1) - 1);
    for (const seat of all) {
      if (whose[seat] !== -1)
        await this.#done(hostPage, { type: 'hand-seat', table, seat, to: 'free', standIn: false });
    }
    const people = [hostPage];
    for (let guest = 0; guest < guests; guest++) {
      const wanted = all.filter((seat) => whose[seat] === guest);
      people.push(await this.#seat(hostPage, `guest-${guest}`, table, wanted, door));
    }
    return people;
  }

  async #seat(hostPage: Person, name: string, table: string, wanted: readonly number[], door: 'open' | 'ask') {
    const player = this.#add({ name, isHost: false });
    const { audit } = this.#watch();
    const code = () => hostPage.known?.message.keeping?.code ?? '';
    // a cut connection makes the host's page ask for the table again
    await this.#until(() => code() !== '');
    player.code = code();
    audit.keepCode(player.code);
    player.load();
    await this.#until(() => player.known !== null);
    audit.keepSecret(player.token ?? '', name);
    if (wanted.length > 0) {
      audit.allow(name, wanted);
      this.#plan(player, wanted);
      const wishes = wanted.map((seat) => ({ seat, name: `${name} ${seat}` }));
      await this.#done(player, { type: 'ask-seats', table, seats: wishes });
      const asking = () => hostPage.known?.message.keeping?.guests.find((guest) => guest.wishes.length > 0)?.guest;
      if (door === 'ask') {
        await this.#until(() => asking() !== undefined);
        await this.#done(hostPage, { type: 'answer-wish', table, guest: asking() ?? '', granted: true });
      }
      await this.#until(() => player.known?.message.own.length === wanted.length);
    }
    return player;
  }

  #watch(): { readonly truth: Truth; readonly audit: Audit } {
    if (this.#truth === null || this.#audit === null) throw new Error('there is no table yet');
    return { truth: this.#truth, audit: this.#audit };
  }

  #add(identity: Identity): Person {
    const world: World = {
      timeline: this.#timeline,
      random: this.#random,
      isWary: this.#isWild,
      dial: (end, isHost) => {
        const join = this.#server.wayIn(isHost);
        if (join === null) return null;
        const remote = isHost ? null : `192.168.1.${30 + this.#players.length}`;
        const line = new FaultyLine(this.#timeline, this.#random, () => this.#weather, end, join, remote);
        this.#server.attach(line);
        return line;
      },
      heard: (player, text) => this.#audit?.heard(player, text),
      knows: (player, known) => this.#audit?.knows(player, known),
    };
    // half of them use a client written from the protocol's page, half the app's own
    const player = below(this.#random, 2) === 0 ? new Player(identity, world) : new SittingPlayer(identity, world);
    this.#join(player);
    return player;
  }

  #join(player: Person): void {
    const whims = new Whims(
      player,
      this.#random,
      (wait, action) => this.#timeline.after(wait, action),
      (change) => this.#audit?.changes.push(change),
      // a guest's answers are kept for the device, those of the host's own pages for the connection
      () => `${this.#server.crashes} ${player.identity.isHost ? player.calls : ''}`,
    );
    player.changed = () => whims.wake();
    this.#players.push(player);
    this.#whims.set(player, whims);
  }

  /** Sends a request and waits for its answer, which must not be a refusal. */
  async #done(player: Person, request: Request): Promise<Answer> {
    let answered: Answer | null = null;
    player.ask(request, (answer) => {
      answered = answer;
    });
    await this.#until(() => answered !== null);
    const answer: Answer | null = answered;
    if (answer === null) throw new Error(`no answer to ${request.type}`);
    return answer;
  }

  async #until(isSo: () => boolean): Promise<void> {
    await this.#timeline.run(isSo, longest);
    if (!isSo()) throw new Error(`stuck: ${JSON.stringify(this.#players.map(({ known }) => known?.message))}`);
  }

  #planMishap(): void {
    this.#timeline.after(below(this.#random, 2 * meanTimeBetweenMishaps), () => {
      if (this.#isResting) return;
      this.#mishap(pick(this.#random, this.#players));
      this.#planMishap();
    });
  }

  #mishap(player: Person): void {
    const kind = below(this.#random, 100);
    if (kind < 40) {
      this.#cuts += 1;
      player.line?.cut();
    } else if (kind < 60) player.load();
    else if (kind < 75) player.line?.slowFor(below(this.#random, 3000));
    else if (kind < 87) this.#openTwin(player);
    else if (kind < 90) this.#server.fillDisk();
    else this.#server.crash(pick(this.#random, crashPlaces));
  }

  /** The same device opens the table in a second page for a while. */
  #openTwin(player: Person): void {
    if (player.token === null && !player.identity.isHost) return;
    const twin = player.twin();
    this.#join(twin);
    this.#plan(twin, this.#whims.get(player)?.planned ?? []);
    const whims = this.#whims.get(twin);
    if (whims !== undefined) whims.mayAct = true;
    twin.load();
    this.#timeline.after(below(this.#random, 20_000), () => this.#closeTwin(twin));
  }

  #plan(player: Person, seats: readonly number[]): void {
    const whims = this.#whims.get(player);
    if (whims !== undefined) whims.planned = seats;
  }

  #closeTwin(twin: Person): void {
    if (this.#isResting) return;
    twin.close();
    this.#whims.delete(twin);
    this.#players.splice(this.#players.indexOf(twin), 1);
  }

  /** A client accepts nothing while others continue. It must receive the latest state without asking. */
  async #lastMoves(): Promise<void> {
    pick(this.#random, this.#players).line?.slowFor(5000);
    await this.#timeline.run(() => false, 3000);
  }

  /** Faults stop, nobody acts any more, and every broken connection is repaired. */
  async #rest(): Promise<void> {
    this.#isResting = true;
    this.#weather = calm;
    // a loss on an open connection goes unnoticed: clients that do not poll reconnect
    if (this.#isWild) for (const player of this.#players) player.line?.cut();
    for (const whims of this.#whims.values()) whims.mayAct = false;
    await this.#timeline.run(() => false, timeToRest);
  }

  /** Checks everything that players know against the journal. */
  #settle(people: readonly Person[]): void {
    const { truth, audit } = this.#watch();
    audit.settle();
    const everybody = new Set(
      people.map(({ known }) => JSON.stringify([known?.message.seats, known?.message.holdings])),
    );
    if (everybody.size !== 1) throw new Error(`people do not agree who is at the table: ${[...everybody]}`);
    for (const player of people) {
      const { known } = player;
      const { name } = player.identity;
      if (known === null) throw new Error(`${name} is not back at table ${this.#table}`);
      const { viewer } = known.message;
      const version = truth.latest(viewer === 'spectator' ? viewer : seatAt(viewer));
      if (known.message.version !== version) {
        throw new Error(`${name} knows version ${known.message.version}, but it is ${version}`);
      }
      audit.compare(name, known);
      this.#onePageHasTheSeats(name);
    }
  }

  /** Only one page of a device may play; the others have a notice. */
  #onePageHasTheSeats(name: string): void {
    const pages = this.#players.filter(({ identity }) => identity.name === name).map(({ known }) => known?.message);
    const playing = pages.filter((message) => message?.readOnly === false);
    const looking = pages.filter((message) => message?.readOnly === true && message.own.length === 0);
    if (playing.length !== 1 || playing.length + looking.length !== pages.length) {
      throw new Error(`${playing.length} of ${pages.length} pages of ${name} may play`);
    }
  }
}

/** Plays one match through faults. Throws an error that says how to repeat it. */
export async function playThroughFaults(seed: string, game: AnyGame, mostEntries: number): Promise<MatchFigures> {
  const folder = mkdtempSync(path.join(quickDisk, 'high-street-faults-'));
  try {
    return await new FaultMatch(`${game.id} ${seed}`, folder, game).play(mostEntries);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
