// The format of game files, as docs/game-file.md describes it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withSum } from '../../main/storage/check-sum.ts';
import { GameFileDamaged } from '../../main/storage/game-file/container.ts';
import { packGameFile, unpackGameFile } from '../../main/storage/game-file/game-file.ts';
import { packHouseFile } from '../../main/storage/game-file/house-file.ts';
import { withoutNames } from '../../main/storage/game-file/without-names.ts';
import { JournalNewer } from '../../main/storage/journal-errors.ts';
import { lineFacts } from '../../main/storage/journal-lines.ts';
import type { Journals } from '../../main/storage/journals.ts';
import { botOf, evaluatorOf } from '../../shared/bots/index.ts';
import { fingerprint, pick, randomFromSeed, seatAt } from '../../shared/engine/index.ts';
import { type AnyGame, extrasOf, games } from '../../shared/games/index.ts';
import { playerColours } from '../../shared/protocol/messages.ts';
import { campaign } from '../harness/campaign.ts';
import { freshFolder, TestClient, testHost } from '../host/client.ts';
import { FakeNetwork } from '../host/fake-network.ts';
import { journalsIn } from './journal-material.ts';

const apprentice = botOf('apprentice', () => () => false);
const names = ['Zoltán', 'Yevgenia', 'Xanthippe', 'Wilhelmina', 'Vasilisa', 'Ulysses'];
const [guest, person] = ['gqqqqqqqq', 'personqqqq'];

/** A journal of bots' choices, with a name and a seat that a guest's device took. */
function playedByBots(journals: Journals, game: AnyGame, seats: number): string {
  const people = names.slice(0, seats).map((name, seat) => ({ name, colour: playerColours[seat] ?? 'navy', person }));
  const table = journals.create(game, { seats, options: {}, seed: `file ${seats}` }, people);
  const { journal } = journals.open(table);
  const match = journal.replay();
  const random = randomFromSeed('bots');
  const evaluator = evaluatorOf(game, extrasOf(game.id).guide ?? null);
  journal.noteSeats([{ seat: seatAt(0), name: 'Theodora', person, holder: guest }]);
  journal.noteName('Sylvester night');
  for (let choice = 0; choice < campaign(30, 400) && game.outcome(match.state) === undefined; choice++) {
    const seat = pick(random, game.toAct(match.state));
    const legal = game.legalMoves(match.state, seat);
    const imagine = (chance: typeof random) => game.redeal(match.state, seat, chance);
    const move = apprentice.decide({ evaluator, seat, seats, legal, imagine, random });
    match.play(seat, move);
    journal.append({ kind: 'move', seat, move, hash: match.hash() }, match, { bot: 'apprentice' });
  }
  journal.close(match);
  return table;
}

const unzipped = (text: string) => gunzipSync(Buffer.from(text, 'base64url')).toString();
const zipped = (json: string) => gzipSync(json).toString('base64url');

it.each(Object.values<AnyGame>(games))('returns what was packed, and opens elsewhere: $id', (game) => {
  const [here, there] = [journalsIn(freshFolder(), game), journalsIn(freshFolder(), game)];
  for (let seats = game.seats.max; seats >= campaign(game.seats.max, game.seats.min); seats--) {
    const table = playedByBots(here, game, seats);
    const file = { room: null, games: [{ table, journal: here.text(table) }] };
    expect(unpackGameFile(packGameFile(file, '1'))).toEqual(file);
    const copy = withoutNames({ table, journal: here.text(table) }, ['A', 'B', 'C', 'D', 'E', 'F']);
    for (const each of [...file.games, copy]) {
      there.brought(each.table, each.journal).put();
      expect(there.peek(each.table).match.hash()).toBe(here.peek(table).match.hash());
    }
    const bytes = unzipped(packGameFile({ room: null, games: [copy] }, '1'));
    for (const told of [...names, 'Theodora', 'Sylvester', guest, person, table]) expect(bytes).not.toContain(told);
  }
});

/** The files of a room whose match has begun, and of that match alone. */
async function filesOfARoom(): Promise<readonly [room: string, match: string]> {
  const hostPage = new TestClient(testHost(freshFolder(), { network: new FakeNetwork() }));
  await hostPage.asked({ type: 'open-room', name: 'Ada’s', door: 'open' });
  const { room } = hostPage.last('room');
  for (const name of names.slice(0, 3)) hostPage.ask({ type: 'take-chair', room, name, colour: null });
  hostPage.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
  hostPage.ask({ type: 'start-match', room });
  for (let moves = 0; moves < 4; moves++) hostPage.step(() => 0);
  hostPage.ask({ type: 'export', room, table: null });
  hostPage.ask({ type: 'export', room: null, table: hostPage.table.table });
  const [ofRoom, ofMatch] = hostPage.heard.flatMap((each) => (each.type === 'transfer' ? each.text : []));
  return [ofRoom ?? '', ofMatch ?? ''];
}

it('is refused wherever it is cut, longer, or changed', async () => {
  const [, text] = await filesOfARoom();
  let refused = 0;
  for (let at = 16; at < text.length - 2; at += campaign(29, 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    for (const wrong of [before, `${before}!${text.slice(at)}`]) {
      expect(() => unpackGameFile(wrong)).toThrow(GameFileDamaged);
    }
    // some bits of a compressed file mean nothing: with those it is still the same game
    const changed = `${before}${text[at] === 'A' ? 'B' : 'A'}${after}`;
    try {
      expect(unpackGameFile(changed)).toEqual(unpackGameFile(text));
    } catch (error) {
      if (!(error instanceof GameFileDamaged)) throw error;
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(0);
});

const wrongValues = [null, true, -1, 0.5, 2, 1e15, '', 'house', 'x'.repeat(5000), [], [[]], {}, [1, 2, 3, 4]];

/** Every way to give one field of this data a wrong value. */
function* wrongs(data: unknown): Generator<unknown> {
  for (const [key, value] of Object.entries(Object(data))) {
    if (typeof data !== 'object') return;
    const put = (other: unknown) => (Array.isArray(data) ? data.with(Number(key), other) : { ...data, [key]: other });
    for (const other of [...wrongValues, ...wrongs(value)]) yield put(other);
  }
}

/** All contents of a file with one wrong field, in the room, a game or a line, with right checksums. */
function wrongFiles(text: string): readonly string[] {
  const content = JSON.parse(unzipped(text), (key, value) => {
    if (key === 'journal') return value.trimEnd().split('\n').map(lineFacts);
    return key === 'sum' ? undefined : value;
  });
  const written = (key: string, value: unknown) => {
    if (key !== 'journal' || !Array.isArray(value)) return value;
    return value.map((line) => `${JSON.stringify(withSum(Object(line)))}\n`).join('');
  };
  return [...wrongs(content)].map((wrong) =>
    zipped(JSON.stringify(withSum(JSON.parse(JSON.stringify(wrong, written))))),
  );
}

it('changes nothing, or opens without harm, whichever field is wrong', async () => {
  const random = randomFromSeed('wrong fields');
  const count = { brought: 0, refused: 0 };
  const house = packHouseFile({ people: [], campaigns: [], puzzles: { ended: {}, streak: null }, settings: {} }, '1');
  for (const each of [...(await filesOfARoom()), house]) {
    const type = each === house ? 'bring-back' : 'import';
    const all = wrongFiles(each);
    for (let tried = 0; tried < campaign(60, 60, 400); tried++) {
      const text = pick(random, all);
      const folder = freshFolder();
      const host = testHost(folder, { network: new FakeNetwork() });
      const hostPage = new TestClient(host);
      const preview = await hostPage.asked({ type: 'preview-import', piece: 0, of: 1, text });
      expect(readdirSync(path.join(folder, 'tables'))).toEqual([]);
      const answer = await hostPage.asked({ type, piece: 0, of: 1, text });
      if (answer.type === 'brought') {
        count.brought += 1;
        expect(preview.type).toBe('import-preview');
        if (answer.table !== null) hostPage.ask({ type: 'open-table', table: answer.table });
        expect(hostPage.heard.filter(({ type }) => type === 'refused')).toEqual([]);
      } else if (answer.type === 'refused') {
        count.refused += 1;
        expect(hostPage.heard.some((message) => ['people', 'settings'].includes(message.type))).toBe(false);
        expect(answer).toMatchObject({ code: expect.stringMatching(/^(transfer|journal)-|^unknown-table$/) });
        expect(readdirSync(path.join(folder, 'tables'))).toEqual([]);
        expect(host.hosting.rooms.isEmpty).toBe(true);
      }
    }
  }
  expect(Math.min(count.brought, count.refused)).toBeGreaterThan(5);
}, 600_000);

it.each([
  ['nested too deeply', `{"format":"high-street-game","more":${'['.repeat(5e6)}${']'.repeat(5e6)}}`],
  ['too long unpacked', `{"format":"high-street-game"${' '.repeat(4e7)}}`],
  ['made of more lines than any evening', { games: [{ table: 'abcdefgh', journal: '\n'.repeat(1e6) }] }],
  ['made of one table twice', { games: Array(2).fill({ table: 'abcdefgh', journal: '' }) }],
  ['empty', { games: [] }],
])('is damaged if it is %s', (_, made) => {
  const text = typeof made === 'string' ? zipped(made) : packGameFile({ room: null, ...made }, '1');
  expect(() => unpackGameFile(text)).toThrow(GameFileDamaged);
});

it('opens if it is of version 1, and says so if it is newer', () => {
  const text = readFileSync(path.join(import.meta.dirname, 'version-1.highstreet'), 'utf8').trim();
  const [{ table, journal } = { table: '', journal: '' }] = unpackGameFile(text).games;
  const { name, match } = journalsIn(freshFolder(), games.harbour).brought(table, journal).standing;
  expect([name, match.played.length]).toEqual(['Sylvester night', 12]);
  expect(() => unpackGameFile(zipped('{"format":"high-street-game","formatVersion":3}'))).toThrow(JournalNewer);
});

it('has the checksum that docs/game-file.md describes', () => {
  const [, program] =
    /```js\nexport (function fingerprint[^`]+)```/.exec(readFileSync('docs/game-file.md', 'utf8')) ?? [];
  const described: typeof fingerprint = runInThisContext(`(${program})`);
  fc.assert(fc.property(fc.jsonValue(), (data) => described(data) === fingerprint(data)));
});
