import { loadavg } from 'node:os';
import { programsOf } from '../programs.ts';
import { networkFigures, type ServerName, serverNames } from './figures.ts';

/**
 * The network benchmark: the same matches of the sealed market on High Street's server and on boardgame.io's own, in
 * memory and with its flat-file storage. High Street flushes each move to the disk before it sends it.
 */

/**
 * Builds the three programs into this folder, which has their dependencies, and runs the measurement.
 * @param moves how many count for each server and number of clients
 */
export async function measureNetwork(folder: string, moves: number) {
  const load = loadavg()[0] ?? Number.NaN;
  const measure = await programsOf(import.meta.url, folder, ['high-street-server', 'boardgame-server']);
  const { runs, idleClient } = networkFigures.parse(measure(`${moves}`));
  return {
    /**
     * The load average of the last minute at the start: well below the number of processors, or the figures mean
     * little.
     */
    load,
    runs: runs.map((run) => ({ ...run, timesBoardgameIo: ratiosOf(run) })),
    idleClient,
  };
}

type Run = ReturnType<typeof networkFigures.parse>['runs'][number];

/** High Street's figures divided by boardgame.io's: below 1 is better for High Street. */
function ratiosOf({ servers }: Run) {
  const over = (name: ServerName) => ({
    p50: servers.highStreet.milliseconds.p50 / servers[name].milliseconds.p50,
    p99: servers.highStreet.milliseconds.p99 / servers[name].milliseconds.p99,
    bytesPerMove: servers.highStreet.bytesPerMove / servers[name].bytesPerMove,
    rss: servers.highStreet.memory.rss / servers[name].memory.rss,
  });
  return { memory: over('boardgameMemory'), flatFile: over('boardgameFlatFile') };
}

const shownNames: Readonly<Record<ServerName, string>> = {
  highStreet: 'High Street',
  boardgameMemory: 'boardgame.io, in memory',
  boardgameFlatFile: 'boardgame.io, flat files',
};

const round = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const mebibytes = (bytes: number): string => `${round(bytes / 1024 / 1024)} MiB`;
const kibibytes = (bytes: number): string => `${round(bytes / 1024, 1)} KiB`;

export function printNetwork({ load, runs, idleClient }: Awaited<ReturnType<typeof measureNetwork>>): void {
  for (const { clients, moves, servers, flush, timesBoardgameIo } of runs) {
    console.log(`network, ${clients} client${clients === 1 ? '' : 's'}: ${moves} moves to everybody, load ${load}`);
    for (const name of serverNames) {
      const { milliseconds, bytesPerMove, memory } = servers[name];
      const times = `p50 ${round(milliseconds.p50, 2)} ms, p99 ${round(milliseconds.p99, 2)} ms`;
      const sizes = `${round(bytesPerMove)} bytes a move and client, ${mebibytes(memory.rss)}`;
      console.log(`  ${shownNames[name].padEnd(26)} ${times}, ${sizes}`);
    }
    for (const [storage, ratios] of Object.entries(timesBoardgameIo)) {
      const named = Object.entries(ratios).map(([figure, ratio]) => `${figure} ${round(ratio, 2)}`);
      console.log(`  High Street over boardgame.io (${storage}): ${named.join(', ')}`);
    }
    console.log(`  High Street's flush of a move: p50 ${round(flush.p50, 2)} ms, p99 ${round(flush.p99, 2)} ms`);
  }
  for (const name of serverNames) {
    const { rss, kept } = idleClient.servers[name];
    const grown = `${kibibytes(kept)} kept, ${kibibytes(rss)} of the process`;
    console.log(`an idle client (of ${idleClient.clients}), ${shownNames[name]}: ${grown}`);
  }
}
