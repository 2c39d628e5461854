import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform, release } from 'node:os';
import { isVirtual } from '../adapters.ts';
import { type OwnAdapter, ownAdapters } from '../mdns/adapters.ts';
import { type Knock, knock } from '../mdns/knock.ts';
import { callOut, type Echo } from './echo.ts';
import type { SystemTools } from './firewall.ts';
import { type Greeting, greet } from './greet.ts';
import { openPage, type Page } from './page.ts';

/** The doctor's probes. None of them rejects; tests inject others. */
export interface Probes extends SystemTools {
  /** The system, and its kernel's release such as `24.1.0`. */
  readonly system: NodeJS.Platform;
  readonly release: string;
  adapters(): readonly (OwnAdapter & { readonly virtual: boolean })[];
  /** A clock in milliseconds. */
  now(): number;
  knock(ip: string, port: number): Promise<Knock>;
  openPage(ip: string, port: number): Promise<Page>;
  greet(ip: string, port: number): Promise<Greeting>;
  callOut(address: string): Promise<Echo>;
}

/** Timeouts in milliseconds. */
const patience = { connection: 4_000, multicast: 1_500, program: 2_500 };
/** Maximum output of a system program, in bytes. */
const longestWords = 65_536;

export const systemProbes: Probes = {
  system: platform(),
  release: release(),
  adapters: () =>
    ownAdapters().map((adapter) => ({
      ...adapter,
      virtual: isVirtual(adapter.name, { ...adapter, mac: adapter.hardware }),
    })),
  now: () => performance.now(),
  knock: (ip, port) => knock(ip, port, patience.connection),
  openPage: (ip, port) => openPage(ip, port, patience.connection),
  greet: (ip, port) => greet(ip, port, patience.connection),
  callOut: (address) => callOut(address, patience.multicast),
  run: (program, words) =>
    new Promise((resolve) => {
      const settings = { timeout: patience.program, maxBuffer: longestWords, windowsHide: true };
      execFile(program, words, settings, (error, printed) => {
        // Output counts for any exit status; only a program that did not run has none.
        resolve(error && typeof error.code !== 'number' ? null : printed);
      });
    }),
  read: (file) => readFile(file, 'utf8').catch(() => null),
};
