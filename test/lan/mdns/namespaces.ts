import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import { nearbyRoom } from '../../../shared/protocol/messages.ts';

function ip(...words: string[]): void {
  execFileSync('ip', words, { stdio: 'pipe' });
}

let made = 0;
/** A name unique across all processes; the kernel takes 15 characters. */
const freshName = (): string => `hs${process.pid.toString(36)}x${++made}`;

/** True if network namespaces can be made here. It takes Linux, `ip` and administrator rights. */
export function canMakeNamespaces(): boolean {
  const name = freshName();
  try {
    ip('netns', 'add', name);
    ip('-n', name, 'link', 'add', 'name', 'hsbridge', 'type', 'bridge', 'mcast_snooping', '0');
    return true;
  } catch {
    return false;
  } finally {
    try {
      ip('netns', 'delete', name);
    } catch {}
  }
}

const event = z.discriminatedUnion('event', [
  z.object({ event: z.literal('announced'), at: z.number(), addresses: z.array(z.string()), free: z.number() }),
  z.object({ event: z.literal('list'), at: z.number(), tables: z.array(nearbyRoom) }),
  z.object({ event: z.literal('failure'), at: z.number(), words: z.string() }),
]);
type Event = z.infer<typeof event>;

/** A computer of a small network, which may run a host program. */
export interface Machine {
  /** Connects a cable to a switch, the first by default; its adapter gets this address. */
  plugIn(address: string, settings?: { readonly cable?: 0 | 1; readonly router?: string }): void;
  /** Disconnects the first cable: adapter and address are gone. */
  pull(): void;
  host(table: string, name: string): HostProgram;
}

export interface HostProgram {
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly events: readonly Event[];
  /** Waits for an event, past or future, later than `after` (milliseconds since 1970). */
  wait(what: string, is: (event: Event) => boolean, within: number, after?: number): Promise<Event>;
  command(line: string): void;
  /** Its exit code once it has ended; null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Runs something after the test; tests that run side by side have their own. */
export type PutOff = (work: () => void | Promise<void>) => void;

/** The host program bundled into one file: several start at once, and each would have to load all sources. */
export function buildHostProgram(folder: string): string {
  const program = path.join(folder, 'host.cjs');
  const entryPoints = [fileURLToPath(new URL('host-program.ts', import.meta.url))];
  buildSync({ entryPoints, bundle: true, platform: 'node', format: 'cjs', outfile: program });
  return program;
}

function startProgram(namespace: string, words: readonly string[], putOff: PutOff): HostProgram {
  const child = spawn('ip', ['netns', 'exec', namespace, process.execPath, ...words], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const events: Event[] = [];
  const listeners = new Set<() => void>();
  let complaints = '';
  child.stderr.on('data', (part: Buffer) => {
    complaints += part.toString();
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    events.push(event.parse(JSON.parse(line)));
    for (const listener of listeners) listener();
  });
  const ended = once(child, 'exit').then(() => child.exitCode);
  putOff(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  return {
    process: child,
    events,
    ended,
    command: (line) => void child.stdin.write(`${line}\n`),
    wait: (what, is, within, after = 0) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = events.find((one) => one.at >= after && is(one));
          if (!found) return;
          end();
          resolve(found);
        };
        const late = setTimeout(() => {
          end();
          reject(new Error(`waited ${within} ms for ${what}; it said ${JSON.stringify(events)} ${complaints}`));
        }, within);
        const end = (): void => {
          clearTimeout(late);
          listeners.delete(look);
        };
        listeners.add(look);
        look();
      }),
  };
}

/** Two switches and this many computers, each in its own network namespace, until the test is over; all unplugged. */
export function network(machines: number, program: string, putOff: PutOff): Machine[] {
  const hub = freshName();
  const all = [hub];
  putOff(() => {
    for (const name of all) ip('netns', 'delete', name);
  });
  ip('netns', 'add', hub);
  for (const bridge of ['switch0', 'switch1']) {
    ip('-n', hub, 'link', 'add', 'name', bridge, 'type', 'bridge', 'mcast_snooping', '0');
    ip('-n', hub, 'link', 'set', bridge, 'up');
  }
  return Array.from({ length: machines }, (_, index) => {
    const name = freshName();
    const socket = (cable: number): string => `port${index}x${cable}`;
    ip('netns', 'add', name);
    all.push(name);
    ip('-n', name, 'link', 'set', 'lo', 'up');
    return {
      plugIn(address, { cable = 0, router } = {}) {
        const [adapter, end] = [`lan${cable}`, socket(cable)];
        ip('-n', hub, 'link', 'add', 'name', end, 'type', 'veth', 'peer', 'name', adapter, 'netns', name);
        ip('-n', hub, 'link', 'set', end, 'master', `switch${cable}`, 'up');
        ip('-n', name, 'address', 'add', `${address}/24`, 'dev', adapter);
        ip('-n', name, 'link', 'set', adapter, 'up');
        if (router) ip('-n', name, 'route', 'add', 'default', 'via', router);
      },
      pull: () => ip('-n', hub, 'link', 'delete', socket(0)),
      host: (table, title) => startProgram(name, [program, table, title], putOff),
    };
  });
}
