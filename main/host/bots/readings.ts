import type { GameTypes, Match } from '../../../shared/engine/index.ts';
import type { AnswerTo } from '../../bot-workers/questions.ts';
import type { Timers } from '../../bot-workers/timers.ts';
import { RequestError } from '../request-error.ts';
import type { Page } from '../seats/pages.ts';
import { Asker } from './asker.ts';

/** What the coach knows of a match so far. `more`: the analysis continues. */
export type Known = Omit<AnswerTo<'coach'>, 'kind'> & { readonly more: boolean };

/** Starts to analyse a match; `heard` receives partial results. The answer rejects on failure. */
type Begin = (heard: (soFar: AnswerTo<'coach'>) => void) => {
  readonly answer: Promise<AnswerTo<'coach'>>;
  cancel(): void;
};

/** Milliseconds until a request is answered, even without results. */
const firstAnswerWithin = 3000;

/** The analysis of a finished match, with the pages that follow it. */
class Reading {
  readonly #followers = new Map<Page, Asker<Known>>();
  readonly #cancel: () => void;
  #known: Known = { chances: [], moments: [], looked: 0, of: 0, more: true };

  /** @param failed called if the analysis fails */
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

  /** Makes a page follow the analysis; its earlier request receives nothing more. */
  follow(page: Page, asker: Asker<Known>, timers: Timers): void {
    this.#dismiss(page);
    this.#followers.set(page, asker);
    if (this.#known.chances.length > 0 || !this.#known.more) asker.hear(this.#known);
    else timers.after(firstAnswerWithin, () => asker.isAnswered || asker.hear(this.#known));
  }

  /** Makes a page stop following. Cancels an unfinished analysis without followers and returns true. */
  leave(page: Page): boolean {
    this.#dismiss(page);
    if (!this.#known.more || this.#followers.size > 0) return false;
    this.#cancel();
    return true;
  }

  #dismiss(page: Page): void {
    this.#followers.get(page)?.refuse(new RequestError('no-advice'));
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

/** The analyses of finished matches: one each, for as long as any page follows it. */
export class Readings {
  readonly #timers: Timers;
  /** Finished matches do not change, so they can serve as keys. */
  readonly #of = new WeakMap<Match<GameTypes>, Reading>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Answers with what is known and sends updates to `send`. Starts the analysis if none runs. */
  follow(match: Match<GameTypes>, page: Page, send: (further: Known) => void, begin: Begin): Asker<Known> {
    // a failed analysis may be requested again
    const reading = this.#of.get(match) ?? new Reading(begin, () => this.#of.delete(match));
    this.#of.set(match, reading);
    const asker = new Asker(send);
    reading.follow(page, asker, this.#timers);
    return asker;
  }

  /** Called when a page has left the match's table. */
  forget(match: Match<GameTypes>, page: Page): void {
    if (this.#of.get(match)?.leave(page) === true) this.#of.delete(match);
  }
}
