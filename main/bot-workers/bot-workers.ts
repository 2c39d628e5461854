import { availableParallelism } from 'node:os';
import { FairQueue } from './fair-queue.ts';
import type { Answer, Question, WorkerRequest } from './questions.ts';
import { type Asking, type Thinking, ThinkingCancelled, ThinkingFailed, type Thought } from './thought.ts';
import type { StartThread } from './thread.ts';
import type { Timers } from './timers.ts';
import { type Job, WorkerSlot, type WorkerSlotParts } from './worker-slot.ts';

export interface BotWorkerSettings {
  readonly start: StartThread;
  readonly timers: Timers;
  /** Number of cores; by default the machine's. */
  readonly cores?: number;
  /** Extra time to answer, beyond the thinking time, in milliseconds. */
  readonly grace?: number;
  /** Time limit for starting a worker, in milliseconds. */
  readonly startWithin?: number;
}

const usualGrace = 1500;
const usualStart = 15_000;
/** How long idle workers are kept, in milliseconds. The first one for bots is always kept. */
const usualRest = 60_000;
/** Limit of pending questions per table and kind. Bots and pages only ask one at a time. */
const mostOfTable = 8;

/** The worker slots and queue for one kind of question; tables take turns. */
class Desk {
  readonly #slots: readonly WorkerSlot[];
  readonly #most: () => number;
  readonly #waiting = new FairQueue<Job>();

  /**
   * @param rests for each worker slot, how long an idle worker is kept
   * @param most the number of slots that may think now
   */
  constructor(parts: Omit<WorkerSlotParts, 'rest'>, rests: readonly number[], most: () => number) {
    this.#slots = rests.map((rest) => new WorkerSlot({ ...parts, rest }));
    this.#most = most;
  }

  /** Number of slots with a question. */
  get busy(): number {
    return this.#slots.filter(({ job }) => job !== null).length;
  }

  ask(request: WorkerRequest, asking: Asking): Thought {
    const { table } = asking;
    const ofTable = this.#slots.filter(({ job }) => job?.asking.table === table).length + this.#waiting.count(table);
    if (ofTable >= mostOfTable) return { answer: Promise.reject(new ThinkingFailed('late')), cancel: () => {} };
    let cancel = (): void => {};
    const answer = new Promise<Answer>((answered, failed) => {
      const job: Job = { request, asking, answered, failed };
      cancel = () => {
        this.#waiting.remove(table, job);
        // a worker with this question stops by itself, supervised by the watchdog
        Atomics.store(new Int32Array(request.stop), 0, 1);
        this.#slots.find((slot) => slot.job === job)?.hurry();
        failed(new ThinkingCancelled('nobody wants to know'));
      };
      this.#waiting.add(table, job);
    });
    this.fillSlots();
    return { answer, cancel };
  }

  /** Gives waiting questions to free slots, preferring started ones. */
  fillSlots(): void {
    while (this.busy < this.#most()) {
      const free = this.#slots.filter(({ job }) => job === null);
      const slot = free.find(({ isStarted }) => isStarted) ?? free[0];
      const job = slot === undefined ? undefined : this.#waiting.take();
      if (slot === undefined || job === undefined) return;
      slot.take(job);
    }
  }

  async close(): Promise<void> {
    const jobs = this.#slots.map(({ job }) => job);
    const ended = this.#slots.map((slot) => slot.close());
    for (let job = this.#waiting.take(); job !== undefined; job = this.#waiting.take()) jobs.push(job);
    for (const job of jobs) job?.failed(new ThinkingCancelled('the host is closing'));
    await Promise.all(ended);
  }
}

/**
 * The worker threads of a server.
 * Bots get one fewer than the cores, advice one, and the coach one. Advice and the coach do not wait for bots, nor bots
 * for them. While they think, fewer bots do, but at least one. A worker that exceeds its time or fails is replaced.
 */
export class BotWorkers implements Thinking {
  readonly #choosing: Desk;
  readonly #advising: Desk;
  readonly #reading: Desk;
  #asked = 0;

  constructor({ start, timers, cores = availableParallelism(), ...settings }: BotWorkerSettings) {
    const { grace = usualGrace, startWithin = usualStart } = settings;
    const freed = (): void => {
      for (const desk of [this.#choosing, this.#advising, this.#reading]) desk.fillSlots();
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
    const request = { id: this.#asked, question, stop: new SharedArrayBuffer(4) };
    return this.#deskFor(question).ask(request, asking);
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
      case 'judge':
        return this.#reading;
    }
  }
}
