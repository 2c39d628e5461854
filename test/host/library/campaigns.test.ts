import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { bytesOf, overwrite } from '../../storage/journal-material.ts';
import { marketWithFame, playAlone, playOut, sitDownAlone } from '../bots/alone.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { codeOf, enter, later } from '../opened-table.ts';

const game = 'mercado-de-lisboa';
const newSeed = () => marketWithFame;
let time = 1_000_000;
/** One clock for all hosts: a later one must not start where the first one did. */
const now = () => {
  time += 1000;
  return time;
};
/** A page on the device of a host of this folder. */
const clientIn = (folder: string) => new TestClient(testHost(folder, { gameOf, newSeed, now }));
/** The first messages of a host that starts on this folder now. */
const sentAfresh = (folder: string) => clientIn(folder).last('welcome').campaigns;

const fileIn = (folder: string) => path.join(folder, 'campaigns.json');

describe('campaign', () => {
  it('starts with the first match a person finishes alone; all host pages receive it', () => {
    const folder = freshFolder();
    const host = testHost(folder, { gameOf, newSeed, now });
    const [client, other] = [new TestClient(host), new TestClient(host)];
    expect(client.last('welcome').campaigns).toEqual([]);
    const table = sitDownAlone(client);
    expect(client.table.campaign).toBeUndefined();
    playOut(client, 'alone');
    const brought = client.table.outcome?.alone?.campaign;
    expect(brought).toEqual({ chapter: 'queue-of-customers', fame: 1, greatDeal: false });
    const campaign = { game, player: 'Ada', results: [{ table, ...brought }] };
    expect(client.table.campaign).toEqual(campaign);
    for (const page of [client, other]) expect(page.last('campaigns').campaigns).toEqual([campaign]);
    expect(new TestClient(host).last('welcome').campaigns).toEqual([campaign]);
    expect(other.heard.filter(({ type }) => type === 'campaigns')).toHaveLength(1);
  });

  it('belongs to a name, ignoring case and spaces', () => {
    const client = clientIn(freshFolder());
    const first = playAlone(client, 'Ana Luz', 'last-orders');
    const second = playAlone(client, 'ana  LUZ', 'long-game');
    const third = playAlone(client, 'Bea', 'last-orders');
    expect(client.last('campaigns').campaigns).toEqual([
      { game, player: 'Bea', results: [third] },
      { game, player: 'ana LUZ', results: [first, second] },
    ]);
  });

  it('follows a later renaming in a finished match', () => {
    const folder = freshFolder();
    const client = clientIn(folder);
    const first = playAlone(client, 'Aad');
    client.ask({ type: 'open-table', table: first.table });
    client.ask({ type: 'rename-seat', table: first.table, seat: 0, name: 'Ada' });
    expect(client.last('campaigns').campaigns).toEqual([{ game, player: 'Ada', results: [first] }]);
    expect(client.table.campaign?.player).toBe('Ada');
    expect(sentAfresh(folder)).toEqual([{ game, player: 'Ada', results: [first] }]);
  });

  it('ignores matches with several players', () => {
    const client = clientIn(freshFolder());
    client.create(game, 2);
    while (client.table.outcome === null) client.step((count) => count - 1);
    expect(client.table.campaign).toBeUndefined();
    expect(client.heard.some(({ type }) => type === 'campaigns')).toBe(false);
  });
});

describe('winnings', () => {
  it('remain when the table is removed from the library', () => {
    const folder = freshFolder();
    const client = clientIn(folder);
    const first = playAlone(client);
    expect(client.ask({ type: 'remove-table', table: first.table }).type).toBe('done');
    const second = playAlone(client, 'Ada', 'long-game');
    expect(client.last('campaigns').campaigns).toEqual([{ game, player: 'Ada', results: [first, second] }]);
    expect(sentAfresh(folder)).toEqual([{ game, player: 'Ada', results: [first, second] }]);
  });

  it('remain when the journal is damaged', () => {
    const folder = freshFolder();
    const first = playAlone(clientIn(folder));
    overwrite(folder, first.table, 'no journal');
    expect(sentAfresh(folder)).toEqual([{ game, player: 'Ada', results: [first] }]);
  });

  it('are withdrawn if the end of the match is lost, and count once when it is played again', () => {
    const folder = freshFolder();
    const { table } = playAlone(clientIn(folder));
    const lines = bytesOf(folder, table).toString('utf8').trimEnd().split('\n');
    // the closing snapshot and the last move
    overwrite(folder, table, `${lines.slice(0, -2).join('\n')}\n`);
    expect(sentAfresh(folder)).toEqual([]);
    const client = clientIn(folder);
    client.ask({ type: 'open-table', table });
    playOut(client, 'another end');
    expect(client.last('campaigns').campaigns.flatMap(({ results }) => results.map((each) => each.table))).toEqual([
      table,
    ]);
  });

  it('count on a full disk, and are saved as soon as there is room; their table stays until then', () => {
    const folder = freshFolder();
    const client = clientIn(folder);
    const full = path.join(folder, `.campaigns.json.${process.pid}.new`);
    // a folder in place of the draft of the file: no program can write it, under any account
    mkdirSync(full);
    const first = playAlone(client);
    const campaigns = [{ game, player: 'Ada', results: [first] }];
    expect(client.last('campaigns').campaigns).toEqual(campaigns);
    expect(readdirSync(folder)).not.toContain('campaigns.json');
    expect(client.refusal({ type: 'remove-table', table: first.table })).toBe('disk-full');
    expect(client.refusal({ type: 'begin-campaign', game, player: 'Ada' })).toBe('disk-full');
    rmdirSync(full);
    expect(client.ask({ type: 'remove-table', table: first.table }).type).toBe('done');
    expect(sentAfresh(folder)).toEqual(campaigns);
  });

  it('are restored from the journals when their file is damaged, which is set aside', () => {
    const folder = freshFolder();
    const first = playAlone(clientIn(folder));
    writeFileSync(fileIn(folder), '{"results":[{"table":');
    expect(sentAfresh(folder)).toEqual([{ game, player: 'Ada', results: [first] }]);
    expect(readdirSync(folder).filter((name) => name.startsWith('campaigns.damaged-'))).toHaveLength(1);
    expect(sentAfresh(folder)).toEqual([{ game, player: 'Ada', results: [first] }]);
  });

  it('are known to another program on the same folder', () => {
    const folder = freshFolder();
    const [one, other] = [clientIn(folder), clientIn(folder)];
    const first = playAlone(one, 'Ada', 'last-orders');
    const second = playAlone(other, 'Ada', 'long-game');
    expect(other.last('campaigns').campaigns).toEqual([{ game, player: 'Ada', results: [first, second] }]);
    one.ask({ type: 'begin-campaign', game, player: 'Ada' });
    const third = playAlone(other, 'Ada', 'pub-crawl');
    expect(other.last('campaigns').campaigns).toEqual([{ game, player: 'Ada', results: [third] }]);
  });
});

describe('restarted campaign', () => {
  it('counts only later wins, for this person alone', () => {
    const folder = freshFolder();
    const client = clientIn(folder);
    const first = playAlone(client, 'Ada');
    const bea = playAlone(client, 'Bea');
    expect(client.ask({ type: 'begin-campaign', game, player: 'ada ' })).toMatchObject({ type: 'done', table: null });
    expect(client.last('campaigns').campaigns).toEqual([{ game, player: 'Bea', results: [bea] }]);
    expect(sentAfresh(folder)).toEqual([{ game, player: 'Bea', results: [bea] }]);
    client.ask({ type: 'open-table', table: first.table });
    expect(client.table.campaign).toEqual({ game, player: 'Ada', results: [] });
    const second = playAlone(client, 'Ada', 'long-game');
    const campaigns = [
      { game, player: 'Ada', results: [second] },
      { game, player: 'Bea', results: [bea] },
    ];
    expect(client.last('campaigns').campaigns).toEqual(campaigns);
    client.ask({ type: 'remove-table', table: first.table });
    expect(sentAfresh(folder)).toEqual(campaigns);
  });

  it('updates viewers of a finished match at once', () => {
    const client = clientIn(freshFolder());
    const first = playAlone(client);
    client.ask({ type: 'open-table', table: first.table });
    expect(client.table.campaign?.results).toEqual([first]);
    client.ask({ type: 'begin-campaign', game, player: 'Ada' });
    expect(client.table.campaign?.results).toEqual([]);
  });
});

it('guest who plays alone on another’s host: receives the campaign of that table and no other', async () => {
  const folder = freshFolder();
  const host = testHost(folder, { gameOf, newSeed, now, network: new FakeNetwork() });
  const hostPage = new TestClient(host);
  const mine = playAlone(hostPage, 'Ada');
  const table = sitDownAlone(hostPage, 'Player 1');
  await later(hostPage, { type: 'host-table', table, name: 'Alone', door: 'open' });
  hostPage.ask({ type: 'hand-seat', table, seat: 0, to: 'free', standIn: false });
  const { client: guest, token } = enter(host, codeOf(hostPage), 'Ben');
  expect(guest.last('welcome').campaigns).toBeUndefined();
  guest.ask({ type: 'ask-seats', table, seats: [{ seat: 0, name: 'Ben' }] });
  while (guest.table.outcome === null) {
    const { version, legal } = guest.table;
    const [move] = legal;
    if (move === undefined) throw new Error('nothing to play');
    guest.ask({ type: 'play', table, version, seat: 0, token, move });
  }
  expect(guest.table.campaign).toEqual({
    game,
    player: 'Ben',
    results: [{ table, ...guest.table.outcome.alone?.campaign }],
  });
  expect(guest.heard.some(({ type }) => type === 'campaigns')).toBe(false);
  expect(guest.refusal({ type: 'begin-campaign', game, player: 'Ben' })).toBe('not-host');
  expect(hostPage.last('campaigns').campaigns.map(({ player }) => player)).toEqual(['Ben', 'Ada']);
  expect(guest.texts.join('')).not.toContain(mine.table);
});
