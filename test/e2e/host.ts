import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';

const program = path.join(import.meta.dirname, '../../dist/main/server.mjs');
/** What every match on these hosts begins from: a test that fails fails again. */
const seed = 'the same street every time';
/** How long a host may take to open its door, in milliseconds. */
const openingLimit = 20_000;

/** The built host, running as plain Node on a free port with its own empty data folder. */
export interface RunningHost {
  /** Where the page is served, such as http://127.0.0.1:40123/ */
  readonly address: string;
  readonly pid: number;
  readonly dataFolder: string;
  /** Ends it as a power cut would, at once and without a word. */
  kill(): Promise<void>;
  /** Starts it again on the same data, at the same address. */
  restart(): Promise<void>;
}

async function openDoor(dataFolder: string, port: number): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [program, '--port', String(port), '--data', dataFolder, '--seed', seed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const limit = setTimeout(() => reject(new Error(`The host printed no address: ${printed}`)), openingLimit);
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      const found = /https?:\/\/[^\s/]+\//.exec(printed)?.[0];
      if (found === undefined) return;
      clearTimeout(limit);
      resolve(found);
    });
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`The host ended (${code}) before it printed its address: ${printed}`));
    });
  });
  return { child, address };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Starts a host; whoever starts it ends it with kill and removes its data folder. */
export async function startHost(dataFolder?: string): Promise<RunningHost> {
  const folder = dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'high-street-')));
  let { child, address } = await openDoor(folder, 0);
  return {
    address,
    get pid() {
      return child.pid ?? -1;
    },
    dataFolder: folder,
    kill: () => end(child),
    async restart() {
      await end(child);
      ({ child } = await openDoor(folder, Number(new URL(address).port)));
    },
  };
}

/** Playwright's test with a host of its own for each: `test('…', async ({ page, host }) => { await page.goto(host.address) …`. */
export const test = base.extend<{ host: RunningHost }>({
  host: async ({ browserName: _ }, use) => {
    const host = await startHost();
    await use(host);
    await host.kill();
    await rm(host.dataFolder, { recursive: true, force: true });
  },
});
export { expect } from '@playwright/test';
