import { expect, it, vi } from 'vitest';
import { Members } from '../../../main/host/room/members.ts';
import { bid, enter, opened } from '../opened-table.ts';

const crowd = 12;

it('a room with a crowd looks each device up once for a move, however many it tells', async () => {
  const { host, keeper, code } = await opened();
  for (let guest = 0; guest < crowd; guest++) enter(host, code, `Guest ${guest}`);
  keeper.take(0);
  const lookedUp = vi.spyOn(Members.prototype, 'canHost');
  keeper.play(bid(3));
  const times = lookedUp.mock.calls.length;
  lookedUp.mockRestore();
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThanOrEqual(2 * crowd);
});
