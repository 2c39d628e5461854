import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { settingsArrived } from '../../../renderer/client/slices/settings-slice.ts';
import { useAppSelector } from '../../../renderer/client/store.ts';
import { ShutterScreen } from '../../../renderer/table/seats/shutter-screen.tsx';
import { defaultSettings } from '../../../shared/protocol/messages.ts';
import { startWords } from '../every-word.ts';
import { show } from '../lobby/network/page.tsx';
import { fakeRoom } from './fake-room.tsx';
import { tableTold } from './sample-table.ts';

beforeAll(() => startWords('en'));

function Shutter() {
  const table = useAppSelector((state) => state.table.live);
  return table === null ? null : <ShutterScreen table={table} room={fakeRoom} called={null} onBack={() => {}} />;
}

it('a screen that has been passed ten times says once that a hand can be held on a phone', () => {
  const { store, commands } = show(<Shutter />, { table: tableTold({ next: 1, toAct: [1] }) });
  act(() => void store.dispatch(settingsArrived({ ...defaultSettings, shutter: 'press-twice' })));
  const hint = () => screen.queryByText('Passed often?') !== null;
  const told: number[] = [];
  for (let passes = 1; passes <= 12; passes += 1) {
    for (let press = 0; press < 2; press += 1)
      fireEvent.click(screen.getByRole('button', { name: /to open|once more/i }));
    if (hint()) told.push(passes);
  }
  expect(commands.takeInHand).toHaveBeenCalledTimes(12);
  expect(told).toEqual([10]);
});

it('before the first move there is nothing to look at again', () => {
  const { tell } = show(<Shutter />, { table: tableTold({ next: 1, toAct: [1], version: 0 }) });
  const look = () => screen.queryByRole('button', { name: 'Hold to look' });
  expect(look()).toBeNull();
  tell(tableTold({ next: 1, toAct: [1], version: 1 }));
  expect(look()).not.toBeNull();
});
