import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes a rename last through a power cut, where the system lets a folder be flushed (Windows does not). */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function putInPlace(target: string, text: string, flush: (file: number) => void): void {
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.new`);
  try {
    const handle = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(handle, text);
      flush(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Writes a file that only this user may read, so that, whatever happens, either the old or the whole new text is there.
 * Throws as the disk does.
 */
export function writeWholeFile(target: string, text: string): void {
  putInPlace(target, text, fsyncSync);
  flushFolder(path.dirname(target));
}

/** Writes a file as `writeWholeFile` does, but without waiting for the disk: a power cut may lose both texts. */
export function replaceFile(target: string, text: string): void {
  putInPlace(target, text, () => {});
}
