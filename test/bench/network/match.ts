import { pick, type RandomWords } from '../../../shared/engine/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import type { Child } from './child.ts';
import { Guest } from './guest.ts';
import { timeToAll } from './line.ts';
import { done, openTable } from './orders.ts';

const seats = 4;

/** A move that everybody at the table has been told of. */
export interface ToldMove {
  /** From sending it until the last guest had the table message. */
  readonly milliseconds: number;
  /** What was sent to make it. */
  readonly text: string;
  /** The table message that each guest got, in the order they came in. */
  readonly told: readonly Buffer[];
}

/** A match that guests play over the network: the first four at most share the seats, the others look on. */
export class NetworkMatch {
  readonly guests: readonly Guest[];
  readonly #host: Child;
  readonly #table: string;
  readonly #random: RandomWords;

  private constructor(host: Child, table: string, guests: readonly Guest[], random: RandomWords) {
    this.#host = host;
    this.#table = table;
    this.guests = guests;
    this.#random = random;
  }

  /** Has the host open a table, and so many guests come in. */
  static async begin(host: Child, count: number, random: RandomWords): Promise<NetworkMatch> {
    const { table, code, port } = await host.ask({ order: 'open-table', seats }, openTable);
    const guests: Guest[] = [];
    const match = new NetworkMatch(host, table, guests, random);
    const enter = async () => guests.push(await Guest.enter(port, code, `Guest ${guests.length}`));
    while (guests.length < Math.min(count, seats)) await enter();
    for (let seat = 0; seat < seats; seat++) {
      await match.#playerOf(seat).ask({ type: 'ask-seats', table, seats: [{ seat, name: `Player ${seat}` }] });
    }
    // Whoever has no seat is let go again where very many come in, so the players are seated first.
    while (guests.length < count) await enter();
    return match;
  }

  /** Plays a random legal move of whoever is to act; null when the match is over. */
  async play(): Promise<ToldMove | null> {
    const [seat] = this.#playerOf(0).table.toAct;
    if (seat === undefined) return null;
    const player = this.#playerOf(seat);
    const { table, version, legal } = await this.#takenInHand(player, seat);
    const move = pick(this.#random, legal);
    const { text, answer } = player.request({ type: 'play', table, version, seat, token: player.token, move });
    const milliseconds = await timeToAll(
      this.guests.map(({ line }) => line),
      player.line,
      text,
    );
    await answer;
    if (player.table.version !== version + 1) throw new Error('what was told was not of this move');
    return { milliseconds, text, told: this.guests.map(({ line }) => line.table) };
  }

  /** Everybody leaves, and the table is closed. */
  async end(): Promise<void> {
    await this.#host.ask({ order: 'close-table', table: this.#table }, done);
    await Promise.all(this.guests.map(({ line }) => line.close()));
  }

  #playerOf(seat: number): Guest {
    const players = Math.min(this.guests.length, seats);
    const player = this.guests[seat % players];
    if (player === undefined) throw new RangeError('nobody plays');
    return player;
  }

  /** Where one device has several seats, its shutter is opened for the one that plays. */
  async #takenInHand(player: Guest, seat: number): Promise<TableMessage> {
    const { inHand, table } = player.table;
    if (inHand !== seat) await player.ask({ type: 'take-in-hand', table, seat });
    return player.table;
  }
}
