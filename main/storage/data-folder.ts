import { homedir } from 'node:os';
import path from 'node:path';

/** Where a program of this system keeps what belongs to its user: the folder for High Street's tables and settings. */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  home: string = homedir(),
): string {
  switch (platform) {
    case 'win32':
      return path.win32.join(environment.APPDATA || path.win32.join(home, 'AppData', 'Roaming'), 'High Street');
    case 'darwin':
      return path.posix.join(home, 'Library', 'Application Support', 'High Street');
    default: {
      // The XDG standard: a path that is not absolute is to be ignored.
      const given = environment.XDG_DATA_HOME ?? '';
      return path.posix.join(
        path.posix.isAbsolute(given) ? given : path.posix.join(home, '.local', 'share'),
        'high-street',
      );
    }
  }
}
