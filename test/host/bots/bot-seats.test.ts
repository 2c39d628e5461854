import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type HeaderLine, headerLine, lineFacts, lineText } from '../../../main/storage/journal-lines.ts';
import { fileOf } from '../../storage/journal-material.ts';
import { freshFolder, TestClient } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { bid, codeOf, enter, later, seated } from '../opened-table.ts';
import { botServer, botTable, tableOf } from './bot-table.ts';

const mark = (cell: number) => ({ type: 'mark', cell });
const ada = { name: 'Ada', colour: 'navy' } as const;
const ben = { name: 'Ben', colour: 'teal' } as const;

/** The holder and the owner of each seat. */
const held = (client: TestClient) => client.table.holdings.map(({ holder, owner }) => [holder, owner]);

/** A network table: the host at seat 0, a guest at seat 1, a bot at seat 2. */
async function mixed() {
  const server = botServer(freshFolder(), { network: new FakeNetwork() });
  const hostPage = new TestClient(server.host);
  const table = tableOf(hostPage, 'sealed-market', [null, null, 'shopkeeper']);
  await later(hostPage, { type: 'host-table', table, name: 'Table', door: 'open' });
  hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
  const guest = seated(server.host, table, codeOf(hostPage), 1, 'Benoît');
  return { ...server, hostPage, table, guest };
}

describe('new table with bots', () => {
  it('gives the bots their seats and the host’s device all others', () => {
    const { client } = botTable('sealed-market', [null, 'apprentice', 'wholesaler', null]);
    expect(client.table.holdings).toEqual([
      { holder: 'house', owner: 'house', present: true },
      { holder: 'bot-apprentice', owner: 'bot-apprentice', present: true },
      { holder: 'bot-wholesaler', owner: 'bot-wholesaler', present: true },
      { holder: 'house', owner: 'house', present: true },
    ]);
    expect(client.table.own).toEqual([0, 3]);
  });

  it('needs no shutter for one person against bots', () => {
    const { client } = botTable('sealed-market', ['apprentice', null, 'wholesaler']);
    expect(client.table).toMatchObject({ own: [1], inHand: 1, next: null, viewer: 1 });
  });

  it('is marked in the library while in use, after everyone has left, and after a seat changes hands', () => {
    const { folder, host, client, table } = botTable('sealed-market', [null, 'apprentice', 'wholesaler', null]);
    const marked = (from = host): unknown => new TestClient(from).last('welcome').library.map(({ bots }) => bots);
    expect(marked()).toEqual([[null, 'apprentice', 'wholesaler', null]]);
    client.ask({ type: 'hand-seat', table, seat: 3, to: 'bot-merchant', standIn: true });
    client.ask({ type: 'hand-seat', table, seat: 1, to: 'house', standIn: false });
    expect(marked()).toEqual([[null, null, 'wholesaler', 'merchant']]);
    client.connection.closed();
    expect(marked()).toEqual([[null, null, 'wholesaler', 'merchant']]);
    expect(marked(botServer(folder).host)).toEqual([[null, null, 'wholesaler', 'merchant']]);
  });

  it('is watched by its creator when bots play all seats', () => {
    const { client } = botTable('tic-tac-toe', ['apprentice', 'apprentice']);
    expect(client.table).toMatchObject({ own: [], inHand: null, viewer: 'spectator', legal: [] });
  });

  it.each([
    ['a seat twice', [1, 1]],
    ['a seat that there is not', [2]],
  ])('is not created with %s', (_, seats) => {
    const client = new TestClient(botServer().host);
    const bots = seats.map((seat) => ({ seat, level: 'merchant' as const }));
    const wrong = { game: 'tic-tac-toe', options: {}, seats: [ada, ben], bots };
    expect(client.refusal({ type: 'create-table', ...wrong })).toBe('malformed');
    expect(client.last('welcome').library).toEqual([]);
  });
});

describe('table that is closed and reopened', () => {
  it('keeps its bots and logs what they chose', async () => {
    const server = botServer();
    const client = new TestClient(server.host);
    const table = tableOf(client, 'tic-tac-toe', [null, 'merchant']);
    client.play(mark(4));
    await server.thinking.last.choose(mark(0));
    server.clock.pass(500);
    await server.host.close();

    const again = botServer(server.folder);
    const back = new TestClient(again.host);
    back.ask({ type: 'open-table', table });
    expect(held(back)).toEqual([
      ['house', 'house'],
      ['bot-merchant', 'bot-merchant'],
    ]);
    expect(back.table).toMatchObject({ inHand: 0, log: { moves: [{ seat: 0 }, { seat: 1, bot: 'merchant' }] } });
    expect(back.table.log.moves[0]).not.toHaveProperty('bot');
    expect(again.thinking.asked).toEqual([]);
    back.play(mark(3));
    expect(again.thinking.asked).toHaveLength(1);
  });

  it('keeps its bots after the host was killed', () => {
    const { folder, client, table } = botTable('tic-tac-toe', ['merchant', null]);
    client.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-apprentice', standIn: false });
    // a program that finds the lock of a dead one reads the same file
    const copied = freshFolder();
    const other = botServer(copied);
    writeFileSync(fileOf(copied, table), readFileSync(fileOf(folder, table)));
    const back = new TestClient(other.host);
    back.ask({ type: 'open-table', table });
    expect(held(back)).toEqual([
      ['bot-merchant', 'bot-merchant'],
      ['bot-apprentice', 'bot-apprentice'],
    ]);
    expect(other.thinking.asked).toHaveLength(1);
  });

  it('gives all seats to the host’s device if its journal predates bots', async () => {
    const { folder, host, client, table } = botTable('tic-tac-toe', [null, null]);
    client.play(mark(4));
    await host.close();
    const file = fileOf(folder, table);
    const [header = '', ...lines] = readFileSync(file, 'utf8').split('\n');
    const old = lineText({ ...headerOf(header), formatVersion: 3 });
    writeFileSync(file, [old.trim(), ...lines].join('\n'));
    const back = new TestClient(botServer(folder).host);
    back.ask({ type: 'open-table', table });
    expect(held(back)).toEqual([
      ['house', 'house'],
      ['house', 'house'],
    ]);
    expect(back.table).toMatchObject({ version: 1, log: { moves: [{ seat: 0 }] } });
  });
});

/** The first line of a journal, to be written again. */
function headerOf(text: string): HeaderLine {
  const facts = lineFacts(text);
  if (facts === undefined) throw new Error('no header');
  return headerLine.parse(facts);
}

describe('seat handed to a bot', () => {
  it('belongs to the bot until the host takes it back', () => {
    const { client, table } = botTable('sealed-market', [null, null, null]);
    client.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-merchant', standIn: false });
    client.ask({ type: 'hand-seat', table, seat: 2, to: 'bot-apprentice', standIn: true });
    expect(held(client)).toEqual([
      ['house', 'house'],
      ['bot-merchant', 'bot-merchant'],
      ['bot-apprentice', 'house'],
    ]);
    expect(client.refusal({ type: 'take-seat-back', table, seat: 1 })).toBe('not-your-seat');
    expect(client.ask({ type: 'take-seat-back', table, seat: 2 })).toMatchObject({ type: 'done' });
    expect(client.table).toMatchObject({ own: [0, 2] });
  });

  it('keeps its substitute bot when the host’s page reloads', async () => {
    const { host, folder, client, table } = botTable('tic-tac-toe', [null, null]);
    client.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-apprentice', standIn: true });
    client.connection.closed();
    const again = new TestClient(host);
    again.ask({ type: 'open-table', table });
    expect(held(again)[1]).toEqual(['bot-apprentice', 'house']);
    await host.close();
    const later = new TestClient(botServer(folder).host);
    later.ask({ type: 'open-table', table });
    expect(held(later)[1]).toEqual(['bot-apprentice', 'house']);
    expect(later.ask({ type: 'take-seat-back', table, seat: 1 })).toMatchObject({ type: 'done' });
    expect(later.table.own).toEqual([0, 1]);
  });

  it('is played by the bot while its owner is away, and returned when they come back', async () => {
    const { host, hostPage, table, guest, thinking, clock } = await mixed();
    await thinking.last.choose(bid(0));
    clock.pass(500);
    guest.client.connection.closed();
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-merchant', standIn: true });
    expect(hostPage.table.holdings[1]).toEqual({ holder: 'bot-merchant', owner: guest.guest, present: true });
    expect(thinking.last.question).toMatchObject({ seat: 1, level: 'merchant' });

    const back = new TestClient(host, '192.168.1.30');
    back.ask({ type: 'return', room: table, token: guest.token });
    expect(back.table).toMatchObject({ own: [1], inHand: 1, holdings: [{}, { holder: guest.guest }, {}] });
    expect(thinking.last.isCancelled).toBe(true);
    await thinking.last.choose(bid(3));
    clock.pass(5000);
    expect(back.table).toMatchObject({ version: 1, toAct: [0, 1] });
    expect(back.ask({ type: 'play', table, version: 1, seat: 1, token: guest.token, move: bid(2) })).toMatchObject({
      type: 'done',
    });
  });

  it('is returned by the bot to an owner who is present', async () => {
    const { hostPage, table, guest } = await mixed();
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-merchant', standIn: true });
    expect(guest.client.table.own).toEqual([]);
    expect(guest.client.ask({ type: 'take-seat-back', table, seat: 1 })).toMatchObject({ type: 'done' });
    expect(guest.client.table).toMatchObject({ own: [1], inHand: 1 });
  });

  it('cannot be requested, taken or handed on by a guest', async () => {
    const { host, hostPage, table, guest } = await mixed();
    const eve = enter(host, codeOf(hostPage), 'Eve');
    expect(eve.client.refusal({ type: 'ask-seats', table, seats: [{ seat: 2, name: 'Eve' }] })).toBe('seat-taken');
    expect(guest.client.refusal({ type: 'take-seat-back', table, seat: 2 })).toBe('not-your-seat');
    expect(guest.client.refusal({ type: 'hand-seat', table, seat: 1, to: 'bot-apprentice', standIn: true })).toBe(
      'not-leader',
    );
    expect(hostPage.table.holdings[2]).toMatchObject({ holder: 'bot-shopkeeper' });
  });

  it('belongs to the player who takes it, if it had no owner', async () => {
    const { hostPage, table, guest } = await mixed();
    guest.client.ask({ type: 'give-up-seats', table, seats: [1] });
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-merchant', standIn: true });
    expect(held(hostPage)[1]).toEqual(['bot-merchant', 'bot-merchant']);
  });
});

describe('table that leaves the network', () => {
  it('keeps its bots, substitutes included, and gives all other seats to the host’s device', async () => {
    const { hostPage, table, guest, host, folder, thinking } = await mixed();
    expect(held(hostPage)).toEqual([
      ['house', 'house'],
      [guest.guest, guest.guest],
      ['bot-shopkeeper', 'bot-shopkeeper'],
    ]);
    hostPage.ask({ type: 'close-room', room: table });
    expect(held(hostPage)).toEqual([
      ['house', 'house'],
      ['house', 'house'],
      ['bot-shopkeeper', 'bot-shopkeeper'],
    ]);
    await later(hostPage, { type: 'host-table', table, name: 'Table', door: 'open' });
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
    const { guest: dov } = seated(host, table, codeOf(hostPage), 1, 'Dov');
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-apprentice', standIn: true });
    expect(held(hostPage)[1]).toEqual(['bot-apprentice', dov]);
    hostPage.ask({ type: 'close-room', room: table });
    expect(held(hostPage)[1]).toEqual(['bot-apprentice', 'bot-apprentice']);
    await host.close();
    const again = new TestClient(botServer(folder).host);
    again.ask({ type: 'open-table', table });
    expect(held(again).slice(1)).toEqual([
      ['bot-apprentice', 'bot-apprentice'],
      ['bot-shopkeeper', 'bot-shopkeeper'],
    ]);
    expect(thinking.asked.length).toBeGreaterThan(0);
  });

  it('reopens with its bots when the host restarts while it is on the network', async () => {
    const { hostPage, table, guest, host, folder } = await mixed();
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-merchant', standIn: true });
    await host.close();
    const again = botServer(folder, { network: new FakeNetwork() });
    await again.host.resume();
    const back = new TestClient(again.host);
    back.ask({ type: 'open-table', table });
    expect(held(back)).toEqual([
      ['house', 'house'],
      ['bot-merchant', guest.guest],
      ['bot-shopkeeper', 'bot-shopkeeper'],
    ]);
    const ben = new TestClient(again.host, '192.168.1.30');
    ben.ask({ type: 'return', room: table, token: guest.token });
    expect(ben.table.own).toEqual([1]);
    await again.host.close();
  });
});
