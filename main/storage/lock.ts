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
  /** When that process started, in the system's terms; null if unavailable. */
  started: z.string().nullable(),
  /** Id of the boot; null if unavailable. Missing in locks of older programs. */
  boot: z.string().nullable().default(null),
  /** The system lock that the process also holds; null for none. Missing in locks of older programs. */
  system: z.string().nullable().default(null),
});
type Holder = z.infer<typeof holder>;

/** Start time of a process, which distinguishes reused process ids. Only available on Linux. */
function startOf(pid: number): string | null {
  try {
    // The name in brackets may contain blanks, so count fields after the last bracket; the start time is field 22.
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '';
    return afterName.trim().split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** True if the process runs; if `started` is null, perhaps another one with its id. */
export function isAlive({ pid, started }: Pick<Holder, 'pid' | 'started'>): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be signalled, but it exists.
    if (fileErrorCode(error) !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === null || now === null || started === now;
}

/**
 * True if the lock is older than the last boot, so its process id is meaningless.
 * Compares clock times only if the boot ids are unavailable, because people and networks set the clock.
 */
function isFromBeforeTheMachineStarted(path: string, { boot }: Holder): boolean {
  const current = bootId();
  if (boot !== null && current !== null) return boot !== current;
  const bootedAt = Date.now() - uptime() * 1000;
  const slack = 60_000;
  return statSync(path).mtimeMs < bootedAt - slack;
}

/** Milliseconds during which an unreadable lock counts as just being written. */
const timeToWrite = 2000;

/**
 * True if a living process holds this lock.
 * @param system the system lock that this process holds: a file that names it is stale
 */
export function isLocked(path: string, system: string | null = null): boolean {
  try {
    const held = readHolder(readBounded(path).toString());
    if (held === undefined) return Date.now() - statSync(path).mtimeMs < timeToWrite;
    if (system !== null && held.system === system) return false;
    return isAlive(held) && !isFromBeforeTheMachineStarted(path, held);
  } catch {
    // It does not exist, or no longer.
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
    // an empty lock would keep others out for a while
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

/** Moves the lock of a dead process away. If several processes try, each lock is moved by only one of them. */
function clearStale(path: string, system: string | null): void {
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (isLocked(aside, system)) {
    // Another process was faster and this is its new lock: put it back.
    try {
      linkSync(aside, path);
    } catch (error) {
      if (fileErrorCode(error) !== 'EEXIST') throw error;
    }
  }
  rmSync(aside, { force: true });
}

/** Error codes of a full disk. */
const full = ['ENOSPC', 'EDQUOT'];

/** Takes the lock file. On a full disk the system lock suffices, if there is one. */
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

/** The system locks of this process, by lock path. */
const kept = new Map<string, SystemLock>();

/**
 * Takes the lock at this path for this process, also from a dead one. Throws file errors.
 * Returns false if a living process holds it, including this one. If the system supports locks, only they decide; the
 * file informs other programs.
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

/** Releases a lock of this process. */
export function releaseLock(path: string): void {
  rmSync(path, { force: true });
  kept.get(path)?.release();
  kept.delete(path);
}
