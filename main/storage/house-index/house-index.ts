import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { AnyAward } from '../../../shared/engine/index.ts';
import {
  type BotLevel,
  type DecisiveMoment,
  foldedName,
  type PlayerColour,
  type TableSummary,
  tableId,
  tableSummary,
} from '../../../shared/protocol/messages.ts';
import { keptResult } from '../campaigns.ts';
import { IndexDatabase, jsonColumn as json, type SqlValue } from './database.ts';
import { migrations, sums, triggers } from './migrations.ts';

/** A player of a finished match. */
interface MatchPlayer {
  readonly name: string;
  readonly colour: PlayerColour;
  /** The id of the person of the house; absent for others. */
  readonly person?: string | undefined;
  /** The level of the bot that played the seat at the end; null for a person. */
  readonly level: BotLevel | null;
  /** From 1. */
  readonly place: number;
  readonly points: number;
  /** The share of the win: 1 for a winner, less for several, 0 for the others. */
  readonly share: number;
  /** How many of each kind of thing the player collected, by the game's ids. */
  readonly collected: readonly { readonly item: string; readonly count: number }[];
}

/** A finished match, as the house book counts it. */
export interface FinishedMatch {
  readonly table: string;
  readonly game: string;
  /** When its last choice was made, in milliseconds since 1970. */
  readonly endedAt: number;
  /** Time spent at the table, in milliseconds: long pauses do not count. */
  readonly time: number;
  /** By seat. */
  readonly players: readonly MatchPlayer[];
  /** The result of a solo match; null for several players, and if a bot has helped. */
  readonly alone: SoloResult | null;
}

/** How a person did in a solo match. */
export interface SoloResult {
  /** The id of the challenge; empty if the game has only one. */
  readonly challenge: string;
  readonly won: boolean;
  /** The id of the game's rank. */
  readonly rank: string | null;
  readonly fame: number | null;
}

/** A person of the house, and who else counts as them. */
export interface KnownPerson {
  readonly id: string;
  /** The ids of people merged into this one. */
  readonly merged: readonly string[];
  /** Present and former names, which count in matches that ended before `since`, in milliseconds since 1970. */
  readonly names: readonly string[];
  readonly since: number;
}

/** How well a seat of a finished match chose. */
export interface Judged {
  /** Choices between several moves. */
  readonly choices: number;
  /** The chance of winning that they lost, in sum. */
  readonly lost: number;
  /** The share of the win that everybody's choices let expect. */
  readonly expected: number;
}

/** What a finished match is told by. */
export interface ToldMatch {
  readonly moment: DecisiveMoment | null;
  readonly awards: readonly AnyAward[];
}

const chapterFacts = keptResult.omit({ isPast: true }).nullable();

/** The index entry of a journal. */
export interface Indexed {
  readonly table: string;
  /** The journal file's stamp when it was read. The entry is valid while it is the same. */
  readonly stamp: string;
  /** When the match was last played, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly isRunning: boolean;
  /** The campaign result; null for none, undefined if the journal was unreadable. */
  readonly chapter?: z.infer<typeof chapterFacts> | undefined;
}

/** A table's summary on the shelf. */
export interface ShownTable {
  /** The journal file's stamp when it was read. */
  readonly stamp: string;
  readonly summary: TableSummary;
}

/** The tables with rows of each journal, by its id; what is collected before the players, whose sums it is in. */
const tablesOfJournals = ['journals', 'matches', 'collected', 'players', 'solos'] as const;

/** The id of the person who counts at a seat. */
const whoIsSaid = `coalesce(
  (SELECT who FROM aliases WHERE aliases.said = players.said AND players.ended_at < before ORDER BY rowid DESC LIMIT 1),
  said
)`;

/** All entries as one JSON text: much faster than row by row. */
const entriesRow = z.object({
  entries: json.pipe(z.array(z.tuple([tableId, z.string(), z.number(), z.number(), chapterFacts, z.number()]))),
});
const shownRow = z.object({ stamp: z.string(), summary: json.pipe(tableSummary) });
const aliasRow = z.object({ said: z.string(), who: z.string(), before: z.number() });
type Alias = z.infer<typeof aliasRow>;
const appRow = z.object({ app: z.string() });
const idRow = z.object({ id: z.string() });
const saidRow = z.object({ said: z.string() });
const seatRow = z.object({ id: z.string(), seat: z.number() });

/** Seats that count for another person before other tasks may run. */
const seatsAtOnce = 50;

/**
 * The index of the journals: what each said when it was read, and the finished matches of the house book.
 * Only the journals are authoritative: the index may be lost, damaged or of another version, and is made again.
 * Its methods throw `StatementFailed` for a defect of this program.
 */
export class HouseIndex {
  readonly database: IndexDatabase;
  #version = 0;
  #losses = -1;
  /** The last seat of the first outdated name that counts for its person now; null before the first. */
  #followed: z.infer<typeof seatRow> | null = null;

  /**
   * @param app version of the program; others may read journals differently, so their entries are dropped
   * @param report receives defects
   */
  constructor(dataFolder: string, app: string, report: (error: unknown) => void) {
    const opened = (database: IndexDatabase) => {
      this.#losses += 1;
      if (database.all(appRow, 'SELECT app FROM program')[0]?.app === app) return;
      database.together(() => {
        // without triggers it takes no time to delete everything
        for (const { name } of triggers) database.run(`DROP TRIGGER ${name}`);
        for (const each of ['program', 'summaries', ...tablesOfJournals, ...sums]) database.run(`DELETE FROM ${each}`);
        for (const { sql } of triggers) database.run(sql);
        database.run('INSERT INTO program VALUES (?)', [app]);
      });
    };
    this.database = new IndexDatabase({ dataFolder, name: 'house-index', migrations, opened, report });
  }

  /** How often damage has cost all entries since the start. */
  get losses(): number {
    return this.#losses;
  }

  /** Raised with each change of the finished matches. */
  get version(): number {
    return this.#version;
  }

  /** The entries of all journals. */
  get entries(): readonly Indexed[] {
    const [found] = this.database.all(
      entriesRow,
      `SELECT json_group_array(json_array(id, stamp, saved_at, is_running, json(chapter), is_readable)) AS entries
       FROM journals`,
    );
    return (found?.entries ?? []).map(([table, stamp, savedAt, isRunning, chapter, isReadable]) => ({
      table,
      stamp,
      savedAt,
      isRunning: isRunning === 1,
      ...(isReadable === 1 && { chapter }),
    }));
  }

  /** The summaries of the shelf's first page, newest first. */
  get page(): readonly ShownTable[] {
    return this.database.all(shownRow, 'SELECT stamp, summary FROM summaries ORDER BY rowid');
  }

  /**
   * Records what a journal says.
   * @param match its facts if it is a finished match; null otherwise
   */
  note(entry: Indexed, match: FinishedMatch | null): void {
    const { database } = this;
    const { table, stamp, savedAt, isRunning, chapter } = entry;
    database.together(() => {
      this.#forget(table);
      database.run('INSERT INTO journals VALUES (?, ?, ?, ?, ?, ?)', [
        table,
        stamp,
        savedAt,
        Number(isRunning),
        Number(chapter !== undefined),
        JSON.stringify(chapter ?? null),
      ]);
      if (match === null) return;
      const { game, endedAt, time, players, alone } = match;
      database.run('INSERT INTO matches VALUES (?, ?, ?, ?, ?)', [table, game, endedAt, time, players.length]);
      const seated = players.map(({ name, colour, person, level, place, points, share }, seat) => {
        const said = level ?? person ?? foldedName(name);
        const who = level === null ? this.#whoIs(said, endedAt) : said;
        return [table, seat, said, who, name, colour, level, place, points, share, game, endedAt, players.length];
      });
      this.#insert('players', seated);
      this.#insert(
        'collected',
        players.flatMap(({ collected }, seat) => collected.map(({ item, count }) => [table, seat, item, count])),
      );
      if (alone !== null) {
        const { challenge, won, rank, fame } = alone;
        database.run('INSERT INTO solos VALUES (?, ?, ?, ?, ?)', [table, challenge, Number(won), rank, fame]);
      }
    });
  }

  /**
   * Counts each person under one id, with old matches under their names and those of people merged into them.
   * Matches that are there already count once `followOn` has returned false.
   */
  follow(people: readonly KnownPerson[]): void {
    const { database } = this;
    const wanted = people.flatMap(aliasesOf);
    const kept = database.all(aliasRow, 'SELECT said, who, before FROM aliases ORDER BY rowid');
    if (isDeepStrictEqual(kept, wanted)) return;
    const meant = (said: string, among: readonly Alias[]) => among.filter((alias) => alias.said === said);
    const changed = [...kept, ...wanted].filter(
      ({ said }) => !isDeepStrictEqual(meant(said, kept), meant(said, wanted)),
    );
    database.together(() => {
      database.run('DELETE FROM aliases');
      for (const { said, who, before } of wanted)
        database.run('INSERT INTO aliases VALUES (?, ?, ?)', [said, who, before]);
      for (const { said } of changed) database.run('INSERT OR IGNORE INTO outdated VALUES (?)', [said]);
    });
    this.#followed = null;
  }

  /** True while seats still count for the people of before. */
  get isBehind(): boolean {
    return this.#outdated !== undefined;
  }

  /** Counts some seats for the people whom `follow` has named. Returns false when none are left. */
  followOn(most = seatsAtOnce): boolean {
    const { database } = this;
    const said = this.#outdated;
    if (said === undefined) return false;
    const { id, seat } = this.#followed ?? { id: '', seat: -1 };
    const where = 'said = ? AND level IS NULL AND (id, seat) > (?, ?)';
    const seats = database.all(seatRow, `SELECT id, seat FROM players WHERE ${where} ORDER BY id, seat LIMIT ?`, [
      said,
      id,
      seat,
      most,
    ]);
    const last = seats.at(-1) ?? null;
    if (last === null) {
      database.run('DELETE FROM outdated WHERE said = ?', [said]);
      this.#version += 1;
    } else {
      database.run(
        `UPDATE players SET who = ${whoIsSaid} WHERE ${where} AND (id, seat) <= (?, ?) AND who <> ${whoIsSaid}`,
        [said, id, seat, last.id, last.seat],
      );
    }
    this.#followed = last;
    return true;
  }

  /** A name or id whose seats still count for the people of before; undefined for none. */
  get #outdated(): string | undefined {
    return this.database.all(saidRow, 'SELECT said FROM outdated ORDER BY rowid LIMIT 1')[0]?.said;
  }

  /** The id of the person whom a journal means by this id or name. */
  #whoIs(said: string, endedAt: number): string {
    const sql = 'SELECT * FROM aliases WHERE said = ? AND ? < before ORDER BY rowid DESC LIMIT 1';
    return this.database.all(aliasRow, sql, [said, endedAt])[0]?.who ?? said;
  }

  /** Saves the shelf's first page, and drops the entries of journals that no longer exist. */
  keep(tables: ReadonlySet<string>, page: readonly ShownTable[]): void {
    const { database } = this;
    database.together(() => {
      for (const { id } of database.all(idRow, 'SELECT id FROM journals')) if (!tables.has(id)) this.#forget(id);
      database.run('DELETE FROM summaries');
      for (const { stamp, summary } of page) {
        // two journals may name the same table, if one was copied by hand
        database.run('INSERT OR REPLACE INTO summaries VALUES (?, ?, ?)', [
          summary.table,
          stamp,
          JSON.stringify(summary),
        ]);
      }
    });
  }

  /** The newest finished match for several, with people, whose choices have not been judged; null for none. */
  get nextToJudge(): string | null {
    const [next] = this.database.all(
      idRow,
      `SELECT id FROM matches WHERE seats > 1
       AND NOT EXISTS (SELECT 1 FROM judged WHERE judged.id = matches.id AND judged.ended_at = matches.ended_at)
       AND EXISTS (SELECT 1 FROM players WHERE players.id = matches.id AND level IS NULL)
       ORDER BY ended_at DESC, id LIMIT 1`,
    );
    return next?.id ?? null;
  }

  /** Records how well the seats of a finished match chose, and what it is told by; nothing if it could not be judged. */
  noteSkills(table: string, skills: readonly Judged[], told: ToldMatch): void {
    const { database } = this;
    database.together(() => {
      database.run('DELETE FROM skills WHERE id = ?', [table]);
      const { position = null, seat: winner = null, rise = null } = told.moment ?? {};
      database.run('INSERT OR REPLACE INTO judged SELECT id, ended_at, ?, ?, ?, ? FROM matches WHERE id = ?', [
        position,
        winner,
        rise,
        JSON.stringify(told.awards),
        table,
      ]);
      this.#insert(
        'skills',
        skills.map(({ choices, lost, expected }, seat) => [table, seat, choices, lost, expected]),
      );
    });
  }

  close(): void {
    this.database.close();
  }

  /** Inserts rows by one statement: each one has to compile the table's triggers. */
  #insert(into: string, rows: readonly (readonly SqlValue[])[]): void {
    const [row = []] = rows;
    const columns = row.map((_, column) => `value ->> ${column}`).join();
    if (rows.length > 0)
      this.database.run(`INSERT INTO ${into} SELECT ${columns} FROM json_each(?)`, [JSON.stringify(rows)]);
  }

  #forget(table: string): void {
    const { database } = this;
    this.#version += 1;
    if (database.all(idRow, 'SELECT id FROM journals WHERE id = ?', [table]).length === 0) return;
    for (const each of tablesOfJournals) database.run(`DELETE FROM ${each} WHERE id = ?`, [table]);
  }
}

/** What journals call a person: by the ids of merged people, and by names until the house knew the person. */
function aliasesOf({ id, merged, names, since }: KnownPerson): readonly Alias[] {
  return [
    ...merged.map((said) => ({ said, who: id, before: Number.MAX_SAFE_INTEGER })),
    ...names.map((name) => ({ said: foldedName(name), who: id, before: since })),
  ];
}
