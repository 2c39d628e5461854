import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import path from 'node:path';
import { fileErrorCode } from './file-error.ts';

/**
 * The user's home folder: what HOME or USERPROFILE says, else the system's own record of the user. Null if neither is an
 * absolute path: a relative one would lead below the current folder.
 */
export function homeFolder(
  platform: NodeJS.Platform = process.platform,
  sources: readonly (() => string)[] = [homedir, () => userInfo().homedir],
): string | null {
  const { isAbsolute } = platform === 'win32' ? path.win32 : path.posix;
  for (const source of sources) {
    try {
      const folder = source();
      if (isAbsolute(folder)) return folder;
    } catch {
      // the system has no record of this user, as in some containers
    }
  }
  return null;
}

/** The folder this system has for app data of the user: High Street's matches and settings. Null if there is none. */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  home: string | null = homeFolder(platform),
): string | null {
  const { isAbsolute, join } = platform === 'win32' ? path.win32 : path.posix;
  // the XDG standard ignores a path that is not absolute; on Windows, too, it would lead below the current folder
  const parent = (given: string | undefined, ...below: readonly string[]): string | null => {
    if (given !== undefined && isAbsolute(given)) return given;
    return home === null ? null : join(home, ...below);
  };
  const named = (folder: string | null, name: string): string | null => (folder === null ? null : join(folder, name));
  switch (platform) {
    case 'win32':
      return named(parent(environment.APPDATA, 'AppData', 'Roaming'), 'High Street');
    case 'darwin':
      return named(parent(undefined, 'Library', 'Application Support'), 'High Street');
    default:
      return named(parent(environment.XDG_DATA_HOME, '.local', 'share'), 'high-street');
  }
}

/** Thrown for a folder in which nothing can be kept. */
export class FolderNotWritable extends Error {
  override readonly name = 'FolderNotWritable';
}

/** Makes the folder where it is missing. Throws FolderNotWritable where nothing can be written into it, even with room on the disk. */
export function mustBeWritable(folder: string): void {
  const probe = path.join(folder, `.${randomBytes(8).toString('hex')}`);
  try {
    mkdirSync(folder, { recursive: true });
    closeSync(openSync(probe, 'wx', 0o600));
    rmSync(probe);
  } catch (error) {
    if (['ENOSPC', 'EDQUOT'].includes(fileErrorCode(error) ?? '')) return;
    throw new FolderNotWritable(`${folder} cannot be written to`, { cause: error });
  }
}
