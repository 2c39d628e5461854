import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, emptyFolder } from '../harness/data-folder.ts';
import { freePort } from '../harness/free-port.ts';

const program = path.join(import.meta.dirname, '../../dist/main/server.mjs');
/** Sets the clock of a host to another day. */
const onADay = pathToFileURL(path.join(import.meta.dirname, '../harness/on-a-day.mjs')).href;
/** The seed of every match on these hosts, so that failures can be reproduced. */
const seed = 'the same street every time';
/** How long a host may take to start, in milliseconds. */
const openingLimit = 20_000;

/** The built host, running as plain Node on a free port with its own empty data folder. */
export interface RunningHost {
  /** The address that opens its page, such as http://127.0.0.1:40123/?pass=… */
  readonly address: string;
  readonly pid: number;
  readonly dataFolder: string;
  /** Its output since the last start. */
  readonly printed: string;
  /** Kills it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again with the same data and address. */
  restart(): Promise<void>;
}

async function openDoor(args: readonly string[], day: string | null) {
  const before = day === null ? [] : ['--import', onADay];
  const env = { ...process.env, ...(day !== null && { HIGH_STREET_DAY: day }) };
  const child = spawn(process.execPath, [...before, program, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // stops the host of a test that fails early
  const endWithTests = () => child.kill('SIGKILL');
  process.once('exit', endWithTests);
  child.once('exit', () => process.off('exit', endWithTests));
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The host printed no address: ${printed}`)), openingLimit);
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      const found = /(https?:\/\/\S+)\s/.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(limit);
      resolve(found);
    });
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`The host ended (${code}) before it printed its address: ${printed}`));
    });
  });
  return { child, address, printed: () => printed };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function start(dataFolder: string, more: readonly string[], day: string | null = null): Promise<RunningHost> {
  const args = ['--data', dataFolder, '--adapter', '127.0.0.1', '--seed', seed, ...more];
  const port = await freePort();
  let door = await openDoor([...args, '--port', String(port)], day);
  return {
    address: door.address,
    get pid() {
      return door.child.pid ?? -1;
    },
    get printed() {
      return door.printed();
    },
    dataFolder,
    kill: () => end(door.child),
    async restart() {
      await end(door.child);
      door = await openDoor([...args, '--port', String(port)], day);
    },
  };
}

/**
 * Starts a host. The caller kills it and removes its data folder. It serves hosted tables to guests on this computer
 * only, always on the same port.
 * @param day the day of its clock at start, such as 2026-11-26, at noon; null for today
 */
export async function startHost(dataFolder?: string, day: string | null = null): Promise<RunningHost> {
  return start(dataFolder ?? (await emptyFolder()), ['--lan-port', String(await freePort())], day);
}

/** Starts a host without its own pages: everyone joins over the network, and its key gives control. */
export async function startHeadless(name: string): Promise<RunningHost> {
  return start(await emptyFolder(), ['--headless', '--name', name]);
}

/**
 * Playwright's test with its own host: `test('…', async ({ page, host }) => { await page.goto(host.address) …`.
 * `openHost` starts one with prepared tables or another day. All of them end with the test.
 */
export const test = base.extend<{ openHost: (day?: string) => Promise<RunningHost>; host: RunningHost }>({
  openHost: async ({ dataFolder }, use) => {
    const opened: RunningHost[] = [];
    await use(async (day) => {
      const host = await startHost(dataFolder, day);
      opened.push(host);
      return host;
    });
    for (const host of opened) await host.kill();
  },
  host: async ({ openHost }, use) => use(await openHost()),
});
export { expect } from '@playwright/test';
