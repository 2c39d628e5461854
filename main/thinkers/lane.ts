import { type Answer, type Letter, type Question, type Reply, reply } from './questions.ts';
import { type Asking, ThinkingFailed } from './thought.ts';
import type { StartThread, Thread } from './thread.ts';
import type { Timers } from './timers.ts';

/** A question that somebody waits for. */
export interface Job {
  readonly letter: Letter;
  readonly asking: Asking;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: Error) => void;
}

/** What a lane needs. All times are in milliseconds. */
export interface LaneParts {
  readonly start: StartThread;
  readonly timers: Timers;
  /** How much longer than it may think a thinker may take to answer. */
  readonly grace: number;
  /** How long one may take to start. */
  readonly startWithin: number;
  /** How long its thread is kept without a question; Infinity where it is always kept. */
  readonly rest: number;
  /** It can take another question. */
  readonly freed: () => void;
}

/** Putting a choice into reasons may take so long. */
const advisingTime = 3000;
/** Whoever has not thought enough in the time of a first answer may go on for so long, and between two reports of a reading. */
const thinkingOnTime = 30_000;

/**
 * How long an answer may take, or the first word of what it would be, in milliseconds: nobody at the table waits for advice
 * as they do for a move.
 */
function patienceFor(question: Question): number {
  switch (question.kind) {
    case 'choose':
      return question.milliseconds;
    case 'advise':
    case 'explain':
      return question.milliseconds + advisingTime;
    case 'coach':
      return thinkingOnTime;
  }
}

/** One thread that answers one question at a time. It is started when first needed, and replaced when it fails. */
export class Lane {
  readonly #parts: LaneParts;
  #job: Job | null = null;
  #thread: Thread | null = null;
  #isReady = false;
  #endWatch: () => void = () => {};

  constructor(parts: LaneParts) {
    this.#parts = parts;
  }

  /** What it is at. */
  get job(): Job | null {
    return this.#job;
  }

  /** Has it a thread already? */
  get isStarted(): boolean {
    return this.#thread !== null;
  }

  /** Takes up a question. Only while it has no job. */
  take(job: Job): void {
    this.#endWatch();
    this.#job = job;
    if (this.#isReady) this.#hand(job);
    else if (this.#thread === null) this.#start();
  }

  /** Nobody wants to know any more: the thinker stops by itself, and is given little time to. */
  hurry(): void {
    this.#watch(this.#parts.grace);
  }

  /** Ends its thread; whatever it was at is answered no more. */
  async close(): Promise<void> {
    this.#job = null;
    await this.#endThread();
  }

  #hand({ letter, asking }: Job): void {
    asking.begun?.();
    this.#watch(patienceFor(letter.question) + this.#parts.grace);
    this.#thread?.hand(letter);
  }

  #watch(milliseconds: number): void {
    this.#endWatch();
    this.#endWatch = this.#parts.timers.after(milliseconds, () => this.#fail(new ThinkingFailed('late')));
  }

  #start(): void {
    this.#watch(this.#parts.startWithin);
    let thread: Thread | null = null;
    // one that was replaced has nothing to say any more
    const ifCurrent = (what: () => void): void => {
      if (thread !== null && this.#thread === thread) what();
    };
    try {
      thread = this.#parts.start({
        said: (raw) => ifCurrent(() => this.#hear(raw)),
        failed: (cause) => ifCurrent(() => this.#fail(new ThinkingFailed('failed', cause))),
      });
      this.#thread = thread;
    } catch (error) {
      this.#fail(new ThinkingFailed('failed', error));
    }
  }

  #hear(raw: unknown): void {
    const heard = reply.safeParse(raw);
    if (!heard.success) this.#fail(new ThinkingFailed('failed', heard.error));
    else this.#take(heard.data);
  }

  #take(said: Reply): void {
    if (said.type === 'ready') {
      this.#isReady = true;
      if (this.#job !== null) this.#hand(this.#job);
      return;
    }
    if (this.#job?.letter.id !== said.id) return;
    if (said.type === 'so-far') {
      const isWanted = Atomics.load(new Int32Array(this.#job.letter.stop), 0) === 0;
      if (isWanted) this.#watch(thinkingOnTime + this.#parts.grace);
      if (isWanted) this.#job.asking.soFar?.(said.answer);
      return;
    }
    this.#job.answered(said.answer);
    this.#done();
  }

  #fail(error: ThinkingFailed): void {
    void this.#endThread();
    this.#job?.failed(error);
    this.#done();
  }

  /** Is there more to do? Else the thread is kept for a while. */
  #done(): void {
    const { timers, rest, freed } = this.#parts;
    this.#endWatch();
    this.#job = null;
    freed();
    if (this.#job !== null || this.#thread === null || rest === Number.POSITIVE_INFINITY) return;
    if (rest === 0) void this.#endThread();
    else this.#endWatch = timers.after(rest, () => void this.#endThread());
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    this.#isReady = false;
    this.#endWatch();
    await thread?.end();
  }
}
