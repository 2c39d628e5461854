// npm start, with Electron and without it. None of these tests may reach a network or open a real browser.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { electronBinary } from '../../../main/launch/packaging/electron-binary.mjs';

const root = path.join(import.meta.dirname, '../../..');

interface Start {
  /** Everything printed so far. */
  printed(): string;
  /** Ctrl-C; the exit status. */
  interrupt(): Promise<number | null>;
  readonly ended: Promise<number | null>;
  /** The exit status; null while it runs. */
  status(): number | null;
}

interface Workshop {
  readonly folder: string;
  /** Starts the app as npm start does, with a screen that is not there and a browser that notes what it is given. */
  start(environment: Record<string, string>, ...args: string[]): Start;
  /** Puts a program in the place of Electron's; gives back the folder to name in the environment. */
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

/** How long a start may take to serve the page, in milliseconds: it may build the app first. */
const served = { timeout: 240_000 };
const addressIn = (text: string) => /(http:\/\/127\.0\.0\.1:\d+\/\?pass=[\w-]{22})\s/.exec(text)?.[1] ?? '';

test('with Electron: its program gets the app and what was asked for, and nothing is served', {
  tag: '@everyday',
}, async ({ workshop }) => {
  const place = await workshop.electron(`echo "$@" > '${workshop.folder}/given.txt'`);
  const start = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: place });
  expect(await start.ended).toBe(0);
  const given = await readFile(path.join(workshop.folder, 'given.txt'), 'utf8');
  expect(given.trim()).toBe(`${root}/ --data ${workshop.folder}/data`);
  expect(addressIn(start.printed())).toBe('');
});

test('without Electron: one line says so, the page is served and the browser opened, Ctrl-C ends it', {
  tag: '@everyday',
}, async ({ workshop }) => {
  const start = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: workshop.folder });
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  const lines = start.printed().trim().split('\n');
  expect(lines.filter((line) => line.includes('Electron'))).toEqual([
    'Electron could not be had; the game opens in the browser instead.',
  ]);
  const address = addressIn(start.printed());
  // the address holds a pass: it reaches the browser by a page that nobody else can read
  await expect.poll(async () => (await workshop.opened()).length).toBe(1);
  const leading = fileURLToPath((await workshop.opened())[0] ?? '');
  expect(await readFile(leading, 'utf8')).toContain(`url=${address}"`);
  expect((await stat(leading)).mode & 0o077).toBe(0);
  const page = await fetch(address);
  expect(await page.text()).toContain('<div id="root">');
  expect(await start.interrupt()).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

test('a download that cannot be reached is given up, and not waited for', { tag: '@everyday' }, async ({
  workshop,
}) => {
  test.skip(electronBinary() !== null, 'Electron is here; there is nothing to download');
  const nowhere = { ELECTRON_MIRROR: 'http://127.0.0.1:9/', electron_config_cache: workshop.folder };
  const start = workshop.start(nowhere, '--no-open');
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  expect(start.printed()).toContain('Electron could not be had');
  expect(await workshop.opened()).toEqual([]);
  await start.interrupt();
});

test('an Electron that cannot open its window gives way to the browser', { tag: '@everyday' }, async ({ workshop }) => {
  const place = await workshop.electron('exit 127');
  const start = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: place }, '--no-open');
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  expect(start.printed()).toContain('Electron could not open its window here');
  await start.interrupt();
});

test('an Electron whose window never comes gives way to the browser; one that shows it is waited for', {
  tag: '@everyday',
}, async ({ workshop }) => {
  const place = await workshop.electron('exec sleep 60');
  const start = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: place }, '--no-open', '--window-within', '1');
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  expect(start.printed()).toContain('Electron could not open its window here');
  await start.interrupt();

  // says so at once, as Electron does over the channel that Node gives it, and stays longer than the window may take
  const shown = `echo '"window-shown"' >&$NODE_CHANNEL_FD`;
  await writeFile(path.join(place, 'electron'), `#!/bin/sh\n${shown}\nsleep 6\nexit 1\n`);
  const patient = workshop.start({ ELECTRON_OVERRIDE_DIST_PATH: place }, '--no-open', '--window-within', '5');
  await expect.poll(() => patient.status() ?? addressIn(patient.printed()), served).not.toBe('');
  expect(patient.status()).toBe(0);
});

test('no screen: nothing is opened and the page is served all the same', { tag: '@everyday' }, async ({ workshop }) => {
  const start = workshop.start({ DISPLAY: '', WAYLAND_DISPLAY: '', ELECTRON_OVERRIDE_DIST_PATH: workshop.folder });
  await expect.poll(() => addressIn(start.printed()), served).not.toBe('');
  expect((await fetch(addressIn(start.printed()))).status).toBe(200);
  expect(await workshop.opened()).toEqual([]);
  await start.interrupt();
});

test('an unknown flag is answered with what there is', { tag: '@everyday' }, async ({ workshop }) => {
  const start = workshop.start({}, '--nonsense');
  expect(await start.ended).toBe(2);
  expect(start.printed()).toContain('npm start -- ');
});
