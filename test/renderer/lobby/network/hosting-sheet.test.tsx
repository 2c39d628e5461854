import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Sheets } from '../../../../renderer/app/sheets.tsx';
import { noticeShown, sheetOpened } from '../../../../renderer/client/slices/page-slice.ts';
import type { NetworkStanding, TableMessage } from '../../../../shared/protocol/messages.ts';
import { bea, chidi, hostedTable, openNetwork, quietNetwork, show } from './page.tsx';

function hosting(table: TableMessage = hostedTable(), network: NetworkStanding | null = openNetwork) {
  const page = show(<Sheets />, { welcome: { network }, table });
  act(() => void page.store.dispatch(sheetOpened({ name: 'hosting' })));
  return page;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('network choice: says why an adapter counts as the home network, and that a person has chosen it', () => {
  const network: NetworkStanding = {
    ...openNetwork,
    adapters: [
      { name: 'wlan0', address: '192.168.1.20', reason: 'router' },
      { name: 'tun0', address: '10.8.0.2', reason: 'virtual' },
    ],
  };
  const now = () => screen.getByText(/^Network: wlan0 192\.168\.1\.20, port 7777/).textContent;
  hosting(hostedTable(), network);
  expect(now()).toContain('(leads to your router)');
  expect(screen.getByRole('radio', { name: 'tun0, 10.8.0.2 (a VPN or a virtual machine)' })).toBeTruthy();
  cleanup();
  const listening = { adapter: '192.168.1.20', port: 7777, addresses: ['192.168.1.20:7777'], chosen: true as const };
  hosting(hostedTable(), { ...network, listening });
  expect(now()).toContain('(your choice for this network)');
});

describe('table that is not on the network', () => {
  it('is hosted under the player’s name, with the chosen door', () => {
    const { commands } = hosting(hostedTable({ hosting: null, keeping: null }), quietNetwork);
    fireEvent.click(screen.getByRole('radio', { name: 'Ask me' }));
    press('Host on this network');
    expect(commands.hosting.host).toHaveBeenCalledWith('Ana’s table', 'ask');
  });

  it('needs a name', () => {
    const { commands } = hosting(hostedTable({ hosting: null, keeping: null }), quietNetwork);
    fireEvent.change(screen.getByLabelText('Name of the table'), { target: { value: ' ' } });
    press('Host on this network');
    expect(commands.hosting.host).not.toHaveBeenCalled();
    expect(screen.getByText('Please give the table a name.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Name of the table'), { target: { value: 'Ana\u200b' } });
    expect(screen.getByText(/invisible character/)).toBeTruthy();
  });

  it('says once why there is no network, offers another port, and keeps other refusals', async () => {
    const { commands, store } = hosting(hostedTable({ hosting: null, keeping: null }), {
      ...quietNetwork,
      failure: 'ports-taken',
    });
    const refuse = (code: 'no-network' | 'host-failed') =>
      commands.hosting.host.mockImplementation(async () => {
        store.dispatch(noticeShown({ kind: 'refused', code }));
        return false;
      });
    refuse('no-network');
    await act(async () => press('Try again'));
    expect(store.getState().page.notice).toBeNull();
    expect(screen.getByText(/Other programs are using all the usual ports/)).toBeTruthy();
    expect(screen.getByLabelText('Port')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Port'), { target: { value: '7801' } });
    await act(async () => press('Use these'));
    expect(commands.hosting.chooseNetwork).toHaveBeenCalledWith('192.168.1.20', 7801);
    expect(commands.hosting.host).toHaveBeenCalledTimes(2);
    refuse('host-failed');
    await act(async () => press('Try again'));
    expect(store.getState().page.notice).toEqual({ kind: 'refused', code: 'host-failed' });
  });

  it('stays local on a host without a network', () => {
    hosting(hostedTable({ hosting: null, keeping: null }), null);
    expect(screen.queryByRole('button', { name: 'Host on this network' })).toBeNull();
    expect(screen.getByText('This computer can’t host on the network.')).toBeTruthy();
  });
});

describe('joining section', () => {
  it('is replaced by a network fault and its remedy', () => {
    const { commands } = hosting(hostedTable(), { ...quietNetwork, failure: 'ports-taken' });
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
    expect(screen.getByText(/Other programs are using all the usual ports/)).toBeTruthy();
    press('Try again');
    expect(commands.hosting.host).toHaveBeenCalledWith('Ana’s table', 'open');
  });

  it('accepts another network and port, and no invalid port', () => {
    const { commands } = hosting();
    fireEvent.click(screen.getByRole('radio', { name: 'eth0, 10.0.0.7' }));
    const port = screen.getByLabelText('Port');
    fireEvent.change(port, { target: { value: '80' } });
    press('Use these');
    expect(commands.hosting.chooseNetwork).not.toHaveBeenCalled();
    fireEvent.change(port, { target: { value: '' } });
    press('Use these');
    expect(commands.hosting.chooseNetwork).toHaveBeenCalledWith('10.0.0.7', null);
  });

  it('closes on request, and reopens if closing failed', async () => {
    const { commands } = hosting();
    commands.hosting.host.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
    await choose(/nobody new/i);
    expect(commands.hosting.host).toHaveBeenLastCalledWith('Ana’s table', 'closed');
    await choose(/ask/i);
    expect(screen.getByRole('radio', { name: /nobody new/i })).toMatchObject({ checked: true });
  });
});

describe('seat', () => {
  it('goes to this device while its owner is away, unless permanently', () => {
    const { commands } = hosting();
    press('Hand over the seat of Bea');
    press('This device');
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(1, 'house', true);
    press('Hand over the seat of Bea');
    fireEvent.click(screen.getByRole('radio', { name: 'For good' }));
    press('This device');
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(1, 'house', false);
  });

  it('goes back to its owner, to another guest, or becomes free', () => {
    const { commands } = hosting();
    press('Hand over the seat of Chidi');
    press('Back to Chidi’s device');
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(2, chidi, false);
    press('Hand over the seat of Player 4');
    press('Bea’s device');
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(3, bea, false);
    press('Hand over the seat of Ana');
    press('Leave it free');
    expect(commands.room.handSeat).toHaveBeenLastCalledWith(0, 'free', false);
  });

  it('is renamed in place; Escape keeps the name and the sheet', () => {
    const { commands, store } = hosting();
    press('Rename Player 4');
    const field = screen.getByLabelText('New name for Player 4');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: ' Dalia ' } });
    press('Save name');
    expect(commands.hosting.renameSeat).toHaveBeenCalledWith(3, 'Dalia');
    press('Rename Player 4');
    const again = screen.getByLabelText('New name for Player 4');
    // with a Cyrillic A
    fireEvent.change(again, { target: { value: 'Аna' } });
    press('Save name');
    expect(screen.getByText(/too much like another/)).toBeTruthy();
    expect(again.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(again, { target: { value: 'D\u202ea' } });
    expect(screen.queryByText(/too much like another/)).toBeNull();
    press('Save name');
    expect(screen.getByText(/invisible character/)).toBeTruthy();
    press('Rename Ana');
    fireEvent.keyDown(screen.getByLabelText('New name for Ana'), { key: 'Escape' });
    expect(screen.queryByLabelText('New name for Ana')).toBeNull();
    expect(commands.hosting.renameSeat).toHaveBeenCalledOnce();
    expect(store.getState().page.sheet?.name).toBe('hosting');
  });
});

describe('big screen', () => {
  it('frees the seats of this screen, and returns those it kept for others', () => {
    const { commands } = hosting();
    fireEvent.click(screen.getByRole('switch', { name: 'This screen is the shared board' }));
    expect(commands.room.handSeat.mock.calls).toEqual([
      [0, 'free', false],
      [2, chidi, false],
    ]);
  });

  const free = { holder: 'free', owner: 'free', present: false } as const;
  const beas = { holder: bea, owner: bea, present: true } as const;

  it('asks which of several free seats to play here again', () => {
    const { commands } = hosting(hostedTable({ holdings: [free, beas, free, free], own: [] }));
    const turn = screen.getByRole('switch');
    expect(turn.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(turn);
    expect(commands.room.handSeat).not.toHaveBeenCalled();
    press('Chidi');
    expect(commands.room.handSeat.mock.calls).toEqual([[2, 'house', false]]);
    fireEvent.click(turn);
    press('All of them');
    expect(commands.room.handSeat.mock.calls.slice(1).map(([seat, to]) => [seat, to])).toEqual([
      [0, 'house'],
      [2, 'house'],
      [3, 'house'],
    ]);
  });

  it('takes the only free seat at once, and cannot be left without one', () => {
    const { commands, tell } = hosting(hostedTable({ holdings: [free, beas, beas, beas], own: [] }));
    fireEvent.click(screen.getByRole('switch'));
    expect(commands.room.handSeat.mock.calls).toEqual([[0, 'house', false]]);
    tell(hostedTable({ holdings: [beas, beas, beas, beas], own: [], moment: 1 }));
    fireEvent.click(screen.getByRole('switch'));
    expect(commands.room.handSeat).toHaveBeenCalledOnce();
    expect(screen.getByRole('switch').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('guests', () => {
  const asking = hostedTable({
    keeping: {
      code: 'K7M2P',
      guests: [
        { guest: bea, name: 'Bea', present: true, wishes: [] },
        { guest: 'gdddddddd', name: null, present: true, wishes: [{ seat: 3, name: 'Dalia' }] },
      ],
    },
  });

  it('are listed with their requests, and admitted or declined', () => {
    const { commands } = hosting(asking);
    expect(screen.getByText('asks for the seat Player 4 (as Dalia)')).toBeTruthy();
    press('Let Guest 1 in');
    press('Not now, Guest 1');
    expect(commands.room.answerWish.mock.calls).toEqual([
      ['gdddddddd', true],
      ['gdddddddd', false],
    ]);
  });

  it('are removed only after a confirmation', () => {
    const { commands } = hosting(asking);
    press('Remove Bea');
    expect(commands.room.removeGuest).not.toHaveBeenCalled();
    press('Remove');
    expect(commands.room.removeGuest).toHaveBeenCalledWith(bea);
  });
});

it('end of hosting: needs a confirmation', () => {
  const { commands } = hosting();
  press('Stop hosting');
  expect(commands.hosting.closeRoom).not.toHaveBeenCalled();
  press('Keep hosting');
  press('Stop hosting');
  press('Stop hosting');
  expect(commands.hosting.closeRoom).toHaveBeenCalledWith(hostedTable().table);
});

it('shows a refusal on the sheet, since the page below is hidden', async () => {
  const { store } = hosting();
  act(() => void store.dispatch(noticeShown({ kind: 'refused', code: 'names-must-differ' })));
  expect(await within(screen.getByRole('dialog')).findByText(/already has that name/)).toBeTruthy();
});

it('confirms that it has copied', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  hosting();
  press('Copy the link');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('http://192.168.1.20:7777/#join=K7M2P');
  vi.unstubAllGlobals();
});

describe('hand that moves to a phone', () => {
  const openedFor = (seat: number, table: TableMessage, network = openNetwork) => {
    const page = show(<Sheets />, { welcome: { network }, table });
    act(() => void page.store.dispatch(sheetOpened({ name: 'hosting', seat })));
    return page;
  };

  it('takes one press before the table is on the network, and is freed only once it is', async () => {
    const { commands } = openedFor(0, hostedTable({ hosting: null, keeping: null }), quietNetwork);
    // going on the network alone also takes one press
    expect(screen.getByRole('button', { name: 'Host on this network' })).toBeTruthy();
    commands.hosting.host.mockResolvedValueOnce(false);
    await act(async () => press('Move Ana to a phone'));
    expect(commands.room.handSeat).not.toHaveBeenCalled();
    commands.hosting.host.mockResolvedValueOnce(true);
    await act(async () => press('Move Ana to a phone'));
    expect(commands.hosting.host).toHaveBeenLastCalledWith('Ana’s table', 'open');
    expect(commands.room.handSeat).toHaveBeenCalledWith(0, 'free', false);
  });

  it('waits for its phone beside the code, and returns with one press', async () => {
    const { commands } = openedFor(3, hostedTable());
    expect(screen.getByText('Player 4: scan this with your phone. Your seat is waiting.')).toBeTruthy();
    press('Back to this screen');
    expect(commands.room.handSeat).toHaveBeenCalledWith(3, 'house', false);
    expect(commands.hosting.host).not.toHaveBeenCalled();
  });

  it('returns from a phone as well', () => {
    const { commands } = openedFor(1, hostedTable());
    expect(screen.getByText('Bea is playing on a phone.')).toBeTruthy();
    press('Back to this screen');
    expect(commands.room.handSeat).toHaveBeenCalledWith(1, 'house', false);
  });
});
