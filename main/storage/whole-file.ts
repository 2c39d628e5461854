import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileErrorCode } from './file-error.ts';

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

function draftOf(target: string): string {
  return path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.new`);
}

function putInPlace(target: string, text: string, flush: (file: number) => void): void {
  const draft = draftOf(target);
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

/**
 * Writes a file as `writeWholeFile` does, while others go on. Rejects with what the disk throws.
 * @param isWanted asked at the last moment: is it still to take the place of what is there?
 */
export async function writeWholeFileBehind(target: string, text: string, isWanted: () => boolean): Promise<void> {
  const draft = `${draftOf(target)}.behind`;
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (!isWanted()) {
      await rm(draft, { force: true });
      return;
    }
    renameSync(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  if (process.platform === 'win32') return;
  const folder = await open(path.dirname(target), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Keeps a second copy of a file. It is never waited for: it is wanted only where the file itself is damaged, and a copy that is
 * a little older serves as well. A disk that refuses it refuses nothing else.
 */
export function keepSpare(target: string, text: string): void {
  try {
    putInPlace(target, text, () => {});
  } catch (error) {
    if (fileErrorCode(error) === undefined) throw error;
  }
}
