import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { IndexDatabase } from '../../main/storage/house-index/database.ts';
import { type FinishedMatch, HouseIndex, type KnownPerson } from '../../main/storage/house-index/house-index.ts';
import { StatementFailed } from '../../main/storage/house-index/statement-failed.ts';
import { campaign } from '../harness/campaign.ts';
import { freshFolder } from '../host/client.ts';

const names = ['Ada', 'Ben', 'Cleo'];

/** A person of the house who was called so until this moment, perhaps with a namesake merged into them. */
const person = fc.record({
  id: fc.constantFrom('p1', 'p2'),
  merged: fc.subarray(['p3']),
  names: fc.subarray(names),
  since: fc.nat({ max: 10 }),
});
const player = fc.record({
  name: fc.constantFrom(...names),
  colour: fc.constant('navy' as const),
  person: fc.constantFrom(undefined, 'p1', 'p3'),
  level: fc.constantFrom(null, 'merchant' as const),
  place: fc.integer({ min: 1, max: 3 }),
  points: fc.nat({ max: 9 }),
  share: fc.constantFrom(0, 0.5, 1),
  collected: fc.constantFrom([], [{ item: 'bakery', count: 2 }]),
});
const change = fc.oneof(
  fc.record({
    type: fc.constant('match' as const),
    table: fc.constantFrom('table-1', 'table-2', 'table-3'),
    endedAt: fc.nat({ max: 10 }),
    players: fc.array(player, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ type: fc.constant('removed' as const), left: fc.subarray(['table-1', 'table-2', 'table-3']) }),
  fc.record({ type: fc.constant('judged' as const), table: fc.constantFrom('table-1', 'table-2') }),
  fc.record({
    type: fc.constant('people' as const),
    people: fc.uniqueArray(person, { selector: ({ id }) => id, maxLength: 2 }),
    counted: fc.nat({ max: 9 }),
  }),
);

const unreachable = (error: unknown) => expect.unreachable(String(error));
const row = z.record(z.string(), z.union([z.string(), z.number()]));

/** What the index has added up, without rounding errors. */
function sumsOf({ database }: HouseIndex) {
  return ['tallies', 'rivalries', 'collections'].map((table) =>
    database
      .all(row, `SELECT * FROM ${table} WHERE matches > 0`)
      .map((sums) =>
        Object.entries(sums).map(([sum, value]) => [sum, typeof value === 'number' ? value.toFixed(6) : value]),
      ),
  );
}

function note(
  index: HouseIndex,
  table: string,
  { endedAt, players }: Pick<FinishedMatch, 'endedAt' | 'players'>,
): void {
  const entry = { table, stamp: 'stamp', savedAt: endedAt, isRunning: false };
  index.note(entry, { table, game: 'harbour', endedAt, time: 1, players, alone: null });
}

function judge(index: HouseIndex, table: string, players: number): void {
  const skills = Array.from({ length: players }, (_, seat) => ({ choices: 3, lost: seat / 8, expected: 1 / players }));
  index.noteSkills(table, skills, { moment: null, awards: [] });
}

it('after any changes of matches and people, an index has added up the same as one made at once', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 2, maxLength: 9 }), (changes) => {
      const folder = freshFolder();
      let index = new HouseIndex(folder, '0.0.0', unreachable);
      const matches = new Map<string, Pick<FinishedMatch, 'endedAt' | 'players'>>();
      const judged = new Map<string, number>();
      let people: readonly KnownPerson[] = [];
      for (const each of changes) {
        const players = each.type === 'judged' ? (matches.get(each.table)?.players.length ?? 0) : 0;
        if (each.type === 'match') {
          matches.set(each.table, each);
          note(index, each.table, each);
        } else if (each.type === 'removed') {
          for (const table of matches.keys()) if (!each.left.includes(table)) matches.delete(table);
          index.keep(new Set(each.left), []);
        } else if (each.type === 'people') {
          ({ people } = each);
          index.follow(people);
          // seats are counted for them one after another, while other things change
          for (let seat = 0; seat < each.counted; seat++) index.followOn(1);
        } else if (players > 0) {
          judged.set(each.table, players);
          judge(index, each.table, players);
        }
      }
      index.close();
      index = new HouseIndex(folder, '0.0.0', unreachable);
      while (index.followOn(2));
      const atOnce = new HouseIndex(freshFolder(), '0.0.0', unreachable);
      atOnce.follow(people);
      for (const [table, match] of matches) note(atOnce, table, match);
      for (const [table, players] of judged) judge(atOnce, table, players);
      expect(sumsOf(index)).toEqual(sumsOf(atOnce));
      for (const each of [index, atOnce]) each.close();
    }),
    { numRuns: campaign(60, 200, 600) },
  );
});

it('a migration that fails is reported without values, and costs only the content, not every later start', () => {
  const dataFolder = freshFolder();
  const reports: unknown[] = [];
  const opened = (migrations: readonly string[]) =>
    new IndexDatabase({ dataFolder, name: 'x', migrations, opened: () => {}, report: (error) => reports.push(error) });
  const counted = (database: IndexDatabase) =>
    database.all(z.object({ name: z.string() }), 'SELECT name FROM met').length;
  const made = 'CREATE TABLE met (name TEXT) STRICT';
  const before = opened([made]);
  for (const _ of names) before.run("INSERT INTO met VALUES ('Ada')");
  before.close();
  const after = opened([made, 'CREATE UNIQUE INDEX met_once ON met (name)']);
  expect(reports).toMatchObject([{ facts: expect.stringMatching(/^UNIQUE.*in: migration 2$/) }]);
  expect(reports[0]).toBeInstanceOf(StatementFailed);
  expect([counted(after), after.isRebuilt]).toEqual([0, true]);
  after.run("INSERT INTO met VALUES ('Ben')");
  after.close();
  const later = opened([made, 'CREATE UNIQUE INDEX met_once ON met (name)']);
  expect([counted(later), later.isRebuilt, reports.length]).toEqual([1, false, 1]);
  later.close();
});
