import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CommandsContext } from '../../../../renderer/client/commands/commands.ts';
import { connectionChanged, welcomed } from '../../../../renderer/client/slices/connection-slice.ts';
import { libraryArrived } from '../../../../renderer/client/slices/library-slice.ts';
import { serverWelcomed } from '../../../../renderer/client/slices/server-slice.ts';
import { settingsArrived } from '../../../../renderer/client/slices/settings-slice.ts';
import { tableArrived } from '../../../../renderer/client/slices/table-slice.ts';
import { createAppStore } from '../../../../renderer/client/store.ts';
import {
  defaultSettings,
  type HostMessage,
  type NetworkStanding,
  type TableMessage,
  type TableSummary,
} from '../../../../shared/protocol/messages.ts';
import { nothingNew, sampleTable, sampleWelcome } from '../../table/sample-table.ts';
import { type FakeCommands, fakeCommands } from './fake-commands.ts';

type Welcome = Extract<HostMessage, { type: 'welcome' }>;

/** A computer on two networks, not hosting. */
export const quietNetwork: NetworkStanding = {
  listening: null,
  adapters: [
    { name: 'wlan0', address: '192.168.1.20' },
    { name: 'eth0', address: '10.0.0.7' },
  ],
  failure: null,
  unlisted: false,
};

/** The same computer, hosting on its first network. */
export const openNetwork: NetworkStanding = {
  ...quietNetwork,
  listening: { adapter: '192.168.1.20', port: 7777, addresses: ['192.168.1.20:7777'] },
};

export const bea = 'gbbbbbbbb';
export const chidi = 'gcccccccc';

/** A network table: Ana here, Bea's device, this device in place of absent Chidi, and a free seat. */
export function hostedTable(change: Partial<TableMessage> = {}): TableMessage {
  return sampleTable({
    seats: [
      { name: 'Ana', colour: 'teal' },
      { name: 'Bea', colour: 'navy' },
      { name: 'Chidi', colour: 'orange' },
      { name: 'Player 4', colour: 'violet' },
    ],
    holdings: [
      { holder: 'house', owner: 'house', present: true },
      { holder: bea, owner: bea, present: true },
      { holder: 'house', owner: chidi, present: true },
      { holder: 'free', owner: 'free', present: false },
    ],
    own: [0, 2],
    hosting: { room: 'abcdefgh12345678', name: 'Ana’s table', door: 'open' },
    keeping: {
      code: 'K7M2P',
      guests: [
        { guest: bea, name: 'Bea', present: true, wishes: [] },
        { guest: chidi, name: 'Chidi', present: false, wishes: [] },
      ],
    },
    ...change,
  });
}

interface Shown {
  readonly welcome?: Partial<Welcome>;
  readonly table?: TableMessage;
  readonly commands?: FakeCommands;
  readonly library?: readonly TableSummary[];
}

/** Renders part of a host's or guest's page, with commands that only record their calls. */
export function show(part: ReactNode, { welcome = {}, table, commands = fakeCommands(), library = [] }: Shown = {}) {
  const store = createAppStore();
  store.dispatch(settingsArrived(defaultSettings));
  store.dispatch(connectionChanged('open'));
  store.dispatch(welcomed({ appVersion: '1.2.3' }));
  store.dispatch(serverWelcomed(sampleWelcome({ network: quietNetwork, ...welcome })));
  store.dispatch(libraryArrived(library));
  const tell = (message: TableMessage) =>
    store.dispatch(tableArrived({ message, log: { moves: [], rewinds: [] }, updates: nothingNew }));
  if (table) tell(table);
  const page = render(
    <Provider store={store}>
      <CommandsContext value={commands}>{part}</CommandsContext>
    </Provider>,
  );
  return { ...page, store, commands, tell: (message: TableMessage) => act(() => void tell(message)) };
}
