import {
  fingerprint,
  type GameTypes,
  Match,
  type MatchSettings,
  type PlayedMove,
  seatAt,
} from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { MatchChance, SeatSettings } from '../../shared/protocol/messages.ts';
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

/** A choice copied from another match, and who made it. */
export type CopiedChoice = Omit<PlayedMove<GameTypes>, 'events'> & { readonly chooser: Chooser };

/** The initial facts of a new table. */
export interface NewTable {
  readonly game: AnyGame;
  readonly match: MatchSettings;
  readonly seats: readonly SeatSettings[];
  /** The holders of the seats; `server` by default. */
  readonly held?: readonly Held[];
  /** How the seed came about, unless it was given. */
  readonly chance?: MatchChance;
  /** The match that it continues: its first state, and the choices to copy. */
  readonly goesOn?: {
    readonly from: { readonly table: string; readonly position: number };
    readonly start: GameTypes['State'];
    readonly choices: readonly CopiedChoice[];
  };
  /** The lesson, and the choices made before it begins. */
  readonly lesson?: { readonly id: string; readonly before: readonly CopiedChoice[] };
  /** The puzzle: the state that its log begins with, and the moves from there. */
  readonly puzzle?: {
    readonly id: string;
    readonly start: GameTypes['State'];
    readonly before: readonly CopiedChoice[];
  };
}

/** The match before its first choice. `restart` is true if its seed does not produce that state. */
function begun({ game, match, ...from }: NewTable): { readonly match: Match<GameTypes>; readonly restart: boolean } {
  const started = Match.start(game, match);
  const { start } = from.goesOn ?? from.puzzle ?? {};
  if (start === undefined || fingerprint(start) === started.hash()) return { match: started, restart: false };
  return { match: Match.fromSnapshot(game, started.header, start), restart: true };
}

/**
 * The text of a new table's journal.
 * @param made the program's version, and the time in milliseconds since 1970
 */
export function textOfNewJournal(
  table: string,
  settings: NewTable,
  made: { readonly app: string; readonly at: number },
): string {
  const { game, seats, held = [], chance, goesOn, lesson, puzzle } = settings;
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
    ...(chance !== undefined && { chance }),
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
  seats.forEach(({ colour: _, ...who }, seat) => {
    const each = held[seat];
    if (each === undefined || each.holder === 'house') return;
    lines.push({ line: lines.length + 1, kind: 'seat', at, seat: seatAt(seat), ...who, ...heldLine(each) });
  });
  return [lineText(header), ...lines.map(lineText)].join('');
}
