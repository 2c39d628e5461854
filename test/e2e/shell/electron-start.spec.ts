// npm start, with Electron and without it. These tests must neither use the network nor open a real browser.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { electronBinary } from '../../../main/launch/packaging/electron-binary.mjs';

const root = path.join(import.meta.dirname, '../../..');

interface Start {
  printed(): string;
  /** Sends Ctrl-C; returns the exit status. */
  interrupt(): Promise<number | null>;
  readonly ended: Promise<number | null>;
  /** The exit status; null while it runs. */
  status(): number | null;
}

interface Workshop {
  readonly folder: string;
  /** Starts the app like npm start, without a real screen and with a browser that records its arguments. */
  start(environment: Record<string, string>, ...args: string[]): Start;
  /** Puts a program in place of Electron; returns the folder to set in the environment. */
  electron(script: string): Promise<string>;
  /** The addresses the browser was asked to open. */
  opened(): Promise<string[]>;
}

const test = base.extend<{ workshop: Workshop }>({
  workshop: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'high-street-start-'));
    const children: ChildProcess[] = [];
    const notes = path.join(folder, 'opened.txt');
    await writeFile(path.join(folder, 'xdg-open'), `#!/bin/sh\necho "$1" >> '${notes}'\n`, { mode: 0o755 });
    await use({
      folder,
      start(environment, ...args) {
        const given = ['main/launch/start.mjs', '--data', path.join(folder, 'data'), ...args];
        const env = { ...process.env, DISPLAY: ':99', PATH: `${folder}:${process.env.PATH}`, ...environment };
        const child = spawn(process.execPath, given, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
        children.push(child);
        let output = '';
        const keep = (chunk: Buffer) => {
          output += chunk;
        };
        child.stdout.on('data', keep);
        child.stderr.on('data', keep);
        const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
        return {
          printed: () => output,
          ended,
          status: () => child.exitCode,
          interrupt() {
            child.kill('SIGINT');
            return ended;
          },
        };
      },
      async electron(script) {
        const place = path.join(folder, 'electron');
        await mkdir(place);
        await writeFile(path.join(place, 'electron'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
        return place;
      },
      opened: async () => (await readFile(notes, 'utf8').catch(() => '')).split('\n').filter((line) => line !== ''),
    });
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  },
});

test.skip(process.platform !== 'linux', 'the programs put in the place of Electron and the browser are for Linux');

/** How long a start may take to serve the page, in milliseconds, including a build. */
const served = { timeout: 240_000 };
const addressIn = (text: string) => /(http:\/\/127\.0\.0\.1:\d+\/\?pass=[\w-]{22})\s/.exec(text)?.[1] ?? '';

test('with Electron: starts its program with the app and the arguments, and serves nothing', {
  tag: '@everyday',
}, async ({ workshop }) => {
  const place = await workshop.electron(`echo "$@" > '${workshop.folder}/given.txt'`);
  const start = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: place });
  expect(await start.ended).toBe(0);
  const given = await readFile(path.join(workshop.folder, 'given.txt'), 'utf8');
  expect(given.trim()).toBe(`${root}/ --data ${workshop.folder}/data`);
  expect(addressIn(start.printed())).toBe('');
});

test('without Electron: says so in one line, serves the page and opens the browser until Ctrl-C', {
  tag: '@everyday',
}, async ({ workshop }) => {
  const start = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: workshop.folder });
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  const lines = start.printed().trim().split('\n');
  expect(lines.filter((line) => line.includes('Electron'))).toEqual([
    'Electron is not available; the game opens in the browser instead.',
  ]);
  const address = addressIn(start.printed());
  // the address holds a pass: the browser gets it through a page that only this user can read
  await expect.poll(async () => (await workshop.opened()).length).toBe(1);
  const leading = fileURLToPath((await workshop.opened())[0] ?? '');
  expect(await readFile(leading, 'utf8')).toContain(`url=${address}"`);
  expect((await stat(leading)).mode & 0o077).toBe(0);
  const page = await fetch(address);
  expect(await page.text()).toContain('<div id="root">');
  expect(await start.interrupt()).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

test('gives up on a download that cannot be reached, without waiting', { tag: '@everyday' }, async ({ workshop }) => {
  test.skip(electronBinary() !== null, 'Electron is here; there is nothing to download');
  const nowhere = { ELECTRON_MIRROR: 'http://127.0.0.1:9/', electron_config_cache: workshop.folder };
  const start = workshop.start(nowhere, '--no-open');
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  expect(start.printed()).toContain('Electron is not available');
  expect(await workshop.opened()).toEqual([]);
  await start.interrupt();
});

test('opens the browser if Electron cannot open its window', { tag: '@everyday' }, async ({ workshop }) => {
  const place = await workshop.electron('exit 127');
  const start = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: place }, '--no-open');
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  expect(start.printed()).toContain('Electron could not open its window here');
  await start.interrupt();
});

test('opens the browser if Electron’s window never appears, and waits for a window that does', {
  tag: '@everyday',
}, async ({ workshop }) => {
  const place = await workshop.electron('exec sleep 60');
  const start = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: place }, '--no-open', '--window-within', '1');
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  expect(start.printed()).toContain('Electron could not open its window here');
  await start.interrupt();

  // reports it at once, like Electron over Node's channel, and outlives the window's time limit
  const shown = `echo '"window-shown"' >&$NODE_CHANNEL_FD`;
  await writeFile(path.join(place, 'electron'), `#!/bin/sh\n${shown}\nsleep 6\nexit 1\n`);
  const patient = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: place }, '--no-open', '--window-within', '5');
  await expect.poll(() => patient.status() ?? addressIn(patient.printed()), served).not.toBe('');
  expect(patient.status()).toBe(0);
});

test('no screen: opens nothing and serves the page anyway', { tag: '@everyday' }, async ({ workshop }) => {
  const start = workshop.start({ DISPLAY: '', WAYLAND_DISPLAY: '', ELECTRON_OVERRIDE_DIST_PATH: workshop.folder });
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  expect((await fetch(addressIn(start.printed()))).status).toBe(200);
  expect(await workshop.opened()).toEqual([]);
  await start.interrupt();
});

test('answers an unknown flag with the list of flags', { tag: '@everyday' }, async ({ workshop }) => {
  const start = workshop.start({}, '--nonsense');
  expect(await start.ended).toBe(2);
  expect(start.printed()).toContain('npm start -- ');
});
