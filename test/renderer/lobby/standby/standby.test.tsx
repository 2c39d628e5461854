import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Banners } from '../../../../renderer/app/banners.tsx';
import { roomArrived } from '../../../../renderer/client/slices/room-slice.ts';
import { standbyChanged } from '../../../../renderer/client/slices/standby-slice.ts';
import { StandbySheet } from '../../../../renderer/lobby/standby/standby-sheet.tsx';
import { ExportSheet } from '../../../../renderer/lobby/transfer/export-sheet.tsx';
import type { RoomMessage } from '../../../../shared/protocol/messages.ts';
import { soon } from '../../../harness/soon.ts';
import { sampleRoom } from '../../table/sample-table.ts';
import { show } from '../network/page.tsx';

const ben = 'gk2m8t5xw';
const { type: _, ...room } = sampleRoom({
  devices: [
    { device: 'house', name: null, present: true, isLeader: true, canHost: false, isTelevision: false },
    { device: ben, name: 'Ben', present: true, isLeader: false, canHost: true, isTelevision: false },
    { device: 'gp4n6r3yz', name: 'Mia', present: true, isLeader: false, canHost: false, isTelevision: false },
    { device: 'gq4n6r3yz', name: 'Chidi', present: false, isLeader: false, canHost: true, isTelevision: false },
  ],
  standBy: { guest: ben, agreed: true, ready: true },
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const says = (text: string | RegExp) => expect(document.body.textContent).toMatch(text);

describe('standby on the host’s sheet', () => {
  const sheet = (standBy: RoomMessage['standBy']) =>
    show(<ExportSheet room={{ ...room, standBy }} onClose={() => {}} />).commands.standby;

  it('is one of the apps in the room', () => {
    const { nameStandby } = sheet(null);
    expect(screen.queryByRole('button', { name: /(Mia|Chidi) to stand by/ })).toBeNull();
    fireEvent.click(button('Ask Ben to stand by'));
    expect(nameStandby).toHaveBeenCalledWith(room.room, ben);
  });

  it('is asked first, then needs one more device, then is ready, and can be released', () => {
    sheet({ guest: ben, agreed: false, ready: false });
    says('Waiting for Ben to agree.');
    cleanup();
    sheet({ guest: ben, agreed: true, ready: false });
    says(/Ben has agreed\..*one more device/);
    cleanup();
    const { nameStandby } = sheet({ guest: ben, agreed: true, ready: true });
    says('Ben is standing by: if this computer fails, the game can go on there.');
    fireEvent.click(button('Stop the standby'));
    expect(nameStandby).toHaveBeenCalledWith(room.room, null);
  });
});

it('offers an export to a file first if there is no other way', () => {
  const primary = () => document.querySelector('.button.primary')?.textContent;
  const devices = room.devices.filter(({ device }) => device !== ben);
  show(<ExportSheet room={{ ...room, devices }} onClose={() => {}} />);
  says('Mia joined with a browser, and browsers can’t host.');
  expect(document.body.textContent).not.toContain('enter the code');
  expect(primary()).toBe('Save the file');
  cleanup();
  show(<ExportSheet room={room} onClose={() => {}} />);
  expect(primary()).toBe('Hand over to Ben');
});

it.each([
  ['Yes, stand by', true],
  ['No', false],
  ['Close', false],
])('sheet of the person asked: accepts “%s” as an answer', (press, agreed) => {
  let closed = 0;
  const { commands } = show(
    <StandbySheet
      room={room}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  fireEvent.click(button(press));
  expect(commands.standby.answer).toHaveBeenCalledWith(room.room, agreed);
  expect(closed).toBe(1);
});

describe('bar over the page', () => {
  function bars(role: 'host' | 'guest' = 'guest') {
    const page = show(<Banners />, { welcome: { role } });
    act(() => void page.store.dispatch(roomArrived({ type: 'room', ...room })));
    const tell = (change: Parameters<typeof standbyChanged>[0]) =>
      act(() => void page.store.dispatch(standbyChanged({ near: true, ...change })));
    return { ...page, standby: page.commands.standby, tell };
  }

  it('names who is awaited, and lets only the host continue, with a second press', async () => {
    const { tell, standby } = bars('host');
    tell({ waits: room.room });
    await soon(() => says('Waiting for Ben’s computer, which is standing by.'));
    fireEvent.click(button('Continue without it'));
    expect(standby.continueAlone).not.toHaveBeenCalled();
    says(/Only if nobody has carried on at Ben’s computer/);
    // the press was one too many: the same button leads back
    fireEvent.click(button('Keep waiting'));
    fireEvent.click(button('Continue without it'));
    fireEvent.click(button('Nobody has: continue'));
    expect(standby.continueAlone).toHaveBeenCalledWith(room.room);
    tell({ waits: null });
    expect(screen.queryByText(/Waiting/)).toBeNull();
  });

  it('asks waiting guests nothing, and ignores other rooms', async () => {
    const { tell } = bars();
    tell({ waits: room.room });
    await soon(() => says('Waiting for Ben’s computer'));
    expect(screen.queryByRole('button', { name: /go on/i })).toBeNull();
    tell({ waits: 'another-room' });
    expect(screen.queryByText(/Waiting/)).toBeNull();
  });

  it('offers to continue, there or here, once the host has failed', async () => {
    const { tell, standby } = bars();
    tell({ offer: 'there' });
    await soon(() => says('The table can carry on at Ben’s computer.'));
    fireEvent.click(button('Carry on there'));
    expect(standby.resume).toHaveBeenCalledTimes(1);
    tell({ offer: 'here' });
    says('The host’s computer is not responding. Carry on here?');
    fireEvent.click(button('Carry on here'));
    expect(standby.resume).toHaveBeenCalledTimes(2);
  });

  it('says who still has to agree, and leads back', async () => {
    const { tell, standby } = bars();
    const failover = { here: false, progress: null, refused: null, canGoBack: true };
    tell({ failover });
    await soon(() => says('Connecting…'));
    // the last one is the person at the new computer
    tell({ failover: { ...failover, progress: { agreed: false, have: 1, needs: 2 } } });
    expect(document.body.textContent).not.toMatch('devices agree');
    says('The person at the new computer has to press “Carry on here” there.');
    tell({ failover: { ...failover, progress: { agreed: false, have: 1, needs: 3 } } });
    says('So far 1 of 3 devices agree. One more has to press “Carry on there”.');
    says('The person at the new computer has to press “Carry on here” there.');
    tell({ failover: { ...failover, progress: { agreed: true, have: 1, needs: 3 } } });
    says('2 more have to press “Carry on there”.');
    tell({ failover: { ...failover, progress: { agreed: true, have: 2, needs: 2 } } });
    says('One moment…');
    tell({ failover: { ...failover, refused: 'no-copy' } });
    says('That computer has no copy of this table');
    fireEvent.click(button('Back to the host’s computer'));
    expect(standby.goBack).toHaveBeenCalledTimes(1);
    tell({ failover: { ...failover, here: true } });
    fireEvent.click(button('Not now'));
    expect(standby.goBack).toHaveBeenCalledTimes(2);
  });
});
