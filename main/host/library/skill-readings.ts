import type { AnyAward } from '../../../shared/engine/index.ts';
import type { AnswerTo, Question } from '../../bot-workers/questions.ts';
import { type Thinking, ThinkingCancelled, ThinkingFailed } from '../../bot-workers/thought.ts';
import type { HouseIndex } from '../../storage/house-index/house-index.ts';
import { JournalDamaged, JournalNewer } from '../../storage/journal-errors.ts';
import type { Journals } from '../../storage/journals.ts';
import { awardsFor } from '../table/redaction.ts';

export interface SkillReadingsParts {
  readonly journals: Journals;
  readonly index: HouseIndex;
  readonly thinking: Thinking;
  /** Source of seeds for thinking. */
  readonly newSeed: () => string;
  /** Receives defects: words for a developer, and the error. */
  readonly report: (during: string, error: unknown) => void;
  /** False while a match needs the processor. */
  readonly mayRead: () => boolean;
  /** A clock in milliseconds. */
  readonly elapsed: () => number;
}

interface Judgement extends Pick<AnswerTo<'judge'>, 'skills' | 'moment'> {
  readonly awards: readonly AnyAward[];
}
/** The judgement of a match that cannot be judged. */
const nothing: Judgement = { skills: [], moment: null, awards: [] };

/** How long it continues after the last question to the book, in milliseconds. */
const patience = 60_000;

/**
 * The share of the win to expect of each seat, by the chance of winning that its choices lost.
 * Near equality, a loss of 0.01 lowers the share by 0.01; however large, it never goes below 0.
 */
function expectedShares(lost: readonly number[]): readonly number[] {
  const equal = 1 / lost.length;
  const steepness = 1 / (equal * (1 - equal));
  const least = Math.min(...lost);
  const weights = lost.map((each) => Math.exp((least - each) * steepness));
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Judges how well the choices of finished matches were made, one match after another, the newest first.
 * It works only while someone reads the book and no match is running, because it takes seconds a match.
 */
export class SkillReadings {
  readonly #parts: SkillReadingsParts;
  #until = 0;
  #isClosed = false;
  #cancel: (() => void) | null = null;

  constructor(parts: SkillReadingsParts) {
    this.#parts = parts;
  }

  /** Called when someone reads the book. Never throws. */
  goOn(): void {
    this.#until = this.#parts.elapsed() + patience;
    if (this.#cancel === null) this.#judgeNext();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
  }

  #judgeNext(): void {
    const { index, mayRead, elapsed, thinking } = this.#parts;
    this.#cancel = null;
    if (this.#isClosed || elapsed() >= this.#until || !mayRead()) return;
    this.#attempt(() => {
      const table = index.nextToJudge;
      if (table === null) return;
      const asked = this.#asked(table);
      if (asked === null) {
        this.#judged(table, nothing);
        return;
      }
      const { question, awards } = asked;
      const { answer, cancel } = thinking.ask(question, { table });
      this.#cancel = cancel;
      answer.then(
        (said) => this.#attempt(() => this.#judged(table, said.kind === 'judge' ? { ...said, awards } : nothing)),
        (error: unknown) => this.#attempt(() => this.#failed(table, error)),
      );
    });
  }

  /** Does the work. After a defect no more matches are judged until the next start. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#parts.report('judging choices', error);
      this.#cancel = () => {};
    }
  }

  #judged(table: string, { skills, moment, awards }: Judgement): void {
    if (this.#isClosed) return;
    const expected = expectedShares(skills.map(({ lost }) => lost));
    this.#parts.index.noteSkills(
      table,
      skills.map((each, seat) => ({ ...each, expected: expected[seat] ?? 0 })),
      { moment, awards },
    );
    // not again by another question meanwhile
    this.#cancel ??= () => {};
    setImmediate(() => this.#judgeNext());
  }

  #failed(table: string, error: unknown): void {
    this.#cancel = null;
    if (error instanceof ThinkingCancelled) return;
    if (!(error instanceof ThinkingFailed)) this.#parts.report('judging choices', error);
    // a match that takes too long must not hold up the others; without workers nothing can be judged
    else if (error.slip === 'late') this.#judged(table, nothing);
  }

  /** The question about a match, and its awards; null for one that cannot be replayed. Throws file errors. */
  #asked(table: string): { readonly question: Question; readonly awards: readonly AnyAward[] } | null {
    const { journals, newSeed } = this.#parts;
    try {
      const { game, match, choosers } = journals.replayed(table);
      const choices = match.played.map(({ seat, move, further }, position) => ({
        seat,
        moves: [move, ...further].map((each) => ({ ...each })),
        isBots: choosers[position]?.bot !== undefined,
      }));
      const { seats } = match.header;
      const facts = { game: game.id, seats, seed: newSeed() };
      if (choices.length === 0) return null;
      return { question: { kind: 'judge', ...facts, state: match.stateAfter(0), choices }, awards: awardsFor(match) };
    } catch (error) {
      if (error instanceof JournalDamaged || error instanceof JournalNewer) return null;
      throw error;
    }
  }
}
