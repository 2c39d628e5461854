import { below, pick, type RandomWords } from '../../../shared/engine/index.ts';
import type { Child } from './child.ts';
import { Guest } from './guest.ts';
import { timeToAll } from './line.ts';
import { done, openTable } from './orders.ts';

/** With one guest alone, the house plays the other of two seats. */
const fewestSeats = 2;
const mostSeats = 4;

/** A move that everybody at the table has been told of. */
export interface ToldMove {
  /** From sending it until the last guest had the table message. */
  readonly milliseconds: number;
  /** What was sent to make it. */
  readonly text: string;
  /** The table message that each guest got, in the order they came in. */
  readonly told: readonly Buffer[];
  /** What came over the wire of each guest for it, in bytes. */
  readonly bytes: readonly number[];
}

/** A match that guests play over the network: the first have a seat each, the others look on. */
export class NetworkMatch {
  readonly #host: Child;
  readonly #table: string;
  readonly #guests: Guest[] = [];
  readonly #random: RandomWords;

  private constructor(host: Child, table: string, random: RandomWords) {
    this.#host = host;
    this.#table = table;
    this.#random = random;
  }

  /** Has the host open a table, and so many guests come in. */
  static async begin(host: Child, count: number, random: RandomWords): Promise<NetworkMatch> {
    const seats = Math.min(Math.max(count, fewestSeats), mostSeats);
    const { table, code, port } = await host.ask(
      { order: 'open-table', seats, free: Math.min(count, seats) },
      openTable,
    );
    const match = new NetworkMatch(host, table, random);
    for (let number = 0; number < count; number++) {
      const guest = await Guest.enter(port, code, `Guest ${number}`);
      match.#guests.push(guest);
      const isPlayer = number < seats;
      if (isPlayer) await guest.ask({ type: 'ask-seats', table, seats: [{ seat: number, name: `Player ${number}` }] });
    }
    await match.#settled();
    return match;
  }

  /** Plays a random legal move of a guest, after those of the house that come before it; null when the match is over. */
  async play(): Promise<ToldMove | null> {
    const [first] = this.#guests;
    for (;;) {
      const [seat] = first?.table.toAct ?? [];
      if (seat === undefined) return null;
      const player = this.#guests[seat];
      if (player !== undefined) return await this.#playAs(player, seat);
      await this.#host.ask({ order: 'house-move', table: this.#table, choice: below(this.#random, 1000) }, done);
      await this.#settled();
    }
  }

  /** Everybody leaves, and the table is closed. */
  async end(): Promise<void> {
    await this.#host.ask({ order: 'close-table', table: this.#table }, done);
    await Promise.all(this.#guests.map(({ line }) => line.close()));
  }

  /** What is packed may come later than what is not: nobody is behind when the next move is timed. */
  async #settled(): Promise<void> {
    await Promise.all(this.#guests.map((guest) => guest.settled()));
  }

  async #playAs(player: Guest, seat: number): Promise<ToldMove> {
    const { table, version, legal } = player.table;
    const move = pick(this.#random, legal);
    const { text, answer } = player.request({ type: 'play', table, version, seat, token: player.token, move });
    const lines = this.#guests.map(({ line }) => line);
    const before = lines.map((line) => line.bytes);
    const milliseconds = await timeToAll(lines, player.line, text);
    await answer;
    if (player.table.version !== version + 1) throw new Error('what was told was not of this move');
    const bytes = lines.map((line, guest) => line.bytes - (before[guest] ?? 0));
    return { milliseconds, text, told: lines.map((line) => line.table), bytes };
  }
}
