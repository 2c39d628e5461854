import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { uptime } from 'node:os';
import { z } from 'zod';
import { bootId } from './boot.ts';
import { parseJson, readBounded } from './bounded-json.ts';
import { fileErrorCode } from './file-error.ts';
import { type SystemLock, takeSystemLock } from './system-lock.ts';

const holder = z.object({
  pid: z.number().int().positive(),
  /** When that process started, in the system's own terms; null where the system does not tell. */
  started: z.string().nullable(),
  /** Since which start of the machine; null where the system does not tell. Locks of older programs lack it. */
  boot: z.string().nullable().default(null),
  /** The lock of the system's that the process has besides; null where it has none. Locks of older programs lack it. */
  system: z.string().nullable().default(null),
});
type Holder = z.infer<typeof holder>;

/** Process ids are used again; the time a process started tells two with the same id apart. Linux alone has it. */
function startOf(pid: number): string | null {
  try {
    // The name in brackets may hold blanks, so fields are counted from the last bracket; the start time is the 22nd.
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '';
    return afterName.trim().split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be signalled, but it is there.
    if (fileErrorCode(error) !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === null || now === null || started === now;
}

/**
 * Was the lock taken before the machine was started, so that its process id is somebody else's by now? The clock, which
 * people and networks set, is asked only where the system does not tell one start from another.
 */
function isFromBeforeTheMachineStarted(path: string, { boot }: Holder): boolean {
  const current = bootId();
  if (boot !== null && current !== null) return boot !== current;
  const bootedAt = Date.now() - uptime() * 1000;
  const slack = 60_000;
  return statSync(path).mtimeMs < bootedAt - slack;
}

/** A lock is empty for a moment while it is made; one that stays unreadable for longer is held by nobody. */
const timeToWrite = 2000;

/**
 * Does a living process hold this lock?
 * @param system the lock of the system's that this process has itself: whoever says to have it is gone
 */
export function isLocked(path: string, system: string | null = null): boolean {
  try {
    const held = readHolder(readBounded(path).toString());
    if (held === undefined) return Date.now() - statSync(path).mtimeMs < timeToWrite;
    if (system !== null && held.system === system) return false;
    return isAlive(held) && !isFromBeforeTheMachineStarted(path, held);
  } catch {
    // It is not there, or not any more.
    return false;
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    return holder.safeParse(parseJson(text)).data;
  } catch {
    return undefined;
  }
}

function create(path: string, system: string | null): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx');
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    const held: Holder = { pid: process.pid, started: startOf(process.pid), boot: bootId(), system };
    writeSync(file, JSON.stringify(held));
  } catch (error) {
    // without a word in it, it would keep everybody out for a while
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

/** Moves the lock of a dead process out of the way. Of several that try at once, each lock is moved by one alone. */
function clearStale(path: string, system: string | null): void {
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (isLocked(aside, system)) {
    // Somebody was faster and this is their new lock: back it goes.
    try {
      linkSync(aside, path);
    } catch (error) {
      if (fileErrorCode(error) !== 'EEXIST') throw error;
    }
  }
  rmSync(aside, { force: true });
}

/** Where there is no room to write anything down. */
const full = ['ENOSPC', 'EDQUOT'];

/** Takes the lock's file. On a full disk there is none, and the system's lock must do, where there is one. */
function takeFile(path: string, system: string | null): boolean {
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (create(path, system)) return true;
      if (isLocked(path, system)) return false;
      clearStale(path, system);
    }
    return false;
  } catch (error) {
    if (system === null || !full.includes(fileErrorCode(error) ?? '')) throw error;
    return true;
  }
}

/** The system's locks that this process has, by the path of the lock. */
const kept = new Map<string, SystemLock>();

/**
 * Takes the lock at this path for this process, also from a process that has died. False when a living one holds it,
 * this process included. Where the system keeps locks, it alone says who lives; the file says so to all others. Throws what
 * the file system throws.
 */
export function takeLock(path: string): boolean {
  const system = takeSystemLock(path);
  if (system === 'taken') return false;
  let isOurs = false;
  try {
    isOurs = takeFile(path, system?.name ?? null);
  } finally {
    if (isOurs && system !== null) kept.set(path, system);
    else system?.release();
  }
  return isOurs;
}

/** Gives back a lock that this process holds. */
export function releaseLock(path: string): void {
  rmSync(path, { force: true });
  kept.get(path)?.release();
  kept.delete(path);
}
