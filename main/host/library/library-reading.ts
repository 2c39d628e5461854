import type { GameTypes, Match } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { levelOf, type TableSummary } from '../../../shared/protocol/messages.ts';
import { JournalNewer } from '../../storage/journal-errors.ts';
import type { HeaderLine, Held } from '../../storage/journal-lines.ts';
import type { JournalFile, Journals } from '../../storage/journals.ts';
import type { Indexed } from '../../storage/library-index.ts';
import { outcomeFor, viewFor } from '../table/redaction.ts';
import type { Table } from '../table/table.ts';
import type { Chapter } from './campaigns.ts';

/** The facts about a table that the shelf shows. */
interface Facts {
  readonly header: HeaderLine;
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
  readonly savedAt: number;
  readonly name: string | null;
  readonly held: readonly Pick<Held, 'holder'>[];
  readonly isOnesOwn: boolean;
}

/** The result of reading a journal: its summary on the shelf and its index entry. */
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

/** The campaign result of a match. Null if it runs, belongs to no campaign, or bots have helped. */
function chapterOf({ header, game, match, savedAt, isOnesOwn }: Facts): Chapter {
  const brought = outcomeFor(match)?.alone?.campaign;
  const player = header.seats[0]?.name;
  if (brought === undefined || player === undefined || !isOnesOwn) return null;
  return { table: header.table, game: game.id, player, endedAt: savedAt, ...brought };
}

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

export function seatedSummary(table: Table): TableSummary {
  const summary = { ...summaryOf(factsOf(table)), room: table.hosted?.id ?? null };
  return table.isElsewhere ? { ...summary, status: 'elsewhere' } : summary;
}

/** The campaign result of an open table, or null. */
export function seatedChapter(table: Table): Chapter {
  return chapterOf(factsOf(table));
}

export function unreadableSummary(journals: Journals, { table, changedAt }: JournalFile, error: unknown): TableSummary {
  const status = error instanceof JournalNewer ? 'newer' : 'damaged';
  const unread = { table, room: null, savedAt: changedAt, view: null, toAct: [], outcome: null };
  const nothing: TableSummary = { ...unread, status, game: '', seats: [], bots: [] };
  try {
    const header = journals.header(table);
    return { ...nothing, game: header.match.game, seats: header.seats };
  } catch {
    // Not even the first line is readable: show it without names.
    return nothing;
  }
}

/** Reads the journal of a table that is not open. Never throws, so one bad journal cannot hide the others. */
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
