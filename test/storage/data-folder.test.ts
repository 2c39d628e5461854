import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultDataFolder, FolderNotWritable, homeFolder, mustBeWritable } from '../../main/storage/data-folder.ts';
import { freshFolder } from '../host/client.ts';

const roaming = 'C:\\Users\\ada\\AppData\\Roaming';

it.each([
  ['linux', {}, '/home/ada', '/home/ada/.local/share/high-street'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/home/ada', '/data/high-street'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/ada', '/home/ada/.local/share/high-street'],
  ['linux', { XDG_DATA_HOME: '' }, '/home/ada', '/home/ada/.local/share/high-street'],
  ['linux', { XDG_DATA_HOME: '/data' }, null, '/data/high-street'],
  ['linux', {}, null, null],
  ['darwin', {}, '/Users/ada', '/Users/ada/Library/Application Support/High Street'],
  ['darwin', {}, null, null],
  ['win32', { APPDATA: roaming }, 'C:\\x', `${roaming}\\High Street`],
  ['win32', { APPDATA: roaming }, null, `${roaming}\\High Street`],
  ['win32', { APPDATA: 'AppData' }, 'C:\\Users\\ada', `${roaming}\\High Street`],
  ['win32', { APPDATA: '' }, 'C:\\Users\\ada', `${roaming}\\High Street`],
  ['win32', {}, null, null],
] as const)(
  'default data folder: on %s with %o and the home folder %s is %s',
  (platform, environment, home, folder) => {
    expect(defaultDataFolder(platform, environment, home)).toBe(folder);
  },
);

describe('home folder', () => {
  const unknown = (): never => {
    throw new Error('no entry for this user');
  };

  const cases: readonly (readonly [NodeJS.Platform, readonly (() => string)[], string | null])[] = [
    ['linux', [() => '/home/ada', unknown], '/home/ada'],
    ['linux', [() => '', () => '/home/ada'], '/home/ada'],
    ['linux', [() => 'ada', () => '/home/ada'], '/home/ada'],
    ['linux', [() => '', unknown], null],
    ['linux', [unknown, () => ''], null],
    ['win32', [() => '', () => 'C:\\Users\\ada'], 'C:\\Users\\ada'],
    ['win32', [() => 'ada', unknown], null],
  ];
  it.each(cases)('on %s is the first absolute path (%#)', (platform, sources, folder) => {
    expect(homeFolder(platform, sources)).toBe(folder);
  });

  it.each(['', 'relative'])('ignores an environment that names “%s”', (home) => {
    const source = pathToFileURL(path.resolve(import.meta.dirname, '../../main/storage/data-folder.ts')).href;
    const script = `import(${JSON.stringify(source)}).then(({ homeFolder }) => console.log(JSON.stringify(homeFolder())))`;
    const printed = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
      encoding: 'utf8',
      env: { ...process.env, HOME: home, USERPROFILE: home },
    });
    const folder: unknown = JSON.parse(printed);
    // an account without a record has none
    expect(folder === null || path.isAbsolute(String(folder))).toBe(true);
  });
});

// only a whole process may act as another user
it.skipIf(process.platform === 'win32' || !isMainThread)(
  'distinguishes a folder that cannot be written from one that does not exist yet',
  () => {
    const folder = freshFolder();
    const asOrdinaryUser = (what: () => void) => {
      const isRoot = process.geteuid?.() === 0;
      if (isRoot) process.seteuid?.(65_534);
      try {
        what();
      } finally {
        if (isRoot) process.seteuid?.(0);
      }
    };
    mustBeWritable(path.join(folder, 'new'));
    expect(readdirSync(folder, { recursive: true })).toEqual(['new']);
    chmodSync(folder, 0o555);
    onTestFinished(() => chmodSync(folder, 0o755));
    asOrdinaryUser(() => expect(() => mustBeWritable(folder)).toThrow(FolderNotWritable));
  },
);
