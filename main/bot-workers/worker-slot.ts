import { type Answer, type Question, type Reply, reply, type WorkerRequest } from './questions.ts';
import { type Asking, ThinkingFailed } from './thought.ts';
import type { StartThread, Thread } from './thread.ts';
import type { Timers } from './timers.ts';

/** A question in progress, with its callbacks. */
export interface Job {
  readonly request: WorkerRequest;
  readonly asking: Asking;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: Error) => void;
}

/** What a worker slot needs. All times are in milliseconds. */
export interface WorkerSlotParts {
  readonly start: StartThread;
  readonly timers: Timers;
  /** Extra time to answer, beyond the thinking time. */
  readonly grace: number;
  /** Time limit for starting a worker. */
  readonly startWithin: number;
  /** How long an idle worker is kept; Infinity keeps it always. */
  readonly rest: number;
  /** Called when the slot can take another question. */
  readonly freed: () => void;
}

/** Additional time for finding reasons for a choice. */
const advisingTime = 3000;
/** Time limit for thinking on after a first answer, and between the coach's partial results. */
const thinkingOnTime = 30_000;

/** Time limit for judging a whole match, which nobody waits for. */
const judgingTime = 120_000;

/**
 * Time limit in milliseconds for an answer or its first partial result.
 * Players do not wait for advice as they do for a move, so it may take longer.
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
    case 'judge':
      return judgingTime;
  }
}

/** A worker slot: one thread that answers one question at a time. Starts it on demand and replaces it on failure. */
export class WorkerSlot {
  readonly #parts: WorkerSlotParts;
  #job: Job | null = null;
  #thread: Thread | null = null;
  #isReady = false;
  #endWatch: () => void = () => {};

  constructor(parts: WorkerSlotParts) {
    this.#parts = parts;
  }

  /** The current question, or null. */
  get job(): Job | null {
    return this.#job;
  }

  /** True if the slot has a thread. */
  get isStarted(): boolean {
    return this.#thread !== null;
  }

  /** Takes a question; only while the slot is free. */
  take(job: Job): void {
    this.#endWatch();
    this.#job = job;
    if (this.#isReady) this.#hand(job);
    else if (this.#thread === null) this.#start();
  }

  /** Gives a cancelled question little time to stop by itself. */
  hurry(): void {
    this.#watch(this.#parts.grace);
  }

  /** Ends the thread and drops its question. */
  async close(): Promise<void> {
    this.#job = null;
    await this.#endThread();
  }

  #hand({ request, asking }: Job): void {
    asking.begun?.();
    this.#watch(patienceFor(request.question) + this.#parts.grace);
    this.#thread?.hand(request);
  }

  #watch(milliseconds: number): void {
    this.#endWatch();
    this.#endWatch = this.#parts.timers.after(milliseconds, () => this.#fail(new ThinkingFailed('late')));
  }

  #start(): void {
    this.#watch(this.#parts.startWithin);
    let thread: Thread | null = null;
    // ignore replies of a replaced thread
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
    if (this.#job?.request.id !== said.id) return;
    if (said.type === 'so-far') {
      const isWanted = Atomics.load(new Int32Array(this.#job.request.stop), 0) === 0;
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

  /** Frees the slot; without another question, keeps the thread for a while. */
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
