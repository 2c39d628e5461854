import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Answer, type Letter, type Question, type Reply, reply } from './questions.ts';
import type { Timers } from './timers.ts';

/** Why there is no answer: it took too long, or whoever thought broke down. */
export class ThinkingFailed extends Error {
  override readonly name = 'ThinkingFailed';
  readonly slip: 'late' | 'failed';

  constructor(slip: 'late' | 'failed', cause?: unknown) {
    super(`thinking was ${slip}`, { cause });
    this.slip = slip;
  }
}

/** Thrown at whoever waits for an answer that nobody wants any more. */
export class ThinkingCancelled extends Error {
  override readonly name = 'ThinkingCancelled';
}

/** Something that is being thought about. */
export interface Thought {
  /** Rejects with ThinkingFailed, or with ThinkingCancelled. */
  readonly answer: Promise<Answer>;
  /** Nobody wants to know any more. */
  cancel(): void;
}

/** For whom a question is asked, and what they want to hear before the answer. */
export interface Asking {
  /** The id of their table. */
  readonly table: string;
  /** Hears what the answer would be so far. */
  readonly soFar?: (answer: Answer) => void;
  /** Hears that a thinker has taken the question up. */
  readonly begun?: () => void;
}

/** Whoever thinks for a host. */
export interface Thinking {
  ask(question: Question, asking: Asking): Thought;
  /** Thinks no more; resolves when that is so. Never rejects. */
  close(): Promise<void>;
}

/** A host without thinkers: its bots choose at first glance. */
export const nobodyThinks: Thinking = {
  ask: () => ({ answer: Promise.reject(new ThinkingFailed('failed')), cancel: () => {} }),
  close: () => Promise.resolve(),
};

/** What a pool of thinkers needs. */
export interface ThinkerSettings {
  /** The program of a thinker. */
  readonly file: string;
  readonly timers: Timers;
  /** How much longer than it may think a thinker may take to answer, in milliseconds. */
  readonly grace?: number;
  /** How long one may take to start. */
  readonly startWithin?: number;
}

const usualGrace = 1500;
const usualStart = 15_000;
/** Putting a choice into reasons may take so long. */
const advisingTime = 3000;
/** Whoever has not thought enough in the time of a first answer may go on for so long, and between two reports of a reading. */
const thinkingOnTime = 30_000;
/** The memory of one thinker, in megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

/** Starts a thinker. One that is not built is read by tsx, which has to be asked for that within the thread. */
function workerOf(file: string): Worker {
  const options = { resourceLimits, execArgv: [] };
  if (!file.endsWith('.ts')) return new Worker(file, options);
  const source = JSON.stringify(pathToFileURL(file).href);
  return new Worker(`import('tsx/esm/api').then((tsx) => (tsx.register(), import(${source})));`, {
    ...options,
    eval: true,
  });
}

interface Job {
  readonly letter: Letter;
  readonly asking: Asking;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: Error) => void;
}

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

/** One worker thread and the questions that wait for it. It is started when first needed, and replaced when it fails. */
class Lane {
  readonly #settings: ThinkerSettings;
  readonly #isKept: boolean;
  readonly #waiting: Job[] = [];
  #current: Job | null = null;
  #worker: Worker | null = null;
  #isReady = false;
  #endWatch: () => void = () => {};

  /** @param isKept is the worker kept for the next question, even when none waits? */
  constructor(settings: ThinkerSettings, isKept: boolean) {
    this.#settings = settings;
    this.#isKept = isKept;
  }

  ask(letter: Letter, asking: Asking): Thought {
    const stop = new Int32Array(letter.stop);
    let cancel = (): void => {};
    const answer = new Promise<Answer>((answered, failed) => {
      const job: Job = { letter, asking, answered, failed };
      cancel = () => {
        const at = this.#waiting.indexOf(job);
        if (at !== -1) this.#waiting.splice(at, 1);
        // a thinker that is at it stops by itself; the watchdog looks on
        Atomics.store(stop, 0, 1);
        if (this.#current === job) this.#watch(this.#grace);
        failed(new ThinkingCancelled('nobody wants to know'));
      };
      this.#waiting.push(job);
    });
    this.#goOn();
    return { answer, cancel };
  }

  async close(): Promise<void> {
    const jobs = [this.#current, ...this.#waiting.splice(0)];
    this.#current = null;
    const ended = this.#endWorker();
    for (const job of jobs) job?.failed(new ThinkingCancelled('the host is closing'));
    await ended;
  }

  #goOn(): void {
    if (this.#current !== null) return;
    this.#current = this.#waiting.shift() ?? null;
    if (this.#current === null) return;
    if (this.#isReady) this.#hand(this.#current);
    else if (this.#worker === null) this.#start();
  }

  get #grace(): number {
    return this.#settings.grace ?? usualGrace;
  }

  #hand({ letter, asking }: Job): void {
    asking.begun?.();
    this.#watch(patienceFor(letter.question) + this.#grace);
    this.#worker?.postMessage(letter);
  }

  #watch(milliseconds: number): void {
    this.#endWatch();
    this.#endWatch = this.#settings.timers.after(milliseconds, () => this.#fail(new ThinkingFailed('late')));
  }

  #start(): void {
    const { file, startWithin = usualStart } = this.#settings;
    this.#watch(startWithin);
    let worker: Worker;
    try {
      worker = workerOf(file);
    } catch (error) {
      this.#fail(new ThinkingFailed('failed', error));
      return;
    }
    this.#worker = worker;
    worker.unref();
    // one that was replaced has nothing to say any more
    const ifCurrent = (what: () => void): void => {
      if (this.#worker === worker) what();
    };
    worker.on('message', (raw: unknown) => ifCurrent(() => this.#hear(raw)));
    worker.on('error', (error) => ifCurrent(() => this.#fail(new ThinkingFailed('failed', error))));
    worker.on('exit', () => ifCurrent(() => this.#fail(new ThinkingFailed('failed'))));
  }

  #hear(raw: unknown): void {
    const heard = reply.safeParse(raw);
    if (!heard.success) this.#fail(new ThinkingFailed('failed', heard.error));
    else this.#take(heard.data);
  }

  #take(said: Reply): void {
    if (said.type === 'ready') {
      this.#isReady = true;
      if (this.#current !== null) this.#hand(this.#current);
      return;
    }
    if (this.#current?.letter.id !== said.id) return;
    if (said.type === 'so-far') {
      const isWanted = Atomics.load(new Int32Array(this.#current.letter.stop), 0) === 0;
      if (isWanted) this.#watch(thinkingOnTime + this.#grace);
      if (isWanted) this.#current.asking.soFar?.(said.answer);
      return;
    }
    this.#endWatch();
    this.#current.answered(said.answer);
    this.#current = null;
    this.#goOn();
    if (!this.#isKept && this.#current === null) void this.#endWorker();
  }

  #fail(error: ThinkingFailed): void {
    const job = this.#current;
    this.#current = null;
    void this.#endWorker();
    job?.failed(error);
    this.#goOn();
  }

  async #endWorker(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#isReady = false;
    this.#endWatch();
    await worker?.terminate();
  }
}

/**
 * Worker threads that think for a host: one for the choices at its tables, and one for reading finished matches again, so
 * that no bot waits for that. Every answer has its time; whoever takes longer, or breaks down, is replaced.
 */
export class Thinkers implements Thinking {
  readonly #choosing: Lane;
  readonly #reading: Lane;
  #asked = 0;

  constructor(settings: ThinkerSettings) {
    this.#choosing = new Lane(settings, true);
    this.#reading = new Lane(settings, false);
  }

  ask(question: Question, asking: Asking): Thought {
    this.#asked += 1;
    const letter = { id: this.#asked, question, stop: new SharedArrayBuffer(4) };
    return (question.kind === 'coach' ? this.#reading : this.#choosing).ask(letter, asking);
  }

  async close(): Promise<void> {
    await Promise.all([this.#choosing.close(), this.#reading.close()]);
  }
}
