import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { below, pick, type RandomWords, randomFromSeed } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { hostMessage, type RoomMessage, reactions } from '../../shared/protocol/messages.ts';
import { quickDisk } from '../harness/quick-disk.ts';
import { Audit, maySendCode } from './audit.ts';
import { FaultyLine, type Weather } from './faulty-line.ts';
import type { Person, Request, World } from './player.ts';
import { SittingPlayer } from './sitting-player.ts';
import { House } from './test-server.ts';
import { Timeline } from './timeline.ts';
import { Truth } from './truth.ts';

const calm: Weather = { slowest: 30, isOrderly: true, lost: 0, doubled: 0 };
const rough: Weather = { slowest: 250, isOrderly: true, lost: 0, doubled: 0 };
const wild: Weather = { slowest: 250, isOrderly: false, lost: 20, doubled: 20 };

const minute = 60_000;
const eveningTakes = 8 * minute;
const meanTimeBetweenMishaps = 4000;
const longestThought = 900;

export interface EveningFigures {
  readonly tables: number;
  readonly nudges: number;
  readonly reactions: number;
  readonly leads: number;
  readonly crashes: number;
}

/** An evening in one room that moves from table to table through random faults; the seed decides everything. */
class FaultEvening {
  readonly #random: RandomWords;
  readonly #timeline = new Timeline();
  readonly #games: readonly AnyGame[];
  readonly #server: House;
  readonly #people: Person[] = [];
  /** The latest room that each device received. */
  readonly #rooms = new Map<Person, RoomMessage>();
  /** The devices on its seats, by table. */
  readonly #holders = new Map<string, readonly string[]>();
  readonly #leads = new Set<string>();
  readonly #storm: Weather;
  #weather = calm;
  #mayAct = false;
  #nudges = 0;
  #reactions = 0;

  constructor(seed: string, folder: string, games: readonly AnyGame[]) {
    this.#random = randomFromSeed(seed);
    this.#games = games;
    this.#storm = below(this.#random, 2) === 0 ? wild : rough;
    this.#server = new House(folder, this.#timeline, this.#random, games);
    this.#server.died = () => {
      this.#timeline.after(100 + below(this.#random, 3000), () => this.#server.start());
    };
  }

  async play(): Promise<EveningFigures> {
    this.#server.start();
    const hostPage = this.#add('house', true);
    hostPage.load();
    await this.#until('the house is there', () => hostPage.line !== null && !hostPage.isBusy);
    await this.#done(hostPage, { type: 'open-room', name: 'Kitchen table', door: 'open' });
    await this.#until('a code', () => this.#rooms.get(hostPage)?.code != null);
    await this.#takeChair(hostPage, 'Ana');
    for (const name of ['Mia', 'Chidi'].slice(0, 1 + below(this.#random, 2))) await this.#comeIn(name, hostPage);
    await this.#begin(hostPage);

    this.#weather = this.#storm;
    this.#mayAct = true;
    for (const person of this.#people) this.#wake(person);
    this.#planMishap();
    await this.#timeline.run(() => false, eveningTakes);
    await this.#rest();
    this.#settle();
    const { crashes } = this.#server;
    await this.#server.close();
    this.#nothingIsKept();
    return {
      tables: this.#holders.size,
      nudges: this.#nudges,
      reactions: this.#reactions,
      leads: this.#leads.size,
      crashes,
    };
  }

  #add(name: string, isHost: boolean): Person {
    const number = this.#people.length;
    const world: World = {
      timeline: this.#timeline,
      random: this.#random,
      isWary: false,
      dial: (end, keeps) => {
        const join = this.#server.wayIn(keeps);
        if (join === null) return null;
        const remote = keeps ? null : `192.168.1.${30 + number}`;
        const line = new FaultyLine(this.#timeline, this.#random, () => this.#weather, end, join, remote);
        this.#server.attach(line);
        return line;
      },
      heard: (person, text) => this.#heard(person, text),
      knows: () => {},
    };
    const person = new SittingPlayer({ name, isHost }, world);
    this.#people.push(person);
    return person;
  }

  #heard(person: Person, text: string): void {
    const message = hostMessage.parse(JSON.parse(text));
    switch (message.type) {
      case 'room':
        this.#rooms.set(person, message);
        this.#leads.add(message.lead);
        if (message.code !== null && message.you !== 'house' && !message.isLeader && !maySendCode(message)) {
          throw new Error(`${person.identity.name} received the code of a closed room without being its leader`);
        }
        return;
      case 'table':
        this.#holders.set(
          message.table,
          message.holdings.map(({ holder }) => holder),
        );
        return;
      case 'nudged': {
        // no seat changes hands this evening: a device that receives it has it
        const { you } = this.#rooms.get(person) ?? {};
        const holder = this.#holders.get(message.table)?.[message.seat];
        if (holder !== you) throw new Error(`${person.identity.name} was nudged for a seat of ${holder}`);
        this.#nudges += 1;
        return;
      }
      case 'reacted':
        this.#reactions += 1;
        return;
      default:
    }
  }

  async #comeIn(name: string, hostPage: Person): Promise<void> {
    const person = this.#add(name, false);
    person.code = this.#rooms.get(hostPage)?.code ?? null;
    person.load();
    await this.#until(`${name} is in`, () => this.#rooms.has(person));
    await this.#takeChair(person, name);
  }

  async #takeChair(person: Person, name: string): Promise<void> {
    await this.#done(person, { type: 'take-chair', room: this.#roomOf(person).room, name, colour: null });
  }

  async #begin(person: Person): Promise<void> {
    const { room } = this.#roomOf(person);
    const game = pick(this.#random, this.#games).id;
    await this.#done(person, { type: 'choose-game', room, game, options: {} });
    await this.#done(person, { type: 'start-match', room });
  }

  #roomOf(person: Person): RoomMessage {
    const room = this.#rooms.get(person);
    if (room === undefined) throw new Error(`${person.identity.name} is in no room`);
    return room;
  }

  /** Waits a while, then acts, and so on. */
  #wake(person: Person): void {
    this.#timeline.after(1 + below(this.#random, longestThought), () => {
      if (!this.#mayAct) return;
      if (!person.isBusy) this.#act(person);
      this.#wake(person);
    });
  }

  #act(person: Person): void {
    const { room, you, lead, isLeader, devices } = this.#roomOf(person);
    const { known } = person;
    const ask = (request: Request) => person.ask(request, () => {});
    const guests = devices.filter(({ device }) => device !== 'house');
    const kind = below(this.#random, 100);
    if (kind < 2 && lead === you && guests.length > 0) {
      ask({ type: 'hand-lead', room, guest: pick(this.#random, guests).device });
    } else if (kind < 3 && you === 'house') ask({ type: 'take-lead', room });
    else if (kind < 4 && isLeader) {
      const [nudges, reactions, turnMinutes] = [below(this.#random, 4) > 0, below(this.#random, 4) > 0, 1];
      ask({ type: 'change-manners', room, nudges, reactions, turnMinutes });
    } else if (kind < 8) {
      const seat = known?.message.own[0] ?? null;
      ask({ type: 'react', room, seat, reaction: pick(this.#random, reactions) });
    } else if (kind < 18 && known !== null && known.message.toAct.length > 0) {
      ask({ type: 'nudge', room, table: known.message.table, seat: pick(this.#random, known.message.toAct) });
    } else if (kind < 19 && isLeader) {
      ask({ type: 'choose-game', room, game: pick(this.#random, this.#games).id, options: {} });
    } else if (kind < 20 && isLeader) ask({ type: 'start-match', room });
    else if (kind > 92) this.#move(person);
  }

  #move(person: Person): void {
    const message = person.known?.message;
    if (message === undefined || message.inHand === null || !message.toAct.includes(message.inHand)) return;
    const { table, version, inHand: seat, legal } = message;
    if (legal.length === 0) return;
    person.ask({ type: 'play', table, version, seat, move: pick(this.#random, legal) }, () => {});
  }

  #planMishap(): void {
    this.#timeline.after(below(this.#random, 2 * meanTimeBetweenMishaps), () => {
      if (!this.#mayAct) return;
      const person = pick(this.#random, this.#people);
      const kind = below(this.#random, 100);
      if (kind < 45) person.line?.cut();
      else if (kind < 65) person.load();
      else if (kind < 85) person.line?.slowFor(below(this.#random, 3000));
      else if (kind < 90) this.#server.fillDisk();
      // within a write it would continue for a moment and remove the table it has begun, which no dead program does
      else this.#server.crash('between');
      this.#planMishap();
    });
  }

  async #rest(): Promise<void> {
    this.#mayAct = false;
    this.#weather = calm;
    for (const person of this.#people) person.line?.cut();
    await this.#timeline.run(() => false, 2 * minute);
  }

  /** Everyone is in one room, with the same knowledge of it, and at its table, which matches its journal. */
  #settle(): void {
    const common = (person: Person) => {
      const { code: _, you: _you, isLeader: _leader, ...facts } = this.#roomOf(person);
      return JSON.stringify(facts);
    };
    const everybody = new Set(this.#people.map(common));
    if (everybody.size !== 1) throw new Error(`people do not agree about their room: ${[...everybody].join('\n')}`);
    for (const person of this.#people) {
      const { name } = person.identity;
      const { table } = this.#roomOf(person);
      const { known } = person;
      if (known === null || known.message.table !== table) throw new Error(`${name} is not at table ${table}`);
      const game = this.#games.find(({ id }) => id === known.message.game);
      if (game === undefined) throw new Error(`${name} plays ${known.message.game}`);
      const truth = new Truth(this.#server.folder, known.message.table, game);
      truth.readOn();
      new Audit(truth).compare(name, known);
    }
  }

  /** Nothing that was only passed on is stored anywhere. */
  #nothingIsKept(): void {
    const { folder } = this.#server;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })) {
      if (!file.isFile()) continue;
      const text = readFileSync(path.join(file.parentPath, file.name), 'utf8');
      const found = ['nudged', 'reacted', ...reactions].find((word) => text.includes(`"${word}"`));
      if (found !== undefined) throw new Error(`"${found}" is kept in ${file.name}`);
    }
  }

  async #done(person: Person, request: Request): Promise<void> {
    let answer: string | null = null;
    person.ask(request, (given) => {
      answer = given === null ? 'lost' : given.type === 'refused' ? given.code : 'done';
    });
    await this.#until(`an answer to ${request.type}`, () => answer !== null);
    if (answer !== 'done') throw new Error(`${request.type}: ${answer}`);
  }

  async #until(what: string, isSo: () => boolean): Promise<void> {
    await this.#timeline.run(isSo, minute);
    if (!isSo()) throw new Error(`stuck: waiting for ${what}`);
  }
}

/** Plays one evening through faults. Throws an error that describes what went wrong. */
export async function passThroughFaults(seed: string, games: readonly AnyGame[]): Promise<EveningFigures> {
  const folder = mkdtempSync(path.join(quickDisk, 'high-street-evening-'));
  try {
    return await new FaultEvening(`evening ${seed}`, folder, games).play();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
