import { fileURLToPath } from 'node:url';
import { type RandomWords, randomFromSeed } from '../../../shared/engine/index.ts';
import { Child } from './child.ts';
import type { NetworkFigures } from './figures.ts';
import { Guest } from './guest.ts';
import { Line, timeToAll } from './line.ts';
import { NetworkMatch, type ToldMove } from './match.ts';
import { echoReady, flushes, memory, openTable } from './orders.ts';
import { MessageSizes } from './sizes.ts';

/** One run of the network's measurements, with all clients in this process: `measure MOVES`; prints figures as JSON. */

const guestCounts = [1, 6, 100];
/** Moves before anything counts, so that every process has its code compiled. */
const warmUpMoves = 300;
const idleGuests = 200;
const guestsPerTable = 50;
/** Guests who come and go before memory is first looked at. */
const firstGuests = 50;

const start = (name: string) => new Child(fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)));

/** The bare server, with as many clients as a table has guests. */
class Echo {
  readonly #server: Child;
  #lines: Line[] = [];

  constructor(server: Child) {
    this.#server = server;
  }

  /** Milliseconds until every client has the bytes that the host sent it for this move. */
  async time({ text, told }: ToldMove, journalLine: string | null): Promise<number> {
    const texts = told.map((bytes) => bytes.toString());
    const different = [...new Set(texts)];
    const order = { texts: different, textOf: texts.map((one) => different.indexOf(one)), journalLine };
    const { port } = await this.#server.ask(order, echoReady);
    while (this.#lines.length < told.length) this.#lines.push(await Line.dial(port));
    const [first] = this.#lines;
    if (first === undefined) throw new RangeError('nobody is there');
    return await timeToAll(this.#lines, first, text);
  }

  async leave(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line.close()));
    this.#lines = [];
  }
}

/** The quickest of this share of the times, in milliseconds. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const percentiles = (times: readonly number[]) => ({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });

/** Plays moves, and has the bare server send the same bytes after each: with and without a journal line. */
async function measureMoves(host: Child, echo: Echo, guests: number, moves: number, random: RandomWords) {
  const sizes = new MessageSizes();
  const times: { host: number[]; echo: number[]; echoAndDisk: number[] } = { host: [], echo: [], echoAndDisk: [] };
  const disk: number[] = [];
  let match = await NetworkMatch.begin(host, guests, random);
  while (times.host.length < moves) {
    const move = await match.play();
    if (move === null) {
      await match.end();
      match = await NetworkMatch.begin(host, guests, random);
      continue;
    }
    times.host.push(move.milliseconds);
    // The house's own moves come before.
    disk.push((await host.ask({ order: 'flushes' }, flushes)).at(-1) ?? Number.NaN);
    // By turns, so that neither always comes first after the host.
    const arms = [
      async () => times.echo.push(await echo.time(move, null)),
      async () => times.echoAndDisk.push(await echo.time(move, `${move.text}\n`)),
    ];
    for (const arm of times.host.length % 2 === 0 ? arms : arms.toReversed()) await arm();
    sizes.add(move);
  }
  await match.end();
  await echo.leave();
  return {
    guests,
    moves,
    milliseconds: {
      host: percentiles(times.host),
      hostLessDisk: percentiles(times.host.map((time, index) => time - (disk[index] ?? 0))),
      echo: percentiles(times.echo),
      echoAndDisk: percentiles(times.echoAndDisk),
      disk: percentiles(disk),
    },
    bytesPerMove: sizes.figures,
  };
}

/** What guests who have come in and do nothing cost a host of their own, in bytes each. */
async function measureIdleGuests() {
  const host = start('host');
  let tables = 0;
  const enter = async (count: number): Promise<Guest[]> => {
    const guests: Guest[] = [];
    for (let left = count; left > 0; left -= guestsPerTable) {
      const { code, port } = await host.ask({ order: 'open-table', seats: 4, free: 4 }, openTable);
      tables += 1;
      for (let guest = 0; guest < Math.min(left, guestsPerTable); guest++) {
        guests.push(await Guest.enter(port, code, `Idle ${tables}-${guest}`));
      }
    }
    return guests;
  };
  await Promise.all((await enter(firstGuests)).map(({ line }) => line.close()));
  const before = await host.ask({ order: 'memory' }, memory);
  const guests = await enter(idleGuests);
  const after = await host.ask({ order: 'memory' }, memory);
  await Promise.all(guests.map(({ line }) => line.close()));
  await host.end();
  return {
    guests: idleGuests,
    rss: (after.rss - before.rss) / idleGuests,
    kept: (after.kept - before.kept) / idleGuests,
  };
}

const moves = Number(process.argv[2] ?? '500');
const host = start('host');
const server = start('echo');
const echo = new Echo(server);
const random = randomFromSeed('network moves');
await measureMoves(host, echo, 6, Math.min(warmUpMoves, moves), random);
const runs = [];
for (const guests of guestCounts) runs.push(await measureMoves(host, echo, guests, moves, random));
await host.end();
await server.end();
const figures: NetworkFigures = { runs, bytesPerIdleGuest: await measureIdleGuests() };
process.stdout.write(JSON.stringify(figures));
