import type { GameTypes, Match } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { levelOf, type TableSummary } from '../../shared/protocol/messages.ts';
import { JournalDamaged, JournalNewer } from '../storage/journal-errors.ts';
import type { HeaderLine, Held } from '../storage/journal-lines.ts';
import type { Journals } from '../storage/journals.ts';
import type { Chapter } from './campaigns.ts';
import { momentFor, outcomeFor } from './gate.ts';
import type { Table } from './table.ts';

type Unreadable = Extract<TableSummary['status'], 'damaged' | 'newer'>;

/** What a table looks like from the shelf: as a spectator sees it. */
interface Facts {
  readonly header: HeaderLine;
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
  readonly savedAt: number;
  readonly held: readonly Pick<Held, 'holder'>[];
  readonly isOnesOwn: boolean;
}

function summaryOf({ header, game, match, savedAt, held }: Facts): TableSummary {
  const { view, toAct } = momentFor(game, match.state, 'spectator');
  const outcome = outcomeFor(match);
  const bots = held.map(({ holder }) => levelOf(holder));
  return {
    table: header.table,
    game: game.id,
    seats: header.seats,
    bots,
    status: outcome === null ? 'running' : 'over',
    hosted: false,
    savedAt,
    view,
    toAct,
    outcome,
  };
}

/** What the match has brought to a campaign: null where it runs, belongs to none, or bots have helped. */
function chapterOf({ header, game, match, savedAt, isOnesOwn }: Facts): Chapter {
  const brought = outcomeFor(match)?.alone?.campaign;
  const player = header.seats[0]?.name;
  if (brought === undefined || player === undefined || !isOnesOwn) return null;
  return { table: header.table, game: game.id, player, endedAt: savedAt, ...brought };
}

/** A table as the shelf has read it; `chapter` is left out where its journal cannot be read. */
interface Reading {
  readonly summary: TableSummary;
  readonly chapter?: Chapter;
}

/** What a journal that cannot be read is called on the shelf. Whatever is wrong with it must not hide the others. */
function unreadable(error: unknown): Unreadable {
  return error instanceof JournalNewer ? 'newer' : 'damaged';
}

/** What is known of a table that somebody sits at. */
function factsOf({ header, seats, game, match, savedAt, seating, journal }: Table): Facts {
  return {
    header: { ...header, seats: [...seats] },
    game,
    match,
    savedAt,
    held: seating.seats,
    isOnesOwn: journal.isOnesOwn,
  };
}

/** The tables of this device as the shelf shows them. Journals nobody sits at are read again only when they change. */
export class Shelf {
  readonly #journals: Journals;
  readonly #read = new Map<string, Reading & { readonly stamp: string }>();

  constructor(journals: Journals) {
    this.#journals = journals;
  }

  /** Newest first. `open` holds the tables somebody sits at. */
  summaries(open: ReadonlyMap<string, Table>): TableSummary[] {
    const found = this.#journals.list().flatMap((table) => {
      const seated = open.get(table);
      return seated === undefined ? this.#closed(table).map(({ summary }) => summary) : [this.#seated(seated)];
    });
    return found.sort((one, other) => other.savedAt - one.savedAt || (one.table < other.table ? -1 : 1));
  }

  /** What the match of each table whose journal can be read has brought to a campaign. */
  chapters(open: ReadonlyMap<string, Table>): ReadonlyMap<string, Chapter> {
    const found = new Map<string, Chapter>();
    for (const table of this.#journals.list()) {
      const seated = open.get(table);
      // what another program plays is read from its journal: the table that is open here knows no newer moves
      const [closed] = seated === undefined || seated.isElsewhere ? this.#closed(table) : [];
      const chapter = closed === undefined ? seated && chapterOf(factsOf(seated)) : closed.chapter;
      if (chapter !== undefined) found.set(table, chapter);
    }
    return found;
  }

  /** Notes that a journal turned out to be unreadable when it was opened. */
  noteUnreadable(table: string, error: unknown): void {
    const file = this.#journals.file(table);
    if (file !== null && (error instanceof JournalDamaged || error instanceof JournalNewer)) {
      this.#read.set(table, { stamp: file.stamp, summary: this.#unreadable(table, unreadable(error), file.changedAt) });
    }
  }

  #seated(table: Table): TableSummary {
    const summary = { ...summaryOf(factsOf(table)), hosted: table.hosted !== null };
    return table.isElsewhere ? { ...summary, status: 'elsewhere' } : summary;
  }

  #closed(table: string): Reading[] {
    const file = this.#journals.file(table);
    if (file === null) return [];
    const known = this.#read.get(table);
    const reading = known?.stamp === file.stamp ? known : this.#peek(table, file.changedAt);
    this.#read.set(table, { ...reading, stamp: file.stamp });
    const { summary } = reading;
    const isReadable = summary.status === 'running' || summary.status === 'over';
    if (!isReadable || !this.#journals.isElsewhere(table)) return [reading];
    return [{ ...reading, summary: { ...summary, status: 'elsewhere' } }];
  }

  #peek(table: string, changedAt: number): Reading {
    try {
      const facts = this.#journals.peek(table);
      return { summary: summaryOf(facts), chapter: chapterOf(facts) };
    } catch (error) {
      return { summary: this.#unreadable(table, unreadable(error), changedAt) };
    }
  }

  #unreadable(table: string, status: Unreadable, savedAt: number): TableSummary {
    const unread = { table, status, hosted: false, savedAt, view: null, toAct: [], outcome: null };
    const nothing = { ...unread, game: '', seats: [], bots: [] };
    try {
      const header = this.#journals.header(table);
      return { ...nothing, game: header.match.game, seats: header.seats };
    } catch {
      // Not even its first line can be read: it is shown without names.
      return nothing;
    }
  }
}
