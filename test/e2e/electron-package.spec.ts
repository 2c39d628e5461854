// What npm run package would make: the settings always, and a package around a stand-in for Electron's files on Linux.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const root = path.join(import.meta.dirname, '../..');
// The packager's own tools, found where it would find them.
const requireBesides = createRequire(createRequire(import.meta.url).resolve('electron-builder'));

/** What each fuse must be; the numbers are their places on the wire. */
const fuses = {
  runAsNode: { place: 0, on: false },
  enableCookieEncryption: { place: 1, on: false },
  enableNodeOptionsEnvironmentVariable: { place: 2, on: false },
  enableNodeCliInspectArguments: { place: 3, on: false },
  enableEmbeddedAsarIntegrityValidation: { place: 4, on: true },
  onlyLoadAppFromAsar: { place: 5, on: true },
  loadBrowserProcessSpecificV8Snapshot: { place: 6, on: false },
  grantFileProtocolExtraPrivileges: { place: 7, on: false },
};

function readConfiguration(): Promise<object> {
  const { getConfig } = requireBesides('app-builder-lib/out/util/config/config.js');
  return getConfig(root, null, null);
}

test('the packaging settings follow the schema, and name targets that exist', async () => {
  const { validateConfiguration } = requireBesides('app-builder-lib/out/util/config/config.js');
  const { DebugLogger } = requireBesides('builder-util');
  const configuration = await readConfiguration();
  await validateConfiguration(configuration, new DebugLogger(false));
  await expect(
    validateConfiguration({ ...configuration, hardenedRuntim: true }, new DebugLogger(false)),
    'the schema refuses what it does not know',
  ).rejects.toThrow();
  // The schema takes any word for a target.
  const targets = (system: string) => {
    const listed: { target: string }[] = Reflect.get(Object(Reflect.get(configuration, system)), 'target');
    return listed.map(({ target }) => target);
  };
  expect([targets('mac'), targets('win'), targets('linux')]).toEqual([
    ['dmg', 'zip'],
    ['nsis'],
    ['AppImage', 'deb', 'rpm'],
  ]);
  const entitlements: string = Reflect.get(Object(Reflect.get(configuration, 'mac')), 'entitlements');
  expect(await readFile(path.join(root, entitlements), 'utf8')).toContain('allow-jit');
});

test('19: every fuse is set, and set the safe way', async () => {
  const wanted = Object.fromEntries(Object.entries(fuses).map(([name, { on }]) => [name, on]));
  // and the signature that setting them breaks is made good where nobody signs
  expect(Reflect.get(await readConfiguration(), 'electronFuses')).toEqual({
    ...wanted,
    resetAdHocDarwinSignature: true,
  });
});

test('what packages for Linux ask for is there: a page, somebody to write to, and a sandbox', async () => {
  const { homepage, author } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  expect(homepage).toMatch(/^https:/);
  expect(author).toMatch(/ <\S+@\S+>$/);
  const configuration = await readConfiguration();
  expect(Reflect.get(configuration, 'appImage')).toEqual({ executableArgs: [] });
  expect(Reflect.get(configuration, 'toolsets')).not.toMatchObject({ appimage: '0.0.0' });
});

/** Just enough of Electron's own files for the packager: the program is a wire with nine fuses and nothing else. */
async function makeElectronFiles(folder: string, version: string): Promise<void> {
  const wire = Buffer.concat([
    Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
    Buffer.from([1, 9]),
    Buffer.from('101100111'),
  ]);
  await mkdir(path.join(folder, 'resources'), { recursive: true });
  await mkdir(path.join(folder, 'locales'));
  await mkdir(path.join(folder, 'empty'));
  await writeFile(path.join(folder, 'electron'), wire, { mode: 0o755 });
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'locales/en-US.pak']) {
    await writeFile(path.join(folder, name), '');
  }
  await writeFile(path.join(folder, 'version'), version);
  await requireBesides('@electron/asar').createPackage(
    path.join(folder, 'empty'),
    path.join(folder, 'resources/default_app.asar'),
  );
}

test('19: a package holds the built app and nothing else, with its fuses set', async () => {
  test.skip(process.platform !== 'linux', 'the packager reads real programs of the other systems');
  const folder = await mkdtemp(path.join(tmpdir(), 'high-street-package-'));
  const { version } = JSON.parse(await readFile(path.join(root, 'node_modules/electron/package.json'), 'utf8'));
  await makeElectronFiles(path.join(folder, 'electron'), version);
  const settings = [`-c.electronDist=${folder}/electron`, `-c.directories.output=${folder}/release`];
  const packager = path.join(root, 'node_modules/electron-builder/cli.js');
  await promisify(execFile)(process.execPath, [packager, '--linux', 'dir', ...settings], { cwd: root });

  const release = path.join(folder, 'release/linux-unpacked');
  const packed: string[] = requireBesides('@electron/asar').listPackage(path.join(release, 'resources/app.asar'), {});
  expect(packed).toEqual(
    expect.arrayContaining([
      '/package.json',
      '/dist/main/main.cjs',
      '/dist/preload/preload.cjs',
      '/dist/renderer/index.html',
      expect.stringMatching(/^\/dist\/renderer\/assets\/index-.*\.js\.gz$/),
      '/dist/main/thinker.cjs',
      '/dist/licences/high-street.txt',
      '/dist/licences/fraunces.txt',
      '/dist/licences/atkinson-hyperlegible-next.txt',
      '/dist/licences/main.md',
      '/dist/licences/renderer.md',
    ]),
  );
  // phones ask for gzip; nobody asks a packaged app for Brotli
  expect(packed.filter((file) => file.endsWith('.br'))).toEqual([]);
  expect(packed.filter((file) => !/^\/(package\.json$|dist(\/|$))/.test(file))).toEqual([]);

  const program = path.join(release, 'high-street');
  const { getCurrentFuseWire } = requireBesides('@electron/fuses');
  const read: Record<string, number> = await getCurrentFuseWire(program);
  const states = Object.entries(fuses).map(([name, { place }]) => [
    name,
    String.fromCharCode(read[place] ?? 0) === '1',
  ]);
  expect(Object.fromEntries(states)).toEqual(
    Object.fromEntries(Object.entries(fuses).map(([name, { on }]) => [name, on])),
  );
  await rm(folder, { recursive: true, force: true });
});
