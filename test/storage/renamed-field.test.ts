import { expect, it } from 'vitest';
import { renamedField } from '../../main/storage/renamed-field.ts';
import { guestRecord, roomRecord } from '../../main/storage/rooms/room-record.ts';

const guest = { guest: 'gk2m8t5xw', name: 'Ben', proof: 'p'.repeat(43) };

it('reads the leaders of rooms that an older program saved', () => {
  expect(guestRecord.parse({ ...guest, isMaster: true })).toEqual({ ...guest, isLeader: true });
  expect(guestRecord.parse({ ...guest, isLeader: true })).toEqual({ ...guest, isLeader: true });
});

it('reads the manners of rooms from before there were sand-timers', () => {
  const manners = { nudges: false, reactions: true };
  expect(roomRecord.shape.manners.parse(manners)).toEqual({ ...manners, turnMinutes: null });
});

it('changes nothing else, and keeps the new field of a record that has both', () => {
  const read = renamedField('old', 'new');
  expect([null, 'text', { other: 1 }].map(read)).toEqual([null, 'text', { other: 1 }]);
  expect(read({ old: 1, new: 2 })).toEqual({ new: 2 });
});
