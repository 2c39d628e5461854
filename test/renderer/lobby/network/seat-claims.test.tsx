import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roomArrived } from '../../../../renderer/client/slices/room-slice.ts';
import { SeatClaims } from '../../../../renderer/lobby/network/seats/seat-claims.tsx';
import type { RoomMessage } from '../../../../shared/protocol/messages.ts';
import { sampleRoom } from '../../table/sample-table.ts';
import { bea, chidi, hostedTable, show } from './page.tsx';

const newcomer = 'gabcdefgh';

function device(guest: string, name: string, present: boolean): RoomMessage['devices'][number] {
  return { device: guest, name, present, isLeader: false, canHost: false, isTelevision: false };
}

/** Bea is here; Chidi is away and has a substitute. */
const room = sampleRoom({ devices: [device(bea, 'Bea', true), device(chidi, 'Chidi', false)] });

function shown(room: RoomMessage) {
  const page = show(<SeatClaims />, { table: hostedTable({ own: [] }) });
  const tell = (message: RoomMessage) => act(() => void page.store.dispatch(roomArrived(message)));
  tell(room);
  return { ...page, tellRoom: tell, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

describe('device that joins without a seat', () => {
  it('is asked whether it is an absent player’s, claims the seat, and may withdraw', () => {
    const { commands, tellRoom, press } = shown(room);
    expect(screen.getByRole('status').textContent).toContain('Are you Chidi?');
    press('I am Chidi');
    expect(commands.room.claimSeat).toHaveBeenLastCalledWith(chidi);
    tellRoom({ ...room, claims: [{ by: newcomer, guest: chidi }] });
    expect(screen.getByRole('status').textContent).toContain('in a few seconds');
    tellRoom({ ...room, door: 'ask', claims: [{ by: newcomer, guest: chidi }] });
    expect(screen.getByRole('status').textContent).toContain('has to agree');
    press('Cancel');
    expect(commands.room.claimSeat).toHaveBeenLastCalledWith(null);
  });

  it('is not asked again after a no, nor about players who leave later', () => {
    const { press } = shown(room);
    press('No');
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    const later = shown({ ...room, devices: [device(bea, 'Bea', true), device(chidi, 'Chidi', true)] });
    later.tellRoom(room);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is not asked if it has a seat itself or is the host', () => {
    shown({ ...room, you: bea });
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    shown({ ...room, you: 'house' });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('room leader: is asked to give the seat to the new device, and agrees or declines', () => {
  const { commands, press } = shown({ ...room, you: 'house', claims: [{ by: newcomer, guest: chidi }] });
  expect(screen.getByRole('status').textContent).toContain('Is this Chidi on a new device?');
  press('Give the seat of Chidi to the new device');
  expect(commands.room.answerClaim).toHaveBeenLastCalledWith(newcomer, true);
  press('No, that is not Chidi');
  expect(commands.room.answerClaim).toHaveBeenLastCalledWith(newcomer, false);
});
