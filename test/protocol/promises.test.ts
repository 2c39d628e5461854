import { describe, expect, it } from 'vitest';
import { clientMessage, mostMovesOfChoice } from '../../shared/protocol/messages.ts';
import { botTable } from '../host/bots/bot-table.ts';
import { freshFolder, TestClient, testHost } from '../host/client.ts';
import { FakeNetwork } from '../host/fake-network.ts';
import { codeOf, enter, later } from '../host/opened-table.ts';

/** Promises of the protocol's page that no other test covers. */
describe('connection', () => {
  it('of a host page is at one table at a time and receives only that; each table counts its own versions', () => {
    const host = testHost(freshFolder());
    const client = new TestClient(host);
    const other = new TestClient(host);
    const first = client.create('tic-tac-toe', 2);
    other.ask({ type: 'open-table', table: first });
    for (const cell of [0, 1, 2]) other.step(() => cell);
    expect(client.table).toMatchObject({ table: first, version: 3 });
    const sent = client.heard.length;
    const second = client.create('tic-tac-toe', 2);
    other.step(() => 0);
    const since = client.heard.slice(sent).filter(({ type }) => type === 'table' || type === 'parted');
    expect(since).toMatchObject([{ type: 'table', table: second, moment: 1 }]);
    const before = other.table.moment;
    client.ask({ type: 'open-table', table: first });
    expect(client.table).toMatchObject({ table: first, version: 4, log: { after: null, from: 0 } });
    expect(client.table.moment).toBeGreaterThan(before);
  });

  it('of a guest as well: joining a second table leaves the first and keeps the seat', async () => {
    const host = testHost(freshFolder(), { network: new FakeNetwork() });
    const hosted = async () => {
      const hostPage = new TestClient(host);
      const table = hostPage.create('tic-tac-toe', 2);
      await later(hostPage, { type: 'host-table', table, name: 'Table', door: 'open' });
      hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
      return { hostPage, table, code: codeOf(hostPage) };
    };
    const [first, second] = [await hosted(), await hosted()];
    const { client, guest, token } = enter(host, first.code, 'Ben');
    client.ask({ type: 'ask-seats', table: first.table, seats: [{ seat: 1, name: 'Ben' }] });
    const sent = client.heard.length;
    client.ask({ type: 'enter', code: second.code, name: 'Ben' });
    expect(first.hostPage.table.holdings[1]).toEqual({ holder: guest, owner: guest, present: false });
    first.hostPage.play({ type: 'mark', cell: 4 });
    const tables = client.heard.slice(sent).filter((message) => message.type === 'table');
    expect(new Set(tables.map(({ table }) => table))).toEqual(new Set([second.table]));
    expect(client.heard.slice(sent).some(({ type }) => type === 'parted')).toBe(false);
    client.ask({ type: 'return', room: first.table, token });
    expect(client.table).toMatchObject({ table: first.table, own: [1], version: 1 });
  });
});

it('choice: accepts a limited number of further moves', () => {
  const move = { type: 'mark', cell: 4 };
  const play = { type: 'play', request: 'r', table: 'abcdefgh', version: 0, seat: 0, move };
  const withFurther = (moves: number) => clientMessage.safeParse({ ...play, further: Array(moves).fill(move) });
  expect(withFurther(mostMovesOfChoice).success).toBe(true);
  expect(withFurther(mostMovesOfChoice + 1).success).toBe(false);
});

it('headless server: pauses before a bot’s move in a fixed way, whatever settings it receives', async () => {
  const { host, client, clock, thinking } = botTable('tic-tac-toe', [null, 'merchant'], { isHeadless: true });
  const { settings } = client.last('welcome');
  if (settings === null) throw new Error('no settings');
  client.ask({ type: 'change-settings', settings: { ...settings, motion: 'off' } });
  client.play({ type: 'mark', cell: 4 });
  await thinking.last.choose({ type: 'mark', cell: 0 });
  clock.pass(499);
  expect(client.table.version).toBe(1);
  clock.pass(1);
  expect(client.table.version).toBe(2);
  await host.close();
});
