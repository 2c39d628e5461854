import { describe, expect, it } from 'vitest';
import { keepLearners } from '../../../renderer/client/kept-learners.ts';
import { keepTables, keptTables } from '../../../renderer/client/learners.ts';
import { explainedTo, learningChanged, thingExplained } from '../../../renderer/client/slices/learners-slice.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { tableName } from '../table/sample-table.ts';

function memory(text: string | null = null) {
  const kept = { text };
  return {
    kept,
    getItem: () => kept.text,
    setItem: (_place: string, changed: string) => {
      kept.text = changed;
    },
  };
}

const numbered = (number: number) => number.toString(16).padStart(16, '0');

describe('learner', () => {
  it('is a seat with its own record of what has been explained', () => {
    const store = createAppStore();
    const explained = (seat: number) => explainedTo(store.getState().learners, tableName, seat);
    store.dispatch(learningChanged({ table: tableName, seat: 1, learns: true }));
    store.dispatch(thingExplained({ table: tableName, seat: 1, what: 'draft' }));
    store.dispatch(thingExplained({ table: tableName, seat: 0, what: 'draft' }));
    expect([explained(0), explained(1)]).toEqual([null, ['draft']]);
    expect(explainedTo(store.getState().learners, numbered(7), 1)).toBeNull();
    store.dispatch(learningChanged({ table: tableName, seat: 1, learns: false }));
    expect(explained(1)).toBeNull();
    // a player who starts over gets everything explained again
    store.dispatch(learningChanged({ table: tableName, seat: 1, learns: true }));
    expect(explained(1)).toEqual([]);
  });

  it('is found again by the device’s next page', () => {
    const device = memory();
    const first = createAppStore();
    keepLearners(first, device);
    expect(device.kept.text).toBeNull();
    first.dispatch(learningChanged({ table: tableName, seat: 0, learns: true }));
    first.dispatch(thingExplained({ table: tableName, seat: 0, what: 'manage' }));
    const next = createAppStore();
    keepLearners(next, device);
    expect(explainedTo(next.getState().learners, tableName, 0)).toEqual(['manage']);
    next.dispatch(learningChanged({ table: tableName, seat: 0, learns: false }));
    expect(keptTables(device)).toEqual([]);
  });

  it('does not overwrite other pages’ data, and keeps the newest twenty tables', () => {
    const device = memory();
    const page = createAppStore();
    keepLearners(page, device);
    keepTables(device, [{ table: numbered(1), learners: [{ seat: 0, explained: ['act'] }] }]);
    page.dispatch(learningChanged({ table: tableName, seat: 2, learns: true }));
    expect(keptTables(device).map(({ table }) => table)).toEqual([tableName, numbered(1)]);
    for (let number = 2; number < 30; number += 1) {
      keepTables(device, [{ table: numbered(number), learners: [{ seat: 0, explained: [] }] }]);
    }
    expect(keptTables(device)).toHaveLength(20);
    expect(keptTables(device)[0]?.table).toBe(numbered(29));
  });

  it('is nobody if the stored data is invalid or storage is blocked', () => {
    for (const text of ['nonsense', '{}', '7', '[{"table":"x","learners":[]}]', 'null']) {
      expect(keptTables(memory(text)), text).toEqual([]);
    }
    const denied = () => {
      throw new Error('denied');
    };
    const device = { getItem: denied, setItem: denied };
    const page = createAppStore();
    keepLearners(page, device);
    page.dispatch(learningChanged({ table: tableName, seat: 0, learns: true }));
    expect(explainedTo(page.getState().learners, tableName, 0)).toEqual([]);
    keepLearners(createAppStore(), null);
  });
});
