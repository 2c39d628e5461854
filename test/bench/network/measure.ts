import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { percentile } from '../percentile.ts';
import { Boardgame } from './boardgame.ts';
import { type NetworkFigures, type ServerName, serverNames } from './figures.ts';
import { HighStreet } from './high-street.ts';
import { movesOfMatch } from './market.ts';
import type { MeasuredMatch, MeasuredServer } from './measured.ts';
import type { Memory } from './orders.ts';

/** `measure MOVES`: one run of the network bench with all clients in this process; prints figures as JSON. */

const clientCounts = [1, 6, 100];
/** Moves before anything counts, so that every process has compiled its code. */
const warmUpMoves = 300;
/** Milliseconds between moves: nobody plays faster, and a server may finish what it does after sending. */
const betweenMoves = 20;
const idleClients = 200;
const clientsPerMatch = 50;

const fileOf = (name: string) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

const startHighStreet = () => new HighStreet(fileOf('high-street-server'));
const start: Readonly<Record<ServerName, () => MeasuredServer>> = {
  highStreet: startHighStreet,
  boardgameMemory: () => new Boardgame(fileOf('boardgame-server'), 'memory'),
  boardgameFlatFile: () => new Boardgame(fileOf('boardgame-server'), 'flat-file'),
};

function forEachServer<Value>(value: (name: ServerName) => Value): Record<ServerName, Value> {
  return {
    highStreet: value('highStreet'),
    boardgameMemory: value('boardgameMemory'),
    boardgameFlatFile: value('boardgameFlatFile'),
  };
}

const percentiles = (times: readonly number[]) => ({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

interface Measured {
  readonly times: number[];
  readonly bytes: number[];
  memory: Memory;
}

/** Plays a match on a server, or as much of it as is wanted, and adds what it took. */
async function playMatch(server: MeasuredServer, clients: number, seed: string, moves: number, measured: Measured) {
  const seats = clients === 1 ? 2 : 4;
  const match = await server.begin(clients, seats);
  for (const move of movesOfMatch(seats, seed).slice(0, moves - measured.times.length)) {
    await pause(betweenMoves);
    const { milliseconds, bytes } = await match.play(move);
    measured.times.push(milliseconds);
    measured.bytes.push(mean(bytes));
  }
  measured.memory = await server.memory();
  await match.end();
}

/** Plays the same matches on every server, match by match; each server begins a round in turn. */
async function measureMoves(
  highStreet: HighStreet,
  servers: Readonly<Record<ServerName, MeasuredServer>>,
  clients: number,
  moves: number,
) {
  const measured = forEachServer<Measured>(() => ({ times: [], bytes: [], memory: { rss: 0, kept: 0 } }));
  await highStreet.flushes();
  for (let round = 0; measured.highStreet.times.length < moves; round++) {
    const turn = round % serverNames.length;
    for (const name of [...serverNames.slice(turn), ...serverNames.slice(0, turn)]) {
      await playMatch(servers[name], clients, `match ${round}`, moves, measured[name]);
    }
  }
  return {
    clients,
    moves,
    servers: forEachServer((name) => ({
      milliseconds: percentiles(measured[name].times),
      bytesPerMove: mean(measured[name].bytes),
      memory: measured[name].memory,
    })),
    flush: percentiles(await highStreet.flushes()),
  };
}

/** How much a fresh server grows for each client that joins and does nothing. */
async function measureIdleClients(name: ServerName): Promise<Memory> {
  const server = start[name]();
  const join = async (count: number): Promise<readonly MeasuredMatch[]> => {
    const matches: MeasuredMatch[] = [];
    for (let match = 0; match * clientsPerMatch < count; match++) matches.push(await server.begin(clientsPerMatch, 4));
    return matches;
  };
  // the first clients make the server load its code
  for (const match of await join(clientsPerMatch)) await match.end();
  const before = await server.memory();
  const matches = await join(idleClients);
  const after = await server.memory();
  for (const match of matches) await match.end();
  await server.end();
  return { rss: (after.rss - before.rss) / idleClients, kept: (after.kept - before.kept) / idleClients };
}

const moves = Number(process.argv[2] ?? '600');
const highStreet = startHighStreet();
const servers = forEachServer((name) => (name === 'highStreet' ? highStreet : start[name]()));
await measureMoves(highStreet, servers, 6, Math.min(warmUpMoves, moves));
const runs = [];
for (const clients of clientCounts) runs.push(await measureMoves(highStreet, servers, clients, moves));
for (const server of Object.values(servers)) await server.end();
const idleServers = {
  highStreet: await measureIdleClients('highStreet'),
  boardgameMemory: await measureIdleClients('boardgameMemory'),
  boardgameFlatFile: await measureIdleClients('boardgameFlatFile'),
};
const figures: NetworkFigures = { runs, idleClient: { clients: idleClients, servers: idleServers } };
process.stdout.write(JSON.stringify(figures));
