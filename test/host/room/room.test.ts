import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofOf } from '../../../main/host/secrets.ts';
import type { HostSettings } from '../../../main/host/server/host-settings.ts';
import type { RoomMessage } from '../../../shared/protocol/messages.ts';
import { ticTacToe } from '../../engine/reference/tic-tac-toe.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { roomOpened } from '../opened-room.ts';
import { enter, opened, play, restarted, seated } from '../opened-table.ts';

function onChair(host: Parameters<typeof enter>[0], code: string, name: string) {
  const guest = enter(host, code, name);
  const { room } = guest.client.last('room');
  const answer = guest.client.ask({ type: 'take-chair', room, name, colour: null });
  if (answer.type !== 'done') throw new Error(`no chair: ${JSON.stringify(answer)}`);
  return guest;
}

function names({ chairs }: RoomMessage): readonly string[] {
  return chairs.map(({ name }) => name);
}

/** Ana at the laptop, Mia and Chidi on phones; tic-tac-toe or the market has begun. */
async function evening(
  game: 'tic-tac-toe' | 'sealed-market' = 'sealed-market',
  folder = freshFolder(),
  settings: Partial<HostSettings> = {},
) {
  const opened = await roomOpened(folder, settings);
  const { host, hostPage, room, code } = opened;
  hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
  const mia = onChair(host, code, 'Mia');
  hostPage.ask({ type: 'choose-game', room, game, options: {} });
  const start = hostPage.ask({ type: 'start-match', room });
  if (start.type !== 'done') throw new Error(`not begun: ${JSON.stringify(start)}`);
  return { ...opened, mia };
}

/** Plays a whole match on the devices of these clients. */
function playOut(clients: readonly { readonly client: TestClient; readonly token?: string }[]): void {
  for (let move = 0; move < 500; move++) {
    const [{ client: any } = { client: undefined }] = clients;
    if (any === undefined || any.table.outcome !== null) return;
    const acting = clients.find(
      ({ client: { table } }) => table.legal.length > 0 && table.toAct.includes(table.inHand ?? -1),
    );
    if (acting === undefined) throw new Error('nobody can play');
    const { client, token } = acting;
    const { table, version, inHand, legal } = client.table;
    const [first = { type: 'none' }] = legal;
    const proof = token === undefined ? {} : { token };
    const answer = client.ask({ type: 'play', table, version, seat: inHand ?? 0, move: first, ...proof });
    if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}

describe('room before its first match', () => {
  it('shows nobody as away while everyone moves on to a new match', async () => {
    const { host, hostPage, room, code } = await roomOpened();
    hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
    const guests = [onChair(host, code, 'Mia'), onChair(host, code, 'Chidi')];
    hostPage.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
    expect(hostPage.ask({ type: 'start-match', room })).toMatchObject({ type: 'done' });
    for (const { heard } of [hostPage, ...guests.map(({ client }) => client)]) {
      const sent = heard.filter((message) => message.type === 'table').flatMap(({ holdings }) => holdings);
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter(({ present }) => !present)).toEqual([]);
    }
  });

  it('is joined by its code and reports who is there; only leaders and watching screens get the code', async () => {
    const { host, hostPage, room, code, network } = await roomOpened();
    expect(network.announced).toEqual([{ room, name: 'Ana’s table', game: null, free: 6 }]);
    const mia = onChair(host, code, 'Mia');
    expect(mia.client.last('room')).toMatchObject({ room, table: null, you: mia.guest, isLeader: false, code: null });
    expect(hostPage.last('room')).toMatchObject({
      you: 'house',
      isLeader: true,
      chairs: [{ holder: mia.guest, name: 'Mia', colour: 'navy', ready: false, present: true }],
      devices: [{ device: 'house' }, { device: mia.guest, name: 'Mia', present: true, isLeader: false }],
    });
    // a screen without a chair may be the shared one, and shows how to join while the door is not closed
    const television = enter(host, code, 'Television');
    expect(television.client.last('room').code).toBe(code);
    hostPage.ask({ type: 'change-room', room, name: 'Ana’s table', door: 'closed' });
    expect(television.client.last('room').code).toBe(null);
    hostPage.ask({ type: 'change-room', room, name: 'Ana’s table', door: 'ask' });
    expect(television.client.last('room').code).toBe(code);
    mia.client.connection.closed();
    expect(hostPage.last('room').chairs).toMatchObject([{ name: 'Mia', present: false }]);
    expect(network.announced).toMatchObject([{ free: 5 }]);
  });

  it('gives each chair its own colour and keeps people distinct', async () => {
    const { host, hostPage, room, code } = await roomOpened();
    const mia = onChair(host, code, 'Mia');
    expect(hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: 'soot' })).toMatchObject({ type: 'done' });
    expect(hostPage.refusal({ type: 'take-chair', room, name: 'ANA', colour: null })).toBe('names-must-differ');
    expect(hostPage.refusal({ type: 'take-chair', room, name: 'Bo', colour: 'soot' })).toBe('colours-must-differ');
    expect(mia.client.refusal({ type: 'leave-chair', room, chair: 1 })).toBe('not-your-chair');
    expect(mia.client.ask({ type: 'change-chair', room, chair: 0, name: 'Mia B.', colour: 'violet' })).toMatchObject({
      type: 'done',
    });
    for (const name of ['Tilda', 'Otto', 'Ida', 'Uwe']) {
      expect(hostPage.ask({ type: 'seat-bot', room, level: 'merchant', name })).toMatchObject({ type: 'done' });
    }
    expect(hostPage.refusal({ type: 'seat-bot', room, level: 'merchant', name: 'Eva' })).toBe('no-chair');
    const { chairs } = hostPage.last('room');
    expect(new Set(chairs.map(({ colour }) => colour)).size).toBe(6);
    expect(chairs.filter(({ ready }) => ready).map(({ holder }) => holder)).toEqual(Array(4).fill('bot-merchant'));
    hostPage.ask({ type: 'leave-chair', room, chair: 5 });
    expect(hostPage.last('room').chairs).toHaveLength(5);
  });

  it('shows wishes and readiness, and starts nothing on its own', async () => {
    const { host, hostPage, room, code } = await roomOpened();
    const mia = onChair(host, code, 'Mia');
    hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
    mia.client.ask({ type: 'propose-game', room, game: 'tic-tac-toe' });
    hostPage.ask({ type: 'propose-game', room, game: 'sealed-market' });
    expect(mia.client.refusal({ type: 'propose-game', room, game: 'chess' })).toBe('unknown-game');
    expect(mia.client.last('room').proposals).toEqual([
      { by: mia.guest, game: 'tic-tac-toe' },
      { by: 'house', game: 'sealed-market' },
    ]);
    expect(hostPage.refusal({ type: 'start-match', room })).toBe('no-game');
    hostPage.ask({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
    mia.client.ask({ type: 'be-ready', room, ready: true });
    hostPage.ask({ type: 'be-ready', room, ready: true });
    expect(hostPage.last('room')).toMatchObject({ table: null, chairs: [{ ready: true }, { ready: true }] });
    expect(hostPage.refusal({ type: 'choose-game', room, game: 'tic-tac-toe', options: { size: 'big' } })).toBe(
      'unknown-option',
    );
    // another game asks everyone again
    hostPage.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
    expect(hostPage.last('room').chairs).toMatchObject([{ ready: false }, { ready: false }]);
    hostPage.ask({ type: 'propose-game', room, game: null });
    expect(hostPage.last('room').proposals).toHaveLength(1);
  });

  it('refuses to start with too many, and keeps everyone', async () => {
    const { hostPage, room } = await roomOpened();
    for (const name of ['Ana', 'Bo', 'Cy']) hostPage.ask({ type: 'take-chair', room, name, colour: null });
    hostPage.ask({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
    expect(hostPage.refusal({ type: 'start-match', room })).toBe('wrong-number-of-seats');
    expect(hostPage.last('room')).toMatchObject({ table: null });
  });

  it('seats everyone in the order of the chairs', async () => {
    const { host, hostPage, room, code } = await roomOpened();
    hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
    const mia = onChair(host, code, 'Mia');
    expect(hostPage.refusal({ type: 'order-chairs', room, chairs: [1] })).toBe('not-your-chair');
    hostPage.ask({ type: 'order-chairs', room, chairs: [1, 0] });
    hostPage.ask({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
    hostPage.ask({ type: 'start-match', room });
    expect(mia.client.table).toMatchObject({ own: [0], seats: [{ name: 'Mia' }, { name: 'Ana' }] });
    expect(hostPage.table.own).toEqual([1]);
  });
});

describe('room that plays', () => {
  it('remembers the first highlights of a finished match through a restart', async () => {
    const folder = freshFolder();
    const sent = { type: 'first-mark', seat: 0 };
    const more = [{ type: 'x' }, { type: 'y' }];
    const gameOf = (id: string) =>
      id === 'tic-tac-toe' ? { ...ticTacToe, awards: () => [sent, ...more, { type: 'z' }] } : undefined;
    const { host, hostPage, room, mia } = await evening('tic-tac-toe', folder, { gameOf });
    expect(hostPage.last('room').evening).toMatchObject([{ award: null }]);
    playOut([{ client: hostPage }, mia]);
    expect(hostPage.last('room').evening).toMatchObject([{ award: sent, moreAwards: more }]);
    hostPage.ask({ type: 'start-match', room });
    expect(mia.client.last('room').evening).toMatchObject([{ award: sent }, { award: null }]);
    const again = await restarted(host, folder, { gameOf });
    const back = new TestClient(again);
    back.ask({ type: 'visit-room', room });
    expect(back.last('room').evening).toMatchObject([{ award: sent, moreAwards: more }, { award: null }]);
  });

  it('moves everyone from match to match, each to their own seat, without code or request', async () => {
    const { host, hostPage, room, code, mia } = await evening();
    const chidi = enter(host, code, 'Chidi');
    expect(chidi.client.table).toMatchObject({ own: [], viewer: 'spectator' });
    chidi.client.ask({ type: 'take-chair', room, name: 'Chidi', colour: null });
    const first = hostPage.table.table;
    playOut([{ client: hostPage }, mia]);
    expect(hostPage.last('room').evening).toMatchObject([
      { table: first, outcome: { places: [expect.any(Number), expect.any(Number)] } },
    ]);
    const said = [mia, chidi].map(({ client }) => client.heard.length);
    hostPage.ask({ type: 'start-match', room });
    const second = hostPage.table.table;
    expect(second).not.toBe(first);
    expect(hostPage.table.own).toEqual([0]);
    for (const [at, { client }] of [mia, chidi].entries()) {
      const news = client.heard.slice(said[at]);
      // first the room, then its table
      expect(news.find(({ type }) => type === 'room' || type === 'table')).toMatchObject({
        type: 'room',
        table: second,
      });
      expect(news.some((message) => message.type === 'table' && message.table === first)).toBe(false);
    }
    expect(mia.client.table).toMatchObject({ table: second, own: [1] });
    expect(chidi.client.table).toMatchObject({ table: second, own: [2], seats: [{}, {}, { name: 'Chidi' }] });
    expect(hostPage.last('room').evening).toMatchObject([{ table: first }, { table: second, outcome: null }]);
  });

  it('draws lots again for each match, since the rules of all games draw the start player', async () => {
    let seeds = 0;
    const { hostPage, room } = await evening('tic-tac-toe', freshFolder(), { newSeed: () => `seed ${++seeds}` });
    for (let match = 2; match < 5; match++) {
      hostPage.ask({ type: 'start-match', room });
      expect(seeds).toBe(match);
    }
  });

  it('shows the public board on the big screen, and gives it a seat over the network', async () => {
    const { host, hostPage, room, code } = await roomOpened();
    const guests = ['Ana', 'Mia'].map((name) => onChair(host, code, name));
    hostPage.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
    for (let match = 0; match < 2; match++) {
      hostPage.ask({ type: 'start-match', room });
      expect(hostPage.table).toMatchObject({ own: [], viewer: 'spectator', legal: [] });
      expect(hostPage.table.holdings.map(({ holder }) => holder)).toEqual(guests.map(({ guest }) => guest));
    }
  });

  it('returns to an earlier match with the same people in its seats', async () => {
    const { host, hostPage, room, mia } = await evening();
    play(mia.client, mia.token, 1);
    const first = hostPage.table.table;
    hostPage.ask({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
    hostPage.ask({ type: 'start-match', room });
    const second = hostPage.table.table;
    hostPage.play({ type: 'mark', cell: 4 });
    expect(mia.client.refusal({ type: 'go-on', room, table: first })).toBe('not-leader');
    expect(hostPage.refusal({ type: 'go-on', room, table: 'aaaaaaaa' })).toBe('unknown-table');
    const onlooker = new TestClient(host);
    onlooker.ask({ type: 'open-table', table: first });
    expect(hostPage.refusal({ type: 'go-on', room, table: first })).toBe('already-here');
    onlooker.ask({ type: 'leave-table', table: first });
    expect(hostPage.ask({ type: 'go-on', room, table: first })).toMatchObject({ type: 'done' });
    expect(mia.client.table).toMatchObject({ table: first, own: [1], version: 1 });
    expect(hostPage.last('room').evening.map(({ table }) => table)).toEqual([second, first]);
    expect(names(hostPage.last('room'))).toEqual(['Ana', 'Mia']);
  });

  it('keeps the chairs of waiting players, and those of the seats during a match', async () => {
    const { host, hostPage, room, code, mia } = await evening();
    const chidi = onChair(host, code, 'Chidi');
    expect(names(hostPage.last('room'))).toEqual(['Ana', 'Mia', 'Chidi']);
    expect(mia.client.refusal({ type: 'leave-chair', room, chair: 1 })).toBe('not-while-running');
    hostPage.ask({ type: 'hand-seat', table: hostPage.table.table, seat: 1, to: 'house', standIn: true });
    expect(hostPage.last('room').chairs[1]).toMatchObject({ holder: mia.guest });
    hostPage.ask({ type: 'rename-seat', table: hostPage.table.table, seat: 0, name: 'Anna' });
    chidi.client.ask({ type: 'leave-chair', room, chair: 2 });
    expect(names(hostPage.last('room'))).toEqual(['Anna', 'Mia']);
  });

  it('brings a returning player to where the room is by then', async () => {
    const { host, hostPage, room, mia } = await evening();
    mia.client.connection.closed();
    hostPage.ask({ type: 'start-match', room });
    const again = new TestClient(host, '192.168.1.77');
    expect(again.ask({ type: 'return', room, token: mia.token })).toMatchObject({ type: 'entered', guest: mia.guest });
    expect(again.table).toMatchObject({ table: hostPage.table.table, own: [1] });
  });
});

describe('room leader', () => {
  it('is the host or a person named by them, on any device', async () => {
    const { host, hostPage, room, code } = await roomOpened();
    const mia = onChair(host, code, 'Mia');
    hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
    const choose = { type: 'choose-game', room, game: 'tic-tac-toe', options: {} } as const;
    expect(mia.client.refusal(choose)).toBe('not-leader');
    expect(mia.client.refusal({ type: 'name-leader', room, guest: mia.guest, isLeader: true })).toBe('not-leader');
    hostPage.ask({ type: 'name-leader', room, guest: mia.guest, isLeader: true });
    expect(mia.client.last('room')).toMatchObject({ isLeader: true, code });
    expect(mia.client.ask(choose)).toMatchObject({ type: 'done' });
    expect(mia.client.ask({ type: 'start-match', room })).toMatchObject({ type: 'done' });
    const { table } = mia.client.table;
    expect(mia.client.table.keeping).toMatchObject({ code });
    expect(mia.client.ask({ type: 'hand-seat', table, seat: 1, to: 'house', standIn: true })).toMatchObject({
      type: 'done',
    });
    expect(mia.client.ask({ type: 'change-room', room, name: 'Ours', door: 'closed' })).toMatchObject({ type: 'done' });
    expect(mia.client.refusal({ type: 'close-room', room })).toBe('not-host');
    expect(mia.client.refusal({ type: 'create-table', game: 'tic-tac-toe', options: {}, seats: [] })).toBe('malformed');
    hostPage.ask({ type: 'name-leader', room, guest: mia.guest, isLeader: false });
    expect(mia.client.refusal({ type: 'start-match', room })).toBe('not-leader');
    expect(mia.client.table.keeping).toBeNull();
  });

  it('closes the door: new guests cannot join, known ones can return', async () => {
    const { host, hostPage, room, code, network } = await roomOpened();
    const mia = onChair(host, code, 'Mia');
    hostPage.ask({ type: 'change-room', room, name: 'Ana’s table', door: 'closed' });
    expect(network.announced).toEqual([]);
    expect(new TestClient(host, '10.0.0.9').refusal({ type: 'enter', code, name: 'Eve' })).toBe('door-closed');
    const again = new TestClient(host, '10.0.0.8');
    expect(again.ask({ type: 'return', room, token: mia.token })).toMatchObject({ type: 'entered' });
  });

  it('removes a guest with chair and token, during a match or not', async () => {
    const { host, hostPage, room, code } = await roomOpened();
    const mia = onChair(host, code, 'Mia');
    mia.client.ask({ type: 'propose-game', room, game: 'tic-tac-toe' });
    hostPage.ask({ type: 'remove-guest', room, guest: mia.guest });
    expect(mia.client.last('parted')).toEqual({ type: 'parted', room, why: 'removed' });
    expect(hostPage.last('room')).toMatchObject({ chairs: [], proposals: [], devices: [{ device: 'house' }] });
    expect(new TestClient(host, '10.0.0.8').refusal({ type: 'return', room, token: mia.token })).toBe('unknown-token');
    expect(mia.client.refusal({ type: 'be-ready', room, ready: true })).toBe('unknown-room');
  });

  it('closes the room as host: everyone gets a notice, the host stays at the table', async () => {
    const { host, hostPage, room, code, mia } = await evening();
    hostPage.ask({ type: 'close-room', room });
    expect(mia.client.last('parted')).toMatchObject({ room, why: 'room-closed' });
    expect(hostPage.table).toMatchObject({ hosting: null, own: [0, 1] });
    expect(hostPage.last('parted')).toMatchObject({ room });
    expect(new TestClient(host, '10.0.0.8').refusal({ type: 'enter', code, name: null })).toBe('wrong-code');
  });
});

describe('room through a restart', () => {
  it('returns in any state, with code, people, chairs, plans and past matches', async () => {
    const { folder, host, room, code, hostPage, mia } = await evening();
    playOut([{ client: hostPage }, mia]);
    hostPage.ask({ type: 'start-match', room });
    hostPage.ask({ type: 'name-leader', room, guest: mia.guest, isLeader: true });
    const before = mia.client.last('room');
    const again = await restarted(host, folder);
    const back = new TestClient(again, '192.168.1.30');
    back.ask({ type: 'return', room, token: mia.token });
    const away = before.chairs.map((chair) => ({ ...chair, present: chair.holder === mia.guest }));
    expect(back.last('room')).toMatchObject({
      ...before,
      chance: expect.any(String),
      chairs: away,
      devices: [{ present: false }, { present: true }],
    });
    expect(back.table).toMatchObject({ table: before.table, own: [1] });
    expect(back.last('room').code).toBe(code);
  });

  it('loses nothing if the host is killed between matches', async () => {
    const { folder, room, hostPage, mia, host } = await evening();
    playOut([{ client: hostPage }, mia]);
    mia.client.ask({ type: 'propose-game', room, game: 'tic-tac-toe' });
    hostPage.ask({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
    const before = hostPage.last('room');
    // as it is on the disk while the host still runs: nothing closes it
    const copy = freshFolder();
    cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('.lock') });
    const again = await restarted(host, copy);
    const back = new TestClient(again);
    back.ask({ type: 'visit-room', room });
    expect(back.last('room')).toMatchObject({
      room,
      evening: before.evening,
      plan: before.plan,
      proposals: before.proposals,
      chairs: before.chairs.map(({ name, holder, colour, chair }) => ({ name, holder, colour, chair })),
    });
    expect(back.table.table).toBe(before.table);
  });

  it('keeps the match it has begun, even if broadcasting it fails', async () => {
    const { folder, host, hostPage, room, mia } = await evening('sealed-market', freshFolder(), { report: () => {} });
    playOut([{ client: hostPage }, mia]);
    const before = hostPage.table.table;
    const take = mia.client.texts.push.bind(mia.client.texts);
    mia.client.texts.push = (...texts) => {
      if (mia.client.table.table === before && texts.join('').includes('"type":"table"'))
        throw new Error('the line broke');
      return take(...texts);
    };
    hostPage.ask({ type: 'start-match', room });
    const again = await restarted(host, folder);
    const back = new TestClient(again);
    back.ask({ type: 'visit-room', room });
    expect(back.last('room').table).not.toBe(before);
    expect(back.table.table).toBe(back.last('room').table);
  });

  it('has no table if the journal of its table is gone', async () => {
    const { folder, host, hostPage, room, mia } = await evening();
    playOut([{ client: hostPage }, mia]);
    const { evening: played, chairs } = hostPage.last('room');
    hostPage.ask({ type: 'start-match', room });
    const { table } = hostPage.table;
    await host.close();
    rmSync(path.join(folder, 'tables', `${table}.ndjson`));
    const again = testHost(folder, { network: new FakeNetwork() });
    await again.resume();
    const back = new TestClient(again, '192.168.1.30');
    expect(back.ask({ type: 'return', room, token: mia.token })).toMatchObject({ type: 'entered' });
    expect(back.last('room')).toMatchObject({ room, table: null, evening: played });
    expect(names(back.last('room'))).toEqual(chairs.map(({ name }) => name));
    await again.close();
  });

  it('takes over a table from before rooms: its code, guests, seats and tokens', async () => {
    const { folder, host, table, code } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    const { key } = host.hosting;
    await host.close();
    const guest = { guest: ben.guest, name: 'Ben', proof: proofOf(ben.token), wishes: [{ seat: 2, name: 'Cy' }] };
    const seats = ['house', ben.guest, 'free'].map((holder) => ({ holder, owner: holder }));
    const hosted = [{ table, name: 'At Ada’s', door: 'ask', code, seating: { seats, guests: [guest] } }];
    writeFileSync(path.join(folder, 'house.json'), JSON.stringify({ key, network: null, hosted }));
    const again = testHost(folder, { network: new FakeNetwork() });
    await again.resume();
    const back = new TestClient(again, '192.168.1.30');
    expect(back.ask({ type: 'return', room: table, token: ben.token })).toMatchObject({ guest: ben.guest });
    expect(back.table).toMatchObject({ table, own: [1], wishes: [{ seat: 2, name: 'Cy' }] });
    expect(back.last('room')).toMatchObject({ room: table, name: 'At Ada’s', door: 'ask', table });
    expect(names(back.last('room'))).toEqual(['Ada', 'Ben']);
    expect(again.hosting.key).toBe(key);
    expect(enter(again, code, 'Eve').client.last('room').table).toBe(table);
    await again.close();
  });
});

it('client of an older protocol: receives a notice and is disconnected', async () => {
  const { host } = await roomOpened();
  const old = new TestClient(host, '10.0.0.7');
  old.connection.receive(JSON.stringify({ type: 'hello', protocol: 6 }));
  expect(old.heard.at(-1)).toMatchObject({ type: 'refused', code: 'other-protocol' });
  expect(old.closedWith).toBe(4005);
});
