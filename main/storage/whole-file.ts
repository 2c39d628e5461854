import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileErrorCode } from './file-error.ts';

/** Flushes a folder, so that a rename survives a power cut. Does nothing on Windows, which does not support it. */
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

let drafts = 0;

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
 * Replaces a file atomically. It is readable by this user only.
 * A failure leaves the old or the new text. Throws file errors.
 */
export function writeWholeFile(target: string, text: string): void {
  putInPlace(target, text, fsyncSync);
  flushFolder(path.dirname(target));
}

/**
 * Replaces a file as `writeWholeFile` does, asynchronously. Rejects with file errors.
 * @param isWanted asked just before the file is replaced; false keeps the old one
 */
export async function writeWholeFileBehind(target: string, text: string, isWanted: () => boolean): Promise<void> {
  // several writes to one file may be under way
  drafts += 1;
  const draft = `${draftOf(target)}.${drafts}`;
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
 * Writes a spare copy without flushing, and ignores file errors.
 * It is only used if the file itself is damaged, so a slightly older one is good enough.
 */
export function keepSpare(target: string, text: string): void {
  try {
    putInPlace(target, text, () => {});
  } catch (error) {
    if (fileErrorCode(error) === undefined) throw error;
  }
}
