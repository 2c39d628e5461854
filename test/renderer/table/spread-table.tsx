import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { Banners } from '../../../renderer/app/banners.tsx';
import { fetchSheets } from '../../../renderer/app/fetched-later.ts';
import { Sheets } from '../../../renderer/app/sheets.tsx';
import { TablePage } from '../../../renderer/app/table-page.tsx';
import { CommandsContext } from '../../../renderer/client/commands/commands.ts';
import type { MoveUpdates } from '../../../renderer/client/playback.ts';
import { welcomed } from '../../../renderer/client/slices/connection-slice.ts';
import { libraryArrived } from '../../../renderer/client/slices/library-slice.ts';
import { roomArrived } from '../../../renderer/client/slices/room-slice.ts';
import { serverWelcomed } from '../../../renderer/client/slices/server-slice.ts';
import { settingsArrived } from '../../../renderer/client/slices/settings-slice.ts';
import { tableArrived } from '../../../renderer/client/slices/table-slice.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { speak } from '../../../renderer/words/index.ts';
import type { Holder, Holding, NetworkStanding, Settings, TableMessage } from '../../../shared/protocol/messages.ts';
import { defaultSettings } from '../../../shared/protocol/messages.ts';
import { anaAndOthers } from '../../harness/people.ts';
import { startWords } from '../every-word.ts';
import { fakeCommands } from '../lobby/network/fake-commands.ts';
import { nothingNew, sampleRoom, sampleTable, sampleWelcome } from './sample-table.ts';

/** The device of a guest's page. */
export const phone = 'gphone000';
export const laptop = 'glaptop00';

/** The four people in every test of a table on several devices. */
export const four = anaAndOthers;

export const listening: NetworkStanding = {
  listening: { adapter: 'all', port: 7777, addresses: ['192.168.1.20:7777'] },
  adapters: [],
  failure: null,
  unlisted: false,
};

/** A seat and its holder; `away` if that device is disconnected, `owner` if the holder is a substitute. */
export function held(holder: Holder, change: Partial<Holding> = {}): Holding {
  return { holder, owner: holder, present: holder !== 'free', ...change };
}

let moment = 0;

/** A table of four on several devices: two seats on the host's, one on a phone, one on another laptop. */
export function spreadTable(change: Partial<TableMessage> = {}): TableMessage {
  moment += 1;
  return sampleTable({
    seats: [...four],
    holdings: [held('house'), held('house'), held(phone), held(laptop)],
    own: [0, 1],
    hosting: { room: 'abcdefgh12345678', name: 'Our table', door: 'open' },
    next: null,
    toAct: [2],
    moment,
    ...change,
  });
}

interface Before {
  readonly role?: 'host' | 'guest';
  readonly network?: NetworkStanding | null;
  readonly settings?: Partial<Settings>;
  readonly library?: Parameters<typeof libraryArrived>[0];
}

/** The table page of one device, which receives the table from the test. */
export function pageOf({ role = 'host', network = listening, settings = {}, library = [] }: Before = {}) {
  const store = createAppStore();
  const commands = fakeCommands();
  store.dispatch(settingsArrived({ ...defaultSettings, ...settings }));
  store.dispatch(serverWelcomed(sampleWelcome({ role, network: role === 'host' ? network : null })));
  if (role === 'guest') store.dispatch(roomArrived(sampleRoom({ you: phone })));
  store.dispatch(libraryArrived(library));
  store.dispatch(welcomed({ appVersion: '1' }));
  render(
    <Provider store={store}>
      <CommandsContext value={commands}>
        <Banners />
        <TablePage />
        <Sheets />
      </CommandsContext>
    </Provider>,
  );
  /** Every message here has the whole log. */
  const tell = (message: TableMessage, updates: Partial<MoveUpdates> = {}) => {
    const { moves, rewinds = [] } = message.log;
    act(
      () =>
        void store.dispatch(tableArrived({ message, log: { moves, rewinds }, updates: { ...nothingNew, ...updates } })),
    );
  };
  return { store, commands, tell };
}

/** Advances the test's clock by this many milliseconds. */
export const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The counter of the page; throws if there is none. */
export function counter(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.counter');
  if (found === null) throw new Error('there is no counter in the page');
  return found;
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** A move and its events, by name. */
export const move = (seat: number, ...events: readonly string[]) => ({
  seat,
  events: events.map((type) => ({ type })),
});

/** The usual table on a device of one person, who is active. */
export const inHand = (seat: number, change: Partial<TableMessage> = {}) =>
  spreadTable({ inHand: seat, viewer: seat, own: [seat], ...change });

/** A fake clock, and errors for every fault that React reports; both are reset after each test. */
export function watchThePage(): void {
  beforeAll(() => startWords('en'));
  beforeAll(fetchSheets);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation((...what: readonly unknown[]) => {
      throw new Error(what.join(' '));
    });
  });
  afterEach(() => {
    cleanup();
    // pending window listeners end with their test
    vi.advanceTimersByTime(1000);
    speak('en');
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
