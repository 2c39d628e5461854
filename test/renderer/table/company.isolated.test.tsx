// @vitest-environment happy-dom

import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companyHeard, timersArrived } from '../../../renderer/client/slices/company-slice.ts';
import { roomArrived } from '../../../renderer/client/slices/room-slice.ts';
import { playSound } from '../../../renderer/table/sounds/play-sound.ts';
import type { Manners, RoomMessage } from '../../../shared/protocol/messages.ts';
import { choosingRoom } from './choosing-ui.tsx';
import { sampleRoom, tableName } from './sample-table.ts';
import { held, inHand, laptop, pageOf, pass, phone, spreadTable, watchThePage } from './spread-table.tsx';
import { putInPlace } from './stand-in-ui.ts';

vi.mock(import('../../../renderer/table/sounds/play-sound.ts'), { spy: true });

putInPlace(choosingRoom);
watchThePage();
beforeEach(() => vi.mocked(playSound).mockClear());

const everything: Manners = { nudges: true, reactions: true, turnMinutes: null };

/** Chidi's page on a phone in a room; at first it is Dalia's turn, on another laptop. */
function chidisPage(change: Partial<RoomMessage> = {}) {
  const page = pageOf({ role: 'guest', settings: { sound: true } });
  const tellRoom = (more: Partial<RoomMessage> = {}) =>
    act(
      () => void page.store.dispatch(roomArrived(sampleRoom({ you: phone, manners: everything, ...change, ...more }))),
    );
  tellRoom();
  const chidis = (toAct: readonly number[], version = 0) =>
    inHand(2, {
      toAct: [...toAct],
      version,
      holdings: [held('house'), held('house'), held(phone), held(laptop)],
      legal: [],
    });
  page.tell(chidis([3]));
  return { ...page, tellRoom, chidis };
}

const nudgeButtons = (name: string) => screen.queryAllByRole('button', { name: `Nudge ${name}` });

describe('awaited player', () => {
  it('can be nudged after a while, and again after a minute', () => {
    const { commands } = chidisPage();
    pass(20_000);
    expect(nudgeButtons('Dalia')).toEqual([]);
    pass(1000);
    const [button] = nudgeButtons('Dalia');
    if (button === undefined) throw new Error('nobody can be nudged');
    fireEvent.click(button);
    expect(commands.room.nudge).toHaveBeenCalledExactlyOnceWith(tableName, 3);
    expect(nudgeButtons('Dalia')).toEqual([]);
    pass(59_000);
    expect(nudgeButtons('Dalia')).toEqual([]);
    pass(2000);
    expect(nudgeButtons('Dalia')).not.toEqual([]);
  });

  it('cannot be nudged by a player also on turn, in a room without nudges, or as a bot', () => {
    const { tell, tellRoom, chidis } = chidisPage();
    tell(chidis([2, 3], 1));
    pass(30_000);
    expect(nudgeButtons('Dalia')).toEqual([]);
    tell(chidis([3], 2));
    tellRoom({ manners: { ...everything, nudges: false } });
    pass(30_000);
    expect(nudgeButtons('Dalia')).toEqual([]);
    tellRoom();
    tell({ ...chidis([3], 3), holdings: [held('house'), held('house'), held(phone), held('bot-merchant')] });
    pass(30_000);
    expect(nudgeButtons('Dalia')).toEqual([]);
  });
});

describe('received nudge', () => {
  it('rings once, and shows for a while who is waiting', () => {
    const { store, tell, chidis } = chidisPage();
    tell(chidis([2], 1));
    vi.mocked(playSound).mockClear();
    const nudged = { type: 'nudged', room: tableName, table: tableName, seat: 2, by: laptop } as const;
    act(() => void store.dispatch(companyHeard(nudged)));
    expect(playSound).toHaveBeenCalledExactlyOnceWith('bell');
    expect(screen.getByText('Dalia is waiting for you.')).toBeTruthy();
    pass(7000);
    expect(screen.queryByText('Dalia is waiting for you.')).toBeNull();
  });

  it('comes from the table if an unattended screen sent it', () => {
    const { store, tell } = chidisPage();
    tell(
      spreadTable({
        own: [2],
        inHand: 2,
        viewer: 2,
        holdings: [held(laptop), held(laptop), held(phone), held(laptop)],
      }),
    );
    const nudged = { type: 'nudged', room: tableName, table: tableName, seat: 2, by: 'house' } as const;
    act(() => void store.dispatch(companyHeard(nudged)));
    expect(screen.getByText('The table is waiting for you.')).toBeTruthy();
  });
});

describe('reaction', () => {
  it('is sent with two presses, at the seat of the active player', () => {
    const { commands } = chidisPage();
    fireEvent.click(screen.getByRole('button', { name: 'Send a reaction' }));
    fireEvent.click(screen.getByRole('button', { name: 'Applause' }));
    expect(commands.room.react).toHaveBeenCalledExactlyOnceWith(2, 'applause');
    expect(screen.queryByRole('button', { name: 'Applause' })).toBeNull();
  });

  it('is announced by name, replaces the person’s last one, and disappears by itself', () => {
    const { store } = chidisPage();
    const reacted = { type: 'reacted', room: tableName, by: laptop, seat: 3 } as const;
    act(() => void store.dispatch(companyHeard({ ...reacted, reaction: 'laugh' })));
    act(() => void store.dispatch(companyHeard({ ...reacted, reaction: 'ouch' })));
    expect(screen.getByRole('list', { name: 'Reactions' }).textContent).toContain('Dalia: Ouch');
    expect(screen.queryByText('Dalia: Laughter')).toBeNull();
    pass(4500);
    expect(screen.queryByText('Dalia: Ouch')).toBeNull();
  });

  it('has no button if the room has switched reactions off', () => {
    chidisPage({ manners: { ...everything, reactions: false } });
    expect(screen.queryByRole('button', { name: 'Send a reaction' })).toBeNull();
  });
});

it('room leader: is announced when it changes', () => {
  const { tellRoom } = chidisPage();
  expect(screen.queryByText(/leads? the table/)).toBeNull();
  tellRoom({ lead: laptop });
  expect(screen.getByText('Dalia leads the table now.')).toBeTruthy();
  tellRoom({ lead: phone, isLeader: true });
  expect(screen.getByText('You lead the table now.')).toBeTruthy();
  tellRoom({ lead: 'house' });
  expect(screen.getByText('The host leads the table again.')).toBeTruthy();
});

describe('sand-timer', () => {
  /** Dalia's turn of two minutes, of which this many seconds are left. */
  function daliasTurn(change: Partial<RoomMessage> = {}) {
    const page = chidisPage({ manners: { ...everything, turnMinutes: 2 }, isLeader: true, ...change });
    const tellTimer = (seconds: number, runs = true) => {
      const timers = [{ seat: 3, left: seconds * 1000, runs }];
      act(
        () =>
          void page.store.dispatch(timersArrived({ type: 'turn-timers', room: tableName, table: tableName, timers })),
      );
    };
    return { ...page, tellTimer };
  }
  const reading = () => screen.queryByRole('img', { name: /sand-timer/i })?.getAttribute('aria-label');

  it('reads the minutes left, and stands still if the host says so', () => {
    const { tellTimer, tellRoom } = daliasTurn();
    expect(reading()).toBeUndefined();
    tellTimer(120);
    expect(reading()).toBe('Sand-timer: about 2 minutes left');
    pass(31_000);
    expect(reading()).toBe('Sand-timer: about 1 minute left');
    pass(60_000);
    expect(reading()).toBe('Sand-timer: less than a minute left');
    tellTimer(29, false);
    pass(60_000);
    expect(reading()).toBe('Sand-timer: less than a minute left');
    tellTimer(29);
    pass(29_000);
    expect(reading()).toBe('The sand-timer has run out');
    tellRoom({ manners: everything });
    expect(reading()).toBeUndefined();
  });

  it('asks a leader what to do once the host says that it has run out', () => {
    const { commands, tellTimer } = daliasTurn();
    tellTimer(1);
    pass(25_000);
    expect(screen.queryByText('Time is up for Dalia.')).toBeNull();
    tellTimer(0);
    expect(screen.getByText('Time is up for Dalia.')).toBeTruthy();
    const press = (name: string) =>
      fireEvent.click(within(screen.getByRole('status', { name: 'Sand-timer for each turn' })).getByText(name));
    press('Give more time');
    expect(commands.room.giveTime).toHaveBeenCalledExactlyOnceWith(3);
    press('Nudge Dalia');
    expect(commands.room.nudge).toHaveBeenCalledExactlyOnceWith(tableName, 3);
    press('Let a bot play');
    expect(commands.room.handSeat).toHaveBeenCalledExactlyOnceWith(3, expect.stringMatching('^bot-'), true);
    press('Play without a timer');
    expect(commands.room.changeManners).toHaveBeenCalledExactlyOnceWith(everything);
  });

  it('asks nobody but leaders', () => {
    const { tellTimer } = daliasTurn({ isLeader: false });
    tellTimer(0);
    expect(reading()).toBe('The sand-timer has run out');
    expect(screen.queryByText('Time is up for Dalia.')).toBeNull();
  });
});
