import type { GameTypes, Match } from '../../../shared/engine/index.ts';
import type { AnswerTo } from '../../thinkers/questions.ts';
import type { Timers } from '../../thinkers/timers.ts';
import { Refused } from '../refused.ts';
import type { Page } from '../seats/pages.ts';
import { Asker } from './asker.ts';

/** What is known of a match that is read again, and whether the reading goes on. */
export type Known = Omit<AnswerTo<'coach'>, 'kind'> & { readonly more: boolean };

/** Begins to read a match: `heard` is told again and again what is known. The answer rejects where that fails. */
type Begin = (heard: (soFar: AnswerTo<'coach'>) => void) => {
  readonly answer: Promise<AnswerTo<'coach'>>;
  cancel(): void;
};

/** Whoever asks is answered within this time, in milliseconds, even where nothing is known yet. */
const firstAnswerWithin = 3000;

/** A match that is over is read again, and everybody who has asked follows that. */
class Reading {
  readonly #followers = new Map<Page, Asker<Known>>();
  readonly #cancel: () => void;
  #known: Known = { chances: [], moments: [], looked: 0, of: 0, more: true };

  /** @param failed hears that nothing more will become known */
  constructor(begin: Begin, failed: () => void) {
    const { answer, cancel } = begin((soFar) => this.#hear(soFar, true));
    this.#cancel = cancel;
    answer.then(
      (all) => this.#hear(all, false),
      (error: Error) => {
        failed();
        this.#fail(error);
      },
    );
  }

  /** The latest request of a page is followed; one before it is told nothing more. */
  follow(page: Page, asker: Asker<Known>, timers: Timers): void {
    this.#dismiss(page);
    this.#followers.set(page, asker);
    if (this.#known.chances.length > 0 || !this.#known.more) asker.hear(this.#known);
    else timers.after(firstAnswerWithin, () => asker.isAnswered || asker.hear(this.#known));
  }

  /** A page does not follow any more. Where nobody does, the reading ends; true where that is so. */
  leave(page: Page): boolean {
    this.#dismiss(page);
    if (!this.#known.more || this.#followers.size > 0) return false;
    this.#cancel();
    return true;
  }

  #dismiss(page: Page): void {
    this.#followers.get(page)?.refuse(new Refused('no-advice'));
    this.#followers.delete(page);
  }

  #hear({ chances, moments, looked, of }: AnswerTo<'coach'>, more: boolean): void {
    this.#known = { chances, moments, looked, of, more };
    for (const asker of this.#followers.values()) asker.hear(this.#known);
  }

  #fail(error: Error): void {
    this.#known = { ...this.#known, more: false };
    for (const asker of this.#followers.values()) {
      if (asker.isAnswered) asker.hear(this.#known);
      else asker.refuse(error);
    }
  }
}

/** Matches that are over, read again for whoever asks: each is read once, and for as long as anybody follows. */
export class Readings {
  readonly #timers: Timers;
  /** Matches that are over change no more. */
  readonly #of = new WeakMap<Match<GameTypes>, Reading>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Answers with what is known of the match, and tells from then on what becomes known. Begins to read where nobody does. */
  follow(match: Match<GameTypes>, page: Page, tell: (further: Known) => void, begin: Begin): Asker<Known> {
    // what could not be found out may be asked again
    const reading = this.#of.get(match) ?? new Reading(begin, () => this.#of.delete(match));
    this.#of.set(match, reading);
    const asker = new Asker(tell);
    reading.follow(page, asker, this.#timers);
    return asker;
  }

  /** A page is not at the table of this match any more. */
  forget(match: Match<GameTypes>, page: Page): void {
    if (this.#of.get(match)?.leave(page) === true) this.#of.delete(match);
  }
}
