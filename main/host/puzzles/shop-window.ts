import type { HostMessage, PuzzleNamed, PuzzleStatus } from '../../../shared/protocol/messages.ts';
import { type Puzzle, puzzle } from '../../puzzles/puzzle.ts';
import type { PuzzlesByGame } from '../../puzzles/shipped.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import type { PuzzlesFile, PuzzlesRecord } from '../../storage/puzzles.ts';
import { type Day, dayAt, numberOf } from './day.ts';

export interface ShopWindowParts {
  readonly file: PuzzlesFile;
  /** The puzzles by game. */
  readonly puzzles: () => PuzzlesByGame;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Receives defects. */
  readonly report: (error: unknown) => void;
}

/**
 * Minimum length of a game's puzzle cycle.
 * Adding puzzles up to this number keeps the days of the others.
 */
const fullRound = 60;

/** The puzzle of a day, the same on every server: the games take turns. Null without puzzles. */
export function puzzleOfDay(puzzlesByGame: PuzzlesByGame, day: Day): PuzzleNamed | null {
  const games = [...puzzlesByGame].filter(([, puzzles]) => puzzles.length > 0);
  const number = numberOf(day);
  const [game, puzzles] = games[number % games.length] ?? ['', []];
  const turn = Math.floor(number / games.length) % Math.max(fullRound, puzzles.length);
  const puzzle = puzzles[turn] ?? puzzles[turn % puzzles.length];
  return puzzle === undefined ? null : { game, puzzle: puzzle.id };
}

/** The puzzles of a server: today's, the solved ones, and the current streak. */
export class ShopWindow {
  readonly #parts: ShopWindowParts;
  #record: PuzzlesRecord;

  constructor(parts: ShopWindowParts) {
    this.#parts = parts;
    this.#record = parts.file.current;
  }

  get day(): Day {
    return dayAt(this.#parts.now());
  }

  of(day: Day): PuzzleNamed | null {
    return puzzleOfDay(this.#parts.puzzles(), day);
  }

  /** Reads a puzzle; undefined if there is none. Throws `ZodError` for a malformed one. */
  find({ game, puzzle: name }: PuzzleNamed): Puzzle | undefined {
    const listed = this.#parts.puzzles().get(game) ?? [];
    const found = listed.find(({ id }) => id === name);
    return found && puzzle.parse(found);
  }

  statusOf({ puzzle }: PuzzleNamed): PuzzleStatus {
    return this.#record.ended[puzzle] ?? 'open';
  }

  /** Which puzzles have ended, for a backup. */
  get record(): PuzzlesRecord {
    return this.#record;
  }

  /** Consecutive days with a solved puzzle of the day, up to today or yesterday. */
  get streak(): number {
    const { streak } = this.#record;
    const isAlive = streak !== null && numberOf(streak.last) >= numberOf(this.day) - 1;
    return isAlive ? streak.days : 0;
  }

  /** The next open puzzle, preferably of the same game; null if none is left. */
  nextAfter({ game, puzzle }: PuzzleNamed): PuzzleNamed | null {
    const listed = [...this.#parts.puzzles()].flatMap(([of, puzzles]) =>
      puzzles.map(({ id }) => ({ game: of, puzzle: id })),
    );
    const at = listed.findIndex((each) => each.game === game && each.puzzle === puzzle);
    const others = [...listed.slice(at + 1), ...listed.slice(0, Math.max(0, at))];
    const open = others.filter((each) => this.statusOf(each) === 'open');
    return open.find((each) => each.game === game) ?? open[0] ?? null;
  }

  /** The fields of the shop window message. */
  get shown(): Omit<Extract<HostMessage, { type: 'shop-window' }>, 'type' | 'request'> {
    const puzzles = [...this.#parts.puzzles()].flatMap(([game, all]) =>
      all.map(({ id, difficulty }) => {
        const named = { game, puzzle: id };
        return { ...named, difficulty, status: this.statusOf(named) };
      }),
    );
    return { day: this.day, today: this.of(this.day), streak: this.streak, puzzles };
  }

  /**
   * Records that a puzzle was solved or given up; the first result stands. Never throws.
   * `day` is the day it was opened. If the disk fails, the result counts until the server stops.
   */
  note(named: PuzzleNamed, how: 'solved' | 'shown', day: Day): void {
    const { file, report } = this.#parts;
    try {
      const latest = file.latest();
      const ended = { ...this.#record.ended, ...latest.ended };
      const isNew = ended[named.puzzle] === undefined;
      const isOfDay = this.of(day)?.puzzle === named.puzzle;
      const streak = latest.streak ?? this.#record.streak;
      this.#record = {
        ended: isNew ? { ...ended, [named.puzzle]: how } : ended,
        streak: isNew && isOfDay && how === 'solved' ? longerBy(streak, day) : streak,
      };
      file.change(this.#record);
    } catch (error) {
      if (fileErrorCode(error) === undefined) report(error);
    }
  }

  /** Adds the results of another house; the later streak counts. Throws file errors. */
  join({ ended, streak }: PuzzlesRecord): void {
    const { file } = this.#parts;
    const latest = file.latest();
    file.change({ ended: { ...ended, ...latest.ended }, streak: laterStreak(latest.streak, streak) });
    this.#record = file.current;
  }
}

function laterStreak(one: PuzzlesRecord['streak'], other: PuzzlesRecord['streak']): PuzzlesRecord['streak'] {
  if (one === null || other === null) return one ?? other;
  const later = numberOf(one.last) - numberOf(other.last) || one.days - other.days;
  return later >= 0 ? one : other;
}

/** The streak including this day. It starts again at 1 if the day before is missing. */
function longerBy(streak: PuzzlesRecord['streak'], day: Day): PuzzlesRecord['streak'] {
  if (streak === null) return { last: day, days: 1 };
  const since = numberOf(day) - numberOf(streak.last);
  if (since <= 0) return streak;
  return { last: day, days: since === 1 ? streak.days + 1 : 1 };
}
