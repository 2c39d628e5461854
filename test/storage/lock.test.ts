import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bootId } from '../../main/storage/boot.ts';
import { isLocked, releaseLock, takeLock } from '../../main/storage/lock.ts';
import { nextLine, startChild } from '../host/child-process.ts';
import { folderOnDisk } from '../host/client.ts';

const lockIn = (folder: string) => path.join(folder, 'table.lock');

/** Changes what a lock says of its holder. */
function rewrite(lock: string, change: Readonly<Record<string, unknown>>): void {
  writeFileSync(lock, JSON.stringify({ ...JSON.parse(readFileSync(lock, 'utf8')), ...change }));
}

/** Leaves a lock as this process writes it, with a change to what it says, and nobody who has it. */
function leave(lock: string, change: Readonly<Record<string, unknown>>): void {
  takeLock(lock);
  const held = readFileSync(lock, 'utf8');
  releaseLock(lock);
  writeFileSync(lock, held);
  rewrite(lock, change);
}

/** What neither the start of the machine nor that of a process tells. */
const untold = { boot: null, started: null };

const yesterday = () => Date.now() / 1000 - uptime() - 24 * 3600;

describe('a lock', () => {
  it('is held by one alone until it is given back', () => {
    const lock = lockIn(folderOnDisk());
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
    expect(isLocked(lock)).toBe(true);
    expect(takeLock(lock)).toBe(false);
    releaseLock(lock);
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
  });

  it('of another process holds while it lives and is taken over once it has been killed', async () => {
    const folder = folderOnDisk();
    const lock = lockIn(folder);
    const other = startChild('../storage/hold-lock.ts', lock);
    expect(await nextLine(other)).toBe('taken');
    expect(takeLock(lock)).toBe(false);
    await other.kill();
    expect(existsSync(lock)).toBe(true);
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
    expect(readdirSync(folder)).toEqual(['table.lock']);
  });

  it.runIf(process.platform === 'linux')('of a dead process is not kept alive by another with its id', () => {
    const lock = lockIn(folderOnDisk());
    leave(lock, { started: '1', system: null });
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
  });

  it.runIf(bootId() !== null)('from before the machine was started is held by nobody, whatever the clock says', () => {
    const lock = lockIn(folderOnDisk());
    takeLock(lock);
    rewrite(lock, { boot: 'another start' });
    expect(isLocked(lock)).toBe(false);
  });

  it.runIf(bootId() !== null)('holds though the clock has jumped past the start of the machine', () => {
    const lock = lockIn(folderOnDisk());
    takeLock(lock);
    utimesSync(lock, yesterday(), yesterday());
    expect(isLocked(lock)).toBe(true);
    expect(takeLock(lock)).toBe(false);
  });

  it('of an older program, which did not note the start of the machine, is judged by its age', () => {
    const lock = lockIn(folderOnDisk());
    takeLock(lock);
    rewrite(lock, { boot: undefined });
    expect(isLocked(lock)).toBe(true);
    utimesSync(lock, yesterday(), yesterday());
    expect(isLocked(lock)).toBe(false);
  });

  it.each(['', 'nonsense', '{"pid":"1"}', '{"pid":-4,"started":null}'])(
    'that reads %j is soon held by nobody',
    (text) => {
      const lock = lockIn(folderOnDisk());
      writeFileSync(lock, text);
      // Somebody may be writing it at this very moment.
      expect(isLocked(lock)).toBe(true);
      const earlier = Date.now() / 1000 - 3;
      utimesSync(lock, earlier, earlier);
      expect(isLocked(lock)).toBe(false);
      expect(takeLock(lock)).toBe(true);
    },
  );
});

describe.runIf(process.platform === 'linux')('a lock that the system keeps besides', () => {
  it('holds as long as its process, whatever its file says and the clock', async () => {
    const lock = lockIn(folderOnDisk());
    const other = startChild('../storage/hold-lock.ts', lock);
    expect(await nextLine(other)).toBe('taken');
    // as after a jump of the clock on a system that tells nothing of its start
    rewrite(lock, untold);
    utimesSync(lock, yesterday(), yesterday());
    expect(takeLock(lock)).toBe(false);
    // as if that process had never been
    rewrite(lock, { pid: 2 ** 22 + 1 });
    expect(takeLock(lock)).toBe(false);
    writeFileSync(lock, 'nonsense');
    utimesSync(lock, yesterday(), yesterday());
    expect(takeLock(lock)).toBe(false);
    await other.kill();
    expect(takeLock(lock)).toBe(true);
  });

  it('is free once its process was killed, though another has its id and nothing tells them apart', async () => {
    const lock = lockIn(folderOnDisk());
    const other = startChild('../storage/hold-lock.ts', lock);
    expect(await nextLine(other)).toBe('taken');
    await other.kill();
    rewrite(lock, { ...untold, pid: process.ppid });
    expect(takeLock(lock)).toBe(true);
  });

  it('is the same one, whichever links lead to its folder', () => {
    const folder = folderOnDisk();
    const [real, link] = [path.join(folder, 'real'), path.join(folder, 'link')];
    mkdirSync(real);
    symlinkSync(real, link);
    expect(takeLock(lockIn(real))).toBe(true);
    rmSync(lockIn(real));
    expect(takeLock(lockIn(link))).toBe(false);
    releaseLock(lockIn(real));
    expect(takeLock(lockIn(link))).toBe(true);
  });

  it('says nothing of one who has it elsewhere, or is of an older program: those are asked for by their id', () => {
    const lock = lockIn(folderOnDisk());
    for (const system of [null, 'another machine']) {
      leave(lock, { ...untold, system, pid: process.ppid });
      expect(takeLock(lock)).toBe(false);
      leave(lock, { ...untold, system, pid: 2 ** 22 + 1 });
      expect(takeLock(lock)).toBe(true);
      releaseLock(lock);
    }
  });

  it('goes to one of several that start at the same moment, after a holder who was killed', async () => {
    const lock = lockIn(folderOnDisk());
    const dead = startChild('../storage/hold-lock.ts', lock);
    expect(await nextLine(dead)).toBe('taken');
    await dead.kill();
    rewrite(lock, { ...untold, pid: process.ppid });
    const gate = `${lock}.gate`;
    const all = Array.from({ length: 4 }, () => startChild('../storage/hold-lock.ts', lock, gate));
    expect(await Promise.all(all.map(nextLine))).toEqual(Array(4).fill('ready'));
    writeFileSync(gate, '');
    const said = await Promise.all(all.map(nextLine));
    expect(said.toSorted()).toEqual(['refused', 'refused', 'refused', 'taken']);
  });
});
