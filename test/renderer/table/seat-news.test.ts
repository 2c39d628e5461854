import { describe, expect, it } from 'vitest';
import { newsBetween } from '../../../renderer/table/seats/seat-news.ts';
import type { Holding, TableMessage } from '../../../shared/protocol/messages.ts';
import { four, held, laptop, phone, spreadTable } from './spread-table.tsx';

const usual = [held('house'), held('house'), held(phone), held(laptop)] as const;

/** The usual table with different holders at some seats. */
const withHeld = (change: Readonly<Record<number, Holding>>, more: Partial<TableMessage> = {}) =>
  spreadTable({ holdings: usual.map((each, seat) => change[seat] ?? each), ...more });

describe('seat notices', () => {
  it.each([
    ['somebody sits down', withHeld({ 2: held('free') }), withHeld({}), [{ kind: 'sat-down', seats: [2] }]],
    ['somebody gets up', withHeld({}), withHeld({ 3: held('free') }), [{ kind: 'got-up', seats: [3] }]],
    ['a device goes', withHeld({}), withHeld({ 2: held(phone, { present: false }) }), [{ kind: 'away', seats: [2] }]],
    [
      'a device comes back',
      withHeld({ 2: held(phone, { present: false }) }),
      withHeld({}),
      [{ kind: 'back', seats: [2] }],
    ],
    [
      'somebody stands in',
      withHeld({}),
      withHeld({ 2: held(laptop, { owner: phone }) }),
      [{ kind: 'stood-in', seats: [2] }],
    ],
    [
      'the owner is back',
      withHeld({ 2: held(laptop, { owner: phone }) }),
      withHeld({}),
      [{ kind: 'own-again', seats: [2] }],
    ],
    ['a seat is handed on', withHeld({}), withHeld({ 2: held(laptop) }), [{ kind: 'handed-on', seats: [2] }]],
    ['nothing happens', withHeld({}), withHeld({}, { version: 7, toAct: [3] }), []],
  ])('report that %s', (_what, before, after, news) => {
    expect(newsBetween(before, after)).toEqual(news);
  });

  it('tell a device what it plays now, and what no longer', () => {
    const mine = withHeld({}, { own: [2] });
    const both = withHeld({ 3: held(phone) }, { own: [2, 3] });
    expect(newsBetween(mine, both)).toEqual([{ kind: 'ours', seats: [3] }]);
    expect(newsBetween(both, mine)).toEqual([{ kind: 'not-ours', seats: [3] }]);
  });

  it('tell the host nothing about seats they hand on from this page', () => {
    const keeping = { code: 'K7M2P', guests: [] };
    expect(
      newsBetween(withHeld({}, { own: [0, 1], keeping }), withHeld({ 1: held('free') }, { own: [0], keeping })),
    ).toEqual([]);
  });

  it('omit a seat that its new players have just taken themselves', () => {
    const free = { 2: held('free') };
    expect(newsBetween(withHeld(free, { own: [] }), withHeld({}, { own: [2] }))).toEqual([]);
    const wishes = [{ seat: 2, name: 'Chidi' }];
    expect(newsBetween(withHeld(free, { own: [], wishes }), withHeld({}, { own: [2] }))).toEqual([
      { kind: 'ours', seats: [2] },
    ]);
  });

  it('omit a device for its own people, and when another of its windows takes over', () => {
    const gone = { 2: held(phone, { present: false }) };
    expect(newsBetween(withHeld(gone, { own: [2] }), withHeld({}, { own: [2] }))).toEqual([]);
    expect(newsBetween(withHeld({}, { own: [2] }), withHeld({}, { own: [], readOnly: true }))).toEqual([]);
  });

  it('group those of one kind', () => {
    const gone = { 2: held(phone, { present: false }), 3: held(laptop, { present: false }) };
    expect(newsBetween(withHeld({}), withHeld(gone))).toEqual([{ kind: 'away', seats: [2, 3] }]);
  });

  it('report a new name, but not that of a new player', () => {
    const seats = four.map((each, seat) => (seat === 2 ? { ...each, name: 'Chloé' } : each));
    expect(newsBetween(withHeld({}), withHeld({}, { seats }))).toEqual([{ kind: 'renamed', seat: 2, before: 'Chidi' }]);
    expect(newsBetween(withHeld({ 2: held('free') }), withHeld({}, { seats }))).toEqual([
      { kind: 'sat-down', seats: [2] },
    ]);
  });

  it('tell the host who joins and who leaves', () => {
    const guest = { guest: phone, name: 'Chidi', present: true, wishes: [] };
    const nobody = withHeld({}, { keeping: { code: 'K7M2P', guests: [] } });
    const somebody = withHeld({}, { keeping: { code: 'K7M2P', guests: [guest] } });
    expect(newsBetween(nobody, somebody)).toEqual([{ kind: 'came-in', guest: 'Chidi' }]);
    expect(newsBetween(somebody, nobody)).toEqual([{ kind: 'went', guest: 'Chidi' }]);
    expect(newsBetween(withHeld({}), somebody)).toEqual([]);
  });
});
