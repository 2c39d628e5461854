import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileErrorCode } from './file-error.ts';
import { isAlive } from './lock.ts';

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

const draftName = /^\..+\.(\d+)\.new(?:\.\d+)?$/;
let drafts = 0;
/** The drafts that this process is writing. */
const underWay = new Set<string>();

/** Deletes the drafts that killed programs left in a folder, with the secrets and names in them. Ignores file errors. */
export function dropStaleDrafts(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = Number(draftName.exec(name)?.[1]);
      const draft = path.join(folder, name);
      if (Number.isNaN(pid) || underWay.has(draft) || !statSync(draft).isFile()) continue;
      // in a container each program may have the same id
      if (pid === process.pid || !isAlive({ pid, started: null })) rmSync(draft, { force: true });
    }
  } catch (error) {
    if (fileErrorCode(error) === undefined) throw error;
  }
}

function putInPlace(target: string, text: string, flush: (file: number) => void): void {
  const draft = draftOf(target);
  underWay.add(draft);
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
  } finally {
    underWay.delete(draft);
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
  underWay.add(draft);
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
  } finally {
    underWay.delete(draft);
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
