import { sharesOf } from '../../../shared/bots/evaluator.ts';
import type { GameTypes, Match } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { levelOf, type TableSummary } from '../../../shared/protocol/messages.ts';
import type { FinishedMatch, Indexed } from '../../storage/house-index/house-index.ts';
import { JournalNewer } from '../../storage/journal-errors.ts';
import type { HeaderLine, Held } from '../../storage/journal-lines.ts';
import type { JournalTimes } from '../../storage/journal-times.ts';
import type { JournalFile, Journals } from '../../storage/journals.ts';
import { outcomeFor, viewFor } from '../table/redaction.ts';
import type { Table } from '../table/table.ts';
import type { Chapter } from './campaigns.ts';

/** The facts about a table that the shelf and the house book show. */
interface Facts extends JournalTimes {
  readonly header: HeaderLine;
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
  readonly name: string | null;
  readonly held: readonly Pick<Held, 'holder'>[];
  readonly isOnesOwn: boolean;
}

/** The result of reading a journal. */
export interface Reading {
  /** The table on the shelf. */
  readonly summary: TableSummary;
  readonly indexed: Indexed;
  /** The match in the house book; null if it is not counted there. */
  readonly finished: FinishedMatch | null;
}

/** The summary of a match that is not open. */
export function summaryOf({ header, game, match, savedAt, name, held }: Facts): TableSummary {
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

/** The match as the house book counts it. Null if it runs, or continues another one. */
function finishedOf({ header, game, match, savedAt, time, held, isOnesOwn }: Facts): FinishedMatch | null {
  const outcome = game.outcome(match.state);
  if (outcome === undefined || header.goesOnFrom !== undefined) return null;
  const shares = sharesOf(outcome);
  const collected = game.collected?.(match.state) ?? [];
  const players = header.seats.map(({ name, colour, person }, seat) => ({
    name,
    colour,
    person,
    level: levelOf(held[seat]?.holder ?? 'house'),
    place: outcome.places[seat] ?? 1,
    points: outcome.scores[seat] ?? 0,
    share: shares[seat] ?? 0,
    collected: collected.filter((each) => each.seat === seat),
  }));
  const { alone } = outcome;
  const solo = alone && {
    challenge: alone.campaign?.chapter ?? alone.challenge ?? '',
    won: alone.won,
    rank: alone.rank,
    fame: alone.campaign?.fame ?? null,
  };
  return {
    table: header.table,
    game: game.id,
    endedAt: savedAt,
    time,
    players,
    alone: solo !== undefined && isOnesOwn ? solo : null,
  };
}

function factsOf({ kept, seating }: Table): Facts {
  const { header, seats, game, match, journal } = kept;
  return {
    header: { ...header, seats: [...seats] },
    game,
    match,
    ...journal.times,
    // later entries that spectators do not know of are not told by their time
    savedAt: kept.savedAt,
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

/** An open table in the house book; null if it is not counted there. */
export function seatedFinished(table: Table): FinishedMatch | null {
  return finishedOf(factsOf(table));
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
      finished: finishedOf(facts),
    };
  } catch (error) {
    const summary = unreadableSummary(journals, file, error);
    return { summary, indexed: { table, stamp, savedAt: file.changedAt, isRunning: false }, finished: null };
  }
}
