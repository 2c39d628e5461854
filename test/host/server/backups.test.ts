// A whole house goes to another computer and joins what is there.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinedPeople } from '../../../main/host/people/joined-people.ts';
import { packHouseFile, unpackHouseFile } from '../../../main/storage/game-file/house-file.ts';
import { defaultSettings } from '../../../shared/protocol/messages.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';

const facts = { colour: 'navy', language: null, textSize: null, shutter: null, favourite: null } as const;

const pageOf = (network?: FakeNetwork) => new TestClient(testHost(freshFolder(), network && { network }));

function save(page: TestClient): readonly string[] {
  const house = page.ask({ type: 'back-up' });
  if (house.type !== 'backup') throw new Error(house.type);
  const games = [
    ...house.tables.map((table) => page.ask({ type: 'export', room: null, table })),
    ...house.rooms.map((room) => page.ask({ type: 'export', room, table: null })),
  ];
  return [house.text, ...games.map((game) => (game.type === 'transfer' ? game.text : ''))];
}

async function bringBack(page: TestClient, [house = '', ...games]: readonly string[]): Promise<string[]> {
  const whole = { piece: 0, of: 1 };
  const answers = [page.ask({ type: 'bring-back', ...whole, text: house })];
  for (const text of games) answers.push(await page.asked({ type: 'import', ...whole, text }));
  return answers.map((answer) => (answer.type === 'refused' ? answer.code : answer.type));
}

it('joins two houses without loss or doubles, however often', async () => {
  const [here, there] = [pageOf(), pageOf()];
  for (const [page, names] of [
    [here, ['Ana', 'Ben']],
    [there, ['ANA', 'Mia']],
  ] as const) {
    for (const name of names) page.ask({ type: 'keep-person', person: null, name, ...facts });
    const table = page.create('tic-tac-toe', 2);
    page.play({ type: 'mark', cell: 4 });
    page.ask({ type: 'leave-table', table });
  }
  const ana = there.last('people').people.find(({ name }) => name === 'ANA')?.id ?? '';
  there.ask({ type: 'set-person-code', person: ana, code: '4711' });
  const lines = save(there);
  expect(lines).toHaveLength(2);
  // bringing it back a second time changes nothing
  for (const _ of [1, 2]) {
    expect(await bringBack(here, lines)).toEqual(['done', 'brought']);
    expect(here.last('people').people).toMatchObject([
      { name: 'Ana', hasCode: true },
      { name: 'Ben', hasCode: false },
      { name: 'Mia' },
    ]);
    expect(here.last('library').library).toHaveLength(2);
  }
  const { people } = unpackHouseFile(save(here)[0] ?? '');
  expect(people[0]?.merged).toEqual([ana]);
  expect(await bringBack(here, ['H4sI', lines[0] ?? ''])).toEqual(['transfer-damaged', 'transfer-damaged']);
  const nothing = { people: [], campaigns: [], puzzles: { ended: {}, streak: null }, settings: {} };
  expect(unpackHouseFile(packHouseFile(nothing, '1'))).toEqual(nothing);
});

it('brings back open rooms with their evening, a game under way, and settings that nobody has changed here', async () => {
  const [here, there, offline] = [pageOf(new FakeNetwork()), pageOf(new FakeNetwork()), pageOf()];
  await there.asked({ type: 'open-room', name: 'Friday', door: 'open' });
  const { room } = there.last('room');
  for (const name of ['Ana', 'Mia']) there.ask({ type: 'take-chair', room, name, colour: null });
  for (const game of ['tic-tac-toe', 'sealed-market']) {
    there.ask({ type: 'choose-game', room, game, options: {} });
    there.ask({ type: 'start-match', room });
    for (let moves = 0; moves < 7 && there.table.outcome === null; moves++) there.step(() => 0);
  }
  there.ask({ type: 'change-settings', settings: { ...defaultSettings, theme: 'dark', textSize: 150, volume: 10 } });
  here.ask({ type: 'change-settings', settings: { ...defaultSettings, textSize: 125 } });
  const lines = save(there);
  expect(await bringBack(here, lines)).toEqual(['done', 'brought', 'brought', 'brought']);
  expect(here.last('settings').settings).toEqual({ ...defaultSettings, theme: 'dark', textSize: 125 });
  here.ask({ type: 'visit-room', room });
  const { code, chairs, evening, table } = there.last('room');
  expect(here.last('room')).toMatchObject({ code, chairs, evening, table });
  expect(evening.map(({ outcome }) => outcome !== null)).toEqual([true, false]);
  expect((await bringBack(here, lines)).sort()).toEqual(['already-here', 'already-here', 'brought', 'done']);
  expect(await bringBack(offline, lines)).toEqual(['done', 'brought', 'brought', 'no-network']);
});

const records = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'),
    name: fc.constantFrom('Ana', 'ANA', 'Аna', 'Ben', 'Cleo', 'Dan'),
    names: fc.subarray(['Nan', 'Nell']),
    hasMerged: fc.boolean(),
    since: fc.nat(9),
    code: fc.constantFrom(null, { salt: 'salt', hash: 'hash' }),
  }),
  { selector: ({ id }) => id },
);

it('never loses a person of this house, and joins the same people only once', () => {
  fc.assert(
    fc.property(records, records, (some, others) => {
      const [here, come] = [some, others].map((each) =>
        joinedPeople(
          [],
          each.map(({ hasMerged, ...one }) => ({ ...one, ...facts, merged: hasMerged ? [`${one.id}2`] : [] })),
        ),
      );
      if (here === undefined || come === undefined) return;
      const joined = joinedPeople(here, come);
      const ids = joined.flatMap(({ id, merged }) => [id, ...merged]);
      expect(here.every(({ id, name }, at) => joined[at]?.id === id && joined[at].name === name)).toBe(true);
      expect(here.flatMap(({ merged }) => merged).every((id) => ids.includes(id))).toBe(true);
      expect(joinedPeople(joined, come)).toEqual(joined);
    }),
  );
});
