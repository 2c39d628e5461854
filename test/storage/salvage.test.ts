import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JournalDamaged, JournalNewer } from '../../main/storage/journal-errors.ts';
import { laterLine, lineFacts } from '../../main/storage/journal-lines.ts';
import { campaign } from '../harness/campaign.ts';
import { freshFolder } from '../host/client.ts';
import { bytesOf, fileOf, journalsIn, overwrite, recorded, rewriteLine } from './journal-material.ts';

const spareOf = (folder: string, table: string) => path.join(folder, 'tables', `${table}.spare.ndjson`);

/** A match of this many moves, and the lines of its journal. */
function played(moves: number) {
  const folder = freshFolder();
  const { table, hash } = recorded(folder, moves);
  const bytes = bytesOf(folder, table);
  const texts = bytes.toString('utf8').trimEnd().split('\n');
  return { folder, table, hash, bytes, texts };
}

/** The same as if its program had been killed, without the second copy. */
function killed(moves: number) {
  const match = played(moves);
  const texts = match.texts.slice(0, -1);
  rmSync(spareOf(match.folder, match.table));
  return { ...match, texts, bytes: Buffer.from(`${texts.join('\n')}\n`) };
}

function withByteChanged(bytes: Buffer, at: number, change: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ change;
  return changed;
}

/** The damaged files kept beside the journal. */
function setAside(folder: string): Buffer[] {
  const tables = path.join(folder, 'tables');
  const names = readdirSync(tables).filter((name) => name.includes('.damaged-'));
  return names.map((name) => readFileSync(path.join(tables, name)));
}

/** Opens the table as a player does; the library must show the same damage before. */
function opened(folder: string, table: string) {
  const journals = journalsIn(folder);
  const peeked = journals.peek(table).match.hash();
  const { journal } = journals.open(table);
  const match = journal.replay();
  expect(match.hash()).toBe(peeked);
  journal.close(match);
  return { lost: journal.lost, match, entries: journal.entries };
}

describe('damaged journal', () => {
  it('keeps its position with any changed byte while its last snapshot or the copy of it is intact', () => {
    const { folder, table, hash, bytes } = played(40);
    const spare = readFileSync(spareOf(folder, table));
    fc.assert(
      fc.property(fc.nat(bytes.length - 2), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = withByteChanged(bytes, at, change);
        for (const name of readdirSync(path.join(folder, 'tables'))) rmSync(path.join(folder, 'tables', name));
        overwrite(folder, table, damaged);
        overwrite(folder, `${table}.spare`, spare);
        try {
          const { match, lost } = opened(folder, table);
          expect(match.hash()).toBe(hash);
          // a line split in two may have been two
          expect(lost?.choices ?? 0).toBeLessThanOrEqual(damaged[at] === 0x0a ? 1 : 0);
          if (lost !== null) expect(setAside(folder)).toEqual([damaged]);
          // a repaired journal is intact: nothing is lost a second time
          expect(opened(folder, table).lost).toBeNull();
        } catch (error) {
          // a version that reads as a later one may be one: it is not touched
          if (!(error instanceof JournalNewer)) throw error;
          expect(bytesOf(folder, table).equals(damaged)).toBe(true);
        }
      }),
      { numRuns: campaign(30, 100, 200) },
    );
  });

  it('does not take two merged lines for one: the copy beside it knows what followed', () => {
    const { folder, table, hash, texts, bytes } = played(40);
    const between = bytes.indexOf(texts.at(-1) ?? '') - 1;
    overwrite(folder, table, withByteChanged(bytes, between, 1));
    const { match, lost } = opened(folder, table);
    expect(match.hash()).toBe(hash);
    // of two merged lines, one may have been an unknown choice
    expect(lost?.choices).toBeLessThanOrEqual(1);
  });

  it('continues from before the faulty line if nothing after it has the position', () => {
    const { folder, table, texts, bytes } = killed(45);
    const snapshot = texts.findLastIndex((text) => text.includes('"kind":"snapshot"'));
    for (const line of [snapshot + 1, snapshot + 4, texts.length - 2]) {
      const at = bytes.indexOf(texts[line] ?? '') + 12;
      overwrite(folder, table, withByteChanged(bytes, at, 1));
      const { match, lost, entries } = opened(folder, table);
      const before = laterLine.parse(lineFacts(texts[line - 1] ?? ''));
      expect(before).toMatchObject({ hash: match.hash() });
      expect(lost).toEqual({ choices: texts.length - line, story: false });
      expect(entries).toBe(45 - (texts.length - line));
    }
  });

  it('loses its history but not its match if the damage comes before a snapshot', () => {
    const { folder, table, texts, bytes, hash } = killed(45);
    const at = bytes.indexOf(texts[9] ?? '') + 12;
    overwrite(folder, table, withByteChanged(bytes, at, 1));
    const { match, lost } = opened(folder, table);
    expect(match.hash()).toBe(hash);
    expect(lost).toEqual({ choices: 0, story: true });
    const snapshot = texts.findIndex((text, line) => line > 9 && text.includes('"kind":"snapshot"'));
    expect(match.played).toHaveLength(texts.length - 1 - snapshot);
  });

  it('loses nothing if lines are doubled or out of order', () => {
    const { folder, table, texts, hash } = killed(40);
    const [tenth = '', next = ''] = texts.slice(10, 12);
    for (const wrong of [texts.toSpliced(10, 0, tenth), texts.toSpliced(10, 2, next, tenth)]) {
      overwrite(folder, table, `${wrong.join('\n')}\n`);
      const { match, lost } = opened(folder, table);
      expect(match.hash()).toBe(hash);
      expect(match.played).toHaveLength(40);
      expect(lost).toEqual({ choices: 0, story: false });
    }
  });

  it('continues from a snapshot if a hash is wrong although the line is intact', () => {
    const { folder, table, bytes, hash } = played(40);
    overwrite(folder, table, rewriteLine(bytes.toString('utf8'), 7, { hash: '00000000000000' }));
    expect(opened(folder, table)).toMatchObject({ lost: { choices: 0, story: true } });
    expect(journalsIn(folder).peek(table).match.hash()).toBe(hash);
  });

  it.each(['', '\n', '{"format":"something else","formatVersion":1}\n', '[]\n'])(
    'is restored from its second copy if all that is left is %j',
    (text) => {
      const { folder, table, hash } = played(40);
      overwrite(folder, table, text);
      const { match } = opened(folder, table);
      expect(match.hash()).toBe(hash);
      expect(setAside(folder)).toEqual([Buffer.from(text)]);
    },
  );

  it('is refused and left unchanged if nothing can be recovered', () => {
    const { folder, table } = killed(40);
    overwrite(folder, table, 'no journal\n');
    expect(() => journalsIn(folder).open(table)).toThrow(
      expect.objectContaining({ name: 'JournalDamaged', damage: 'no-header', line: 0 }),
    );
    expect(() => journalsIn(folder).peek(table)).toThrow(JournalDamaged);
    expect(bytesOf(folder, table).toString('utf8')).toBe('no journal\n');
    expect(readdirSync(path.join(folder, 'tables'))).toEqual([`${table}.ndjson`]);
  });

  it('is not repaired while another program has it', () => {
    const { folder, table, texts, bytes } = killed(40);
    const journals = journalsIn(folder);
    const { journal } = journals.open(table);
    const damaged = withByteChanged(bytes, bytes.indexOf(texts[9] ?? '') + 12, 1);
    overwrite(folder, table, damaged);
    expect(() => journalsIn(folder).open(table)).toThrow(JournalDamaged);
    expect(bytesOf(folder, table).equals(damaged)).toBe(true);
    journal.close(journal.replay());
  });
});

describe('second copy of a journal', () => {
  it('has its header and newest snapshot from the start, and is removed with the table', () => {
    const { folder, table, texts } = played(60);
    const spare = readFileSync(spareOf(folder, table), 'utf8').trimEnd().split('\n');
    expect(spare.map(lineFacts)).toEqual([texts[0], texts.at(-1)].map((text) => lineFacts(text ?? '')));
    const journals = journalsIn(folder);
    expect(journals.list()).toEqual([table]);
    journals.remove(table);
    expect(existsSync(spareOf(folder, table))).toBe(false);
    expect(existsSync(fileOf(folder, table))).toBe(false);
  });

  it('exists before anything was played', () => {
    const { folder, table, hash } = played(0);
    overwrite(folder, table, '');
    expect(opened(folder, table).match.hash()).toBe(hash);
  });
});
