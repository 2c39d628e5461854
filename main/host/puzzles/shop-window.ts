import type { HostMessage, PuzzleNamed, PuzzleStatus } from '../../../shared/protocol/messages.ts';
import { type Puzzle, puzzle } from '../../puzzles/puzzle.ts';
import type { PuzzlesByGame } from '../../puzzles/shipped.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import type { PuzzlesFile, PuzzlesRecord } from '../../storage/puzzles.ts';
import { type Day, dayAt, numberOf } from './day.ts';

/** What the shop window needs. */
export interface ShopWindowParts {
  readonly file: PuzzlesFile;
  /** The puzzles there are, by game. */
  readonly puzzles: () => PuzzlesByGame;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of defects. */
  readonly report: (error: unknown) => void;
}

/** So many puzzles of a game take turns, or more where there are more: a game that gets its last ones keeps the days of the others. */
const fullRound = 60;

/** The puzzle of a day, the same in every house: the games take turns. Null where there are no puzzles. */
export function puzzleOfDay(puzzlesByGame: PuzzlesByGame, day: Day): PuzzleNamed | null {
  const games = [...puzzlesByGame].filter(([, puzzles]) => puzzles.length > 0);
  const number = numberOf(day);
  const [game, puzzles] = games[number % games.length] ?? ['', []];
  const turn = Math.floor(number / games.length) % Math.max(fullRound, puzzles.length);
  const puzzle = puzzles[turn] ?? puzzles[turn % puzzles.length];
  return puzzle === undefined ? null : { game, puzzle: puzzle.id };
}

/** The puzzles of a house: which one lies in the window today, which are solved, and on how many days in a row. */
export class ShopWindow {
  readonly #parts: ShopWindowParts;
  #record: PuzzlesRecord;

  constructor(parts: ShopWindowParts) {
    this.#parts = parts;
    this.#record = parts.file.current;
  }

  /** The day it is. */
  get day(): Day {
    return dayAt(this.#parts.now());
  }

  /** The puzzle of a day. */
  of(day: Day): PuzzleNamed | null {
    return puzzleOfDay(this.#parts.puzzles(), day);
  }

  /** Reads a puzzle; undefined if there is none. Throws ZodError for a malformed one. */
  find({ game, puzzle: name }: PuzzleNamed): Puzzle | undefined {
    const listed = this.#parts.puzzles().get(game) ?? [];
    const found = listed.find(({ id }) => id === name);
    return found && puzzle.parse(found);
  }

  /** How far the house has come with a puzzle. */
  statusOf({ puzzle }: PuzzleNamed): PuzzleStatus {
    return this.#record.ended[puzzle] ?? 'open';
  }

  /** On how many days in a row the puzzle of the day was solved, up to today or yesterday: until midnight today counts yet. */
  get streak(): number {
    const { streak } = this.#record;
    const isAlive = streak !== null && numberOf(streak.last) >= numberOf(this.day) - 1;
    return isAlive ? streak.days : 0;
  }

  /** A puzzle to go on with that nobody has answered yet: of the same game, or of another. Null where none is left. */
  nextAfter({ game, puzzle }: PuzzleNamed): PuzzleNamed | null {
    const listed = [...this.#parts.puzzles()].flatMap(([of, puzzles]) =>
      puzzles.map(({ id }) => ({ game: of, puzzle: id })),
    );
    const at = listed.findIndex((each) => each.game === game && each.puzzle === puzzle);
    const others = [...listed.slice(at + 1), ...listed.slice(0, Math.max(0, at))];
    const open = others.filter((each) => this.statusOf(each) === 'open');
    return open.find((each) => each.game === game) ?? open[0] ?? null;
  }

  /** Everything that lies in the window. */
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
   * A puzzle that was laid on this day has been solved, or given up; what has been solved or given up before stays so. It counts
   * where the disk could not keep it, too, as long as the house stands. Never throws.
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
}

/** The days in a row with this one: one more where the last was the day before, else it is the first. */
function longerBy(streak: PuzzlesRecord['streak'], day: Day): PuzzlesRecord['streak'] {
  if (streak === null) return { last: day, days: 1 };
  const since = numberOf(day) - numberOf(streak.last);
  if (since <= 0) return streak;
  return { last: day, days: since === 1 ? streak.days + 1 : 1 };
}
