import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Disk, realDisk } from '../../main/storage/journal.ts';
import { JournalDamaged, JournalNotWritten } from '../../main/storage/journal-errors.ts';
import { laterLine, lineFacts, lineText } from '../../main/storage/journal-lines.ts';
import { AuditFailure, fingerprint, pick, randomFromSeed, seatAt } from '../../shared/engine/index.ts';
import { harbour } from '../../shared/games/harbour/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { counted, tellFigure } from '../harness/figure.ts';
import { freshFolder } from '../host/client.ts';
import { plant, plantedTable } from '../host/secrets/planted.ts';
import { begun, bytesOf, journalsIn, overwrite, people, recorded, reopened, withRules } from './journal-material.ts';

describe('journal', () => {
  it('gives the same match again, move by move and from its last snapshot', () => {
    const folder = freshFolder();
    const { table, hash } = recorded(folder, 60);
    const journals = journalsIn(folder);
    expect(journals.peek(table).match.hash()).toBe(hash);
    const before = bytesOf(folder, table);
    const { journal } = journals.open(table);
    const match = journal.replay();
    expect(match.hash()).toBe(hash);
    expect(match.played).toHaveLength(60);
    expect(journal).toMatchObject({ repaired: false, fromSnapshot: false, readOnly: false, entries: 60 });
    journal.close(match);
    expect(bytesOf(folder, table).equals(before)).toBe(true);
  });

  it('keeps undo and redo as entries, across snapshots too', () => {
    const { journals, table, journal, match } = begun();
    const seat = seatAt(0);
    const move = { type: 'bid', coins: 1 };
    match.play(seat, move);
    journal.append({ kind: 'move', seat, move, hash: match.hash() }, match);
    for (let times = 0; times < 30; times++) {
      match.undo(seat);
      journal.append({ kind: 'undo', seat, hash: match.hash() }, match);
      match.redo(seat);
      journal.append({ kind: 'redo', seat, hash: match.hash() }, match);
    }
    journal.close(match);
    const again = journals.open(table).journal;
    expect(again.entries).toBe(61);
    expect(again.replay().hash()).toBe(match.hash());
    expect(journals.peek(table).match.hash()).toBe(match.hash());
  });

  it('has every entry on disk when append returns, flushed after it was written', () => {
    const steps: string[] = [];
    const disk: Disk = {
      ...realDisk,
      writeSync(...facts) {
        steps.push('write');
        return realDisk.writeSync(...facts);
      },
      fdatasyncSync(file) {
        steps.push('flush');
        realDisk.fdatasyncSync(file);
      },
    };
    const { folder, table, journal, match } = begun(disk);
    match.play(seatAt(0), { type: 'bid', coins: 1 });
    journal.append({ kind: 'move', seat: seatAt(0), move: { type: 'bid', coins: 1 }, hash: match.hash() }, match);
    expect(steps).toEqual(['write', 'flush']);
    expect(bytesOf(folder, table).toString('utf8').trimEnd().split('\n').at(-1)).toContain('"kind":"move"');
  });

  it('continues writing if the disk accepts only a part at a time', () => {
    const disk: Disk = {
      ...realDisk,
      writeSync: (file, bytes, offset, length, position) =>
        realDisk.writeSync(file, bytes, offset, Math.min(length, 7), position),
    };
    const { folder, table, journal, match } = begun(disk);
    match.play(seatAt(1), { type: 'bid', coins: 2 });
    journal.append({ kind: 'move', seat: seatAt(1), move: { type: 'bid', coins: 2 }, hash: match.hash() }, match);
    journal.close(match);
    expect(journalsIn(folder).open(table).journal.entries).toBe(1);
  });
});

/** JOURNAL_MOVES=60 cuts a journal of that many moves at every byte, instead of part of a short one. */
const { JOURNAL_MOVES } = process.env;

describe('a journal cut off anywhere', () => {
  it('opens with every whole line and reports that the rest was dropped', () => {
    const folder = freshFolder();
    const { table } = recorded(folder, Number(JOURNAL_MOVES ?? 5));
    const whole = bytesOf(folder, table);
    // from the end of the header; in the fast suite from within the third move, over two more, into the final snapshot
    // of the closing
    const begin = JOURNAL_MOVES === undefined ? whole.indexOf('"line":4') : whole.indexOf('\n') + 1;
    const end = JOURNAL_MOVES === undefined ? begin + 600 : whole.length + 1;
    // thousands of openings: waiting for the disk each time would prove nothing here
    const journals = journalsIn(folder, sealedMarket, { ...realDisk, fdatasyncSync: () => {} });
    for (let length = begin; length < end; length++) {
      const cut = whole.subarray(0, length);
      overwrite(folder, table, cut);
      const lines = cut.toString('utf8').split('\n').slice(0, -1);
      const isTorn = cut.at(-1) !== 0x0a;
      const peeked = journals.peek(table).match.hash();
      expect(bytesOf(folder, table).length).toBe(length);
      const { journal } = journals.open(table);
      expect(journal.repaired).toBe(isTorn);
      const match = journal.replay();
      expect(match.played.length).toBe(lines.filter((line) => line.includes('"kind":"move"')).length);
      expect(peeked).toBe(match.hash());
      // the torn line is gone from the file, so that it continues with a whole one
      expect(bytesOf(folder, table).length).toBe(cut.lastIndexOf('\n') + 1);
      journal.close(match);
    }
    tellFigure(`${counted(end - begin)} cuts, every whole line kept`);
  }, 3_600_000);

  it('also drops a last line that was ended but never filled', () => {
    const folder = freshFolder();
    const { table } = recorded(folder, 5);
    overwrite(folder, table, Buffer.concat([bytesOf(folder, table), Buffer.alloc(40), Buffer.from('\n')]));
    const { journal } = journalsIn(folder).open(table);
    expect(journal.repaired).toBe(true);
    expect(journal.entries).toBe(5);
  });
});

it('choice of several moves: is one line of the journal, and is undone and redone as one when read', () => {
  const { folder, table, journal, match } = reopened(0);
  const hashes = [match.hash()];
  const random = randomFromSeed('choices');
  for (let entry = 0; entry < 60; entry++) {
    const seat = pick(random, match.game.toAct(match.state));
    const moves = Array.from({ length: 4 }, () => pick(random, match.game.legalMoves(match.state, seat)));
    const { move, further } = match.playRun(seat, moves);
    journal.append({ kind: 'move', seat, move, ...(further.length > 0 && { further }), hash: match.hash() }, match);
    hashes.push(match.hash());
    if (match.undoableBy !== seat || match.game.outcome(match.state) !== undefined) {
      if (match.game.outcome(match.state) !== undefined) break;
      continue;
    }
    match.undo(seat);
    journal.append({ kind: 'undo', seat, hash: match.hash() }, match);
    expect(match.hash()).toBe(hashes.at(-2));
    match.redo(seat);
    journal.append({ kind: 'redo', seat, hash: match.hash() }, match);
    expect(match.hash()).toBe(hashes.at(-1));
  }
  journal.close(match);
  expect(bytesOf(folder, table).toString('utf8')).toContain('"further":');
  expect(journalsIn(folder).open(table).journal.replay().hash()).toBe(match.hash());
});

describe('rewind', () => {
  const everybody = [seatAt(1)];

  it('is one line with who went back how far and who agreed, and is repeated when read', () => {
    const { folder, table, before, journal, match } = reopened(12);
    const seat = seatAt(0);
    const back = match.choicesSince(seat) ?? 0;
    const facts = { seat, back, agreed: everybody, aloud: [] };
    match.rewind(facts);
    journal.append({ kind: 'rewind', ...facts, hash: match.hash() }, match);
    expect(match.hash()).toBe(fingerprint(before.stateAfter(12 - back)));
    expect(journal.entries).toBe(13);
    const [line = ''] = bytesOf(folder, table).toString('utf8').trimEnd().split('\n').slice(-1);
    expect(lineFacts(line)).toMatchObject({ kind: 'rewind', ...facts, hash: match.hash() });
    journal.close(match);
    const again = journalsIn(folder).open(table).journal.replay();
    expect(again.hash()).toBe(match.hash());
    expect(again.rewinds).toEqual([{ ...facts, at: 12 - back }]);
  });

  it('reaches back before a snapshot, also in the library, which reads from the last one', () => {
    const folder = freshFolder();
    const { table } = recorded(folder, 27);
    const journals = journalsIn(folder);
    const { journal } = journals.open(table);
    const match = journal.replay();
    for (let times = 0; times < 6; times++) {
      const seat = match.played.at(-3)?.seat ?? seatAt(0);
      const facts = { seat, back: match.choicesSince(seat) ?? 0, agreed: everybody, aloud: everybody };
      match.rewind(facts);
      journal.append({ kind: 'rewind', ...facts, hash: match.hash() }, match);
      expect(journals.peek(table).match.hash()).toBe(match.hash());
    }
    expect(match.played.length).toBeLessThan(25);
    journal.close(match);
    expect(journals.open(table).journal.replay().hash()).toBe(match.hash());
  });

  it('is damage if its choice does not exist: the match continues from before it', () => {
    const { folder, table, journal, match } = reopened(3);
    journal.append({ kind: 'rewind', seat: seatAt(0), back: 9, agreed: [], aloud: [], hash: match.hash() }, match);
    journal.close(match);
    const again = journalsIn(folder).open(table).journal;
    expect(again.lost).toEqual({ choices: 0, story: true });
    expect(again.replay().hash()).toBe(match.hash());
  });
});

describe('journal of another version', () => {
  it('in a newer format is refused and left unchanged, whatever else it says', () => {
    const folder = freshFolder();
    const text = '{"format":"high-street-journal","formatVersion":99,"surprise":true}\nand more\n';
    overwrite(folder, 'aaaaaaaa', text);
    expect(() => journalsIn(folder).open('aaaaaaaa')).toThrow(
      expect.objectContaining({ name: 'JournalNewer', newer: 'format' }),
    );
    expect(bytesOf(folder, 'aaaaaaaa').toString('utf8')).toBe(text);
  });

  it('under newer rules, or of an unknown game, is refused and left unchanged', () => {
    const folder = freshFolder();
    const { table } = recorded(folder, 5);
    const before = bytesOf(folder, table);
    expect(() => journalsIn(folder, withRules(0)).open(table)).toThrow(expect.objectContaining({ newer: 'rules' }));
    expect(() => journalsIn(folder, { ...sealedMarket, id: 'other' }).open(table)).toThrow(
      expect.objectContaining({ newer: 'game' }),
    );
    expect(bytesOf(folder, table).equals(before)).toBe(true);
  });

  it('under older rules that still replay continues completely, and older programs then refuse it', () => {
    const folder = freshFolder();
    const { table, hash } = recorded(folder, 30);
    const { journal } = journalsIn(folder, withRules(2)).open(table);
    const match = journal.replay();
    expect(journal.fromSnapshot).toBe(false);
    expect(match.played).toHaveLength(30);
    expect(match.hash()).toBe(hash);
    journal.close(match);
    expect(() => journalsIn(folder).open(table)).toThrow(expect.objectContaining({ newer: 'rules' }));
  });

  it('under older rules that no longer replay continues from its last snapshot, and reports that', () => {
    const folder = freshFolder();
    const { table, hash } = recorded(folder, 40);
    // corrected rules under which everyone begins with one coin more: no recorded hash matches any longer
    const corrected = withRules(2, {
      setup(seats, options, random) {
        const state = sealedMarket.setup(seats, options, random);
        for (const player of state.players) player.coins += 1;
        return state;
      },
    });
    const { journal } = journalsIn(folder, corrected).open(table);
    const match = journal.replay();
    expect(journal.fromSnapshot).toBe(true);
    expect(match.hash()).toBe(hash);
    const seat = match.game.toAct(match.state)[0] ?? seatAt(0);
    const move = match.game.legalMoves(match.state, seat)[0] ?? { type: 'none' };
    match.play(seat, move);
    journal.append({ kind: 'move', seat, move, hash: match.hash() }, match);
    journal.close(match);

    const again = journalsIn(folder, corrected).open(table).journal;
    expect(again.fromSnapshot).toBe(true);
    expect(again.replay().hash()).toBe(match.hash());
    expect(again.replay().played).toHaveLength(1);
    expect(again.entries).toBe(41);
  });

  it('continues with its original cards if the game has more by now', () => {
    const folder = freshFolder();
    const state = harbour.setup(2, {}, randomFromSeed('before'));
    state.deck.pop();
    plant(folder, harbour, 2, state);
    const { journal } = journalsIn(folder, harbour).open(plantedTable);
    expect(journal.replay().hash()).toBe(fingerprint(state));
  });

  it('is refused and left unchanged if today’s rules cannot use its states either', () => {
    const folder = freshFolder();
    const { table } = recorded(folder, 40);
    const before = bytesOf(folder, table);
    const rules = withRules(2, {
      setup: () => {
        throw new RangeError('there are no such tables any more');
      },
      audit: () => {
        throw new AuditFailure('a new kind of good is missing');
      },
    });
    expect(() => journalsIn(folder, rules).open(table)).toThrow(expect.objectContaining({ damage: 'cannot-replay' }));
    expect(() => journalsIn(folder, rules).peek(table)).toThrow(JournalDamaged);
    expect(bytesOf(folder, table).equals(before)).toBe(true);
  });

  it('continues with as many moves after the snapshot as still lead to the same result', () => {
    const folder = freshFolder();
    const { table } = recorded(folder, 45);
    const lines = bytesOf(folder, table).toString('utf8').trimEnd().split('\n');
    const read = (index: number) => laterLine.parse(lineFacts(lines[index] ?? ''));
    // as if the program had been killed before it could write its last snapshot
    overwrite(folder, table, `${lines.slice(0, -1).join('\n')}\n`);
    const snapshot = lines.findLastIndex(
      (line, index) => index < lines.length - 1 && line.includes('"kind":"snapshot"'),
    );
    const kept = 6;
    const first = read(snapshot + 1 + kept);
    const wrongMove = first.kind === 'move' ? first : undefined;
    let played = 0;
    const corrected = withRules(2, {
      setup: () => {
        throw new RangeError('there are no such tables any more');
      },
      play(state, seat, move) {
        const events = sealedMarket.play(state, seat, move);
        played += 1;
        // the rules were wrong about just this move
        if (wrongMove !== undefined && fingerprint(state) === wrongMove.hash) state.round += 100;
        return events;
      },
    });
    const { journal } = journalsIn(folder, corrected).open(table);
    expect(journal.fromSnapshot).toBe(true);
    expect(read(snapshot + kept)).toMatchObject({ hash: journal.replay().hash() });
    expect(played).toBeGreaterThan(kept);
  });
});

it('full disk: refuses the entry, keeps the journal, and takes the next one when there is room again', () => {
  const folder = freshFolder();
  const disk: Disk = { ...realDisk };
  const journals = journalsIn(folder, sealedMarket, disk);
  const table = journals.create(sealedMarket, { seats: 2, options: {}, seed: 'x' }, people);
  const before = bytesOf(folder, table);
  const { journal } = journals.open(table);
  const seat = seatAt(0);
  const entry = (coins: number) => {
    const match = journal.replay();
    match.play(seat, { type: 'bid', coins });
    journal.append({ kind: 'move', seat, move: { type: 'bid', coins }, hash: match.hash() }, match);
    return match;
  };
  // like a full disk: it accepts what still fits, and then nothing
  disk.writeSync = (file, bytes, offset, length, position) => {
    if (offset > 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return realDisk.writeSync(file, bytes, offset, Math.min(length, 5), position);
  };
  expect(() => entry(1)).toThrow(JournalNotWritten);
  expect(bytesOf(folder, table).equals(before)).toBe(true);
  expect(journal.entries).toBe(0);
  expect(journal.replay().played).toEqual([]);

  disk.writeSync = realDisk.writeSync;
  const match = entry(2);
  journal.close(match);
  const again = journalsIn(folder).open(table).journal;
  expect(again).toMatchObject({ repaired: false, entries: 1 });
  expect(again.replay().hash()).toBe(match.hash());
});

describe('stamp of all journals', () => {
  afterEach(() => void vi.useRealTimers());

  it('stays the same while none is created, and is unknown while one may be created unseen', () => {
    const folder = freshFolder();
    const journals = journalsIn(folder);
    vi.useFakeTimers({ toFake: ['Date'] });
    const long = Date.now() + 60_000;
    vi.setSystemTime(long);
    const before = journals.stamp;
    expect(before).not.toBeNull();
    vi.setSystemTime(long + 60_000);
    expect(journals.stamp).toBe(before);
    recorded(folder, 1);
    const changed = 1_000_000;
    utimesSync(path.join(folder, 'tables'), changed, changed);
    vi.setSystemTime(changed * 1000 + 3000);
    expect(journals.stamp).toBeNull();
    vi.setSystemTime(changed * 1000 - 3000);
    expect(journals.stamp).toBeNull();
    vi.setSystemTime(changed * 1000 + 60_000);
    expect(journals.stamp).not.toBe(before);
    expect(journals.stamp).not.toBeNull();
  });
});

it('removing: moves the journal aside and never deletes it', () => {
  const folder = freshFolder();
  const { table } = recorded(folder, 3);
  const before = bytesOf(folder, table);
  const journals = journalsIn(folder);
  journals.remove(table);
  expect(journals.list()).toEqual([]);
  expect(readFileSync(path.join(folder, 'removed', `${table}.ndjson`)).equals(before)).toBe(true);
});

it('line: reads back as it was written', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.string({ maxLength: 40 }), fc.boolean(), (line, text, flag) => {
      const written = laterLine.parse({
        line,
        kind: 'move',
        at: 5,
        seat: 1,
        move: { type: 'say', text, flag, none: null },
        hash: 'aa',
      });
      expect(laterLine.parse(lineFacts(lineText(written).trimEnd()))).toEqual(written);
    }),
  );
});
