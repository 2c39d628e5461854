import { createHash, randomBytes } from 'node:crypto';
import { closeSync, constants, openSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { fileErrorCode } from './file-error.ts';

/** A lock of the operating system, held by one process. It is released when that ends for any reason. */
export interface SystemLock {
  /** Names the lock and its machine; holders under different names hold different locks. */
  readonly name: string;
  release(): void;
}

/** A way to get locks from an operating system. */
interface Keeping {
  /** The namespace of the lock's name. */
  readonly space: string;
  /** The lock name for this path. Throws file errors. */
  nameOf(path: string): string;
  /** Takes the lock of this name and returns its release function; null if unavailable. */
  take(name: string): (() => void) | null;
}

/** Listens at a name that only one socket of the machine can have. Node binds synchronously in `listen`. */
function listenAs(name: string): (() => void) | null {
  const server = createServer((socket) => socket.destroy());
  // errors arrive later, but `listening` is known at once
  server.on('error', () => {});
  server.listen({ path: name, exclusive: true });
  server.unref();
  return server.listening ? () => server.close() : null;
}

/** A short name for a file's real path, independent of links. */
function placeOf(file: string): string {
  const place = path.join(realpathSync.native(path.dirname(file)), path.basename(file));
  return `high-street ${createHash('sha256').update(place).digest('hex')}`;
}

/** Abstract socket names are not files; they become free when their process ends. */
function abstractSockets(): Keeping {
  const space = `${hostname()} ${readlinkSync('/proc/self/ns/net')}`;
  return { space, nameOf: (file) => `\0${placeOf(file)}`, take: listenAs };
}

function namedPipes(): Keeping {
  return { space: `${hostname()} pipes`, nameOf: (file) => `\\\\.\\pipe\\${placeOf(file)}`, take: listenAs };
}

/** `O_EXLOCK` of macOS, which Node supports but does not define. */
const exclusively = 0x20;

function lockedFiles(): Keeping {
  return {
    space: `${hostname()} files`,
    nameOf: (file) => `${file}.held`,
    take: (name) => {
      const { O_CREAT, O_NONBLOCK, O_RDWR } = constants;
      try {
        const file = openSync(name, O_RDWR | O_CREAT | O_NONBLOCK | exclusively, 0o600);
        return () => {
          rmSync(name, { force: true });
          closeSync(file);
        };
      } catch (error) {
        if (fileErrorCode(error) === 'EAGAIN') return null;
        throw error;
      }
    },
  };
}

const keepings: Partial<Record<NodeJS.Platform, () => Keeping>> = {
  linux: abstractSockets,
  win32: namedPipes,
  darwin: lockedFiles,
};

/** True if the system refuses a second lock of this name, as it must. Releases the attempt. */
function isKept({ take }: Keeping, name: string): boolean {
  const second = take(name);
  second?.();
  return second === null;
}

/**
 * Takes the system lock for this path.
 * Returns `taken` if it is already held, in this process or another, and null if the system supports no locks.
 */
export function takeSystemLock(file: string): SystemLock | 'taken' | null {
  try {
    const keeping = keepings[process.platform]?.();
    if (keeping === undefined) return null;
    const name = keeping.nameOf(file);
    const release = keeping.take(name);
    if (release !== null) {
      if (isKept(keeping, name)) return { name: `${keeping.space} ${name.replace('\0', '@')}`, release };
      release();
      return null;
    }
    // refused: if another name works, the lock is held
    const other = `${name}.${randomBytes(8).toString('hex')}`;
    const releaseOther = keeping.take(other);
    releaseOther?.();
    return releaseOther === null ? null : 'taken';
  } catch (error) {
    // the caller's own writes will report a missing or read-only folder
    if (fileErrorCode(error) === undefined) throw error;
    return null;
  }
}
