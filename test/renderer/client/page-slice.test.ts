import { expect, it } from 'vitest';
import { type Notice, noticeShown } from '../../../renderer/client/slices/page-slice.ts';
import { lobbyShown, roomArrived } from '../../../renderer/client/slices/room-slice.ts';
import { tableArrived, tableLeft } from '../../../renderer/client/slices/table-slice.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { nothingNew, sampleRoom, sampleTable } from '../table/sample-table.ts';

const refused: Notice = { kind: 'refused', code: 'open-elsewhere' };
const arrived = (table: string) =>
  tableArrived({ message: sampleTable({ table }), log: { moves: [], rewinds: [] }, updates: nothingNew });

it('drops a notice with its screen, and keeps those for the whole page', () => {
  const store = createAppStore();
  const after = (notice: Notice, ...actions: Parameters<typeof store.dispatch>[0][]) => {
    store.dispatch(noticeShown(notice));
    for (const action of actions) store.dispatch(action);
    return store.getState().page.notice;
  };
  expect(after(refused, arrived('abcdefgh'))).toBeNull();
  expect(after(refused, arrived('abcdefgh'))).toEqual(refused);
  expect(after(refused, arrived('ijklmnop'))).toBeNull();
  expect(after(refused, roomArrived(sampleRoom({})))).toBeNull();
  expect(after(refused, lobbyShown(true))).toBeNull();
  expect(after(refused, tableLeft())).toBeNull();
  expect(after({ kind: 'misunderstood' }, arrived('abcdefgh'), tableLeft())).toEqual({ kind: 'misunderstood' });
});
