import { describe, expect, it } from 'vitest';
import { ThinkingFailed } from '../../../main/bot-workers/thought.ts';
import { type Disk, realDisk } from '../../../main/storage/journal.ts';
import { randomFromSeed, seatAt } from '../../../shared/engine/index.ts';
import type { AnyGuide } from '../../../shared/games/guides.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';
import { freshFolder, TestClient } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { bid, codeOf, enter, later } from '../opened-table.ts';
import { plant, plantedTable } from '../secrets/planted.ts';
import { type Asked, botServer, botTable, settled, tableOf } from './bot-table.ts';

const mark = (cell: number) => ({ type: 'mark', cell });

/** Tic-tac-toe against a bot that moves second. */
const solo = () => botTable('tic-tac-toe', [null, 'merchant']);

/** The questions for a choice that a worker received. */
function chosen({ question }: Asked) {
  if (question.kind !== 'choose') throw new Error(`asked to ${question.kind}`);
  return question;
}

describe('bot on turn', () => {
  it('is asked at once and plays after a pause', async () => {
    const { client, clock, thinking } = solo();
    expect(thinking.asked).toEqual([]);
    client.play(mark(4));
    expect(chosen(thinking.last)).toMatchObject({ game: 'tic-tac-toe', seat: 1, seats: 2, level: 'merchant' });
    clock.pass(100);
    await thinking.last.choose(mark(0));
    clock.pass(399);
    expect(client.table.version).toBe(1);
    clock.pass(1);
    expect(client.table).toMatchObject({ version: 2, toAct: [0], inHand: 0 });
    expect(client.table.log).toMatchObject({
      from: 1,
      moves: [{ seat: 1, bot: 'merchant', events: [{ type: 'marked', seat: 1, cell: 0 }] }],
    });
  });

  it('adds no pause if it has thought for longer', async () => {
    const { client, clock, thinking } = solo();
    client.play(mark(4));
    clock.pass(700);
    await thinking.last.choose(mark(0));
    clock.pass(0);
    expect(client.table.version).toBe(2);
  });

  it.each([
    ['at-once', 0],
    ['brisk', 500],
    ['calm', 1200],
    ['step-by-step', 500],
  ] as const)('pauses as the pace setting says: %s', async (pace, pause) => {
    const { host, client, clock, thinking } = solo();
    const { settings } = client.last('welcome');
    if (settings === null) throw new Error('no settings');
    client.ask({ type: 'change-settings', settings: { ...settings, pace } });
    client.play(mark(4));
    await thinking.last.choose(mark(0));
    if (pause > 0) clock.pass(pause - 1);
    expect(client.table.version).toBe(1);
    clock.pass(1);
    expect(client.table.version).toBe(2);
    await host.close();
  });

  it('is not asked if there is only one move', () => {
    const { client, clock, thinking } = botTable('tic-tac-toe', [null, null]);
    expect(client.table.holdings).toHaveLength(2);
    for (const cell of [0, 1, 2, 4, 3, 5, 7, 6]) client.play(mark(cell));
    const { table } = client.table;
    client.ask({ type: 'hand-seat', table, seat: 0, to: 'bot-merchant', standIn: false });
    clock.pass(500);
    expect(thinking.asked).toEqual([]);
    expect(client.table).toMatchObject({ version: 9, outcome: { ending: expect.any(String) } });
  });

  it('may think for one second when it looks ahead, half a second on battery, and otherwise not at all', () => {
    let isOnBattery = false;
    const { client, thinking } = botTable('sealed-market', ['merchant', 'wholesaler', 'shopkeeper', 'apprentice'], {
      isOnBattery: () => isOnBattery,
    });
    const times = [chosen(thinking.last).milliseconds];
    isOnBattery = true;
    for (const level of ['wholesaler', 'shopkeeper', 'apprentice', 'merchant'] as const) {
      const { table } = client.table;
      client.ask({ type: 'hand-seat', table, seat: 0, to: `bot-${level}`, standIn: false });
      times.push(chosen(thinking.last).milliseconds);
    }
    expect(times).toEqual([1000, 500, 0, 0, 500]);
  });
});

describe('bots that choose at the same time', () => {
  it('choose one after another; thinking time of the others counts towards their pauses', async () => {
    const { client, clock, thinking } = botTable('sealed-market', [null, 'merchant', 'shopkeeper']);
    expect(chosen(thinking.last).seat).toBe(1);
    await thinking.last.choose(bid(1));
    clock.pass(1000);
    expect(client.table).toMatchObject({ version: 1, toAct: [0, 2], mayTakeBack: [1] });
    expect(chosen(thinking.last).seat).toBe(2);
    await thinking.last.choose(bid(2));
    // even a bot with one move takes a moment, so that its speed reveals nothing
    clock.pass(99);
    expect(client.table.version).toBe(1);
    clock.pass(1);
    expect(client.table).toMatchObject({ version: 2, toAct: [0] });
    client.play(bid(0), 0);
    expect(client.table.version).toBe(3);
  });

  it.each([
    ['late', 900],
    ['at once', 0],
  ])('take the same time, however soon they decide: %s', async (_, thought) => {
    const { client, clock, thinking } = botTable('sealed-market', [null, 'merchant', 'wholesaler']);
    for (const version of [1, 2]) {
      clock.pass(thought);
      await thinking.last.choose(bid(version));
      clock.pass(999 - thought);
      expect(client.table.version).toBe(version - 1);
      clock.pass(1);
      expect(client.table.version).toBe(version);
    }
  });

  it('take the same time from when a worker starts, however busy it was before', async () => {
    const { client, clock, thinking } = botTable('sealed-market', [null, 'merchant', null]);
    clock.pass(700);
    thinking.last.begin();
    await thinking.last.choose(bid(1));
    clock.pass(999);
    expect(client.table.version).toBe(0);
    clock.pass(1);
    expect(client.table.version).toBe(1);
  });

  it.each([1001, 1040])('answer on a fixed beat when they are late: %s', async (thought) => {
    const { client, clock, thinking } = botTable('sealed-market', [null, 'merchant', null]);
    clock.pass(thought);
    await thinking.last.choose(bid(1));
    clock.pass(1099 - thought);
    expect(client.table.version).toBe(0);
    clock.pass(1);
    expect(client.table.version).toBe(1);
  });

  it('are asked even if one has only one move, which others do not learn', async () => {
    const folder = freshFolder();
    const state = sealedMarket.setup(3, {}, randomFromSeed('poor'));
    for (const player of state.players) player.coins = 0;
    plant(folder, sealedMarket, 3, state);
    const { host, clock, thinking } = botServer(folder);
    const client = new TestClient(host);
    client.ask({ type: 'open-table', table: plantedTable });
    client.ask({ type: 'hand-seat', table: plantedTable, seat: 0, to: 'bot-merchant', standIn: false });
    expect(sealedMarket.legalMoves(state, seatAt(0))).toEqual([bid(0)]);
    expect(chosen(thinking.last).seat).toBe(0);
    await thinking.last.choose(bid(0));
    clock.pass(999);
    expect(client.table.version).toBe(0);
    clock.pass(1);
    expect(client.table.version).toBe(1);
  });

  it('play a choice of several moves as one, without revealing how many', async () => {
    const { client, clock, thinking } = botTable('sealed-market', ['merchant', null]);
    await thinking.last.choose(bid(1), { type: 'take-back' }, bid(2));
    clock.pass(1000);
    expect(client.table).toMatchObject({ version: 1, log: { moves: [{ seat: 0, bot: 'merchant' }] } });
    expect(client.table.log.moves).toHaveLength(1);
  });
});

describe('obsolete thinking', () => {
  it('is cancelled by an undo; its answer is dropped', async () => {
    const { client, clock, thinking } = solo();
    client.play(mark(4));
    const first = thinking.last;
    client.undo(0);
    expect(first.isCancelled).toBe(true);
    await first.choose(mark(0));
    clock.pass(5000);
    expect(client.table).toMatchObject({ version: 2, toAct: [0], log: { moves: [] } });
    client.play(mark(3));
    expect(thinking.asked).toHaveLength(2);
    await thinking.last.choose(mark(0));
    clock.pass(500);
    expect(client.table).toMatchObject({ version: 4, toAct: [0] });
  });

  it('is cancelled by an undo during the pause', async () => {
    const { client, clock, thinking } = solo();
    client.play(mark(4));
    await thinking.last.choose(mark(0));
    client.undo(0);
    clock.pass(5000);
    expect(client.table).toMatchObject({ version: 2, log: { moves: [] } });
  });

  it('is cancelled when a player or another bot takes the seat', async () => {
    const { client, clock, thinking, table } = solo();
    client.play(mark(4));
    const merchant = thinking.last;
    client.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-apprentice', standIn: false });
    expect(merchant.isCancelled).toBe(true);
    expect(chosen(thinking.last).level).toBe('apprentice');
    client.ask({ type: 'hand-seat', table, seat: 1, to: 'house', standIn: false });
    expect(thinking.last.isCancelled).toBe(true);
    await thinking.last.choose(mark(0));
    clock.pass(5000);
    expect(client.table).toMatchObject({ version: 1, inHand: 1 });
  });

  it('continues while people join, watch and rename themselves', () => {
    const { host, client, thinking, table } = solo();
    client.play(mark(4));
    const onlooker = new TestClient(host);
    onlooker.ask({ type: 'open-table', table });
    onlooker.ask({ type: 'rename-seat', table, seat: 0, name: 'Ann' });
    expect(thinking.asked).toHaveLength(1);
    expect(thinking.last.isCancelled).toBe(false);
  });

  it('is cancelled when the last viewer leaves, and restarts when one returns', async () => {
    const { host, client, clock, thinking, table } = solo();
    client.play(mark(4));
    client.ask({ type: 'leave-table', table });
    expect(thinking.last.isCancelled).toBe(true);
    clock.pass(5000);
    expect(thinking.asked).toHaveLength(1);
    const back = new TestClient(host);
    back.ask({ type: 'open-table', table });
    expect(thinking.asked).toHaveLength(2);
    await thinking.last.choose(mark(0));
    clock.pass(500);
    expect(back.table.version).toBe(2);
  });

  it('is cancelled with the host', async () => {
    const { host, client, thinking } = solo();
    client.play(mark(4));
    await host.close();
    expect(thinking.last.isCancelled).toBe(true);
    expect(thinking.isClosed).toBe(true);
  });
});

it('table on the network: is played by its bots without viewers, also after a restart', async () => {
  const server = botServer(undefined, { network: new FakeNetwork() });
  const hostPage = new TestClient(server.host);
  const table = tableOf(hostPage, 'sealed-market', ['merchant', 'merchant', null]);
  await later(hostPage, { type: 'host-table', table, name: 'Table', door: 'open' });
  hostPage.ask({ type: 'hand-seat', table, seat: 2, to: 'free', standIn: false });
  hostPage.connection.closed();
  expect(server.thinking.last.isCancelled).toBe(false);
  await server.thinking.last.choose(bid(1));
  server.clock.pass(1000);
  expect(chosen(server.thinking.last).seat).toBe(1);
  await server.host.close();

  const again = botServer(server.folder, { network: new FakeNetwork() });
  await again.host.resume();
  expect(chosen(again.thinking.last).seat).toBe(1);
  await again.thinking.last.choose(bid(2));
  again.clock.pass(1000);
  const back = new TestClient(again.host);
  back.ask({ type: 'open-table', table });
  expect(back.table).toMatchObject({ version: 2, toAct: [2] });
  const guest = enter(again.host, codeOf(back));
  expect(guest.client.refusal({ type: 'ask-seats', table, seats: [{ seat: 0, name: 'Eve' }] })).toBe('seat-taken');
  await again.host.close();
});

describe('bot that fails', () => {
  it.each(['late', 'failed'] as const)('is replaced by its first-glance choice, as logged: %s', async (slip) => {
    const { host, client, clock, thinking, reports, table } = solo();
    client.play(mark(4));
    await thinking.last.fail(new ThinkingFailed(slip, new RangeError('the secret of cell 7')));
    clock.pass(500);
    expect(client.table.log.moves).toMatchObject([{ seat: 1, bot: 'merchant', slip }]);
    expect(reports).toEqual([expect.any(String)]);
    expect(reports[0]).toContain(`a bot was ${slip}: merchant, tic-tac-toe`);
    expect(reports[0]).not.toContain('secret');
    client.ask({ type: 'leave-table', table });
    const back = new TestClient(host);
    back.ask({ type: 'open-table', table });
    expect(back.table.log.moves).toMatchObject([{ seat: 0 }, { seat: 1, bot: 'merchant', slip }]);
    expect(back.table.log.moves[0]).not.toHaveProperty('bot');
  });

  it.each([
    ['a move that is not on offer', mark(4)],
    ['no move of the game', { type: 'castle' }],
  ])('is replaced when it chooses an illegal move: %s', async (_, move) => {
    const { client, clock, thinking, reports } = solo();
    client.play(mark(4));
    await thinking.last.choose(move);
    clock.pass(500);
    clock.pass(0);
    expect(client.table).toMatchObject({ version: 2, toAct: [0], log: { moves: [{ slip: 'failed' }] } });
    expect(reports).toHaveLength(1);
  });

  it('is replaced when it answers something else', async () => {
    const { client, clock, thinking } = solo();
    client.play(mark(4));
    await thinking.last.answer({ kind: 'coach', chances: [], moments: [], looked: 0, of: 0 });
    clock.pass(500);
    expect(client.table.log.moves).toMatchObject([{ slip: 'failed' }]);
  });

  it('plays any legal move if the quick choice fails as well', async () => {
    const guide = guideThat(() => {
      throw new RangeError('the secret of cell 7');
    });
    const { client, clock, thinking, reports } = botTable('tic-tac-toe', [null, 'merchant'], { guideOf: () => guide });
    client.play(mark(4));
    await thinking.last.fail(new ThinkingFailed('late'));
    clock.pass(500);
    expect(client.table).toMatchObject({ version: 2, log: { moves: [{ seat: 1, slip: 'late' }] } });
    expect(reports).toHaveLength(2);
    expect(reports.join()).not.toContain('secret');
  });

  it('keeps the host busy only briefly, however long it takes to rate every move', async () => {
    let measured = 0;
    const guide = guideThat(() => {
      measured++;
      const end = performance.now() + 4;
      while (performance.now() < end);
      return [];
    });
    const levels = [null, 'merchant', null, null] as const;
    const { client, clock, thinking } = botTable('sealed-market', levels, { guideOf: () => guide });
    await thinking.last.fail(new ThinkingFailed('late'));
    clock.pass(1000);
    expect(client.table.version).toBe(1);
    // at least 11 bids, each rated for four seats
    expect(measured).toBeLessThanOrEqual(8);
  });
});

/** A guide with these ratings and no other knowledge. */
function guideThat(measure: () => readonly number[]): AnyGuide {
  return {
    features: [],
    weights: [],
    measure,
    spread: () => 1,
    prior: () => 1,
    foretellsSealed: false,
    isQuiet: () => true,
    round: () => 0,
  };
}

it('full disk: makes the bot retry; no unsaved move is broadcast', async () => {
  const disk: Disk = { ...realDisk };
  const { client, clock, thinking } = botTable('tic-tac-toe', [null, 'merchant'], { disk });
  client.play(mark(4));
  await thinking.last.choose(mark(0));
  disk.fdatasyncSync = () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const sent = client.texts.length;
  clock.pass(500);
  expect(client.texts.length).toBe(sent);
  disk.fdatasyncSync = realDisk.fdatasyncSync;
  clock.pass(5000);
  await thinking.last.choose(mark(0));
  clock.pass(500);
  await settled();
  expect(client.table.version).toBe(2);
  expect(client.table.log.moves.at(-1)).toMatchObject({ seat: 1, bot: 'merchant' });
});
