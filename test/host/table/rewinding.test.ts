import { describe, expect, it } from 'vitest';
import { type Disk, realDisk } from '../../../main/storage/journal.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import { bytesOf } from '../../storage/journal-material.ts';
import { botTable, HandClock, HandThinking } from '../bots/bot-table.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { bid, codeOf, enter, later, opened, play, seated } from '../opened-table.ts';

/** Ada at the host's device and a guest at each other seat; all have bid, and the bids are revealed. */
async function turnedOver(disk: Disk = realDisk) {
  const folder = freshFolder();
  const host = testHost(folder, {
    network: new FakeNetwork(),
    disk,
    thinking: new HandThinking(),
    timers: new HandClock(),
  });
  const hostPage = new TestClient(host);
  const table = hostPage.create('sealed-market', 3);
  await later(hostPage, { type: 'host-table', table, name: 'At Ada’s', door: 'open' });
  for (const seat of [1, 2]) hostPage.ask({ type: 'hand-seat', table, seat, to: 'free', standIn: false });
  const code = codeOf(hostPage);
  const ben = seated(host, table, code, 1, 'Ben');
  const cleo = seated(host, table, code, 2, 'Cleo');
  hostPage.play(bid(1));
  play(ben.client, ben.token, 2);
  play(cleo.client, cleo.token, 3);
  return { folder, host, hostPage, ben, cleo, table, code };
}

type Guest = Awaited<ReturnType<typeof turnedOver>>['ben'];

function ask({ client, token }: Guest, seat: number, aloud: number[] = []) {
  const { table, version } = client.table;
  return client.ask({ type: 'ask-rewind', table, version, seat, aloud, token });
}

function answer(client: TestClient, seat: number, by: number, agreed: boolean, token?: string) {
  const { table, version } = client.table;
  const proof = token === undefined ? {} : { token };
  return client.ask({ type: 'answer-rewind', table, version, seat, by, agreed, ...proof });
}

function withdraw(client: TestClient, seat: number, token?: string) {
  const { table, version } = client.table;
  return client.ask({ type: 'withdraw-rewind', table, version, seat, ...(token !== undefined && { token }) });
}

describe('player beyond the reach of undo', () => {
  it('asks everyone else; once all agree, the match is as before the player’s latest choice', async () => {
    const { hostPage, ben, cleo } = await turnedOver();
    expect(ben.client.table).toMatchObject({ undo: false, rewindFor: 1, rewindAsk: null });
    expect(ask(ben, 1)).toMatchObject({ type: 'done' });
    const asked = { by: 1, back: 2, agreed: [], aloud: [], waitsFor: [0, 2], refusedBy: null };
    for (const { table } of [hostPage, ben.client, cleo.client]) expect(table.rewindAsk).toEqual(asked);
    expect(answer(hostPage, 0, 1, true)).toMatchObject({ type: 'done' });
    expect(hostPage.table).toMatchObject({ version: 3, rewindAsk: { agreed: [0], waitsFor: [2] } });
    expect(answer(cleo.client, 2, 1, true, cleo.token)).toMatchObject({ type: 'done' });
    for (const { table } of [hostPage, ben.client, cleo.client]) {
      expect(table).toMatchObject({ version: 4, rewindAsk: null, undo: false, redo: false, toAct: [1, 2] });
      expect(table.log).toMatchObject({ from: 1, moves: [], rewinds: [{ seat: 1, back: 2, agreed: [0, 2], at: 1 }] });
    }
    expect(hostPage.table.mayTakeBack).toEqual([0]);
    // Cleo's sealed bid is hidden again, from herself as well: she chooses again
    expect(JSON.stringify(hostPage.table.view)).not.toContain('"choice":3');
  });

  it('finds the rewind in the journal, with who agreed, after a restart', async () => {
    const { folder, host, hostPage, ben, cleo, table } = await turnedOver();
    ask(ben, 1);
    answer(hostPage, 0, 1, true);
    answer(cleo.client, 2, 1, true, cleo.token);
    const last = bytesOf(folder, table).toString('utf8').trimEnd().split('\n').at(-1);
    expect(last).toContain('"kind":"rewind","seat":1,"back":2,"agreed":[0,2],"aloud":[]');
    await host.close();
    const again = new TestClient(testHost(folder));
    again.ask({ type: 'open-table', table });
    expect(again.table).toMatchObject({ version: 4, toAct: [1, 2] });
    expect(again.table.log.rewinds).toEqual([{ seat: 1, back: 2, agreed: [0, 2], aloud: [], at: 1 }]);
  });

  it('learns of each rewind once, and of all when the table is sent again', async () => {
    const { hostPage, ben, cleo } = await turnedOver();
    ask(ben, 1);
    answer(hostPage, 0, 1, true);
    answer(cleo.client, 2, 1, true, cleo.token);
    play(ben.client, ben.token, 0);
    expect(hostPage.table.log).toMatchObject({ from: 1, moves: [{ seat: 1 }] });
    expect(hostPage.table.log.rewinds).toBeUndefined();
    hostPage.ask({ type: 'open-table', table: hostPage.table.table });
    expect(hostPage.table.log).toMatchObject({ after: null, from: 0, rewinds: [{ seat: 1 }] });
  });

  it('gets a message when a player declines: nothing has changed, and it can be asked again', async () => {
    const { hostPage, ben, cleo } = await turnedOver();
    ask(ben, 1);
    answer(hostPage, 0, 1, true);
    expect(answer(cleo.client, 2, 1, false, cleo.token)).toMatchObject({ type: 'done' });
    for (const { table } of [hostPage, ben.client, cleo.client]) {
      expect(table).toMatchObject({ version: 3, rewindAsk: { by: 1, waitsFor: [], refusedBy: 2 } });
    }
    expect(answer(cleo.client, 2, 1, true, cleo.token)).toMatchObject({ code: 'nobody-asks' });
    expect(ask(ben, 1)).toMatchObject({ type: 'done' });
    // earlier answers do not count for another question
    expect(hostPage.table.rewindAsk).toMatchObject({ agreed: [], waitsFor: [0, 2], refusedBy: null });
  });

  it('may withdraw the request; so may the host, and nobody else', async () => {
    const { hostPage, ben, cleo } = await turnedOver();
    ask(ben, 1);
    expect(withdraw(cleo.client, 1, cleo.token)).toMatchObject({ code: 'not-your-seat' });
    expect(withdraw(ben.client, 1, ben.token)).toMatchObject({ type: 'done' });
    expect(hostPage.table).toMatchObject({ version: 3, rewindAsk: null });
    expect(withdraw(ben.client, 1, ben.token)).toMatchObject({ code: 'nobody-asks' });
    ask(ben, 1);
    expect(withdraw(hostPage, 1)).toMatchObject({ type: 'done' });
    expect(ben.client.table.rewindAsk).toBeNull();
    expect(ben.client.heard.filter(({ type }) => type === 'declined')).toMatchObject([{ what: 'rewind-ended' }]);
  });

  it('cannot ask while another does, nor within the reach of undo, nor before their first choice', async () => {
    const { hostPage, ben, cleo, table } = await turnedOver();
    ask(ben, 1);
    expect(ask(cleo, 2)).toMatchObject({ code: 'already-asked' });
    withdraw(ben.client, 1, ben.token);
    expect(ask(cleo, 1)).toMatchObject({ code: 'not-your-seat' });
    expect(ask(cleo, 2, [1])).toMatchObject({ code: 'not-your-seat' });
    expect(hostPage.table).toMatchObject({ table, version: 3, rewindAsk: null });
    const fresh = await opened();
    const first = (version: number) =>
      fresh.hostPage.refusal({ type: 'ask-rewind', table: fresh.table, version, seat: 0, aloud: [] });
    expect(first(0)).toBe('nothing-to-undo');
    fresh.hostPage.play(bid(1));
    expect(fresh.hostPage.table).toMatchObject({ undo: true, rewindFor: null });
    expect(first(1)).toBe('within-undo');
  });
});

describe('rewind request', () => {
  it('lapses with any move, and makes answers on their way stale', async () => {
    const { hostPage, ben, cleo } = await turnedOver();
    ask(ben, 1);
    const { table, version, legal } = cleo.client.table;
    const [move] = legal;
    if (move === undefined) throw new Error('nothing to play');
    cleo.client.ask({ type: 'play', table, version, seat: 2, move, token: cleo.token });
    expect(ben.client.table).toMatchObject({ version: 4, rewindAsk: null });
    expect(ben.client.last('declined')).toMatchObject({ what: 'rewind-lapsed' });
    const late = { type: 'answer-rewind', table, version: 3, seat: 0, by: 1, agreed: true } as const;
    expect(hostPage.refusal(late)).toBe('stale');
    expect(hostPage.refusal({ ...late, version: 4 })).toBe('nobody-asks');
    expect(ben.client.refusal({ type: 'ask-rewind', table, version: 3, seat: 1, aloud: [], token: ben.token })).toBe(
      'stale',
    );
  });

  it('is answered only by those asked: not for others, by spectators or bots, nor to another player', async () => {
    const { host, code, hostPage, ben, cleo, table } = await turnedOver();
    const onlooker = enter(host, code);
    ask(ben, 1);
    expect(onlooker.client.table.rewindAsk).toMatchObject({ by: 1, waitsFor: [0, 2] });
    expect(answer(onlooker.client, 2, 1, true, onlooker.token)).toMatchObject({ code: 'not-your-seat' });
    expect(answer(hostPage, 2, 1, true)).toMatchObject({ code: 'not-your-seat' });
    expect(answer(ben.client, 1, 1, true, ben.token)).toMatchObject({ code: 'nobody-asks' });
    expect(answer(cleo.client, 2, 0, true, cleo.token)).toMatchObject({ code: 'nobody-asks' });
    const { version } = cleo.client.table;
    const bare = { type: 'answer-rewind', table, version, seat: 2, by: 1, agreed: true } as const;
    expect(cleo.client.refusal(bare)).toBe('not-your-seat');
    expect(hostPage.table.rewindAsk).toMatchObject({ agreed: [], waitsFor: [0, 2] });
  });

  it('waits for absent players; a bot that takes their seat agrees at once', async () => {
    const { hostPage, ben, cleo, table } = await turnedOver();
    cleo.client.connection.closed();
    ask(ben, 1);
    answer(hostPage, 0, 1, true);
    expect(hostPage.table).toMatchObject({ rewindAsk: { waitsFor: [2] }, holdings: { 2: { present: false } } });
    hostPage.ask({ type: 'hand-seat', table, seat: 2, to: 'bot-apprentice', standIn: true });
    expect(hostPage.table).toMatchObject({ version: 4, rewindAsk: null });
    expect(hostPage.table.log.rewinds).toMatchObject([{ seat: 1, agreed: [0] }]);
  });

  it('applies to the current players of the seats, and ends with the player who asked', async () => {
    const { hostPage, ben, cleo, table } = await turnedOver();
    ask(ben, 1);
    answer(cleo.client, 2, 1, true, cleo.token);
    // Cleo's answer is hers: a substitute is asked again
    hostPage.ask({ type: 'hand-seat', table, seat: 2, to: 'house', standIn: true });
    expect(hostPage.table).toMatchObject({ own: [0, 2], rewindAsk: { agreed: [], waitsFor: [0, 2] } });
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-apprentice', standIn: true });
    expect(hostPage.table).toMatchObject({ version: 3, rewindAsk: null });
  });

  it('can be agreed to aloud on a shared device; the journal records how', async () => {
    const { hostPage, ben, cleo, table } = await turnedOver();
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'house', standIn: true });
    hostPage.take(0);
    const { version, rewindFor } = hostPage.table;
    expect(rewindFor).toBe(0);
    hostPage.ask({ type: 'ask-rewind', table, version, seat: 0, aloud: [1] });
    expect(cleo.client.table.rewindAsk).toMatchObject({ by: 0, back: 3, agreed: [], aloud: [1], waitsFor: [2] });
    answer(cleo.client, 2, 0, true, cleo.token);
    expect(ben.client.table.log.rewinds).toEqual([{ seat: 0, back: 3, agreed: [2], aloud: [1], at: 0 }]);
  });

  it('needs only spoken consent at one screen', () => {
    const client = new TestClient(testHost(freshFolder()));
    const table = client.create('sealed-market', 2);
    client.take(0);
    client.play(bid(1));
    client.take(1);
    client.play(bid(2));
    client.take(0);
    const { version } = client.table;
    expect(client.table).toMatchObject({ undo: false, rewindFor: 0 });
    // one answer may be missing yet
    client.ask({ type: 'ask-rewind', table, version, seat: 0, aloud: [] });
    expect(client.table.rewindAsk).toMatchObject({ waitsFor: [1] });
    client.ask({ type: 'answer-rewind', table, version, seat: 1, by: 0, agreed: true });
    expect(client.table.log.rewinds).toEqual([{ seat: 0, back: 2, agreed: [], aloud: [1], at: 0 }]);
    expect(client.table).toMatchObject({ version: 3, toAct: [0, 1] });
  });

  it('changes nothing if it cannot be saved: the last to agree can agree again', async () => {
    const disk: Disk = { ...realDisk };
    const { hostPage, ben, cleo } = await turnedOver(disk);
    ask(ben, 1);
    answer(hostPage, 0, 1, true);
    disk.fdatasyncSync = () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    expect(answer(cleo.client, 2, 1, true, cleo.token)).toMatchObject({ code: 'disk-full' });
    disk.fdatasyncSync = realDisk.fdatasyncSync;
    hostPage.ask({ type: 'open-table', table: hostPage.table.table });
    expect(hostPage.table).toMatchObject({ version: 3, rewindAsk: { agreed: [0], waitsFor: [2] } });
    expect(answer(cleo.client, 2, 1, true, cleo.token)).toMatchObject({ type: 'done' });
    expect(hostPage.table.version).toBe(4);
  });

  it('shows what happened since, even to a player who had seen more before it', () => {
    const client = new TestClient(testHost(freshFolder()));
    const table = client.create('sealed-market', 2);
    for (const seat of [0, 1]) {
      client.take(seat);
      client.play(bid(seat));
    }
    for (const seat of [1, 0]) client.take(seat);
    client.ask({ type: 'ask-rewind', table, version: 2, seat: 0, aloud: [1] });
    client.ask({ type: 'lower-shutter', table });
    client.take(0);
    client.play(bid(1));
    client.take(1);
    expect(client.table).toMatchObject({ inHand: 1, lastSeen: 0 });
  });

  it('never works in a finished match', () => {
    const client = new TestClient(testHost(freshFolder()));
    const table = client.create('tic-tac-toe', 2);
    for (const cell of [0, 3, 1, 4, 2]) client.play({ type: 'mark', cell });
    const { version, rewindFor, undoableBy } = client.table;
    expect([rewindFor, undoableBy]).toEqual([null, null]);
    expect(client.refusal({ type: 'ask-rewind', table, version, seat: 0, aloud: [1] })).toBe('game-over');
    expect(client.refusal({ type: 'withdraw-rewind', table, version, seat: 0 })).toBe('game-over');
  });
});

describe('against bots alone', () => {
  const mark = (cell: number) => ({ type: 'mark', cell });

  it('undo is free: to the start of one’s own choice, and further, one step at a time', async () => {
    const { client, clock, thinking } = botTable('tic-tac-toe', [null, 'merchant']);
    for (const [own, bots] of [
      [4, 0],
      [8, 2],
    ] as const) {
      client.play(mark(own));
      await thinking.last.choose(mark(bots));
      clock.pass(500);
    }
    expect(client.table).toMatchObject({ version: 4, undo: true, undoableBy: 0, rewindFor: null });
    client.undo();
    expect(client.table).toMatchObject({ version: 5, toAct: [0], undo: true, redo: false });
    expect(client.table.log).toEqual({
      after: expect.any(Number),
      from: 2,
      moves: [],
      rewinds: [{ seat: 0, back: 2, agreed: [], aloud: [], at: 2 }],
    });
    client.undo();
    expect(client.table).toMatchObject({ version: 6, toAct: [0], undo: false, undoableBy: null });
    expect(client.undo()).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('undo interrupts a thinking bot, whose thoughts are dropped', async () => {
    const { client, clock, thinking } = botTable('tic-tac-toe', [null, 'merchant']);
    client.play(mark(4));
    const thought = thinking.last;
    client.undo();
    expect(thought.isCancelled).toBe(true);
    clock.pass(2000);
    expect(client.table).toMatchObject({ version: 2, toAct: [0] });
  });

  it('undo is not free while another seat is a person’s or vacant', () => {
    const { client, table } = botTable('sealed-market', [null, null, 'merchant']);
    client.take(0);
    client.play(bid(1));
    client.take(1);
    client.play(bid(1));
    expect(client.table).toMatchObject({ undoableBy: 1 });
    client.take(0);
    expect(client.table).toMatchObject({ undo: false, rewindFor: 0 });
    client.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-merchant', standIn: false });
    expect(client.table).toMatchObject({ undo: true, undoableBy: 0, rewindFor: null });
  });

  it('undo is not free while a bot is only a substitute', () => {
    const { client, table } = botTable('sealed-market', [null, null, 'merchant']);
    for (const seat of [0, 1]) {
      client.take(seat);
      client.play(bid(1));
    }
    client.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-merchant', standIn: true });
    expect(client.table).toMatchObject({ own: [0], undo: false, rewindFor: 0 });
  });

  it('bots wait during a rewind request, and agree to it', async () => {
    const { client, clock, thinking, table } = botTable('sealed-market', [null, null, 'merchant']);
    for (const seat of [0, 1]) {
      client.take(seat);
      client.play(bid(1));
    }
    client.take(0);
    const { version } = client.table;
    client.ask({ type: 'ask-rewind', table, version, seat: 0, aloud: [] });
    expect(client.table.rewindAsk).toMatchObject({ by: 0, waitsFor: [1] });
    await thinking.last.choose(bid(0)).catch(() => {});
    clock.pass(5000);
    expect(client.table.version).toBe(version);
    client.ask({ type: 'withdraw-rewind', table, version, seat: 0 });
    await thinking.last.choose(bid(0));
    clock.pass(5000);
    expect(client.table.version).toBe(version + 1);
  });

  it('a solo match keeps the reach of undo: nobody is there to agree', () => {
    const client = new TestClient(testHost(freshFolder(), { gameOf: () => mercadoDeLisboa }));
    const table = client.create('mercado-de-lisboa', 1);
    for (let moves = 0; moves < 40 && (client.table.undo || client.table.version === 0); moves++) client.step(() => 0);
    const { version } = client.table;
    expect(version).toBeGreaterThan(0);
    expect(client.table).toMatchObject({ undo: false, undoableBy: null, rewindFor: null, outcome: null });
    expect(client.refusal({ type: 'ask-rewind', table, version, seat: 0, aloud: [] })).toBe('nothing-to-undo');
  });
});
