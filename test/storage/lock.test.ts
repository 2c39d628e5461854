import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bootId } from '../../main/storage/boot.ts';
import { isLocked, releaseLock, takeLock } from '../../main/storage/lock.ts';
import { nextLine, startChild } from '../host/child-process.ts';
import { freshFolder } from '../host/client.ts';

const lockIn = (folder: string) => path.join(folder, 'table.lock');

describe('a lock', () => {
  it('is held by one alone until it is given back', () => {
    const lock = lockIn(freshFolder());
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
    expect(isLocked(lock)).toBe(true);
    expect(takeLock(lock)).toBe(false);
    releaseLock(lock);
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
  });

  it('of another process holds while it lives and is taken over once it has been killed', async () => {
    const folder = freshFolder();
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
    const lock = lockIn(freshFolder());
    takeLock(lock);
    const held = JSON.parse(readFileSync(lock, 'utf8'));
    writeFileSync(lock, JSON.stringify({ ...held, started: `${Number(held.started) - 1}` }));
    expect(isLocked(lock)).toBe(false);
    expect(takeLock(lock)).toBe(true);
  });

  it.runIf(bootId() !== null)('from before the machine was started is held by nobody, whatever the clock says', () => {
    const lock = lockIn(freshFolder());
    takeLock(lock);
    const held = JSON.parse(readFileSync(lock, 'utf8'));
    writeFileSync(lock, JSON.stringify({ ...held, boot: 'another start' }));
    expect(isLocked(lock)).toBe(false);
  });

  it.runIf(bootId() !== null)('holds though the clock has jumped past the start of the machine', () => {
    const lock = lockIn(freshFolder());
    takeLock(lock);
    const yesterday = Date.now() / 1000 - uptime() - 24 * 3600;
    utimesSync(lock, yesterday, yesterday);
    expect(isLocked(lock)).toBe(true);
    expect(takeLock(lock)).toBe(false);
  });

  it('of an older program, which did not note the start of the machine, is judged by its age', () => {
    const lock = lockIn(freshFolder());
    takeLock(lock);
    const { boot: _, ...held } = JSON.parse(readFileSync(lock, 'utf8'));
    writeFileSync(lock, JSON.stringify(held));
    expect(isLocked(lock)).toBe(true);
    const yesterday = Date.now() / 1000 - uptime() - 24 * 3600;
    utimesSync(lock, yesterday, yesterday);
    expect(isLocked(lock)).toBe(false);
  });

  it.each(['', 'nonsense', '{"pid":"1"}', '{"pid":-4,"started":null}'])(
    'that reads %j is soon held by nobody',
    (text) => {
      const lock = lockIn(freshFolder());
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
