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
const resultRow = z.object({ endedAt: z.number(), isWon: z.number() });

const matchFacts = `matches.id AS "table", game, matches.ended_at AS endedAt, time, position, winner, rise
  FROM matches LEFT JOIN judged ON judged.id = matches.id AND judged.ended_at = matches.ended_at`;

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

const tally = 'count(*) AS matches, sum(share) AS won, sum(1.0 / seats) AS fair';
/** The same, of matches for several only. */
const tallyOfSeveral = `count(*) FILTER (WHERE seats > 1) AS matches, total(share) FILTER (WHERE seats > 1) AS won,
  total(1.0 / seats) FILTER (WHERE seats > 1) AS fair`;

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
      `SELECT who, name, colour, ${tallyOfSeveral}, max(ended_at) AS lastPlayed
       FROM sittings WHERE level IS NULL GROUP BY who ORDER BY lastPlayed DESC, who`,
    );
  }

  /**
   * Solo matches by challenge: how many, how many of them won, and the best one: a won one before others, then by fame,
   * then by points. Of a person, or of everybody (null); at a game, or at all (null).
   */
  solos(who: string | null, game: string | null): readonly z.infer<typeof soloRow>[] {
    return this.#all(
      soloRow,
      `SELECT game, challenge, who, name, colour, matches, won, points, rank, fame, id AS "table" FROM (
         SELECT sittings.*, challenge, rank, fame, count(*) OVER every AS matches, sum(won) OVER every AS won,
           row_number() OVER (PARTITION BY game, challenge ORDER BY won DESC, fame DESC, points DESC, ended_at) AS nth
         FROM solos JOIN sittings USING (id)
         WHERE level IS NULL AND (? IS NULL OR who = ?) AND (? IS NULL OR game = ?)
         WINDOW every AS (PARTITION BY game, challenge)
       ) WHERE nth = 1 ORDER BY game, matches DESC, challenge`,
      [who, who, game, game],
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
      `SELECT game, who, name, max(points) AS points, id AS "table"
       FROM sittings WHERE level IS NULL AND seats > 1 GROUP BY game ORDER BY game`,
    );
  }

  /** One person; null if there is none with such matches. Without a number of players, solo matches are enough. */
  person(who: string, seats: number | null): PersonRow | null {
    const [found] = this.#all(
      personRow,
      `SELECT who, name, colour, ${tallyOfSeveral}, max(ended_at) AS lastPlayed
       FROM sittings WHERE who = ? AND level IS NULL AND (? IS NULL OR seats = ?) GROUP BY who`,
      [who, seats, seats],
    );
    return found ?? null;
  }

  games(who: string, seats: number | null): readonly z.infer<typeof gameRow>[] {
    return this.#all(
      gameRow,
      `SELECT game, ${tally}, avg(points) AS average, max(points) AS best, id AS "table"
       FROM sittings WHERE who = ? AND level IS NULL AND ${withSeats} GROUP BY game ORDER BY matches DESC, game`,
      [who, seats, seats],
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
      `SELECT game, count(*) AS matches, total(lost) / max(sum(choices), 1) AS lost,
         avg(expected - 1.0 / seats) AS skill, avg(share - expected) AS luck
       FROM sittings JOIN skills USING (id, seat)
       WHERE who = ? AND level IS NULL AND ${withSeats} GROUP BY game`,
      [who, seats, seats],
    );
  }

  /** What a person collected, by game, the most frequent first; in how many matches, and how many of them were won. */
  collected(who: string, seats: number | null): readonly z.infer<typeof collectedRow>[] {
    return this.#all(
      collectedRow,
      `SELECT game, item, sum(count) AS times, count(*) AS matches, sum(share) AS won
       FROM sittings JOIN collected USING (id, seat) WHERE who = ? AND level IS NULL AND ${withSeats}
       GROUP BY game, item ORDER BY game, times DESC, won DESC, item`,
      [who, seats, seats],
    );
  }

  /** The people a person has played with, the most frequent first. */
  rivals(who: string, seats: number | null): readonly z.infer<typeof rivalRow>[] {
    return this.#all(
      rivalRow,
      `SELECT other.who AS who, other.name AS name, other.colour AS colour, count(*) AS matches,
         sum(own.place < other.place) AS before, sum(own.place > other.place) AS behind, max(other.ended_at)
       FROM sittings own JOIN sittings other ON other.id = own.id AND other.who <> own.who
       WHERE own.who = ? AND own.level IS NULL AND other.level IS NULL AND (? IS NULL OR own.seats = ?)
       GROUP BY other.who ORDER BY matches DESC, who LIMIT 12`,
      [who, seats, seats],
    );
  }

  /** The latest matches of a person with awards, each with the person's seat. */
  awarded(who: string, seats: number | null, most: number): readonly WithPlayers<z.infer<typeof awardsRow>>[] {
    const found = this.#all(
      awardsRow,
      `SELECT id AS "table", game, sittings.ended_at AS endedAt, seat, awards FROM sittings JOIN judged USING (id)
       WHERE who = ? AND level IS NULL AND ${withSeats} AND awards <> '[]'
       ORDER BY sittings.ended_at DESC, id LIMIT ?`,
      [who, seats, seats, most],
    );
    return this.#withPlayers(found);
  }

  /** When each match of a person ended, in order, and whether it was won. */
  results(who: string, seats: number | null): readonly z.infer<typeof resultRow>[] {
    return this.#all(
      resultRow,
      `SELECT ended_at AS endedAt, share > 0 AS isWon
       FROM sittings WHERE who = ? AND level IS NULL AND ${withSeats} ORDER BY ended_at, id`,
      [who, seats, seats],
    );
  }

  /** The newest matches that fit, after leaving out the first `after`. */
  matches(filter: MatchFilter, after: number, most: number): readonly MatchRow[] {
    const [where, values] = conditionOf(filter);
    const found = this.#all(
      matchRow,
      `SELECT ${matchFacts} WHERE ${where} ORDER BY matches.ended_at DESC, matches.id LIMIT ? OFFSET ?`,
      [...values, most, after],
    );
    return this.#withPlayers(found);
  }

  /** Matches for several in the order in which they ended, after the first `after`. */
  inOrder(after: number, most: number): readonly MatchRow[] {
    const found = this.#all(
      matchRow,
      `SELECT ${matchFacts} WHERE seats > 1 ORDER BY matches.ended_at, matches.id LIMIT ? OFFSET ?`,
      [most, after],
    );
    return this.#withPlayers(found);
  }

  /** The number of matches that fit. */
  count(filter: MatchFilter): number {
    const [where, values] = conditionOf(filter);
    const [found] = this.#all(totalRow, `SELECT count(*) AS matches, 0 AS time FROM matches WHERE ${where}`, values);
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

function conditionOf({ game, who, seats }: MatchFilter): readonly [string, readonly SqlValue[]] {
  const played = who.map(() => 'matches.id IN (SELECT id FROM players WHERE who = ? AND level IS NULL)');
  const where = ['(? IS NULL OR game = ?)', '(? IS NULL OR seats = ?)', ...played].join(' AND ');
  return [where, [game, game, seats, seats, ...who]];
}
