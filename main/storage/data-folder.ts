import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import path from 'node:path';
import { fileErrorCode } from './file-error.ts';

/**
 * The user's home folder: HOME or USERPROFILE, otherwise the system's record of the user.
 * Null if neither is an absolute path, because a relative one would resolve below the current folder.
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
      // some containers have no record of this user
    }
  }
  return null;
}

/** The system's folder for app data of this user, or null if there is none. */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  home: string | null = homeFolder(platform),
): string | null {
  const { isAbsolute, join } = platform === 'win32' ? path.win32 : path.posix;
  // ignore relative paths: the XDG standard says so, and on Windows they would resolve below the current folder
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

/** Thrown for a folder that cannot be written to. */
export class FolderNotWritable extends Error {
  override readonly name = 'FolderNotWritable';
}

/**
 * Creates the folder if missing. Throws `FolderNotWritable` if it cannot be written to; a full disk is not an error.
 */
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
