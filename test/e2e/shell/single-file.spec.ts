// The host as one file, and its packages: made by their real commands, and started with nothing else around.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { readCommandLine } from '../../../main/launch/command-line.mjs';
import { checkedArguments, serverOptions } from '../../../main/server-arguments.ts';
import { test } from '../../harness/data-folder.ts';
import { programOnPath } from '../../harness/program-on-path.ts';
import { readyMade } from '../games/new-table.ts';
import { Solo } from '../matches/solo.ts';
import { GuestPage } from '../network/guest-page.ts';
import { presentKey } from '../network/server-key.ts';
import { say } from '../words.ts';

const root = path.join(import.meta.dirname, '../../..');
const execute = promisify(execFile);
const isWindows = process.platform === 'win32';
const packagers = { deb: programOnPath('dpkg-deb') !== null, rpm: programOnPath('rpmbuild') !== null };

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let folder: string;
let program: string;
const children: ChildProcess[] = [];

/** The host's arguments in a unit or container file, as its command line parses them. */
const argumentsIn = (words: readonly string[]) =>
  checkedArguments(readCommandLine({ options: serverOptions }, words.slice(words.indexOf('--headless'))));

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'high-street-single-'));
  const switches = Object.entries(packagers).flatMap(([kind, isThere]) => (isThere ? [`--${kind}`] : []));
  await execute(process.execPath, ['main/launch/packaging/package.mjs', '--single', '--into', folder, ...switches], {
    cwd: root,
  });
  const made = (await readdir(folder)).find((name) => !/\.(deb|rpm)$/.test(name));
  program = path.join(folder, 'bare', isWindows ? 'high-street.exe' : 'high-street');
  await mkdir(path.dirname(program));
  await copyFile(path.join(folder, made ?? 'nothing was made'), program);
});

test.afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A PATH without Node or our programs. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const system = process.env.SystemRoot;
  return { PATH: path.dirname(program), HOME: folder, ...(system !== undefined && { SystemRoot: system }) };
}

/** Starts a host program in place; resolves with its output once that matches. */
async function started(file: string, args: readonly string[], wanted: RegExp): Promise<RegExpExecArray> {
  const child = spawn(file, args, {
    cwd: path.dirname(file),
    env: bareEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let printed = '';
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      printed += chunk;
      const found = wanted.exec(printed);
      if (found) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', (code) => reject(new Error(`ended (${code}): ${printed}`)));
  });
}

test('starts in an empty folder without Node; a browser controls it by key', async ({ browser, dataFolder }) => {
  const options = ['--port', '0', '--adapter', '127.0.0.1', '--data', dataFolder, '--name', 'The cupboard'];
  const wanted = /^High Street is open at (http:\S+)\nKey for “Manage this server”: (\S{22})\n$/;
  const [, address = '', key = ''] = await started(program, ['--headless', ...options], wanted);
  const hostPage = await GuestPage.at(browser, address);
  await expect(hostPage.page.getByRole('heading', { name: 'The cupboard' })).toBeVisible();
  await presentKey(hostPage.laptop, key);
  await expect(hostPage.laptop.button(say('network:shelf.openEvening'))).toBeVisible();
  expect(hostPage.broken).toEqual([]);
  await hostPage.close();
  const compressed = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(await compressed.text()).toContain('<div id="root">');
  for (const [asked, status] of Object.entries({
    'nothing.js': 404,
    '..%2fblob': 403,
    'page-files': 404,
    licences: 404,
  })) {
    expect((await fetch(address + asked)).status, asked).toBe(status);
  }
  // afterwards only the games are stored anywhere
  expect(await readdir(path.dirname(program))).toEqual([path.basename(program)]);
});

test('with its own pages it plays a match whose bots think in threads', async ({ page, dataFolder }) => {
  const args = ['--data', dataFolder, '--adapter', '127.0.0.1', '--lan-port', '0'];
  const [, address = ''] = await started(program, args, /^High Street is open at (http:\S+)\n$/);
  const solo = await Solo.open(page, address);
  await solo.sitDown(readyMade, 2, 'shopkeeper');
  expect(await solo.playHints(3)).toBe(3);
  expect(solo.complaints).toEqual([]);
});

test('lists its options, and carries the licences of all its parts', async () => {
  const outputOf = async (...args: string[]) => (await execute(program, args, { env: bareEnvironment() })).stdout;
  const [usage = ''] = (await outputOf('--help')).split('\n');
  expect(usage).toBe('high-street [options]');
  const licences = await outputOf('--licences');
  for (const name of [
    'node',
    'high-street',
    'fraunces',
    'atkinson-hyperlegible-next',
    'renderer',
    'bot-worker',
    'server',
  ]) {
    expect(licences).toContain(`==== ${name} ====\n`);
  }
  for (const library of ['ws', 'zod', 'multicast-dns', 'react', 'i18next'])
    expect(licences).toMatch(new RegExp(`## ${library} - `));
  const wrong = await execute(program, ['--colour', 'red'], { env: bareEnvironment() }).catch((error) => error);
  expect(wrong).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^high-street: Unknown option .--colour.; /),
  });
});

const packed = ['copyright', 'high-street-server', 'high-street-server.service'];

/** The files of a package, sorted by file name, from a listing with one path at the end of each line. */
const namesIn = (listing: string) =>
  listing
    .split('\n')
    .filter((line) => /\/usr\/.*[^/]$/.test(line))
    .map((line) => path.posix.basename(line))
    .toSorted();

async function madeFile(ending: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => file.endsWith(ending));
  return path.join(folder, name ?? `no ${ending}`);
}

test('the package for Debian holds program, unit and licences; unpacked, it runs', async ({ dataFolder }) => {
  test.skip(!packagers.deb, 'there is no dpkg-deb here');
  const file = await madeFile('.deb');
  expect(namesIn((await execute('dpkg-deb', ['--contents', file])).stdout)).toEqual(packed);
  const { stdout: control } = await execute('dpkg-deb', ['--field', file]);
  expect(control).toMatch(/^Package: high-street-server$/m);
  expect(control).toMatch(/^Maintainer: .+ <\S+@\S+>$/m);
  const unpacked = path.join(folder, 'unpacked');
  await execute('dpkg-deb', ['--extract', file, unpacked]);
  const installed = path.join(unpacked, 'usr/bin/high-street-server');
  expect((await stat(installed)).mode & 0o777).toBe(0o755);
  const options = ['--headless', '--port', '0', '--adapter', '127.0.0.1', '--data', dataFolder];
  const [, address = ''] = await started(installed, options, /open at (http:\S+)\n/);
  expect((await fetch(address)).status).toBe(200);
});

test('the package for Fedora holds the same', async () => {
  test.skip(!packagers.rpm, 'there is no rpmbuild here');
  const { stdout } = await execute('rpm', ['--query', '--list', '--package', await madeFile('.rpm')]);
  expect(namesIn(stdout)).toEqual(packed);
});

test('the unit starts the installed program with valid options, as an unprivileged user', async () => {
  const unit = await readFile(path.join(root, 'packaging/high-street-server.service'), 'utf8');
  const command = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  expect(command[0]).toBe('/usr/bin/high-street-server');
  expect(argumentsIn(command)).toMatchObject({
    isHeadless: true,
    lanPort: 7777,
    data: path.resolve('/var/lib/high-street'),
  });
  for (const line of ['DynamicUser=yes', 'StateDirectory=high-street', 'NoNewPrivileges=yes', 'ProtectSystem=strict']) {
    expect(unit.split('\n')).toContain(line);
  }
  // its script engine would not start
  expect(unit).not.toContain('MemoryDenyWriteExecute');
});

test('the contents of the container run as it says, from their folder alone', async ({ dataFolder }) => {
  const recipe = await readFile(path.join(root, 'packaging/Containerfile'), 'utf8');
  const copies = [...recipe.matchAll(/^COPY --from=built (.+) (\S+)$/gm)];
  const inner = path.join(folder, 'container');
  for (const [, from = '', to = ''] of copies) {
    for (const place of from.split(' ')) {
      const relative = path.posix.relative('/high-street', place);
      const source = path.join(root, relative);
      const target = path.join(inner, to.endsWith('/') ? path.posix.join(to, path.posix.basename(place)) : to);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(source, target, { recursive: true });
    }
  }
  const listIn = (instruction: string): string[] => {
    const list = new RegExp(`^${instruction} (\\[.+\\])$`, 'm').exec(recipe)?.[1];
    return JSON.parse(list ?? '[]');
  };
  const [node, server = '', ...args] = listIn('ENTRYPOINT');
  expect(node).toBe('node');
  expect(argumentsIn([...args, ...listIn('CMD')])).toMatchObject({
    isHeadless: true,
    lanPort: 7777,
    adapter: 'all',
    data: path.resolve('/data'),
  });
  const here = ['--headless', '--port', '0', '--adapter', '127.0.0.1', '--data', dataFolder];
  const [, address = ''] = await started(process.execPath, [path.join(inner, server), ...here], /open at (http:\S+)\n/);
  expect(await (await fetch(address)).text()).toContain('<div id="root">');
});
