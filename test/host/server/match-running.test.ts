import { expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { later } from '../opened-table.ts';

it('counts a match as running until it is over while someone is at its table or may join; lessons do not count', async () => {
  const network = new FakeNetwork();
  const host = testHost(freshFolder(), { network });
  await host.resume();
  const client = new TestClient(host);
  expect(host.isMatchRunning).toBe(false);
  const table = client.create('tic-tac-toe', 2);
  expect(host.isMatchRunning).toBe(true);
  client.ask({ type: 'leave-table', table });
  expect(host.isMatchRunning).toBe(false);
  client.ask({ type: 'open-table', table });
  await later(client, { type: 'host-table', table, name: 'Supper', door: 'open' });
  client.ask({ type: 'leave-table', table });
  expect(host.isMatchRunning).toBe(true);
  client.ask({ type: 'open-table', table });
  // in order, the cells 0, 2, 4 and 6 make a row for the first seat
  while (client.table.outcome === null) client.step(() => 0);
  expect(host.isMatchRunning).toBe(false);
});

it('a player in a lesson can be asked to wait', () => {
  const host = testHost(freshFolder(), { gameOf });
  const client = new TestClient(host);
  expect(client.ask({ type: 'begin-lesson', game: 'harbour', lesson: 'first', name: 'Ana' })).toMatchObject({
    type: 'done',
  });
  expect(host.isMatchRunning).toBe(false);
});
