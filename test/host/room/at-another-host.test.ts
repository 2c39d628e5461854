import { expect, it } from 'vitest';
import { atHostOf } from '../../../main/host/room/at-another-host.ts';
import { asBegun, type RoomRecord } from '../../../main/storage/rooms/room-record.ts';

const proposalsOf = (...proposals: RoomRecord['proposals']): RoomRecord['proposals'] =>
  atHostOf('mia', { ...room, proposals }).proposals;

const room: RoomRecord = {
  room: 'room',
  name: 'Room',
  door: 'open',
  code: 'ABCDEF',
  ...asBegun,
  lead: 'mia',
  guests: [
    { guest: 'mia', name: 'Mia', proof: 'p', isLeader: true },
    { guest: 'leo', name: 'Leo', proof: 'q', isLeader: false },
  ],
  chairs: [],
  plan: { game: null, options: {} },
  proposals: [],
  televisions: [],
  table: null,
  evening: [],
};

it('makes the guest the host of a room on their own host, and keeps everyone else', () => {
  const there = atHostOf('mia', room);
  expect(there.lead).toBe('house');
  expect(there.guests.map(({ guest }) => guest)).toEqual(['leo']);
  expect(atHostOf('leo', room).lead).toBe('mia');
});

it('keeps the guest’s suggestion when their host has suggested a game as well', () => {
  const [server, mia, leo] = ['house', 'mia', 'leo'].map((by) => ({ by, game: `of ${by}` }));
  if (server === undefined || mia === undefined || leo === undefined) throw new TypeError('three wishes');
  expect(proposalsOf(server, mia, leo)).toEqual([{ by: 'house', game: 'of mia' }, leo]);
  expect(proposalsOf(server, leo)).toEqual([server, leo]);
  expect(proposalsOf(mia)).toEqual([{ by: 'house', game: 'of mia' }]);
});
