import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyHeard } from '../../../renderer/client/slices/company-slice.ts';
import { sheetOpened } from '../../../renderer/client/slices/page-slice.ts';
import { roomArrived } from '../../../renderer/client/slices/room-slice.ts';
import { closingSeen } from '../../../renderer/client/slices/table-slice.ts';
import { QuietStreet } from '../../../renderer/lobby/room/quiet-street.tsx';
import { restAfter } from '../../../renderer/table/far/use-quiet.ts';
import type { RoomMessage } from '../../../shared/protocol/messages.ts';
import { sampleRoom, sampleTable } from '../table/sample-table.ts';
import { openNetwork, show } from './network/page.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ended = { ending: 'x', scores: [1, 2], places: [2, 1], tieBreak: null };
const picture = () => document.querySelector('.quiet-street');
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

/** The server's screen, with nobody at it. */
function screenOf(role: 'host' | 'guest' = 'host') {
  const page = show(<QuietStreet />, { welcome: { role, network: role === 'host' ? openNetwork : null } });
  const tellRoom = (change: Partial<RoomMessage> = {}) =>
    act(
      () =>
        void page.store.dispatch(
          roomArrived(sampleRoom({ table: null, you: 'house', isLeader: true, code: 'K7M2P', ...change })),
        ),
    );
  tellRoom();
  return { ...page, tellRoom };
}

describe('idle big screen', () => {
  it('shows the street after some minutes, with the way to join, and wakes at once when someone joins', () => {
    const { tellRoom } = screenOf();
    pass(restAfter - 1);
    expect(picture()).toBeNull();
    pass(1);
    expect(picture()?.textContent).toContain('192.168.1.20:7777');
    expect(picture()?.querySelector('svg.game-front')).not.toBeNull();
    tellRoom({
      devices: [
        { device: 'gbbbbbbbb', name: 'Bea', present: true, isLeader: false, canHost: false, isTelevision: false },
      ],
    });
    expect(picture()).toBeNull();
  });

  it('wakes at a touch, a key and a reaction, and becomes idle again', () => {
    const { store } = screenOf();
    const wakes = [
      () => fireEvent.pointerDown(window),
      () => fireEvent.keyDown(window, { key: 'a' }),
      () =>
        act(
          () =>
            void store.dispatch(
              companyHeard({ type: 'reacted', room: 'aaaaaaaa', by: 'house', seat: null, reaction: 'laugh' }),
            ),
        ),
    ];
    for (const wake of wakes) {
      pass(restAfter);
      expect(picture()).not.toBeNull();
      wake();
      expect(picture()).toBeNull();
    }
  });

  it('shows no code while the door is closed', () => {
    screenOf().tellRoom({ door: 'closed' });
    pass(restAfter);
    expect(picture()?.textContent).not.toContain('192.168.1.20:7777');
  });

  it('never starts during a match, with a sheet open, for a seated player, or on a guest’s device', () => {
    const { store, tell } = screenOf();
    tell(sampleTable({ own: [], outcome: null }));
    pass(restAfter);
    expect(picture()).toBeNull();
    tell(sampleTable({ own: [], outcome: ended, moment: 2 }));
    pass(restAfter);
    // the ceremony is not over
    expect(picture()).toBeNull();
    act(() => void store.dispatch(closingSeen()));
    pass(restAfter);
    expect(picture()).not.toBeNull();
    act(() => void store.dispatch(sheetOpened({ name: 'settings' })));
    expect(picture()).toBeNull();
    cleanup();
    screenOf().tellRoom({
      chairs: [{ chair: 0, holder: 'house', name: 'Ana', colour: 'navy', ready: true, present: true }],
    });
    pass(restAfter);
    expect(picture()).toBeNull();
    cleanup();
    screenOf('guest');
    pass(restAfter);
    expect(picture()).toBeNull();
  });
});
