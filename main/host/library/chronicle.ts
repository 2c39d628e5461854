import type { MatchRow } from '../../storage/house-index/book-queries.ts';
import { Behind } from './behind.ts';
import { Plaques } from './plaques.ts';
import { Ratings } from './ratings.ts';
import { Runs } from './runs.ts';

/** The finished matches for several players. */
export interface FinishedMatches {
  /** Changes with the matches. */
  readonly version: number;
  /** The first matches that ended after this one, in order; null for the first of all. */
  inOrder(after: Pick<MatchRow, 'endedAt' | 'table'> | null, most: number): readonly MatchRow[];
}

/** Matches read before other tasks may run. */
const atOnce = 100;

/** Reads all matches in order, in the background after each change, for the figures that depend on the order. */
export class Chronicle {
  readonly #matches: FinishedMatches;
  readonly #behind = new Behind();
  readonly #report: (during: string, error: unknown) => void;
  /** The number of different games. */
  readonly #games: number;
  #ratings = new Ratings();
  #plaques: Plaques;
  #runs = new Runs();
  /** The version of the matches in the figures. */
  #read = -1;

  /** @param report receives defects and the activity they occurred in */
  constructor(matches: FinishedMatches, games: number, report: (during: string, error: unknown) => void) {
    this.#matches = matches;
    this.#report = report;
    this.#games = games;
    this.#plaques = new Plaques(games);
  }

  /** True if the figures contain every match. Otherwise begins to read. */
  get isCurrent(): boolean {
    const isCurrent = this.#read === this.#matches.version;
    if (!isCurrent && !this.#behind.isUnderWay) this.#readAll();
    return isCurrent;
  }

  /** The ratings after the last complete reading. */
  get ratings(): Ratings {
    return this.#ratings;
  }

  /** Likewise the plaques. */
  get plaques(): Plaques {
    return this.#plaques;
  }

  /** Likewise evenings and wins in a row. */
  get runs(): Runs {
    return this.#runs;
  }

  close(): void {
    this.#behind.stop();
  }

  /** The next matches after this one; null after a defect. */
  #next(last: MatchRow | null): readonly MatchRow[] | null {
    try {
      return this.#matches.inOrder(last, atOnce);
    } catch (error) {
      this.#report('reading the chronicle', error);
      return null;
    }
  }

  #readAll(): void {
    const { version } = this.#matches;
    const ratings = new Ratings();
    const plaques = new Plaques(this.#games);
    const runs = new Runs();
    let last: MatchRow | null = null;
    this.#behind.begin(() => {
      const matches = this.#next(last);
      if (matches === null) return false;
      for (const match of matches) {
        ratings.follow(match);
        plaques.follow(match);
        runs.follow(match);
      }
      last = matches.at(-1) ?? null;
      if (matches.length === atOnce) return true;
      this.#ratings = ratings;
      this.#plaques = plaques;
      this.#runs = runs;
      this.#read = version;
      return false;
    });
  }
}
