import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeShown } from '../../../../renderer/client/slices/page-slice.ts';
import { joinCodeBrought, keysCounted, serverChanged } from '../../../../renderer/client/slices/server-slice.ts';
import { DoorPage } from '../../../../renderer/lobby/network/door/door-page.tsx';
import { hostedTable, show } from './page.tsx';

beforeEach(() => localStorage.clear());

const room = { room: 'abcdefgh12345678', name: 'Ana’s table', game: 'brick-and-mortar', free: 2 };
const door = () =>
  show(<DoorPage />, { welcome: { role: 'guest', network: null, server: 'Our house', rooms: [room] } });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const comeIn = () => fireEvent.click(screen.getByRole('button', { name: /^Come in( as |$)/ }));
const CODE = 'Code on the host’s screen';

describe('join screen', () => {
  it('takes a code and a name, and remembers the name', async () => {
    const { commands, unmount } = door();
    type(CODE, 'k7m2p');
    type('Your name', ' Bea ');
    comeIn();
    await waitFor(() => expect(commands.guest.enter).toHaveBeenCalledWith('K7M2P', 'Bea'));
    unmount();
    door();
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Bea');
  });

  it('shows name errors beside the name, its own and the host’s', async () => {
    const { store, commands } = door();
    type(CODE, 'k7m2p');
    type('Your name', 'Be\u200ba');
    comeIn();
    expect(screen.getByText(/invisible character/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(commands.guest.enter).not.toHaveBeenCalled();
    commands.guest.enter.mockImplementation(async () => {
      store.dispatch(noticeShown({ kind: 'refused', code: 'names-look-alike' }));
      return false;
    });
    type('Your name', 'Веа');
    expect(screen.queryByText(/invisible character/)).toBeNull();
    comeIn();
    expect(await screen.findByText(/too much like another/)).toBeTruthy();
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', 'K7M2P');
  });

  it('asks only for the name if the link has the code, and admits people without a name', async () => {
    const { store, commands } = door();
    act(() => void store.dispatch(joinCodeBrought('K7M2P')));
    expect(screen.queryByLabelText(CODE)).toBeNull();
    comeIn();
    await waitFor(() => expect(commands.guest.enter).toHaveBeenCalledWith('K7M2P', null));
  });

  it('rejects a short code without asking the host', () => {
    const { commands } = door();
    type(CODE, 'K7');
    comeIn();
    expect(commands.guest.enter).not.toHaveBeenCalled();
    expect(screen.getByText('A code has five characters.')).toBeTruthy();
  });

  it('shows the host’s refusal beside the boxes, even if the link has the code', async () => {
    const { store, commands } = door();
    commands.guest.enter.mockImplementation(async () => {
      store.dispatch(noticeShown({ kind: 'refused', code: 'too-many-tries' }));
      return false;
    });
    act(() => void store.dispatch(joinCodeBrought('K7M2P')));
    comeIn();
    expect(await screen.findByText(/Wait a minute/)).toBeTruthy();
    expect(store.getState().page.notice).toBeNull();
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', 'K7M2P');
  });

  it('offers free seats once it has received the table', async () => {
    const { store, commands, tell } = door();
    type(CODE, 'K7M2P');
    comeIn();
    await waitFor(() => expect(commands.guest.enter).toHaveBeenCalled());
    expect(store.getState().page.sheet).toBeNull();
    tell(hostedTable({ own: [], keeping: null }));
    expect(store.getState().page.sheet).toEqual({ name: 'seats' });
  });

  it('offers no seat to seated players, nor at a full table', async () => {
    const { store, commands, tell } = door();
    type(CODE, 'K7M2P');
    comeIn();
    await waitFor(() => expect(commands.guest.enter).toHaveBeenCalled());
    tell(hostedTable({ own: [1], keeping: null }));
    expect(store.getState().page.sheet).toBeNull();
  });

  it('leads back to a table for which this device has a token', () => {
    const { store, commands } = door();
    expect(screen.queryByRole('button', { name: 'Back to Ana’s table' })).toBeNull();
    act(() => void store.dispatch(keysCounted([room.room])));
    fireEvent.click(screen.getByRole('button', { name: 'Back to Ana’s table' }));
    expect(commands.guest.comeBack).toHaveBeenCalledWith(room.room);
  });

  it('leads home from another host, and only from there', () => {
    const { store, commands } = door();
    expect(screen.queryByRole('button', { name: 'Back to my own street' })).toBeNull();
    act(() => void store.dispatch(serverChanged('192.168.1.20:7777')));
    fireEvent.click(screen.getByRole('button', { name: 'Back to my own street' }));
    expect(commands.guest.goHome).toHaveBeenCalled();
  });

  it('shows the host’s refusal beside the key', async () => {
    const { store, commands } = door();
    commands.guest.presentKey.mockImplementation(async () => {
      store.dispatch(noticeShown({ kind: 'refused', code: 'wrong-key' }));
      return false;
    });
    type('Server key', '0123456789abcdefghij_-');
    fireEvent.click(screen.getByRole('button', { name: 'Use the key' }));
    expect(await screen.findByText(/not this server’s key/)).toBeTruthy();
    expect(store.getState().page.notice).toBeNull();
  });

  it('takes the server’s key, complete', () => {
    const { commands } = door();
    type('Server key', 'too short');
    fireEvent.click(screen.getByRole('button', { name: 'Use the key' }));
    expect(commands.guest.presentKey).not.toHaveBeenCalled();
    type('Server key', ' 0123456789abcdefghij_- ');
    fireEvent.click(screen.getByRole('button', { name: 'Use the key' }));
    expect(commands.guest.presentKey).toHaveBeenCalledWith('0123456789abcdefghij_-');
  });
});

it('code boxes: reject a confusable character with a message, which the next one clears', () => {
  door();
  type(CODE, 'K0');
  expect(screen.getByLabelText(CODE)).toHaveProperty('value', 'K');
  expect(screen.getByText(/“0” is never in a code/)).toBeTruthy();
  type(CODE, 'K7');
  expect(screen.queryByText(/is never in a code/)).toBeNull();
});
