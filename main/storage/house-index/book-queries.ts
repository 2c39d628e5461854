import { z } from 'zod';
import { botLevel, playerColours, playerName, tableId } from '../../../shared/protocol/messages.ts';
import { jsonColumn, type SqlValue } from './database.ts';
import type { HouseIndex } from './house-index.ts';

const player = {
  who: z.string(),
  name: playerName,
  colour: z.enum(playerColours),
};

const tallied = { matches: z.number(), won: z.number(), fair: z.number() };

const personRow = z.object({ ...player, ...tallied, lastPlayed: z.number() });
export type PersonRow = z.infer<typeof personRow>;

const gameRow = z.object({ game: z.string(), ...tallied, average: z.number(), best: z.number(), table: tableId });
const skillRow = z.object({
  game: z.string(),
  matches: z.number(),
  lost: z.number(),
  skill: z.number(),
  luck: z.number(),
});
const rivalRow = z.object({ ...player, matches: z.number(), before: z.number(), behind: z.number() });
const recordRow = z.object({ game: z.string(), who: z.string(), name: playerName, points: z.number(), table: tableId });
const matchRow = z.object({
  table: tableId,
  game: z.string(),
  endedAt: z.number(),
  time: z.number(),
  position: z.number().nullable(),
  winner: z.number().nullable(),
  rise: z.number().nullable(),
});
const playerRow = z.object({
  ...player,
  table: tableId,
  level: botLevel.nullable(),
  place: z.number(),
  points: z.number(),
  share: z.number(),
});
const soloRow = z.object({
  game: z.string(),
  challenge: z.string(),
  ...player,
  matches: z.number(),
  won: z.number(),
  points: z.number(),
  rank: z.string().nullable(),
  fame: z.number().nullable(),
  table: tableId,
});
const collectedRow = z.object({
  game: z.string(),
  item: z.string(),
  times: z.number(),
  matches: z.number(),
  won: z.number(),
});
const totalRow = z.object({ matches: z.number(), time: z.number() });

const matchFacts = `matches.id AS "table", game, matches.ended_at AS endedAt, time, position, winner, rise`;
const withJudged = `LEFT JOIN judged ON judged.id = matches.id AND judged.ended_at = matches.ended_at`;

const awardsRow = z.object({
  table: tableId,
  game: z.string(),
  endedAt: z.number(),
  seat: z.number(),
  awards: jsonColumn.pipe(z.array(z.looseObject({ type: z.string(), seat: z.number().optional() }))),
});

type WithPlayers<Row> = Row & { readonly players: readonly z.infer<typeof playerRow>[] };
/** A match with its players by seat. */
export type MatchRow = WithPlayers<z.infer<typeof matchRow>>;

/** The matches to find: of a game, with all these players, with this number of players. Null for any. */
export interface MatchFilter {
  readonly game: string | null;
  readonly who: readonly string[];
  readonly seats: number | null;
}

/** Sums over tallies of matches for several. */
const tally = `total(matches) FILTER (WHERE seats > 1) AS matches, total(won) FILTER (WHERE seats > 1) AS won,
  total(1.0 * matches / seats) FILTER (WHERE seats > 1) AS fair`;
/** The latest match of a person, as `latest`. */
const latestOf = (who: string) => `players latest ON (latest.id, latest.seat) =
  (SELECT id, seat FROM players WHERE who = ${who} AND level IS NULL ORDER BY ended_at DESC, id LIMIT 1)`;

/** Questions about the finished matches of the index. Matches for one player count nowhere but in `matches` and `solos`. */
export class BookQueries {
  readonly #index: HouseIndex;

  constructor(index: HouseIndex) {
    this.#index = index;
  }

  /** Changes with the finished matches. */
  get version(): number {
    return this.#index.version;
  }

  /** All people, the most recent first, with the name and colour of their latest match. */
  get people(): readonly PersonRow[] {
    return this.#all(
      personRow,
      `SELECT own.*, latest.name, latest.colour, latest.ended_at AS lastPlayed
       FROM (SELECT who, ${tally} FROM tallies GROUP BY who HAVING sum(matches) > 0) own JOIN ${latestOf('own.who')}
       ORDER BY lastPlayed DESC, own.who`,
    );
  }

  /**
   * Solo matches by challenge: how many, how many of them won, and the best one: a won one before others, then by fame,
   * then by points. Of a person, or of everybody (null); at a game, or at all (null).
   */
  solos(who: string | null, game: string | null): readonly z.infer<typeof soloRow>[] {
    const where = ['true', ...(who === null ? [] : ['who = ?']), ...(game === null ? [] : ['game = ?'])];
    return this.#all(
      soloRow,
      // the other columns are those of the row with the maximum
      `SELECT game, challenge, who, name, colour, count(*) AS matches, sum(won) AS won, points, rank, fame, id AS "table",
         max(won * 1e12 + ifnull(fame, -1) * 1e6 + points)
       FROM players JOIN solos USING (id) WHERE level IS NULL AND seats = 1 AND ${where.join(' AND ')}
       GROUP BY game, challenge ORDER BY game, matches DESC, challenge`,
      [who, game].filter((each) => each !== null),
    );
  }

  /** Number of matches, and the time spent on them in milliseconds. */
  get total(): z.infer<typeof totalRow> {
    const [found] = this.#all(totalRow, 'SELECT count(*) AS matches, total(time) AS time FROM matches WHERE seats > 1');
    return found ?? { matches: 0, time: 0 };
  }

  /** The most points of a person at each game. */
  get records(): readonly z.infer<typeof recordRow>[] {
    return this.#all(
      recordRow,
      `SELECT best.game, best.who, best.name, best.points, best.id AS "table"
       FROM (SELECT DISTINCT game FROM matches) played JOIN players best ON (best.id, best.seat) =
         (SELECT id, seat FROM players WHERE game = played.game AND level IS NULL AND seats > 1
          ORDER BY points DESC, id LIMIT 1)
       ORDER BY best.game`,
    );
  }

  /** One person; null if there is none with such matches. Without a number of players, solo matches are enough. */
  person(who: string, seats: number | null): PersonRow | null {
    const [found] = this.#all(
      personRow,
      `SELECT own.*, latest.name, latest.colour, latest.ended_at AS lastPlayed
       FROM (SELECT who, ${tally} FROM tallies WHERE who = ? AND (? IS NULL OR seats = ?) GROUP BY who
         HAVING sum(matches) > 0) own
       JOIN ${latestOf('own.who')}`,
      [who, seats, seats],
    );
    return found ?? null;
  }

  games(who: string, seats: number | null): readonly z.infer<typeof gameRow>[] {
    return this.#all(
      gameRow,
      `SELECT own.*, best.points AS best, best.id AS "table"
       FROM (SELECT who, game, ${tally}, sum(points) / sum(matches) AS average FROM tallies
         WHERE who = ? AND ${withSeats} GROUP BY game HAVING sum(matches) > 0) own
       JOIN players best ON (best.id, best.seat) =
         (SELECT id, seat FROM players WHERE who = own.who AND game = own.game AND level IS NULL AND ${withSeats}
          ORDER BY points DESC, id LIMIT 1)
       ORDER BY matches DESC, game`,
      [who, seats, seats, seats, seats],
    );
  }

  /**
   * How well a person chose at each game, of the matches judged so far.
   * `lost`: the chance of winning lost by a choice. `skill`: the share of the win that the choices let expect, beyond
   * an equal one. `luck`: the rest of the result. All on average.
   */
  skills(who: string, seats: number | null): readonly z.infer<typeof skillRow>[] {
    return this.#all(
      skillRow,
      `SELECT game, sum(judged) AS matches, total(lost) / max(sum(choices), 1) AS lost,
         total(expected - 1.0 * judged / seats) / sum(judged) AS skill, total(shared - expected) / sum(judged) AS luck
       FROM tallies WHERE who = ? AND ${withSeats} GROUP BY game HAVING sum(judged) > 0`,
      [who, seats, seats],
    );
  }

  /** What a person collected, by game, the most frequent first; in how many matches, and how many of them were won. */
  collected(who: string, seats: number | null): readonly z.infer<typeof collectedRow>[] {
    return this.#all(
      collectedRow,
      `SELECT game, item, sum(times) AS times, sum(matches) AS matches, sum(won) AS won
       FROM collections WHERE who = ? AND ${withSeats}
       GROUP BY game, item HAVING sum(matches) > 0 ORDER BY game, sum(times) DESC, sum(won) DESC, item`,
      [who, seats, seats],
    );
  }

  /** The people a person has played with, the most frequent first. */
  rivals(who: string, seats: number | null): readonly z.infer<typeof rivalRow>[] {
    return this.#all(
      rivalRow,
      `SELECT own.other AS who, latest.name, latest.colour, matches, before, behind
       FROM (SELECT other, sum(matches) AS matches, sum(before) AS before, sum(behind) AS behind FROM rivalries
         WHERE who = ? AND (? IS NULL OR seats = ?) GROUP BY other HAVING sum(matches) > 0
         ORDER BY matches DESC, other LIMIT 12) own
       JOIN ${latestOf('own.other')} ORDER BY matches DESC, own.other`,
      [who, seats, seats],
    );
  }

  /** The latest matches of a person with awards, each with the person's seat. */
  awarded(who: string, seats: number | null, most: number): readonly WithPlayers<z.infer<typeof awardsRow>>[] {
    const found = this.#all(
      awardsRow,
      `SELECT id AS "table", game, players.ended_at AS endedAt, seat, awards FROM players JOIN judged USING (id)
       WHERE who = ? AND level IS NULL AND ${withSeats} AND awards <> '[]'
       ORDER BY players.ended_at DESC, id LIMIT ?`,
      [who, seats, seats, most],
    );
    return this.#withPlayers(found);
  }

  /** The newest matches that fit, after leaving out the first `after`. */
  matches(filter: MatchFilter, after: number, most: number): readonly MatchRow[] {
    const [from, values] = sourceOf(filter);
    const found = this.#all(
      matchRow,
      `SELECT ${matchFacts} FROM (SELECT id FROM ${from} ORDER BY ended_at DESC, id LIMIT ? OFFSET ?)
       JOIN matches USING (id) ${withJudged} ORDER BY matches.ended_at DESC, matches.id`,
      [...values, most, after],
    );
    return this.#withPlayers(found);
  }

  /** The first matches for several that ended after this one; null for the first of all. */
  inOrder(after: Pick<MatchRow, 'endedAt' | 'table'> | null, most: number): readonly MatchRow[] {
    const found = this.#all(
      matchRow,
      `SELECT ${matchFacts} FROM matches ${withJudged} WHERE seats > 1 AND (matches.ended_at > ?1
         OR (matches.ended_at = ?1 AND matches.id < ?2))
       ORDER BY matches.ended_at, matches.id DESC LIMIT ?3`,
      [after?.endedAt ?? -1, after?.table ?? '', most],
    );
    return this.#withPlayers(found);
  }

  /** The number of matches that fit. */
  count(filter: MatchFilter): number {
    const [from, values] = sourceOf(filter);
    const [found] = this.#all(totalRow, `SELECT count(*) AS matches, 0 AS time FROM ${from}`, values);
    return found?.matches ?? 0;
  }

  #withPlayers<Row extends { readonly table: string }>(matches: readonly Row[]): readonly WithPlayers<Row>[] {
    const players = new Map<string, z.infer<typeof playerRow>[]>(matches.map(({ table }) => [table, []]));
    const found = this.#all(
      playerRow,
      `SELECT id AS "table", who, name, colour, level, place, points, share FROM players
       WHERE id IN (${matches.map(() => '?').join()}) ORDER BY id, seat`,
      matches.map(({ table }) => table),
    );
    for (const player of found) players.get(player.table)?.push(player);
    return matches.map((match) => ({ ...match, players: players.get(match.table) ?? [] }));
  }

  #all<Row>(row: z.ZodType<Row>, sql: string, values: readonly SqlValue[] = []): readonly Row[] {
    return this.#index.database.all(row, sql, values);
  }
}

const withSeats = 'seats > 1 AND (? IS NULL OR seats = ?)';

/** The source of the matches that fit, in SQL, and its values. */
function sourceOf({ game, who, seats }: MatchFilter): readonly [string, readonly SqlValue[]] {
  const where = ['true', ...(game === null ? [] : ['game = ?']), ...(seats === null ? [] : ['seats = ?'])].join(
    ' AND ',
  );
  const facts = [game, seats].filter((fact) => fact !== null);
  if (who.length === 0) return [`matches WHERE ${where}`, facts];
  const each = `SELECT id, ended_at FROM players own WHERE who = ? AND level IS NULL AND ${where}`;
  const values = who.flatMap((person) => [person, ...facts]);
  if (who.length > 1) return [`(${who.map(() => each).join(' INTERSECT ')})`, values];
  // somebody merged from two people may have had two seats
  const twin = 'SELECT 1 FROM players WHERE id = own.id AND who = own.who AND level IS NULL AND seat < own.seat';
  return [`(${each} AND NOT EXISTS (${twin}))`, values];
}
