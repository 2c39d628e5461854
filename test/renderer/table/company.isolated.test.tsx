// @vitest-environment happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companyHeard } from '../../../renderer/client/slices/company-slice.ts';
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

describe('room leader', () => {
  it('is announced when it changes', () => {
    const { tellRoom } = chidisPage();
    expect(screen.queryByText(/leads? the table/)).toBeNull();
    tellRoom({ lead: laptop });
    expect(screen.getByText('Dalia leads the table now.')).toBeTruthy();
    tellRoom({ lead: phone, isLeader: true });
    expect(screen.getByText('You lead the table now.')).toBeTruthy();
    tellRoom({ lead: 'house' });
    expect(screen.getByText('The host leads the table again.')).toBeTruthy();
  });
});
