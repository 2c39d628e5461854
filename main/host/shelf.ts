import type { GameTypes, Match } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { TableSummary } from '../../shared/protocol/messages.ts';
import { JournalDamaged, JournalNewer } from '../storage/journal-errors.ts';
import type { HeaderLine } from '../storage/journal-lines.ts';
import type { Journals } from '../storage/journals.ts';
import { momentFor, outcomeFor } from './gate.ts';
import type { Table } from './table.ts';

type Unreadable = Extract<TableSummary['status'], 'damaged' | 'newer'>;

/** What a table looks like from the shelf: as a spectator sees it. */
interface Facts {
  readonly header: HeaderLine;
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
  readonly savedAt: number;
}

function summaryOf({ header, game, match, savedAt }: Facts): TableSummary {
  const { view, toAct } = momentFor(game, match.state, 'spectator');
  const status = outcomeFor(match) === null ? 'running' : 'over';
  return { table: header.table, game: game.id, seats: header.seats, status, hosted: false, savedAt, view, toAct };
}

/** What a journal that cannot be read is called on the shelf. Whatever is wrong with it must not hide the others. */
function unreadable(error: unknown): Unreadable {
  return error instanceof JournalNewer ? 'newer' : 'damaged';
}

/** The tables of this device as the shelf shows them. Journals nobody sits at are read again only when they change. */
export class Shelf {
  readonly #journals: Journals;
  readonly #read = new Map<string, { readonly stamp: string; readonly summary: TableSummary }>();

  constructor(journals: Journals) {
    this.#journals = journals;
  }

  /** Newest first. `open` holds the tables somebody sits at. */
  summaries(open: ReadonlyMap<string, Table>): TableSummary[] {
    const found = this.#journals.list().flatMap((table) => {
      const seated = open.get(table);
      return seated === undefined ? this.#closed(table) : [this.#seated(seated)];
    });
    return found.sort((one, other) => other.savedAt - one.savedAt || (one.table < other.table ? -1 : 1));
  }

  /** Notes that a journal turned out to be unreadable when it was opened. */
  noteUnreadable(table: string, error: unknown): void {
    const file = this.#journals.file(table);
    if (file !== null && (error instanceof JournalDamaged || error instanceof JournalNewer)) {
      this.#read.set(table, { stamp: file.stamp, summary: this.#unreadable(table, unreadable(error), file.changedAt) });
    }
  }

  #seated(table: Table): TableSummary {
    const { game, match, savedAt, hosted } = table;
    const header = { ...table.header, seats: [...table.seats] };
    const summary = { ...summaryOf({ header, game, match, savedAt }), hosted: hosted !== null };
    return table.isElsewhere ? { ...summary, status: 'elsewhere' } : summary;
  }

  #closed(table: string): TableSummary[] {
    const file = this.#journals.file(table);
    if (file === null) return [];
    const known = this.#read.get(table);
    const summary = known?.stamp === file.stamp ? known.summary : this.#peek(table, file.changedAt);
    this.#read.set(table, { stamp: file.stamp, summary });
    const isReadable = summary.status === 'running' || summary.status === 'over';
    return [isReadable && this.#journals.isElsewhere(table) ? { ...summary, status: 'elsewhere' } : summary];
  }

  #peek(table: string, changedAt: number): TableSummary {
    try {
      return summaryOf(this.#journals.peek(table));
    } catch (error) {
      return this.#unreadable(table, unreadable(error), changedAt);
    }
  }

  #unreadable(table: string, status: Unreadable, savedAt: number): TableSummary {
    const nothing = { table, game: '', seats: [], status, hosted: false, savedAt, view: null, toAct: [] };
    try {
      const header = this.#journals.header(table);
      return { ...nothing, game: header.match.game, seats: header.seats };
    } catch {
      // Not even its first line can be read: it is shown without names.
      return nothing;
    }
  }
}
