// What npm run package would make: the settings, and on Linux packages for all three systems around a stand-in for
// Electron's files. Only Electron's own executable is missing.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { contentSecurityPolicy } from '../../../main/page/bundle.ts';
import { layElectronFiles, type PackagedSystem, requireBesidePackager } from '../../harness/electron-files.ts';
import { layPackagerTools, startProgramLength } from '../../harness/packager-tools.ts';
import { programOnPath } from '../../harness/program-on-path.ts';
import { filesIn, integrityOf, needed, places, strangersIn, textIn, toldIntegrity } from './packaged.ts';

const root = path.join(import.meta.dirname, '../../..');
const execute = promisify(execFile);

/** The required value of each fuse; the numbers are their positions in the binary. */
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
  const { getConfig } = requireBesidePackager('app-builder-lib/out/util/config/config.js');
  return getConfig(root, null, null);
}

test('the packaging settings follow the schema, and name existing targets', async () => {
  const { validateConfiguration } = requireBesidePackager('app-builder-lib/out/util/config/config.js');
  const { DebugLogger } = requireBesidePackager('builder-util');
  const configuration = await readConfiguration();
  await validateConfiguration(configuration, new DebugLogger(false));
  await expect(
    validateConfiguration({ ...configuration, hardenedRuntim: true }, new DebugLogger(false)),
    'the schema refuses what it does not know',
  ).rejects.toThrow();
  // the schema accepts any word for a target
  const targets = (system: string) => {
    const listed: { target: string }[] = Reflect.get(Object(Reflect.get(configuration, system)), 'target');
    return listed.map(({ target }) => target);
  };
  expect([targets('mac'), targets('win'), targets('linux')]).toEqual([
    ['dmg', 'zip'],
    ['nsis', 'portable'],
    ['AppImage', 'deb', 'rpm'],
  ]);
  const entitlements: string = Reflect.get(Object(Reflect.get(configuration, 'mac')), 'entitlements');
  expect(await readFile(path.join(root, entitlements), 'utf8')).toContain('allow-jit');
});

test('19: every fuse is set to its safe value', async () => {
  const wanted = Object.fromEntries(Object.entries(fuses).map(([name, { on }]) => [name, on]));
  // and the signature that this breaks is repaired in unsigned builds
  expect(Reflect.get(await readConfiguration(), 'electronFuses')).toEqual({
    ...wanted,
    resetAdHocDarwinSignature: true,
  });
});

test('has what Linux packages require: a home page, a maintainer, and a sandbox', async () => {
  const { homepage, author } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  expect(homepage).toMatch(/^https:/);
  expect(author).toMatch(/ <\S+@\S+>$/);
  const configuration = await readConfiguration();
  expect(Reflect.get(configuration, 'appImage')).toEqual({ executableArgs: [] });
  expect(Reflect.get(configuration, 'toolsets')).not.toMatchObject({ appimage: '0.0.0' });
});

let bench: string;
let environment: NodeJS.ProcessEnv;

test.beforeAll(async () => {
  bench = await mkdtemp(path.join(tmpdir(), 'high-street-package-'));
  environment = { ...process.env, ...(await layPackagerTools(path.join(bench, 'tools'))) };
});

test.afterAll(() => rm(bench, { recursive: true, force: true }));

/** Runs the packager around the stand-in for Electron's files; returns the output folder. */
async function packaged(system: PackagedSystem, target: string, ...more: string[]): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'node_modules/electron/package.json'), 'utf8'));
  const electron = path.join(bench, `electron-${system}-${target}`);
  await layElectronFiles(electron, system, version);
  const output = path.join(bench, `${system}-${target}`);
  const settings = [`electronDist=${electron}`, `directories.output=${output}`].flatMap((one) => ['--set', one]);
  const args = ['main/launch/packaging/package.mjs', `--${system}`, '--only', target, '--x64', ...settings, ...more];
  await execute(process.execPath, args, { cwd: root, env: environment });
  return output;
}

for (const system of ['linux', 'win', 'mac'] as const) {
  const tag = system === 'linux' ? [] : '@night';
  test(`a package for ${system} holds only the built app, with its fuses set and its archive sealed`, {
    tag,
  }, async () => {
    test.skip(process.platform !== 'linux', 'the packager reads real programs of the other systems');
    const { folder, archive, program } = places[system];
    const laid = path.join(await packaged(system, 'dir'), folder);
    const packed = path.join(laid, archive);
    const files = filesIn(packed);
    expect(strangersIn(files)).toEqual([]);
    expect(files).toEqual(expect.arrayContaining([...needed]));
    expect(await readdir(path.dirname(packed))).not.toContain('app-update.yml');
    // phones ask for gzip; nothing asks a packaged app for Brotli
    expect(files.filter((file) => file.endsWith('.gz')).length).toBeGreaterThan(20);
    const megabytes = (await stat(packed)).size / 2 ** 20;
    test.info().annotations.push({ type: 'size', description: `${system}: app.asar ${megabytes.toFixed(1)} MiB` });
    expect(megabytes).toBeLessThan(9);

    if (system !== 'linux') expect(toldIntegrity(system, laid)).toBe(integrityOf(packed));
    const read: Record<string, number> = await requireBesidePackager('@electron/fuses').getCurrentFuseWire(
      path.join(laid, program),
    );
    const states = Object.entries(fuses).map(([name, { place }]) => [
      name,
      String.fromCharCode(read[place] ?? 0) === '1',
    ]);
    expect(Object.fromEntries(states)).toEqual(
      Object.fromEntries(Object.entries(fuses).map(([name, { on }]) => [name, on])),
    );
    expectGuards(textIn(packed, 'dist/main/main.cjs'));
  });
}

/** The protections of the page are in the packaged program itself. */
function expectGuards(main: string): void {
  for (const kept of [
    'contextIsolation: true',
    'sandbox: true',
    'nodeIntegration: false',
    'enableSandbox()',
    'setPermissionRequestHandler(',
    'setPermissionCheckHandler(',
    'setDevicePermissionHandler(',
    'setWindowOpenHandler(',
    '"will-navigate"',
    '"will-redirect"',
    '"will-frame-navigate"',
    '"will-attach-webview"',
    ...contentSecurityPolicy.split('; '),
  ]) {
    expect(main, kept).toContain(kept);
  }
  expect(main).not.toMatch(
    /openDevTools|webSecurity|\bloadFile\(|nodeIntegration: true|sandbox: false|contextIsolation: false/,
  );
}

test('macOS: the app has its own UUID, states why it uses the home network, and is signed again after its fuses', async () => {
  test.skip(process.platform !== 'linux', 'the packager reads real programs of the other systems');
  const contents = path.join(bench, 'mac-dir/mac/High Street.app/Contents');
  await stat(contents).catch(() => packaged('mac', 'dir'));
  const program = await readFile(path.join(contents, 'MacOS/High Street'));
  expect(program.subarray(40, 56).equals(Buffer.alloc(16, 0xee))).toBe(false);
  const facts = await readFile(path.join(contents, 'Info.plist'), 'utf8');
  expect(facts).toMatch(/<key>NSLocalNetworkUsageDescription<\/key>\s*<string>High Street lets people/);
  expect(facts).toMatch(/<key>NSBonjourServices<\/key>\s*<array>\s*<string>_highstreet\._tcp</);
  expect(facts).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>highstreet</);
  const signed = await readFile(path.join(bench, 'tools/codesign.txt'), 'utf8');
  expect(signed).toMatch(/^--sign - --force .*High Street\.app$/m);
});

/** The package's paths that matter to the system. */
const installed = [
  '/opt/High Street/high-street',
  '/opt/High Street/chrome-sandbox',
  '/opt/High Street/resources/app.asar',
  '/opt/High Street/resources/apparmor-profile',
  '/usr/share/applications/high-street.desktop',
  '/usr/share/icons/hicolor/512x512/apps/high-street.png',
];

test('the package for Debian puts the app, its menu entry and its icons where they belong', async () => {
  test.skip(programOnPath('dpkg-deb') === null, 'there is no dpkg-deb here');
  const output = await packaged('linux', 'deb');
  const [file = ''] = (await readdir(output)).filter((name) => name.endsWith('.deb'));
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  expect(file).toBe(`high-street-${version}-linux-amd64.deb`);
  const { stdout: listing } = await execute('dpkg-deb', ['--contents', path.join(output, file)]);
  for (const place of installed) expect(listing).toContain(` .${place}\n`);
  const { stdout: control } = await execute('dpkg-deb', ['--field', path.join(output, file)]);
  expect(control).toMatch(/^Package: high-street$/m);
  expect(control).toMatch(/^Maintainer: .+ <\S+@\S+>$/m);
  expect(control).toMatch(/^Depends: .*libgtk-3-0/m);
  const unpacked = path.join(bench, 'deb');
  await execute('dpkg-deb', ['--extract', path.join(output, file), unpacked]);
  const entry = await readFile(path.join(unpacked, 'usr/share/applications/high-street.desktop'), 'utf8');
  expect(entry).toMatch(/^Name=High Street$/m);
  expect(entry).toMatch(/^Exec="\/opt\/High Street\/high-street" %U$/m);
  expect(entry).toMatch(/^Icon=high-street$/m);
  expect(entry).toMatch(/^MimeType=application\/x-high-street-game;x-scheme-handler\/highstreet;$/m);
  expect(entry).toMatch(/^Categories=Game;$/m);
});

test('the package for Fedora puts them there, too', { tag: '@night' }, async () => {
  test.skip(programOnPath('rpmbuild') === null, 'there is no rpmbuild here');
  const output = await packaged('linux', 'rpm');
  const [file = ''] = (await readdir(output)).filter((name) => name.endsWith('.rpm'));
  const { stdout } = await execute('rpm', ['--query', '--list', '--package', path.join(output, file)]);
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(installed));
});

test('the AppImage holds them behind its start program, with the sandbox on', { tag: '@night' }, async () => {
  test.skip(programOnPath('mksquashfs') === null, 'there is no mksquashfs here');
  const output = await packaged('linux', 'AppImage', '--releases', 'somebody/high-street');
  const [file = ''] = (await readdir(output)).filter((name) => name.endsWith('.AppImage'));
  const unpacked = path.join(bench, 'appimage');
  const offset = ['-offset', String(startProgramLength), '-dest', unpacked];
  await execute('unsquashfs', [...offset, path.join(output, file)]);
  const laid = await readdir(unpacked);
  expect(laid).toEqual(expect.arrayContaining(['AppRun', 'high-street', 'high-street.desktop', 'resources']));
  expect(strangersIn(filesIn(path.join(unpacked, 'resources/app.asar')))).toEqual([]);
  expect(await readFile(path.join(unpacked, 'high-street.desktop'), 'utf8')).not.toContain('--no-sandbox');
  // the sandbox is given up only on systems that deny it to every program
  const start = await readFile(path.join(unpacked, 'AppRun'), 'utf8');
  expect(start).toMatch(/! unshare -Ur true 2>\/dev\/null ; then\n {2}NO_SANDBOX=\(--no-sandbox\)\nfi/);
  expect(start.split('(--no-sandbox)')).toHaveLength(2);
  // it knows where updates are published, and has the file that the updater reads
  const place = await readFile(path.join(unpacked, 'resources/app-update.yml'), 'utf8');
  expect(place).toMatch(/^owner: somebody$/m);
  expect(place).toMatch(/^repo: high-street$/m);
  const digest = createHash('sha512')
    .update(await readFile(path.join(output, file)))
    .digest('base64');
  const news = await readFile(path.join(output, 'latest-linux.yml'), 'utf8');
  expect(news).toContain(`path: ${file}`);
  expect(news).toContain(digest);
});
