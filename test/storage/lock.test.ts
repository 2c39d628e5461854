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

function rewrite(lock: string, change: Readonly<Record<string, unknown>>): void {
  writeFileSync(lock, JSON.stringify({ ...JSON.parse(readFileSync(lock, 'utf8')), ...change }));
}

/** Leaves a lock as this process writes it, with a change to its content, held by nobody. */
function leave(lock: string, change: Readonly<Record<string, unknown>>): void {
  takeLock(lock);
  const held = readFileSync(lock, 'utf8');
  releaseLock(lock);
  writeFileSync(lock, held);
  rewrite(lock, change);
}

/** Hides the start times of the computer and of processes. */
const unknownStarts = { boot: null, started: null };

const yesterday = () => Date.now() / 1000 - uptime() - 24 * 3600;

describe('lock', () => {
  it('has one holder until it is released', () => {
    const lock = lockIn(folderOnDisk());
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
    expect(isLocked(lock)).toBe(true);
    expect(takeLock(lock)).toBe(false);
    releaseLock(lock);
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
  });

  it('belongs to a live process, and is taken over once that was killed', async () => {
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

  it.runIf(process.platform === 'linux')('is not kept by another process with the dead holder’s id', () => {
    const lock = lockIn(folderOnDisk());
    leave(lock, { started: '1', system: null });
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
  });

  it.runIf(bootId() !== null)('is free if it predates the computer’s start, whatever the clock says', () => {
    const lock = lockIn(folderOnDisk());
    takeLock(lock);
    rewrite(lock, { boot: 'another start' });
    expect(isLocked(lock)).toBe(false);
  });

  it.runIf(bootId() !== null)('survives a clock that has jumped past the computer’s start', () => {
    const lock = lockIn(folderOnDisk());
    takeLock(lock);
    utimesSync(lock, yesterday(), yesterday());
    expect(isLocked(lock)).toBe(true);
    expect(takeLock(lock)).toBe(false);
  });

  it('of an older program, which did not record the computer’s start, is judged by its age', () => {
    const lock = lockIn(folderOnDisk());
    takeLock(lock);
    rewrite(lock, { boot: undefined });
    expect(isLocked(lock)).toBe(true);
    utimesSync(lock, yesterday(), yesterday());
    expect(isLocked(lock)).toBe(false);
  });

  it.each(['', 'nonsense', '{"pid":"1"}', '{"pid":-4,"started":null}'])('that reads %j is soon free', (text) => {
    const lock = lockIn(folderOnDisk());
    writeFileSync(lock, text);
    // another process may be writing it right now
    expect(isLocked(lock)).toBe(true);
    const earlier = Date.now() / 1000 - 3;
    utimesSync(lock, earlier, earlier);
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
  });
});

describe.runIf(process.platform === 'linux')('additional system lock', () => {
  it('lasts as long as its process, whatever its file and the clock say', async () => {
    const lock = lockIn(folderOnDisk());
    const other = startChild('../storage/hold-lock.ts', lock);
    expect(await nextLine(other)).toBe('taken');
    // as after a jump of the clock on a system that does not report its start
    rewrite(lock, unknownStarts);
    utimesSync(lock, yesterday(), yesterday());
    expect(takeLock(lock)).toBe(false);
    // as if that process had never existed
    rewrite(lock, { pid: 2 ** 22 + 1 });
    expect(takeLock(lock)).toBe(false);
    writeFileSync(lock, 'nonsense');
    utimesSync(lock, yesterday(), yesterday());
    expect(takeLock(lock)).toBe(false);
    await other.kill();
    expect(takeLock(lock)).toBe(true);
  });

  it('is free once its process was killed, even if an indistinguishable process has its id', async () => {
    const lock = lockIn(folderOnDisk());
    const other = startChild('../storage/hold-lock.ts', lock);
    expect(await nextLine(other)).toBe('taken');
    await other.kill();
    rewrite(lock, { ...unknownStarts, pid: process.ppid });
    expect(takeLock(lock)).toBe(true);
  });

  it('is the same through any links to its folder', () => {
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

  it('ignores holders elsewhere or of older programs, which are checked by their id', () => {
    const lock = lockIn(folderOnDisk());
    for (const system of [null, 'another machine']) {
      leave(lock, { ...unknownStarts, system, pid: process.ppid });
      expect(takeLock(lock)).toBe(false);
      leave(lock, { ...unknownStarts, system, pid: 2 ** 22 + 1 });
      expect(takeLock(lock)).toBe(true);
      releaseLock(lock);
    }
  });

  it('goes to one of several that start at the same moment, after a holder was killed', async () => {
    const lock = lockIn(folderOnDisk());
    const dead = startChild('../storage/hold-lock.ts', lock);
    expect(await nextLine(dead)).toBe('taken');
    await dead.kill();
    rewrite(lock, { ...unknownStarts, pid: process.ppid });
    const gate = `${lock}.gate`;
    const all = Array.from({ length: 4 }, () => startChild('../storage/hold-lock.ts', lock, gate));
    expect(await Promise.all(all.map(nextLine))).toEqual(Array(4).fill('ready'));
    writeFileSync(gate, '');
    const said = await Promise.all(all.map(nextLine));
    expect(said.toSorted()).toEqual(['refused', 'refused', 'refused', 'taken']);
  });
});
