import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ChanceParts } from '../../../renderer/client/chance-parts.ts';
import { checkChance, recordOf, verdictOf } from '../../../renderer/table/chance/checked-chance.ts';
import { promiseOf } from '../../../shared/protocol/chance-hashes.ts';
import { sha256 } from '../../../shared/protocol/sha-256.ts';
import { ticTacToe } from '../../engine/reference/tic-tac-toe.ts';
import { adaAndOthers } from '../../harness/people.ts';
import { HandClock } from '../bots/bot-table.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { roomOpened } from '../opened-room.ts';
import { enter } from '../opened-table.ts';

const anotherPart = '0123456789abcdef'.repeat(2);

/** Ana at the laptop and Mia on a phone, with what their pages do about chance, before the start. */
async function evening() {
  const clock = new HandClock();
  const opened = await roomOpened(freshFolder(), { timers: clock });
  const { host, hostPage, room, code } = opened;
  const { client: mia, token } = enter(host, code, 'Mia');
  const sit = (client: TestClient, name: string): ChanceParts => {
    const parts = new ChanceParts(null, () => randomBytes(16).toString('hex'));
    const askIn: Parameters<ChanceParts['heard']>[1]['askIn'] = async (request) => {
      return { outcome: 'done', table: null, said: client.ask({ ...request, room }) };
    };
    client.hears = (message) => parts.heard(message, { askIn });
    client.ask({ type: 'take-chair', room, name, colour: null });
    return parts;
  };
  sit(hostPage, 'Ana');
  const parts = sit(mia, 'Mia');
  hostPage.ask({ type: 'choose-game', room, game: 'tic-tac-toe', options: {} });
  return { ...opened, clock, mia, token, parts, commitment: hostPage.last('room').chance ?? '' };
}

/** The header of the saved match at a client's table. */
function headerAt(folder: string, { table: { table } }: TestClient) {
  return JSON.parse(readFileSync(path.join(folder, 'tables', `${table}.ndjson`), 'utf8').split('\n')[0] ?? '');
}

/** What the program of the documentation says of a record. */
function verified(folder: string, record: string): string {
  const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/fair-dealing.md', 'utf8')) ?? [];
  writeFileSync(path.join(folder, 'verify.mjs'), program);
  writeFileSync(path.join(folder, 'record'), record);
  const { stdout, status } = spawnSync(process.execPath, ['verify.mjs', 'record'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? 'verified' : stdout;
}

describe('chance of a match', () => {
  it('is made by the host and all devices, as pages and any other program verify', async () => {
    const { folder, hostPage, mia, token, room, commitment, parts } = await evening();
    await hostPage.asked({ type: 'start-match', room });
    const header = headerAt(folder, hostPage);
    const { table } = mia.table;
    const ask = () => {
      const answer = mia.ask({ type: 'ask-chance', table });
      return answer.type === 'chance' ? answer.chance : null;
    };
    expect(ask()).toMatchObject({ commitment, host: null, devices: [{ seats: [0] }, { seats: [1] }] });
    for (const secret of [header.chance.host, header.match.seed]) expect(mia.texts.join()).not.toContain(secret);
    for (const [turn, cell] of [0, 3, 1, 4, 2].entries()) {
      const move = { type: 'mark', cell };
      const client = turn % 2 === 0 ? hostPage : mia;
      client.ask({ type: 'play', table, version: turn, seat: turn % 2, token, move });
    }
    const { host, devices = [] } = ask() ?? {};
    const chance = { commitment, devices, host: host ?? '', seen: parts.seenOf(commitment, []) };
    const dealt = { ...mia.table, game: ticTacToe };
    const viewAt = async (position: number, viewer: number | 'spectator') => {
      const moment = mia.ask({ type: 'look-back', table, position, viewer });
      return moment.type === 'moment' ? moment.view : null;
    };
    const all = { seenBefore: 'yes', hostKept: 'yes', devicesKept: 'yes', ownAmong: 'yes', dealt: 'yes' } as const;
    expect(await checkChance(chance, dealt, viewAt)).toEqual(all);
    for (const text of [JSON.stringify(header), recordOf(chance)]) expect(verified(folder, text)).toBe('verified');
    const alone = { ...chance, devices: devices.slice(1) };
    expect(['proven', 'alone']).toEqual([verdictOf(chance, all, true), verdictOf(alone, all, true)]);
    const forged = { ...chance, host: anotherPart, devices: [{ seats: [0, 1], part: anotherPart }] };
    const checked = await checkChance(forged, dealt, (_, viewer) => viewAt(1, viewer));
    expect(checked).toMatchObject({ hostKept: 'no', devicesKept: 'no', ownAmong: 'no', dealt: 'no' });
    expect(verdictOf(forged, checked, false)).toBe('wrong');
    expect(verified(folder, recordOf(forged)).match(/^NO /gm)).toHaveLength(2);
    const cheated = JSON.stringify({ ...header, chance: { ...header.chance, devices: devices.slice(1) } });
    expect(verified(folder, cheated)).toContain('NO   the seed is made of all parts');
    expect(hostPage.last('room').chance).not.toBe(commitment);
  });

  it('takes only promised parts, and does without one that does not come', async () => {
    const { folder, hostPage, mia, room, clock, commitment } = await evening();
    const promise = promiseOf(commitment, anotherPart);
    const refusal = (of: string) => mia.refusal({ type: 'promise-chance', room, commitment: of, promise });
    expect(refusal(sha256(anotherPart))).toBe('stale');
    mia.hears = null;
    const starting = hostPage.asked({ type: 'start-match', room });
    expect(refusal(commitment)).toBe('stale');
    expect(mia.refusal({ type: 'reveal-chance', room, part: anotherPart })).toBe('stale');
    expect(hostPage.refusal({ type: 'start-match', room })).toBe('too-soon');
    clock.pass(1000);
    expect(await starting).toMatchObject({ type: 'done' });
    const { chance, match } = headerAt(folder, hostPage);
    expect(match.seed).toBe(sha256(`${chance.host} ${chance.devices[0].part}`));
    expect(chance.devices).toMatchObject([{ seats: [0] }]);
  });

  it('has the part of the page at a table outside rooms, unless the seed is given', () => {
    const seats = adaAndOthers.slice(0, 2);
    const create = { type: 'create-table', game: 'tic-tac-toe', options: {}, seats, chance: anotherPart } as const;
    const devices = [{ seats: [0, 1], part: anotherPart }];
    for (const [settings, chance] of [[{}, { devices }] as const, [{ newSeed: () => 'given' }, null] as const]) {
      const client = new TestClient(testHost(freshFolder(), settings));
      client.ask(create);
      expect(client.ask({ type: 'ask-chance', table: client.table.table })).toMatchObject({ chance });
    }
  });
});

it('hashes as other programs do', () => {
  for (const text of ['', 'abc', 'a'.repeat(55), 'a'.repeat(64), anotherPart.repeat(9)]) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
