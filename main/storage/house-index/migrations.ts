/** A person's seat in a trigger: before the change (`old`) or after it (`new`). */
type Row = 'old' | 'new';

/** Adds a person's seat to the sums of a table, or takes it away (-1). `rows` selects key and summands. */
function sum(table: string, keys: readonly string[], sums: readonly string[], sign: 1 | -1, rows: string): string {
  const added = sums.map((each) => `${each} = ${each} + excluded.${each}`).join(', ');
  return `INSERT INTO ${table} (${[...keys, ...sums].join(', ')})
    SELECT ${keys.join(', ')}, ${sums.map((each) => `${sign} * ${each}`).join(', ')} FROM (${rows}) WHERE true
    ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${added};`;
}

const ofSeat = (row: Row) => `${row}.who AS who, ${row}.game AS game, ${row}.seats AS seats`;

const sumMatches = (row: Row, sign: 1 | -1) =>
  sum(
    'tallies',
    ['who', 'game', 'seats'],
    ['matches', 'won', 'points'],
    sign,
    `SELECT ${ofSeat(row)}, 1 AS matches, ${row}.share AS won, ${row}.points AS points`,
  );

/** @param where the judged seats of `players` */
const sumJudged = (who: string, sign: 1 | -1, where: string) =>
  sum(
    'tallies',
    ['who', 'game', 'seats'],
    ['judged', 'choices', 'lost', 'expected', 'shared'],
    sign,
    `SELECT ${who} AS who, game, seats, 1 AS judged, choices, lost, expected, share AS shared
     FROM players JOIN skills USING (id, seat) WHERE level IS NULL AND ${where}`,
  );

/** @param where the seats of `players` */
const sumCollected = (who: string, sign: 1 | -1, where: string) =>
  sum(
    'collections',
    ['who', 'game', 'seats', 'item'],
    ['times', 'matches', 'won'],
    sign,
    `SELECT ${who} AS who, game, seats, item, count AS times, 1 AS matches, share AS won
     FROM players JOIN collected USING (id, seat) WHERE level IS NULL AND ${where}`,
  );

/** The person against the other people of the match, and these against the person. */
const sumRivals = (row: Row, sign: 1 | -1) => {
  const others = `FROM players each WHERE id = ${row}.id AND seat <> ${row}.seat AND level IS NULL AND who <> ${row}.who`;
  const sides = [
    [row, 'each'],
    ['each', row],
  ] as const;
  return sides.map(([own, other]) =>
    sum(
      'rivalries',
      ['who', 'other', 'seats'],
      ['matches', 'before', 'behind'],
      sign,
      `SELECT ${own}.who AS who, ${other}.who AS other, ${row}.seats AS seats, 1 AS matches,
         ${own}.place < ${other}.place AS before, ${own}.place > ${other}.place AS behind ${others}`,
    ),
  );
};

const seatOf = (row: Row) => `players.id = ${row}.id AND players.seat = ${row}.seat`;

const sumSeat = (row: Row, sign: 1 | -1) =>
  [
    sumMatches(row, sign),
    ...sumRivals(row, sign),
    sumJudged(`${row}.who`, sign, seatOf(row)),
    sumCollected(`${row}.who`, sign, seatOf(row)),
  ].join('\n');

/** The triggers that keep the sums of people's matches. */
export const triggers: readonly { readonly name: string; readonly sql: string }[] = [
  ['seat_added', `AFTER INSERT ON players WHEN new.level IS NULL BEGIN ${sumSeat('new', 1)} END`],
  ['seat_removed', `BEFORE DELETE ON players WHEN old.level IS NULL BEGIN ${sumSeat('old', -1)} END`],
  [
    'seat_renamed',
    `AFTER UPDATE OF who ON players WHEN new.level IS NULL AND new.who <> old.who
     BEGIN ${sumSeat('old', -1)} ${sumSeat('new', 1)} END`,
  ],
  ['skill_added', `AFTER INSERT ON skills BEGIN ${sumJudged('players.who', 1, seatOf('new'))} END`],
  ['skill_removed', `BEFORE DELETE ON skills BEGIN ${sumJudged('players.who', -1, seatOf('old'))} END`],
  [
    'thing_added',
    `AFTER INSERT ON collected BEGIN ${sumCollected('players.who', 1, `${seatOf('new')} AND item = new.item`)} END`,
  ],
  [
    'thing_removed',
    `BEFORE DELETE ON collected BEGIN ${sumCollected('players.who', -1, `${seatOf('old')} AND item = old.item`)} END`,
  ],
].map(([name = '', sql = '']) => ({ name, sql: `CREATE TRIGGER ${name} ${sql}` }));

/** Tables with the sums of people's matches. */
export const sums = ['tallies', 'rivalries', 'collections'] as const;

/** SQL that takes the index from each version to the next. Steps never change once a program with them was released. */
export const migrations: readonly string[] = [
  `CREATE TABLE program (app TEXT NOT NULL) STRICT;
   CREATE TABLE journals (
     id TEXT PRIMARY KEY, stamp TEXT NOT NULL, saved_at REAL NOT NULL, is_running INTEGER NOT NULL,
     is_readable INTEGER NOT NULL, chapter TEXT
   ) STRICT;
   CREATE TABLE summaries (id TEXT PRIMARY KEY, stamp TEXT NOT NULL, summary TEXT NOT NULL) STRICT;
   CREATE TABLE matches (
     id TEXT PRIMARY KEY, game TEXT NOT NULL, ended_at REAL NOT NULL, time REAL NOT NULL, seats INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX matches_by_end ON matches (ended_at);
   CREATE TABLE players (
     id TEXT NOT NULL, seat INTEGER NOT NULL, said TEXT NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL,
     colour TEXT NOT NULL, level TEXT, place INTEGER NOT NULL, points REAL NOT NULL, share REAL NOT NULL,
     PRIMARY KEY (id, seat)
   ) STRICT;
   CREATE INDEX players_by_said ON players (said);
   CREATE INDEX players_by_who ON players (who);
   CREATE TABLE people (facts TEXT NOT NULL) STRICT;
   CREATE VIEW sittings AS SELECT players.*, game, ended_at, seats FROM players JOIN matches USING (id)`,
  // judging takes long, so these outlive a change of the program
  `CREATE TABLE judged (id TEXT PRIMARY KEY, ended_at REAL NOT NULL) STRICT;
   CREATE TABLE skills (
     id TEXT NOT NULL, seat INTEGER NOT NULL, choices INTEGER NOT NULL, lost REAL NOT NULL, expected REAL NOT NULL,
     PRIMARY KEY (id, seat)
   ) STRICT`,
  // the matches judged so far have no moment yet
  `DELETE FROM judged; DELETE FROM skills;
   ALTER TABLE judged ADD COLUMN position INTEGER;
   ALTER TABLE judged ADD COLUMN winner INTEGER;
   ALTER TABLE judged ADD COLUMN rise REAL;
   ALTER TABLE judged ADD COLUMN awards TEXT`,
  // without a program, all journals are read again
  `DELETE FROM program;
   CREATE TABLE solos (
     id TEXT PRIMARY KEY, challenge TEXT NOT NULL, won INTEGER NOT NULL, rank TEXT, fame REAL
   ) STRICT`,
  `DELETE FROM program;
   CREATE TABLE collected (
     id TEXT NOT NULL, seat INTEGER NOT NULL, item TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (id, seat, item)
   ) STRICT, WITHOUT ROWID`,
  // each seat knows its match, and triggers keep the sums of each person, so that a page reads few rows
  `DELETE FROM program;
   DROP VIEW sittings; DROP TABLE players; DROP TABLE people; DELETE FROM collected;
   CREATE TABLE players (
     id TEXT NOT NULL, seat INTEGER NOT NULL, said TEXT NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL,
     colour TEXT NOT NULL, level TEXT, place INTEGER NOT NULL, points REAL NOT NULL, share REAL NOT NULL,
     game TEXT NOT NULL, ended_at REAL NOT NULL, seats INTEGER NOT NULL, PRIMARY KEY (id, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX players_by_said ON players (said);
   CREATE INDEX players_by_who ON players (who, ended_at DESC, id, game, seats) WHERE level IS NULL;
   CREATE INDEX players_by_points ON players (who, game, points) WHERE level IS NULL AND seats > 1;
   CREATE INDEX players_by_game ON players (game, points) WHERE level IS NULL AND seats > 1;
   CREATE INDEX players_alone ON players (who, game) WHERE level IS NULL AND seats = 1;
   CREATE INDEX matches_by_game ON matches (game, ended_at DESC, id);
   DROP INDEX matches_by_end;
   CREATE INDEX matches_by_end ON matches (ended_at DESC, id);
   CREATE TABLE aliases (said TEXT NOT NULL, who TEXT NOT NULL, before REAL NOT NULL) STRICT;
   CREATE INDEX aliases_by_said ON aliases (said);
   CREATE TABLE tallies (
     who TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, matches INTEGER NOT NULL DEFAULT 0,
     won REAL NOT NULL DEFAULT 0, points REAL NOT NULL DEFAULT 0, judged INTEGER NOT NULL DEFAULT 0,
     choices INTEGER NOT NULL DEFAULT 0, lost REAL NOT NULL DEFAULT 0, expected REAL NOT NULL DEFAULT 0,
     shared REAL NOT NULL DEFAULT 0, PRIMARY KEY (who, game, seats)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE rivalries (
     who TEXT NOT NULL, other TEXT NOT NULL, seats INTEGER NOT NULL, matches INTEGER NOT NULL, before INTEGER NOT NULL,
     behind INTEGER NOT NULL, PRIMARY KEY (who, other, seats)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE collections (
     who TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, item TEXT NOT NULL, times INTEGER NOT NULL,
     matches INTEGER NOT NULL, won REAL NOT NULL, PRIMARY KEY (who, game, item, seats)
   ) STRICT, WITHOUT ROWID;
   ${triggers.map(({ sql }) => sql).join(';')}`,
  // names and ids that mean another person since the seats were counted
  `CREATE TABLE outdated (said TEXT PRIMARY KEY) STRICT`,
];
