import { availableParallelism } from 'node:os';
import { FairQueue } from './fair-queue.ts';
import { type Job, Lane, type LaneParts } from './lane.ts';
import type { Answer, Letter, Question } from './questions.ts';
import { type Asking, type Thinking, ThinkingCancelled, ThinkingFailed, type Thought } from './thought.ts';
import type { StartThread } from './thread.ts';
import type { Timers } from './timers.ts';

/** What a pool of thinkers needs. */
export interface ThinkerSettings {
  /** How a thread is started that thinks. */
  readonly start: StartThread;
  readonly timers: Timers;
  /** The cores of this machine; those there are, where it is not said. */
  readonly cores?: number;
  /** How much longer than it may think a thinker may take to answer, in milliseconds. */
  readonly grace?: number;
  /** How long one may take to start. */
  readonly startWithin?: number;
}

const usualGrace = 1500;
const usualStart = 15_000;
/** A thread that is not needed is kept for so long, in milliseconds; the first of those that choose always. */
const usualRest = 60_000;
/** So many questions of one table may wait or be thought about at a desk: a bot asks one at a time, and a page does. */
const mostOfTable = 8;

/** Threads that answer questions of one kind, and the questions that wait for them: table by table in turn. */
class Desk {
  readonly #lanes: readonly Lane[];
  readonly #most: () => number;
  readonly #waiting = new FairQueue<Job>();

  /**
   * @param rests how long each of its threads is kept without a question; as many as these it has at most
   * @param most how many of them may think now
   */
  constructor(parts: Omit<LaneParts, 'rest'>, rests: readonly number[], most: () => number) {
    this.#lanes = rests.map((rest) => new Lane({ ...parts, rest }));
    this.#most = most;
  }

  /** How many of its threads are at something. */
  get busy(): number {
    return this.#lanes.filter(({ job }) => job !== null).length;
  }

  ask(letter: Letter, asking: Asking): Thought {
    const { table } = asking;
    const ofTable = this.#lanes.filter(({ job }) => job?.asking.table === table).length + this.#waiting.count(table);
    if (ofTable >= mostOfTable) return { answer: Promise.reject(new ThinkingFailed('late')), cancel: () => {} };
    let cancel = (): void => {};
    const answer = new Promise<Answer>((answered, failed) => {
      const job: Job = { letter, asking, answered, failed };
      cancel = () => {
        this.#waiting.remove(table, job);
        // a thinker that is at it stops by itself; the watchdog looks on
        Atomics.store(new Int32Array(letter.stop), 0, 1);
        this.#lanes.find((lane) => lane.job === job)?.hurry();
        failed(new ThinkingCancelled('nobody wants to know'));
      };
      this.#waiting.add(table, job);
    });
    this.goOn();
    return { answer, cancel };
  }

  /** Hands out what waits to threads that are free, those that have been started before the others. */
  goOn(): void {
    while (this.busy < this.#most()) {
      const free = this.#lanes.filter(({ job }) => job === null);
      const lane = free.find(({ isStarted }) => isStarted) ?? free[0];
      const job = lane === undefined ? undefined : this.#waiting.take();
      if (lane === undefined || job === undefined) return;
      lane.take(job);
    }
  }

  async close(): Promise<void> {
    const jobs = this.#lanes.map(({ job }) => job);
    const ended = this.#lanes.map((lane) => lane.close());
    for (let job = this.#waiting.take(); job !== undefined; job = this.#waiting.take()) jobs.push(job);
    for (const job of jobs) job?.failed(new ThinkingCancelled('the host is closing'));
    await Promise.all(ended);
  }
}

/**
 * Worker threads that think for a host: as many for the choices of bots as there are cores, less one for the host itself,
 * and besides one for hints and explanations and one for reading finished matches again, so that no bot waits for those,
 * nor they for bots. While those think, as many fewer choose; one always may. Every answer has its time; whoever takes
 * longer, or breaks down, is replaced.
 */
export class Thinkers implements Thinking {
  readonly #choosing: Desk;
  readonly #advising: Desk;
  readonly #reading: Desk;
  #asked = 0;

  constructor({ start, timers, cores = availableParallelism(), ...settings }: ThinkerSettings) {
    const { grace = usualGrace, startWithin = usualStart } = settings;
    const freed = (): void => {
      for (const desk of [this.#choosing, this.#advising, this.#reading]) desk.goOn();
    };
    const parts = { start, timers, grace, startWithin, freed };
    const threads = Math.max(1, cores - 1);
    const rests = Array.from({ length: threads }, (_, at) => (at === 0 ? Number.POSITIVE_INFINITY : usualRest));
    this.#choosing = new Desk(parts, rests, () => Math.max(1, threads - this.#advising.busy - this.#reading.busy));
    this.#advising = new Desk(parts, [usualRest], () => 1);
    this.#reading = new Desk(parts, [0], () => 1);
  }

  ask(question: Question, asking: Asking): Thought {
    this.#asked += 1;
    const letter = { id: this.#asked, question, stop: new SharedArrayBuffer(4) };
    return this.#deskFor(question).ask(letter, asking);
  }

  async close(): Promise<void> {
    await Promise.all([this.#choosing.close(), this.#advising.close(), this.#reading.close()]);
  }

  #deskFor({ kind }: Question): Desk {
    switch (kind) {
      case 'choose':
        return this.#choosing;
      case 'advise':
      case 'explain':
        return this.#advising;
      case 'coach':
        return this.#reading;
    }
  }
}
