import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as sounds from '../../../renderer/table/sounds/play-sound.ts';
import { choosingRoom } from './choosing-ui.tsx';
import { counter, held, laptop, move, pageOf, pass, phone, press, spreadTable, watchThePage } from './spread-table.tsx';
import { putInPlace } from './stand-in-ui.ts';

putInPlace(choosingRoom);

/** How often the bell has rung. */
const rings = () => vi.mocked(sounds.playSound).mock.calls.filter(([name]) => name === 'bell').length;

watchThePage();
beforeEach(() => void vi.spyOn(sounds, 'playSound').mockReturnValue());

describe('device with two of the four seats', () => {
  it('shows the public view until one of its people must act, and opens for them by the shutter', () => {
    const { tell, commands } = pageOf();
    tell(spreadTable());
    expect(screen.getByTestId('view').textContent).toContain('the street');
    expect(counter().textContent).toContain('Waiting for Chidi.');
    press('Open for a player here');
    press(/Bruno/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The keys are for Bruno');
    fireEvent.keyDown(screen.getByRole('button', { name: /open/i }), { key: ' ' });
    pass(700);
    expect(commands.takeInHand).toHaveBeenCalledWith(1);
    tell(spreadTable({ inHand: 1, viewer: 1 }));
    expect(screen.getByTestId('view')).toBeTruthy();
    // after lowering it again, no player is called
    tell(spreadTable());
    expect(screen.getByTestId('view')).toBeTruthy();
  });

  it('covers the active player’s things with one press while others act', () => {
    const { tell, commands } = pageOf();
    tell(spreadTable({ inHand: 0, viewer: 0 }));
    pass(600);
    fireEvent.click(within(counter()).getByRole('button', { name: 'Lower the shutter' }));
    expect(commands.lowerShutter).toHaveBeenCalledTimes(1);
  });

  it('goes back to the board when the player called does not come', () => {
    const { tell } = pageOf();
    tell(spreadTable());
    press('Open for a player here');
    press(/Ana/);
    press('Back to the board');
    expect(screen.getByTestId('view')).toBeTruthy();
  });

  it('keeps a lowered shutter and a held handle while others play', () => {
    const { tell, commands } = pageOf();
    tell(spreadTable({ next: 0, toAct: [0, 2, 3] }));
    const handle = screen.getByRole('button', { name: /open/i });
    fireEvent.pointerDown(handle);
    pass(300);
    tell(
      spreadTable({ next: 0, toAct: [0, 3], version: 2, log: { after: null, from: 0, moves: [move(2, 'sealed')] } }),
    );
    expect(screen.getByRole('button', { name: /open/i })).toBe(handle);
    expect(document.activeElement).toBe(handle);
    pass(360);
    expect(commands.takeInHand).toHaveBeenCalledWith(0);
  });

  it('does not say on this page that another device’s desk is closed', () => {
    const { tell } = pageOf();
    const log = { after: null, from: 0, moves: [move(2, 'played')] };
    tell(spreadTable({ next: 0, toAct: [0], log }));
    expect(screen.queryByText(/Chidi is done/)).toBeNull();
    tell(spreadTable({ next: 0, toAct: [0], log: { ...log, moves: [...log.moves, move(1, 'played')] } }));
    expect(screen.getByText(/Bruno is done/)).toBeTruthy();
  });

  it('does not say that a player is done who is asked again', () => {
    const { tell } = pageOf();
    tell(spreadTable({ next: 1, toAct: [1], log: { after: null, from: 0, moves: [move(1, 'played')] } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The keys are for Bruno');
    expect(screen.queryByText(/is done/)).toBeNull();
  });
});

describe('pending choice', () => {
  it('survives others’ moves, and changes of presence', () => {
    const { tell } = pageOf({ role: 'guest' });
    const asked = { toAct: [2, 3], legal: [{ type: 'bid' }], own: [2], inHand: 2, viewer: 2 };
    tell(spreadTable(asked));
    press(/^price/);
    press(/^price/);
    expect(screen.getByText('price 7, 2 to act')).toBeTruthy();
    const holdings = [held('house', { present: false }), held('house'), held(phone), held(laptop)];
    tell(spreadTable({ ...asked, holdings }));
    tell(spreadTable({ ...asked, version: 2, toAct: [2], log: { after: null, from: 0, moves: [move(3, 'sealed')] } }));
    expect(screen.getByText('price 7, 1 to act')).toBeTruthy();
  });

  it('survives a second seat coming to the device, without a shutter over it', () => {
    const { tell } = pageOf({ role: 'guest' });
    tell(spreadTable({ toAct: [2], own: [2], inHand: 2, viewer: 2 }));
    press(/^price/);
    tell(spreadTable({ toAct: [2], own: [2, 3], inHand: 2, viewer: 2 }));
    expect(screen.getByText('price 6, 1 to act')).toBeTruthy();
    expect(document.querySelector('.shutter-rising')).toBeNull();
  });
});

it('recap: stays during others’ moves, and adds them', () => {
  const { tell } = pageOf({ role: 'guest' });
  const back = { toAct: [2], own: [2], inHand: 2, viewer: 2, lastSeen: 1 };
  const log = { after: null, from: 0, moves: [move(2, 'mine'), move(3, 'theirs')] };
  const recap = () => screen.queryByRole('complementary', { name: 'Since you last looked' })?.textContent;
  tell(spreadTable({ own: [2], toAct: [2], log }));
  tell(spreadTable({ ...back, log }));
  expect(recap()).toContain('theirs');
  const more = [...log.moves, move(0, 'newest')];
  tell(spreadTable({ ...back, version: 2, log: { ...log, moves: more } }));
  expect(recap()).toContain('theirs');
  expect(recap()).toContain('newest');
  tell(spreadTable({ ...back, version: 3, log: { ...log, moves: [...more, move(2, 'played')] } }));
  expect(recap()).toBeUndefined();
});

describe('shop bell', () => {
  it('rings once when the turn comes to this device, and not for others’ moves', () => {
    const { tell } = pageOf({ role: 'guest', settings: { sound: true } });
    const mine = { own: [2], inHand: 2, viewer: 2 };
    tell(spreadTable({ ...mine, toAct: [3] }));
    expect(rings()).toBe(0);
    tell(spreadTable({ ...mine, toAct: [2, 3], version: 2 }));
    tell(spreadTable({ ...mine, toAct: [2], version: 3 }));
    expect(rings()).toBe(1);
    tell(spreadTable({ ...mine, toAct: [3], version: 4 }));
    tell(spreadTable({ ...mine, toAct: [2], version: 5 }));
    expect(rings()).toBe(2);
  });

  it('rings for each player the shutter asks for, and not again when it opens', () => {
    const { tell } = pageOf({ settings: { sound: true } });
    tell(spreadTable({ next: 0, toAct: [0] }));
    tell(spreadTable({ inHand: 0, viewer: 0, toAct: [0] }));
    expect(rings()).toBe(1);
    tell(spreadTable({ next: 1, toAct: [1], version: 2 }));
    expect(rings()).toBe(2);
  });
});

describe('ledger', () => {
  const outcome = { ending: 'final-month', scores: [3, 5, 4, 1], places: [3, 1, 2, 4], tieBreak: null };

  it('can be closed by everyone, but only the host creates the next table', () => {
    const guest = pageOf({ role: 'guest' });
    guest.tell(spreadTable({ own: [2], toAct: [], outcome }));
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
    press('Leave the table');
    expect(guest.commands.leaveTable).toHaveBeenCalledTimes(1);
    cleanup();
    const hostPage = pageOf();
    hostPage.tell(spreadTable({ toAct: [], outcome }));
    press('Play again');
    expect(hostPage.store.getState().page.sheet).toMatchObject({ name: 'new-game', hosted: false });
  });
});
