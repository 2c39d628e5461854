// Options for the server's addresses and data, and their validation.
import { UsageError, wholeNumber } from './command-line.mjs';

const port = /** @type {const} */ ({ type: 'string', value: 'N' });

export const pagePort = { ...port, help: 'port of the page on this machine (default: any free one)' };
export const lanPort = { ...port, help: 'port for guests (default: 7777, or the next free one)' };
export const adapter = /** @type {const} */ ({
  type: 'string',
  value: 'ADDRESS',
  help: 'network adapter for guests, by its address such as 192.168.1.20, or all',
});
export const serverName = /** @type {const} */ ({
  type: 'string',
  value: 'TEXT',
  help: 'name that guests see, 1 to 40 characters',
});
export const dataFolder = /** @type {const} */ ({
  type: 'string',
  value: 'FOLDER',
  help: 'folder for games and settings (default: your system’s folder for app data)',
});

/** The number of a port option; 0 is any free port. */
export function portIn(/** @type {string} */ option, /** @type {string | undefined} */ text) {
  return wholeNumber(option, text, 0, 65_535);
}

/**
 * The value of `--data`. Rejects an empty one, as from an unset shell variable, which would mean the current folder.
 */
export function folderIn(/** @type {string | undefined} */ text) {
  if (text === '') throw new UsageError('--data takes the name of a folder');
  return text;
}
