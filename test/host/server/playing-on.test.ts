import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomFromSeed, seatAt } from '../../../shared/engine/index.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { ticTacToe } from '../../engine/reference/tic-tac-toe.ts';
import { bytesOf, fileOf } from '../../storage/journal-material.ts';
import { marketWithFame, playAlone, playOut } from '../bots/alone.ts';
import { type BotServer, botServer, botTable } from '../bots/bot-table.ts';
import { freshFolder, TestClient } from '../client.ts';
import { bid } from '../opened-table.ts';
import { plant, plantedTable } from '../secrets/planted.ts';

const mark = (cell: number) => ({ type: 'mark', cell });

/** Plays tic-tac-toe to its end: the host at seat 0, a bot at seat 1. */
async function finished({ client, thinking, clock }: BotServer & { readonly client: TestClient }): Promise<void> {
  for (const [own, bots] of [
    [0, 3],
    [1, 4],
  ] as const) {
    client.play(mark(own));
    await thinking.last.choose(mark(bots));
    clock.pass(500);
  }
  client.play(mark(2));
  expect(client.table.outcome).toMatchObject({ places: [1, 2] });
}

describe('continuing from a moment of a finished match', () => {
  it('creates another table from there: the host at one seat, bots at the others', async () => {
    const all = botTable('tic-tac-toe', [null, 'merchant']);
    await finished(all);
    const { client, table, folder, thinking, clock } = all;
    const before = bytesOf(folder, table);
    const answer = client.ask({ type: 'play-on', table, position: 3, seat: 1, level: 'wholesaler' });
    if (answer.type !== 'done' || answer.table === null) throw new Error(JSON.stringify(answer));
    expect(answer.table).not.toBe(table);
    expect(client.table).toMatchObject({
      table: answer.table,
      version: 3,
      seats: [{ name: 'Ada' }, { name: 'Ben' }],
      holdings: [
        { holder: 'bot-wholesaler', owner: 'bot-wholesaler' },
        { holder: 'house', owner: 'house' },
      ],
      own: [1],
      inHand: 1,
      viewer: 1,
      view: { cells: [0, 0, null, 1, null, null, null, null, null] },
      outcome: null,
    });
    expect(client.table.log.moves).toMatchObject([{ seat: 0 }, { seat: 1, bot: 'merchant' }, { seat: 0 }]);
    client.play(mark(2));
    expect(thinking.last.question).toMatchObject({ kind: 'choose', seat: 0, level: 'wholesaler' });
    await thinking.last.choose(mark(4));
    clock.pass(500);
    expect(client.table).toMatchObject({ version: 5, inHand: 1 });
    expect(bytesOf(folder, table).equals(before)).toBe(true);
  });

  it('persists: the new table reopens like any other', async () => {
    const all = botTable('tic-tac-toe', [null, 'merchant']);
    await finished(all);
    const answer = all.client.ask({ type: 'play-on', table: all.table, position: 2, seat: 0, level: 'apprentice' });
    if (answer.type !== 'done' || answer.table === null) throw new Error(JSON.stringify(answer));
    await all.host.close();
    const again = new TestClient(botServer(all.folder).host);
    expect(again.last('welcome').library).toMatchObject([{ status: 'running' }, { status: 'over' }]);
    again.ask({ type: 'open-table', table: answer.table });
    expect(again.table).toMatchObject({ version: 2, repaired: false, fromSnapshot: false, own: [0], inHand: 0 });
    expect(again.table.log.moves).toMatchObject([{ seat: 0 }, { seat: 1, bot: 'merchant' }]);
    expect(readFileSync(fileOf(all.folder, answer.table), 'utf8')).toContain(
      `"goesOnFrom":{"table":"${all.table}","position":2}`,
    );
  });

  it('keeps the deal: choices of several moves, and the others’ secrets', async () => {
    const all = botTable('sealed-market', [null, null]);
    const { client, table } = all;
    while (client.table.outcome === null) client.step(() => 0);
    const { log } = client.table;
    const position = Math.floor((log.from + log.moves.length) / 2);
    const look = client.ask({ type: 'look-back', table, position, viewer: 0 });
    client.ask({ type: 'play-on', table, position, seat: 0, level: 'apprentice' });
    if (look.type !== 'moment') throw new Error(JSON.stringify(look));
    expect(client.table).toMatchObject({ viewer: 0, view: look.view, toAct: look.toAct });
    expect(JSON.stringify(client.table.view)).not.toContain('"deck":[');
  });

  it('works again from a match that itself continued from a snapshot', async () => {
    const folder = freshFolder();
    const state = ticTacToe.setup(2, {}, randomFromSeed('x'));
    ticTacToe.play(state, seatAt(0), { type: 'mark', cell: 8 });
    plant(folder, ticTacToe, 2, state);
    const { host } = botServer(folder);
    const client = new TestClient(host);
    client.ask({ type: 'open-table', table: plantedTable });
    for (const cell of [0, 7, 1, 6]) client.play(mark(cell));
    expect(client.table.outcome).toMatchObject({ places: [1, 2] });
    const answer = client.ask({ type: 'play-on', table: plantedTable, position: 2, seat: 1, level: 'apprentice' });
    expect(answer).toMatchObject({ type: 'done' });
    expect(client.table).toMatchObject({ version: 2, view: { cells: [1, null, null, null, null, null, null, 0, 0] } });
  });

  it('is refused if there is nothing to continue from', async () => {
    const all = botTable('tic-tac-toe', [null, 'merchant']);
    const { client, table } = all;
    const ask = { type: 'play-on', table, position: 0, seat: 0, level: 'merchant' } as const;
    expect(client.refusal(ask)).toBe('not-while-running');
    await finished(all);
    expect(client.refusal({ ...ask, position: 5 })).toBe('position-unknown');
    expect(client.refusal({ ...ask, seat: 2 })).toBe('not-your-seat');
    expect(client.ask(ask)).toMatchObject({ type: 'done' });
    expect(client.play(bid(1))).toMatchObject({ code: 'not-legal' });
  });

  it('wins nothing for a campaign, which counts only the first playing by its own player', () => {
    const all = botServer(freshFolder(), { gameOf, newSeed: () => marketWithFame });
    const client = new TestClient(all.host);
    const { table, ...brought } = playAlone(client);
    client.ask({ type: 'open-table', table });
    client.ask({ type: 'play-on', table, position: 0, seat: 0, level: 'apprentice' });
    playOut(client, 'alone');
    expect(client.table.outcome?.alone?.campaign).toEqual(brought);
    expect(client.table.campaign).toBeUndefined();
    const results = [{ table, ...brought }];
    expect(new TestClient(all.host).last('welcome').campaigns).toMatchObject([{ results }]);
    client.ask({ type: 'leave-table', table: client.table.table });
    expect(new TestClient(all.host).last('welcome').campaigns).toMatchObject([{ results }]);
  });
});
