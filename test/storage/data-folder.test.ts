import { describe, expect, it } from 'vitest';
import { defaultDataFolder } from '../../main/storage/data-folder.ts';

describe('the folder for tables and settings', () => {
  it.each([
    ['linux', {}, '/home/ada', '/home/ada/.local/share/high-street'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/home/ada', '/data/high-street'],
    ['linux', { XDG_DATA_HOME: 'data' }, '/home/ada', '/home/ada/.local/share/high-street'],
    ['darwin', {}, '/Users/ada', '/Users/ada/Library/Application Support/High Street'],
    [
      'win32',
      { APPDATA: 'C:\\Users\\ada\\AppData\\Roaming' },
      'C:\\x',
      'C:\\Users\\ada\\AppData\\Roaming\\High Street',
    ],
    ['win32', {}, 'C:\\Users\\ada', 'C:\\Users\\ada\\AppData\\Roaming\\High Street'],
  ] as const)('on %s with %o', (platform, environment, home, folder) => {
    expect(defaultDataFolder(platform, environment, home)).toBe(folder);
  });
});
