import { createHash, randomBytes } from 'node:crypto';
import { closeSync, constants, openSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { fileErrorCode } from './file-error.ts';

/** A lock that the system keeps: one alone has it, and it goes with its process, however that ends. */
export interface SystemLock {
  /** Which lock it is, and of which machine; whoever has it under another name has another one. */
  readonly name: string;
  release(): void;
}

/** A way in which a system keeps locks. */
interface Keeping {
  /** Where its names hold. */
  readonly space: string;
  /** The name of the lock for this path. Throws what the file system throws. */
  nameOf(path: string): string;
  /** Takes the lock of this name and returns how it is released; null where it is not to be had. */
  take(name: string): (() => void) | null;
}

/** Listens under a name that a single socket of the machine can have. Node has bound it, or has not, when `listen` returns. */
function listenAs(name: string): (() => void) | null {
  const server = createServer((socket) => socket.destroy());
  // what went wrong is told later; whether it listens is known at once
  server.on('error', () => {});
  server.listen({ path: name, exclusive: true });
  server.unref();
  return server.listening ? () => server.close() : null;
}

/** The place of a file, in few signs, whichever links lead there. */
function placeOf(file: string): string {
  const place = path.join(realpathSync.native(path.dirname(file)), path.basename(file));
  return `high-street ${createHash('sha256').update(place).digest('hex')}`;
}

/** Names that are no files: they are free the moment that their process has ended. */
function abstractSockets(): Keeping {
  const space = `${hostname()} ${readlinkSync('/proc/self/ns/net')}`;
  return { space, nameOf: (file) => `\0${placeOf(file)}`, take: listenAs };
}

function namedPipes(): Keeping {
  return { space: `${hostname()} pipes`, nameOf: (file) => `\\\\.\\pipe\\${placeOf(file)}`, take: listenAs };
}

/** `O_EXLOCK` of macOS, which Node passes on and does not name. */
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

/** Does the system refuse this name to a second one, as it must? What was taken for that is given back. */
function isKept({ take }: Keeping, name: string): boolean {
  const second = take(name);
  second?.();
  return second === null;
}

/**
 * Takes the system's lock for this path. `taken` where another one has it, in this process or in another; null where the
 * system keeps none.
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
    // refused, but is it because somebody has it? Then another name is to be had
    const other = `${name}.${randomBytes(8).toString('hex')}`;
    const releaseOther = keeping.take(other);
    releaseOther?.();
    return releaseOther === null ? null : 'taken';
  } catch (error) {
    // a folder that is not there or may not be written is found out by whoever writes there
    if (fileErrorCode(error) === undefined) throw error;
    return null;
  }
}
