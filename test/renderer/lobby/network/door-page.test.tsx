import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseChanged, joinCodeBrought, keysCounted } from '../../../../renderer/client/slices/house-slice.ts';
import { noticeShown } from '../../../../renderer/client/slices/page-slice.ts';
import { DoorPage } from '../../../../renderer/lobby/network/door/door-page.tsx';
import { startWords } from '../../every-word.ts';
import { hostedTable, show } from './page.tsx';

beforeAll(() => startWords('en'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const room = { room: 'abcdefgh12345678', name: 'Ana’s table', game: 'brick-and-mortar', free: 2 };
const door = () => show(<DoorPage />, { welcome: { role: 'guest', network: null, house: 'Our house', rooms: [room] } });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const comeIn = () => fireEvent.click(screen.getByRole('button', { name: /^Come in( as |$)/ }));
const CODE = 'Code on the host’s screen';

describe('the door of a house', () => {
  it('takes a code and a name, and keeps the name for the next time', async () => {
    const { commands, unmount } = door();
    type(CODE, 'k7m2p');
    type('Your name', ' Bea ');
    comeIn();
    await waitFor(() => expect(commands.guest.enter).toHaveBeenCalledWith('K7M2P', 'Bea'));
    unmount();
    door();
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Bea');
  });

  it('says beside the name what is wrong with it, by itself or as the host says', async () => {
    const { store, commands } = door();
    type(CODE, 'k7m2p');
    type('Your name', 'Be\u200ba');
    comeIn();
    expect(screen.getByText(/nobody can see/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(commands.guest.enter).not.toHaveBeenCalled();
    commands.guest.enter.mockImplementation(async () => {
      store.dispatch(noticeShown({ kind: 'refused', code: 'names-look-alike' }));
      return false;
    });
    type('Your name', 'Веа');
    expect(screen.queryByText(/nobody can see/)).toBeNull();
    comeIn();
    expect(await screen.findByText(/looks like another one/)).toBeTruthy();
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', 'K7M2P');
  });

  it('asks only for the name when the code came in the link, and lets nameless people in too', async () => {
    const { store, commands } = door();
    act(() => void store.dispatch(joinCodeBrought('K7M2P')));
    expect(screen.queryByLabelText(CODE)).toBeNull();
    comeIn();
    await waitFor(() => expect(commands.guest.enter).toHaveBeenCalledWith('K7M2P', null));
  });

  it('refuses a short code without asking the host', () => {
    const { commands } = door();
    type(CODE, 'K7');
    comeIn();
    expect(commands.guest.enter).not.toHaveBeenCalled();
    expect(screen.getByText('A code has five signs.')).toBeTruthy();
  });

  it('says beside the boxes why the host refused, even where the code came in the link', async () => {
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

  it('offers the seats once the table is told, where some are free', async () => {
    const { store, commands, tell } = door();
    type(CODE, 'K7M2P');
    comeIn();
    await waitFor(() => expect(commands.guest.enter).toHaveBeenCalled());
    expect(store.getState().page.sheet).toBeNull();
    tell(hostedTable({ own: [], keeping: null }));
    expect(store.getState().page.sheet).toEqual({ name: 'seats' });
  });

  it('offers none to whoever has a seat already, or where none is free', async () => {
    const { store, commands, tell } = door();
    type(CODE, 'K7M2P');
    comeIn();
    await waitFor(() => expect(commands.guest.enter).toHaveBeenCalled());
    tell(hostedTable({ own: [1], keeping: null }));
    expect(store.getState().page.sheet).toBeNull();
  });

  it('leads back to a table of which this device has the key', () => {
    const { store, commands } = door();
    expect(screen.queryByRole('button', { name: 'Back to Ana’s table' })).toBeNull();
    act(() => void store.dispatch(keysCounted([room.room])));
    fireEvent.click(screen.getByRole('button', { name: 'Back to Ana’s table' }));
    expect(commands.guest.comeBack).toHaveBeenCalledWith(room.room);
  });

  it('leads home from another house, and only from there', () => {
    const { store, commands } = door();
    expect(screen.queryByRole('button', { name: 'Back to my own street' })).toBeNull();
    act(() => void store.dispatch(houseChanged('192.168.1.20:7777')));
    fireEvent.click(screen.getByRole('button', { name: 'Back to my own street' }));
    expect(commands.guest.goHome).toHaveBeenCalled();
  });

  it('says beside the key why the host refused it', async () => {
    const { store, commands } = door();
    commands.guest.presentKey.mockImplementation(async () => {
      store.dispatch(noticeShown({ kind: 'refused', code: 'wrong-key' }));
      return false;
    });
    type('Key of the house', '0123456789abcdefghij_-');
    fireEvent.click(screen.getByRole('button', { name: 'Use the key' }));
    expect(await screen.findByText(/not the key of this house/)).toBeTruthy();
    expect(store.getState().page.notice).toBeNull();
  });

  it('takes the key of the house, whole', () => {
    const { commands } = door();
    type('Key of the house', 'too short');
    fireEvent.click(screen.getByRole('button', { name: 'Use the key' }));
    expect(commands.guest.presentKey).not.toHaveBeenCalled();
    type('Key of the house', ' 0123456789abcdefghij_- ');
    fireEvent.click(screen.getByRole('button', { name: 'Use the key' }));
    expect(commands.guest.presentKey).toHaveBeenCalledWith('0123456789abcdefghij_-');
  });
});

describe('the boxes of a code', () => {
  it('refuse a sign that is too like another with a word, and forget it with the next', () => {
    door();
    type(CODE, 'K0');
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', 'K');
    expect(screen.getByText(/“0” is never in a code/)).toBeTruthy();
    type(CODE, 'K7');
    expect(screen.queryByText(/is never in a code/)).toBeNull();
  });
});
