import { describe, expect, test } from 'vitest';
import type { GameUi, LogLine } from '../../../renderer/table/board/game-ui.ts';
import { linesOf, type Printer, stretchesOf } from '../../../renderer/table/log/log-lines.ts';
import { type AnyEvent, seatAt } from '../../../shared/engine/index.ts';

const nothingDrawn = () => null;

/** A UI whose events are the lines themselves. */
const ui: GameUi = {
  id: 'lines',
  front: 'brick',
  glossary: {},
  Board: nothingDrawn,
  Ledger: nothingDrawn,
  Reveal: nothingDrawn,
  Private: nothingDrawn,
  statusLine: () => '',
  opening: (options) => `opens ${options.how}`,
  logLine: (event: AnyEvent) => lines.get(event.type) ?? null,
  describeChoice: () => '',
  blunderWarning: () => null,
  lineOfSeveral: (events) =>
    events.every(({ type }) => type.startsWith('loads'))
      ? { seat: seatAt(0), text: `Loads ${events.map(({ type }) => type.slice('loads-'.length)).join(' and ')}` }
      : null,
  isReveal: () => false,
};

const lines = new Map<string, LogLine>([
  ['sold', { seat: seatAt(0), text: 'Sells 1 food', sum: '+$6' }],
  ['sold-dear', { seat: seatAt(0), text: 'Sells 1 food', sum: '+$8' }],
  ['sold-by-other', { seat: seatAt(1), text: 'Sells 1 food', sum: '+$6' }],
  ['loads-fish', { seat: seatAt(0), text: 'Loads fish' }],
  ['loads-wood', { seat: seatAt(0), text: 'Loads wood' }],
  ['phase', { seat: null, text: 'May, Sale', heading: true }],
]);

const printer = (): Printer => ({
  ui,
  seats: [],
  fromSetup: true,
  options: { how: 'early' },
  translate: (key) => key,
  language: 'en',
});
const moves = (...types: readonly string[]) => types.map((type) => ({ seat: 0, events: [{ type }] }));

describe('log', () => {
  test('prints repeated events in a row as one line', () => {
    const printed = linesOf(moves('sold', 'sold', 'sold', 'sold-dear', 'sold-by-other', 'sold'), printer(), 5);
    expect(printed.map(({ seat, sum, times }) => [seat, sum, times])).toEqual([
      [0, '+$6', 3],
      [0, '+$8', 1],
      [1, '+$6', 1],
      [0, '+$6', 1],
    ]);
    expect(printed[0]?.id).toBe('5.0');
  });

  test('combines events that belong together into one line, across moves', () => {
    const played = moves('sold', 'loads-fish', 'loads-wood', 'loads-fish', 'sold', 'loads-wood');
    const texts = () => linesOf(played, printer(), 5).map(({ id, text }) => `${id} ${text}`);
    const expected = ['5.0 Sells 1 food', '6.0 Loads fish and wood and fish', '9.0 Sells 1 food', '10.0 Loads wood'];
    expect(texts()).toEqual(expected);
    expect(texts(), 'the second time, from what is known already').toEqual(expected);
    expect(linesOf(played.slice(2), printer(), 7)[0]?.text, 'begun in the middle').toBe('Loads wood and fish');
  });

  test('never folds headings, and keeps what follows them apart', () => {
    const stretches = stretchesOf(linesOf(moves('sold', 'phase', 'phase', 'sold'), printer(), 5));
    expect(stretches.map(({ heading, lines: below }) => [heading, below.length])).toEqual([
      [null, 1],
      ['May, Sale', 0],
      ['May, Sale', 1],
    ]);
  });

  test('begins with the start of the match, unless the log begins later', () => {
    expect(linesOf(moves('sold'), printer())[0]).toMatchObject({ text: 'opens early', heading: true });
    expect(linesOf([], printer())).toEqual([]);
    expect(linesOf(moves('sold'), { ...printer(), fromSetup: false }).map(({ text }) => text)).toEqual([
      'Sells 1 food',
    ]);
  });
});
