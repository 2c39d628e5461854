import {
  fingerprint,
  type GameTypes,
  Match,
  type MatchSettings,
  type PlayedMove,
  seatAt,
} from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import {
  type Chooser,
  type HeaderLine,
  type Held,
  heldLine,
  journalFormat,
  journalFormatVersion,
  type LaterLine,
  lineText,
} from './journal-lines.ts';

/** A choice of another match, and who made it. */
export type CopiedChoice = Omit<PlayedMove<GameTypes>, 'events'> & { readonly chooser: Chooser };

/** What a new table begins with. */
export interface NewTable {
  readonly game: AnyGame;
  readonly match: MatchSettings;
  readonly seats: readonly SeatSettings[];
  /** Who plays each seat; the house where it is left out. */
  readonly held?: readonly Held[];
  /** The match it goes on from: how that one began, and the choices that are made again. */
  readonly goesOn?: {
    readonly from: { readonly table: string; readonly position: number };
    readonly start: GameTypes['State'];
    readonly choices: readonly CopiedChoice[];
  };
  /** The lesson that is taught by the match, and the choices that were made before it begins. */
  readonly lesson?: { readonly id: string; readonly before: readonly CopiedChoice[] };
  /** The puzzle on the table: the state that its log begins with, and the moves since. */
  readonly puzzle?: {
    readonly id: string;
    readonly start: GameTypes['State'];
    readonly before: readonly CopiedChoice[];
  };
}

/** The match before its first choice, and whether it could not be had from its seed. */
function begun({ game, match, ...from }: NewTable): { readonly match: Match<GameTypes>; readonly restart: boolean } {
  const started = Match.start(game, match);
  const { start } = from.goesOn ?? from.puzzle ?? {};
  if (start === undefined || fingerprint(start) === started.hash()) return { match: started, restart: false };
  return { match: Match.fromSnapshot(game, started.header, start), restart: true };
}

/**
 * The text of a new table's journal.
 * @param made of what program and when, in milliseconds since 1970
 */
export function textOfNewJournal(
  table: string,
  settings: NewTable,
  made: { readonly app: string; readonly at: number },
): string {
  const { game, seats, held = [], goesOn, lesson, puzzle } = settings;
  const { app, at } = made;
  const { match, restart } = begun(settings);
  const header: HeaderLine = {
    line: 0,
    kind: 'header',
    format: journalFormat,
    formatVersion: journalFormatVersion,
    app,
    table,
    created: at,
    match: { ...match.header, options: { ...match.header.options } },
    seats: [...seats],
    ...(goesOn !== undefined && { goesOnFrom: goesOn.from }),
    ...(lesson !== undefined && { lesson: lesson.id }),
    ...(puzzle !== undefined && { puzzle: puzzle.id }),
  };
  const lines: LaterLine[] = [];
  const addSnapshot = (isRestart: boolean): void => {
    const state = { ...game.copy(match.state) };
    const { rulesVersion } = game;
    lines.push({
      line: lines.length + 1,
      kind: 'snapshot',
      at,
      rulesVersion,
      restart: isRestart,
      state,
      hash: match.hash(),
    });
  };
  addSnapshot(restart);
  for (const { seat, move, further, chooser } of goesOn?.choices ?? (lesson ?? puzzle)?.before ?? []) {
    match.playRun(seat, [move, ...further]);
    const more = further.length > 0 && { further };
    lines.push({ line: lines.length + 1, kind: 'move', at, seat, move, ...more, ...chooser, hash: match.hash() });
  }
  if (lines.length > 1) addSnapshot(false);
  seats.forEach(({ name }, seat) => {
    const each = held[seat];
    if (each === undefined || each.holder === 'house') return;
    lines.push({ line: lines.length + 1, kind: 'seat', at, seat: seatAt(seat), name, ...heldLine(each) });
  });
  return [lineText(header), ...lines.map(lineText)].join('');
}
