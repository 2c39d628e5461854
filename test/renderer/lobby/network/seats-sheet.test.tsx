import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sheetOpened } from '../../../../renderer/client/slices/page-slice.ts';
import { roomArrived } from '../../../../renderer/client/slices/room-slice.ts';
import { wishFault } from '../../../../renderer/table/seats/seat-wishes.ts';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';
import { choosingRoom } from '../../table/choosing-ui.tsx';
import { sampleRoom } from '../../table/sample-table.ts';
import { four, held, laptop, pageOf, phone, spreadTable, watchThePage } from '../../table/spread-table.tsx';
import { putInPlace } from '../../table/stand-in-ui.ts';

putInPlace(choosingRoom);

watchThePage();
afterEach(() => localStorage.clear());

const twoFree = [held('house'), held('free'), held('free'), held(laptop)];

/** A guest's page with the seats sheet open. */
function guestPage(change: Partial<TableMessage> = {}) {
  const page = pageOf({ role: 'guest' });
  const table = (more: Partial<TableMessage> = {}) => spreadTable({ own: [], holdings: twoFree, ...change, ...more });
  page.tell(table());
  act(() => void page.store.dispatch(sheetOpened({ name: 'seats' })));
  return { ...page, table };
}

const sheet = () => screen.getByRole('dialog', { name: 'Seats' });
const press = (name: string | RegExp) => fireEvent.click(within(sheet()).getByRole('button', { name }));
const choose = (name: string) =>
  fireEvent.click(within(sheet()).getByRole('checkbox', { name: `Take ${name}’s seat` }));
const nameField = (seat: string) => within(sheet()).getByRole('textbox', { name: `Your name, for ${seat}` });
const write = (seat: string, value: string) => fireEvent.change(nameField(seat), { target: { value } });

describe('seats sheet', () => {
  it('takes one or more free seats under the chosen names, and closes once they are given', () => {
    const { commands, tell, table, store } = guestPage();
    write('Bruno', '  Zoë ');
    choose('Chidi');
    press('Take these 2 seats');
    expect(commands.guest.askSeats).toHaveBeenCalledWith([
      { seat: 1, name: 'Zoë' },
      { seat: 2, name: 'Chidi' },
    ]);
    tell(table({ own: [1, 2], holdings: [held('house'), held(phone), held(phone), held(laptop)] }));
    expect(store.getState().page.sheet).toBeNull();
  });

  it('seats a person of the house with one press, unless the name is taken', () => {
    const { commands, store } = guestPage();
    const people = ['Zoë', 'Ana'].map((name) => ({ id: `the id of ${name}`, name, colour: 'teal' as const }));
    act(() => void store.dispatch(roomArrived(sampleRoom({ you: phone, people }))));
    expect(within(sheet()).queryByRole('button', { name: 'Ana' })).toBeNull();
    press('Zoë');
    expect(commands.guest.askSeats).toHaveBeenCalledWith([{ seat: 1, name: 'Zoë' }]);
  });

  it('preselects the first free seat, under the name given on joining', () => {
    localStorage.setItem('high-street-name', 'Zoë');
    const { commands, tell, table } = guestPage();
    press('Take this seat');
    expect(commands.guest.askSeats).toHaveBeenLastCalledWith([{ seat: 1, name: 'Zoë' }]);
    // another player was faster: the name moves to the next seat
    tell(table({ holdings: [held('house'), held(laptop), held('free'), held(laptop)] }));
    press('Take this seat');
    expect(commands.guest.askSeats).toHaveBeenLastCalledWith([{ seat: 2, name: 'Zoë' }]);
  });

  it('shows errors before it sends a request', () => {
    const { commands } = guestPage();
    choose('Bruno');
    press('Take this seat');
    expect(within(sheet()).getByText('Choose a seat first.')).toBeTruthy();
    choose('Bruno');
    write('Bruno', '');
    press('Take this seat');
    expect(within(sheet()).getByText(/^Every player needs a name/)).toBeTruthy();
    expect(document.activeElement).toBe(nameField('Bruno'));
    write('Bruno', 'ana');
    expect(within(sheet()).getByText(/already has that name/)).toBeTruthy();
    press('Take this seat');
    expect(commands.guest.askSeats).not.toHaveBeenCalled();
  });

  it('waits for the host if the door needs approval, and can withdraw the request', () => {
    const { commands, tell, table } = guestPage({
      hosting: { room: 'abcdefgh12345678', name: 'Our table', door: 'ask' },
    });
    choose('Bruno');
    choose('Chidi');
    write('Chidi', 'Zoë');
    press('Ask for this seat');
    tell(table({ wishes: [{ seat: 2, name: 'Zoë' }] }));
    expect(within(sheet()).getByRole('status').textContent).toContain('Asked for: Chidi as Zoë.');
    press('Cancel request');
    expect(commands.guest.askSeats).toHaveBeenLastCalledWith([]);
    tell(table());
    expect(within(sheet()).getAllByRole('checkbox')).toHaveLength(2);
  });

  it('gives up a seat only after a confirmation, renames one, and takes one back from a substitute', () => {
    const holdings = [held('house'), held('house', { owner: phone }), held(phone), held(laptop)];
    const { commands } = guestPage({ own: [2], holdings });
    press('Give up the seat of Chidi');
    press('Keep it');
    expect(commands.guest.giveUpSeats).not.toHaveBeenCalled();
    press('Give up the seat of Chidi');
    press('Give up');
    expect(commands.guest.giveUpSeats).toHaveBeenCalledWith([2]);
    press('Rename Chidi');
    const name = within(sheet()).getByRole('textbox', { name: 'New name for Chidi' });
    fireEvent.change(name, { target: { value: 'Zoë' } });
    press('Save name');
    expect(commands.hosting.renameSeat).toHaveBeenCalledWith(2, 'Zoë');
    press('Take back the seat of Bruno');
    expect(commands.guest.takeSeatBack).toHaveBeenCalledWith(1);
  });
});

it('seat request: is invalid without a name, or with the name of a player who stays', () => {
  const wish = (seat: number, name: string) => ({ seat, name });
  const fault = (...wishes: readonly ReturnType<typeof wish>[]) => wishes.map((each) => wishFault(four, wishes, each));
  expect(fault(wish(1, 'Zoë'))).toEqual([null]);
  expect(fault(wish(1, ' '))).toEqual(['name-empty']);
  expect(fault(wish(1, 'CHIDI'))).toEqual(['names-must-differ']);
  expect(fault(wish(1, 'Сhidi'))).toEqual(['names-look-alike']);
  expect(fault(wish(1, 'Z\u200boë'))).toEqual(['name-hidden-signs']);
  // the name of a seat requested under another name is free
  expect(fault(wish(1, 'Chidi'), wish(2, 'Zoë'))).toEqual([null, null]);
  expect(fault(wish(1, 'Zoë'), wish(2, 'zoë'))).toEqual(['names-must-differ', 'names-must-differ']);
});
