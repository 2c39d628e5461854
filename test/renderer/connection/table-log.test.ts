import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hearTable, type KnownLog } from '../../../renderer/connection/table-log.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { sampleTable } from '../table/sample-table.ts';

const move = (word: string) => ({ seat: 0, events: [{ type: word }] });
const words = (known: KnownLog | null) => known?.moves.map(({ events }) => events[0]?.type) ?? null;

function messageOf(moment: number, log: TableMessage['log'], change: Partial<TableMessage> = {}): TableMessage {
  return sampleTable({ moment, log, ...change });
}

const whole = (moment: number, ...moves: readonly string[]) =>
  messageOf(moment, { after: null, from: 0, moves: moves.map(move) });

function known(message: TableMessage): KnownLog {
  const heard = hearTable(null, message);
  if (heard.kind !== 'news') throw new Error('a whole table is always news');
  return heard.known;
}

describe('log of a table', () => {
  it('continues from the previous message, and drops undone moves', () => {
    const first = known(whole(3, 'a', 'b', 'c'));
    const heard = hearTable(first, messageOf(4, { after: 3, from: 1, moves: [move('x')] }));
    expect(heard.kind === 'news' && words(heard.known)).toEqual(['a', 'x']);
  });

  it('ignores older and repeated messages', () => {
    const latest = known(whole(5, 'a'));
    expect(hearTable(latest, whole(4, 'a', 'b'))).toEqual({ kind: 'old' });
    expect(hearTable(latest, messageOf(5, { after: 4, from: 1, moves: [move('b')] }))).toEqual({ kind: 'old' });
    expect(hearTable(latest, whole(5, 'a', 'b')).kind).toBe('news');
  });

  it('detects gaps', () => {
    const latest = known(whole(5, 'a'));
    const gap = { kind: 'gap' };
    expect(hearTable(latest, messageOf(7, { after: 6, from: 1, moves: [move('c')] }))).toEqual(gap);
    expect(hearTable(latest, messageOf(6, { after: 5, from: 2, moves: [move('c')] }))).toEqual(gap);
    expect(hearTable(null, messageOf(6, { after: 5, from: 0, moves: [] }))).toEqual(gap);
    expect(hearTable(latest, messageOf(6, { after: null, from: 1, moves: [] }))).toEqual(gap);
  });

  it('never mixes the logs of two viewers or two tables', () => {
    const latest = known(whole(5, 'SECRET'));
    const goesOn = { after: 5, from: 1, moves: [move('b')] };
    expect(hearTable(latest, messageOf(6, goesOn, { viewer: 1 }))).toEqual({ kind: 'gap' });
    expect(hearTable(latest, messageOf(6, goesOn, { table: 'hgfedcba' }))).toEqual({ kind: 'gap' });
    const other = hearTable(latest, messageOf(1, { after: null, from: 0, moves: [] }, { table: 'hgfedcba' }));
    expect(other.kind === 'news' && words(other.known)).toEqual([]);
  });

  it('ends like the host’s, despite lost, repeated and reordered messages', () => {
    const fault = fc.record({ delay: fc.nat(4), doubled: fc.boolean(), lost: fc.boolean() });
    const change = fc.record({ keep: fc.nat(6), plays: fc.nat(2), fault });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
        let moves: readonly string[] = [];
        let before: readonly string[] = [];
        let moment = 0;
        let page: KnownLog | null = null;
        const onTheWay: { readonly at: number; readonly message: TableMessage }[] = [];
        const hear = (message: TableMessage) => {
          const heard = hearTable(page, message);
          if (heard.kind === 'news') page = heard.known;
          if (heard.kind === 'gap') {
            // the host answers `open-table` with the whole table
            moment += 1;
            onTheWay.push({ at: step + 1, message: whole(moment, ...moves) });
            before = moves;
          }
        };
        let step = 0;
        for (const { keep, plays, fault: how } of changes) {
          const kept = moves.slice(0, keep);
          moves = [...kept, ...Array.from({ length: plays }, (_, index) => `m${step}.${index}`)];
          const from = before.findIndex((word, index) => moves[index] !== word);
          const first = from === -1 ? Math.min(before.length, moves.length) : from;
          const log = { after: moment === 0 ? null : moment, from: first, moves: moves.slice(first).map(move) };
          moment += 1;
          before = moves;
          const message = messageOf(moment, log);
          if (!how.lost) onTheWay.push({ at: step + how.delay, message });
          if (how.doubled) onTheWay.push({ at: step + how.delay + 2, message });
          for (const arriving of onTheWay.filter(({ at }) => at === step)) hear(arriving.message);
          step += 1;
        }
        for (; step < changes.length + 8; step += 1) {
          for (const arriving of onTheWay.filter(({ at }) => at === step)) hear(arriving.message);
        }
        // the next message reveals what was lost
        hear(messageOf(moment + 1, { after: moment, from: moves.length, moves: [] }));
        const [last] = onTheWay.filter(({ at }) => at > step - 1);
        if (last) hear(last.message);
        expect(words(page)).toEqual(moves);
      }),
    );
  });
});
