import type { GameTypes, Match } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { levelOf, type TableSummary } from '../../../shared/protocol/messages.ts';
import { JournalNewer } from '../../storage/journal-errors.ts';
import type { HeaderLine, Held } from '../../storage/journal-lines.ts';
import type { JournalFile, Journals } from '../../storage/journals.ts';
import type { Indexed } from '../../storage/shelf-index.ts';
import { outcomeFor, viewFor } from '../table/redaction.ts';
import type { Table } from '../table/table.ts';
import type { Chapter } from './campaigns.ts';

/** What a table looks like from the shelf: as a spectator sees it. */
interface Facts {
  readonly header: HeaderLine;
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
  readonly savedAt: number;
  readonly name: string | null;
  readonly held: readonly Pick<Held, 'holder'>[];
  readonly isOnesOwn: boolean;
}

/** What was read of a journal: what the shelf shows, and what its index keeps. */
export interface Reading {
  readonly summary: TableSummary;
  readonly indexed: Indexed;
}

function summaryOf({ header, game, match, savedAt, name, held }: Facts): TableSummary {
  const { view, toAct } = viewFor(game, match.state, 'spectator');
  const outcome = outcomeFor(match);
  const bots = held.map(({ holder }) => levelOf(holder));
  return {
    table: header.table,
    game: game.id,
    ...(name !== null && { name }),
    seats: header.seats,
    bots,
    status: outcome === null ? 'running' : 'over',
    room: null,
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

/** What is known of a table that somebody sits at. */
function factsOf({ kept, seating }: Table): Facts {
  const { header, seats, game, match, savedAt, journal } = kept;
  return {
    header: { ...header, seats: [...seats] },
    game,
    match,
    savedAt,
    name: journal.name,
    held: seating.seats,
    isOnesOwn: journal.isOnesOwn,
  };
}

/** How a table that somebody sits at looks from the shelf. */
export function seatedSummary(table: Table): TableSummary {
  const summary = { ...summaryOf(factsOf(table)), room: table.hosted?.id ?? null };
  return table.isElsewhere ? { ...summary, status: 'elsewhere' } : summary;
}

/** What a table that somebody sits at has brought to a campaign. */
export function seatedChapter(table: Table): Chapter {
  return chapterOf(factsOf(table));
}

/** What is shown of a journal that cannot be read. */
export function unreadableSummary(journals: Journals, { table, changedAt }: JournalFile, error: unknown): TableSummary {
  const status = error instanceof JournalNewer ? 'newer' : 'damaged';
  const unread = { table, room: null, savedAt: changedAt, view: null, toAct: [], outcome: null };
  const nothing: TableSummary = { ...unread, status, game: '', seats: [], bots: [] };
  try {
    const header = journals.header(table);
    return { ...nothing, game: header.match.game, seats: header.seats };
  } catch {
    // Not even its first line can be read: it is shown without names.
    return nothing;
  }
}

/** Reads a journal that nobody here sits at. Whatever is wrong with it must not hide the others. */
export function readingOf(journals: Journals, file: JournalFile): Reading {
  const { table, stamp } = file;
  try {
    const facts = journals.peek(table);
    const summary = summaryOf(facts);
    const { savedAt } = facts;
    return {
      summary,
      indexed: { table, stamp, savedAt, isRunning: summary.status === 'running', chapter: chapterOf(facts) },
    };
  } catch (error) {
    const summary = unreadableSummary(journals, file, error);
    return { summary, indexed: { table, stamp, savedAt: file.changedAt, isRunning: false } };
  }
}
