import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RewindAsk, TableMessage } from '../../../shared/protocol/messages.ts';
import { fakeUi } from './fake-ui.tsx';
import { held, inHand, laptop, move, pageOf, pass, phone, press, spreadTable, watchThePage } from './spread-table.tsx';
import { putInPlace } from './stand-in-ui.ts';

putInPlace(fakeUi);

watchThePage();

const log = (...seats: readonly number[]): TableMessage['log'] => ({
  after: null,
  from: 0,
  moves: seats.map((seat, index) => move(seat, `choice ${index}`)),
});

function asking(change: Partial<RewindAsk> = {}): RewindAsk {
  return { by: 0, back: 3, agreed: [], aloud: [], waitsFor: [2, 3], refusedBy: null, ...change };
}

const tools = () =>
  [...document.querySelectorAll('.table-tools button')].map((each) => each.getAttribute('aria-label'));
const dialog = () => screen.getByRole('dialog', { name: 'Take back a choice' });
const bar = () => screen.getByRole('status', { name: 'Take back a choice' });
/** A table where Ana, alone at her device, can no longer undo. */
const past = (change: Partial<TableMessage> = {}) => inHand(0, { rewindFor: 0, log: log(0, 2, 3), ...change });

describe('undo and redo buttons', () => {
  it('have a fixed place each', () => {
    const { tell, commands } = pageOf();
    const places: (readonly (string | null)[])[] = [];
    for (const [undo, redo] of [
      [true, false],
      [true, true],
      [false, true],
      [false, false],
    ] as const) {
      tell(inHand(0, { undo, redo }));
      places.push(tools());
    }
    expect(places[0]?.slice(0, 2)).toEqual(['Undo', 'Redo']);
    for (const each of places) expect(each).toEqual(places[0]);
    pass(600);
    press('Redo');
    expect(commands.redo).not.toHaveBeenCalled();
    tell(inHand(0, { redo: true }));
    press('Redo');
    expect(commands.redo).toHaveBeenCalledTimes(1);
  });

  it('offer a rewind in place of undo beyond its reach', () => {
    const { tell } = pageOf();
    tell(past());
    expect(tools().slice(0, 2)).toEqual(['Take back…', 'Redo']);
    tell(past({ undo: true, rewindFor: null, version: 2 }));
    expect(tools()[0]).toBe('Undo');
  });
});

describe('player who wants a rewind', () => {
  it('sees what is undone and whose, and asks the others with one more press', () => {
    const { tell, commands } = pageOf();
    tell(past());
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    const { textContent } = dialog();
    expect(textContent).toContain('Takes back your last choice and 2 later choices by Chidi and Dalia.');
    expect(textContent).toContain('Draws and dice rolls will come out the same.');
    expect(commands.askRewind).not.toHaveBeenCalled();
    press('Ask Bruno, Chidi and Dalia');
    expect(commands.askRewind).toHaveBeenCalledWith([]);
    expect(commands.undo).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog', { name: 'Take back a choice' })).toBeNull();
  });

  it('is shown neither bots nor free seats among those asked', () => {
    const { tell } = pageOf();
    tell(past({ holdings: [held('house'), held('free'), held('bot-merchant'), held(laptop)] }));
    press('Take back…');
    expect(within(dialog()).getByRole('button', { name: 'Ask Dalia' })).toBeTruthy();
  });

  it('holds a handle for those who share the screen; a change of the table restarts the hold', () => {
    const { tell, commands } = pageOf();
    const shared = { own: [0, 1], log: log(0, 1, 2) };
    tell(past(shared));
    pass(600);
    press('Take back…');
    expect(dialog().textContent).toContain('Takes back Ana’s last choice and 2 later choices by Bruno and Chidi.');
    expect(dialog().textContent).toContain('Bruno is playing on this screen too: ask aloud.');
    expect(dialog().textContent).toContain('Chidi and Dalia will be asked on their own devices.');
    const hold = () => within(dialog()).getByRole('button', { name: /Hold if everyone here agrees/ });
    fireEvent.pointerDown(hold());
    pass(300);
    fireEvent.pointerUp(hold());
    pass(600);
    expect(commands.askRewind, 'let go too early').not.toHaveBeenCalled();
    fireEvent.pointerDown(hold());
    pass(300);
    tell(past({ ...shared, version: 2, log: log(0, 1, 2, 3) }));
    pass(600);
    expect(commands.askRewind, 'held for something else').not.toHaveBeenCalled();
    fireEvent.keyDown(hold(), { key: ' ' });
    pass(700);
    expect(commands.askRewind).toHaveBeenCalledWith([1]);
  });

  it('presses twice if so set', () => {
    const { tell, commands } = pageOf({ settings: { shutter: 'press-twice' } });
    tell(past({ own: [0, 1] }));
    pass(600);
    press('Take back…');
    press(/Press twice if everyone here agrees/);
    expect(commands.askRewind).not.toHaveBeenCalled();
    press(/Once more/);
    expect(commands.askRewind).toHaveBeenCalledWith([1]);
  });

  it('gets no question once a rewind has become impossible', () => {
    const { tell } = pageOf();
    tell(past());
    press('Take back…');
    tell(past({ rewindFor: null, version: 2 }));
    expect(screen.queryByRole('dialog', { name: 'Take back a choice' })).toBeNull();
  });

  it('sees who has yet to answer, and can withdraw', () => {
    const { tell, commands } = pageOf({ role: 'guest' });
    tell(past({ rewindAsk: asking() }));
    expect(bar().textContent).toContain('Waiting for Chidi and Dalia to agree.');
    expect(within(bar()).queryByRole('button', { name: /Agree/ })).toBeNull();
    expect(tools()[0], 'it is asked once').toBe('Undo');
    fireEvent.click(within(bar()).getByRole('button', { name: 'Withdraw' }));
    expect(commands.withdrawRewind).toHaveBeenCalledTimes(1);
  });
});

describe('player who is asked', () => {
  const asked = (change: Partial<TableMessage> = {}) =>
    inHand(2, { toAct: [2], legal: [{ type: 'bid' }], log: log(0, 2, 3), rewindAsk: asking(), ...change });

  it('sees what is undone, and agrees or declines with one press', () => {
    const { tell, commands } = pageOf({ role: 'guest' });
    tell(asked());
    expect(bar().textContent).toContain(
      'Ana would like to take back their last choice and 2 later choices by Chidi and Dalia.',
    );
    expect(bar().textContent).toContain('Draws and dice rolls will come out the same.');
    expect(within(bar()).queryByRole('button', { name: 'Withdraw' })).toBeNull();
    press('Agree, for Chidi');
    expect(commands.answerRewind).toHaveBeenLastCalledWith(2, true);
    press('No, for Chidi');
    expect(commands.answerRewind).toHaveBeenLastCalledWith(2, false);
  });

  it('keeps focus and move, and Escape answers nothing', () => {
    const { tell, commands } = pageOf({ role: 'guest' });
    tell(asked({ rewindAsk: null }));
    const status = bar();
    expect(status.textContent, 'there before it says anything').toBe('');
    const move = screen.getByRole('button', { name: '{"type":"bid"}' });
    act(() => move.focus());
    tell(asked());
    expect(document.activeElement).toBe(move);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(commands.answerRewind).not.toHaveBeenCalled();
    expect(bar().textContent).toContain('Ana would');
    fireEvent.click(move);
    expect(commands.play).toHaveBeenCalledWith({ type: 'bid' });
  });

  it('answers for each seat of a device separately', () => {
    const { tell, commands } = pageOf({ role: 'guest' });
    tell(asked({ own: [2, 3], holdings: [held('house'), held('house'), held(phone), held(phone)] }));
    pass(600);
    press('Agree, for Dalia');
    expect(commands.answerRewind).toHaveBeenCalledWith(3, true);
    tell(asked({ own: [2, 3], rewindAsk: asking({ agreed: [3], waitsFor: [2] }) }));
    expect(screen.queryByRole('button', { name: 'Agree, for Dalia' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Agree, for Chidi' })).toBeTruthy();
  });

  it('sees who is awaited after agreeing; only the host can decline for another', () => {
    const { tell, commands } = pageOf({ role: 'guest' });
    tell(asked({ rewindAsk: asking({ agreed: [2], waitsFor: [3] }) }));
    expect(bar().textContent).toContain('Waiting for Dalia to agree.');
    expect(within(bar()).queryByRole('button')).toBeNull();
    tell(asked({ rewindAsk: null, version: 2 }));
    expect(bar().textContent, 'lapsed').toBe('');
    const hostPage = pageOf();
    hostPage.tell(spreadTable({ own: [1], log: log(0, 2, 3), rewindAsk: asking({ agreed: [1], waitsFor: [3] }) }));
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(hostPage.commands.withdrawRewind).toHaveBeenCalledTimes(1);
    expect(commands.withdrawRewind).not.toHaveBeenCalled();
  });
});

it('shows a refusal as one line on every device, until dismissed or asked again', () => {
  const { tell } = pageOf({ role: 'guest' });
  const refused = past({ rewindAsk: asking({ waitsFor: [], refusedBy: 2 }) });
  tell(refused);
  expect(bar().textContent).toBe('Chidi said no. Nothing has changed.');
  expect(tools()[0]).toBe('Take back…');
  fireEvent.click(within(bar()).getByRole('button', { name: 'Close' }));
  expect(bar().textContent).toBe('');
  tell({ ...refused, moment: refused.moment + 100 });
  expect(bar().textContent, 'announced again').toBe('');
  tell(past({ rewindAsk: asking() }));
  tell(past({ rewindAsk: asking({ waitsFor: [], refusedBy: 2 }) }));
  expect(bar().textContent).toContain('Chidi said no');
});

it('logs a rewind in its place, and reads it aloud', () => {
  const { tell } = pageOf();
  tell(past({ log: log(0, 2, 3) }));
  const rewinds = [{ seat: 0, back: 3, agreed: [2], aloud: [1], at: 0 }];
  tell(past({ version: 2, log: { ...log(), rewinds } }));
  const line = 'takes back their last choice and 2 made since. Agreed: Chidi. Agreed aloud: Bruno.';
  expect(screen.getByRole('log').textContent).toBe(`Ana ${line} `);
  tell(past({ version: 3, log: { ...log(0), rewinds } }));
  expect(screen.getByRole('log').textContent).not.toContain(line);
});
