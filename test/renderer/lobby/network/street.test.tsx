import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Banners } from '../../../../renderer/app/banners.tsx';
import { fetchSheets } from '../../../../renderer/app/fetched-later.ts';
import { libraryArrived } from '../../../../renderer/client/slices/library-slice.ts';
import { nearbyArrived } from '../../../../renderer/client/slices/server-slice.ts';
import { settingsArrived } from '../../../../renderer/client/slices/settings-slice.ts';
import { HomePage } from '../../../../renderer/lobby/home-page.tsx';
import { translatorFor } from '../../../../renderer/words/index.ts';
import { defaultSettings, type NearbyRoom, protocolVersion } from '../../../../shared/protocol/messages.ts';
import { sampleSummary } from '../../table/sample-table.ts';
import { bea, hostedTable, show } from './page.tsx';

const near: NearbyRoom = {
  room: 'abcdefgh',
  name: 'Kitchen',
  game: 'brick-and-mortar',
  free: 2,
  address: '192.168.1.31:7777',
  protocol: protocolVersion,
};

function street() {
  const page = show(<HomePage />);
  const look = (tables: readonly NearbyRoom[]) =>
    act(() => {
      page.store.dispatch(settingsArrived({ ...defaultSettings, lookNearby: true }));
      page.store.dispatch(nearbyArrived(tables));
    });
  return { ...page, look };
}

const network = translatorFor('network');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('nearby tables', () => {
  it('are searched only on request, and no longer after leaving the home screen', () => {
    const { commands, look, unmount } = street();
    expect(commands.hosting.watchNearby).not.toHaveBeenCalled();
    press(network('nearby.look'));
    expect(commands.changeSettings).toHaveBeenCalledWith({ lookNearby: true });
    look([]);
    expect(commands.hosting.watchNearby).toHaveBeenLastCalledWith(true);
    unmount();
    expect(commands.hosting.watchNearby).toHaveBeenLastCalledWith(false);
  });

  it('can be joined or watched, by their address', () => {
    const { commands, look } = street();
    look([near, { ...near, room: 'ijklmnop', name: 'Attic', free: 0, address: '192.168.1.32:7777' }]);
    expect(screen.getByText('Kitchen, 2 seats free')).toBeTruthy();
    press('Sit down at Kitchen, Brick & Mortar');
    expect(commands.guest.visit).toHaveBeenLastCalledWith('192.168.1.31:7777', null);
    press('Watch Attic, Brick & Mortar');
    expect(commands.guest.visit).toHaveBeenLastCalledWith('192.168.1.32:7777', null);
  });

  it('say why they cannot be joined if their host has another version', () => {
    const { look } = street();
    look([{ ...near, protocol: protocolVersion + 1 }]);
    expect(screen.getByText(/Hosted by a newer version/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Sit down at/ })).toBeNull();
    look([{ ...near, protocol: protocolVersion - 1 }]);
    expect(screen.getByText(/Hosted by an older version/)).toBeTruthy();
  });

  it('give advice if there are none, and link to the doctor', () => {
    const { look, store } = street();
    look([]);
    expect(screen.getByText(network('nearby.none'))).toBeTruthy();
    press('Connection doctor');
    expect(store.getState().page.sheet).toEqual({ name: 'doctor', address: null });
  });
});

describe('sitting down by code and address', () => {
  const code = () => screen.getByLabelText(network('join.withCode'));
  const address = () => screen.getByLabelText(network('join.address'));

  it('goes to the address with the code', () => {
    const { commands } = street();
    fireEvent.change(code(), { target: { value: 'k7m2p' } });
    press(network('join.byAddress'));
    fireEvent.change(address(), { target: { value: '192.168.1.31:7777' } });
    press('Join');
    expect(commands.guest.visit).toHaveBeenCalledWith('192.168.1.31:7777', 'K7M2P');
  });

  it('fills both fields from a link pasted into either', () => {
    street();
    press(network('join.byAddress'));
    fireEvent.change(address(), { target: { value: 'http://192.168.1.31:7777/#join=K7M2P' } });
    expect(code()).toHaveProperty('value', 'K7M2P');
    expect(address()).toHaveProperty('value', '192.168.1.31:7777');
  });
});

it('marks a saved table on the network, and can take it off', async () => {
  const { seats } = hostedTable();
  const saved = { game: 'brick-and-mortar', seats };
  const library = [
    sampleSummary({ ...saved, bots: [null, 'merchant'], status: 'running', room: 'roomroom', savedAt: 2 }),
    sampleSummary({ ...saved, table: 'ijklmnop', bots: ['apprentice', null], room: 'otherroom' }),
  ];
  const { Sheets } = await fetchSheets();
  const { store, commands } = show([<HomePage key="home" />, <Sheets key="sheets" />]);
  act(() => void store.dispatch(libraryArrived(library)));
  // the card of the newest game says it as well
  expect(screen.getAllByText(network('shelf.hosted'))).toHaveLength(3);
  const sure = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop hosting' }));
  const stop = (row: number) =>
    screen.getAllByRole('button', { name: /^Stop hosting Brick & Mortar, Ana/ })[row]?.click();
  act(() => stop(0));
  expect(commands.hosting.closeRoom).not.toHaveBeenCalled();
  sure();
  expect(commands.hosting.closeRoom).toHaveBeenLastCalledWith('roomroom');
  act(() => stop(1));
  sure();
  expect(commands.hosting.closeRoom).toHaveBeenLastCalledWith('otherroom');
});

it('shows one seat request above the table, and the others on the hosting sheet', async () => {
  await fetchSheets();
  const wish = (guest: string, name: string) => ({ guest, name, present: true, wishes: [{ seat: 3, name }] });
  const keeping = { code: 'K7M2P', guests: [wish(bea, 'Bea'), wish('gdddddddd', 'Dalia')] };
  const { commands, store } = show(<Banners />, { table: hostedTable({ keeping }) });
  expect(screen.getByText('asks for the seat Player 4', { exact: false })).toBeTruthy();
  press('Let Bea in');
  expect(commands.room.answerWish).toHaveBeenLastCalledWith(bea, true);
  press('Not now, Bea');
  expect(commands.room.answerWish).toHaveBeenLastCalledWith(bea, false);
  press('1 more request');
  expect(store.getState().page.sheet).toEqual({ name: 'hosting' });
});
