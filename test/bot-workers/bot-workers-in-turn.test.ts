import { expect, it } from 'vitest';
import { BotWorkers } from '../../main/bot-workers/bot-workers.ts';
import type { Answer, Question, WorkerRequest } from '../../main/bot-workers/questions.ts';
import { ThinkingCancelled, ThinkingFailed, type Thought } from '../../main/bot-workers/thought.ts';
import type { Handlers, StartThread } from '../../main/bot-workers/thread.ts';
import { randomFromSeed, seatAt } from '../../shared/engine/index.ts';
import { harbour } from '../../shared/games/harbour/index.ts';
import { HandClock, settled } from '../host/bots/bot-table.ts';

const chosen: Answer = { kind: 'choose', moves: [{ type: 'pass' }] };
const advised: Answer = { kind: 'advise', choices: [{ moves: [{ type: 'pass' }], chance: 0.5, reasons: [] }] };
const read: Answer = { kind: 'coach', chances: [], moments: [], looked: 0, of: 0 };
const answers: Readonly<Record<string, Answer>> = { choose: chosen, advise: advised, coach: read };

interface FakeThread {
  readonly handlers: Handlers;
  /** The latest request, until it is answered. */
  request: WorkerRequest | null;
  isReady: boolean;
  isEnded: boolean;
}

/** Workers on this many cores, whose threads a test controls. */
function pool(cores: number) {
  const clock = new HandClock();
  const started: FakeThread[] = [];
  const start: StartThread = (handlers) => {
    const thread: FakeThread = { handlers, request: null, isReady: false, isEnded: false };
    started.push(thread);
    return {
      hand: (request) => {
        thread.request = request;
      },
      end: async () => {
        thread.isEnded = true;
      },
    };
  };
  const workers = new BotWorkers({ start, timers: clock, cores, grace: 500, startWithin: 2000 });
  const state = { ...harbour.setup(2, {}, randomFromSeed('in turn')) };
  const facts = { game: 'harbour', seats: 2, state, milliseconds: 1000, seat: seatAt(0), level: 'wholesaler' as const };
  const questionOf = (kind: 'choose' | 'advise' | 'coach', seed: string): Question => {
    switch (kind) {
      case 'choose':
        return { ...facts, kind, seed };
      case 'advise':
        return { ...facts, kind, seed, costly: false };
      case 'coach':
        return { ...facts, kind, seed, choices: [] };
    }
  };
  return {
    clock,
    started,
    workers,
    ask(table: string, name: string, kind: 'choose' | 'advise' | 'coach' = 'choose'): Thought {
      return workers.ask(questionOf(kind, name), { table });
    },
    ready(): void {
      for (const thread of started) {
        if (!thread.isReady) thread.handlers.said({ type: 'ready' });
        thread.isReady = true;
      }
    },
    /** What is being thought about, in the order in which the threads were started. */
    get thought(): string[] {
      return started.flatMap(({ request, isEnded }) => (request === null || isEnded ? [] : [request.question.seed]));
    },
    /** The thread of this question finishes it. */
    answer(name: string): void {
      const thread = started.find(({ request, isEnded }) => !isEnded && request?.question.seed === name);
      if (thread === undefined || thread.request === null) throw new Error(`nobody thinks about ${name}`);
      const { id, question } = thread.request;
      thread.request = null;
      thread.handlers.said({ type: 'answer', id, answer: answers[question.kind] });
    },
  };
}

const named = (table: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${table} ${at}`);

it.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [16, 15],
])('uses one thread less than there are cores, and at least one: %s cores', (cores, threads) => {
  const { ask, started } = pool(cores);
  for (const name of named('table', 20)) ask(name, name);
  expect(started).toHaveLength(threads);
});

it('starts no more threads than there are questions', () => {
  const all = pool(8);
  all.ask('one', 'first');
  all.ready();
  expect(all.thought).toEqual(['first']);
  all.answer('first');
  all.ask('one', 'second');
  all.ask('two', 'third');
  all.ready();
  expect(all.thought.sort()).toEqual(['second', 'third']);
  expect(all.started).toHaveLength(2);
});

it('shares a thread evenly between two tables, whichever asked first', () => {
  const all = pool(2);
  for (const name of named('one', 6)) all.ask('one', name);
  for (const name of named('two', 6)) all.ask('two', name);
  all.ready();
  const order: string[] = [];
  for (let [next] = all.thought; next !== undefined; [next] = all.thought) {
    order.push(next);
    all.answer(next);
  }
  const served = order.map((name) => name.slice(0, 3));
  expect(served).toHaveLength(12);
  for (let count = 2; count <= 12; count += 2) {
    expect(served.slice(0, count).filter((table) => table === 'one')).toHaveLength(count / 2);
  }
});

it('delays another table’s question by only one of a table’s eight questions', () => {
  const all = pool(2);
  for (const name of named('greedy', 8)) all.ask('greedy', name);
  all.ready();
  all.ask('modest', 'mine');
  expect(all.thought).toEqual(['greedy 0']);
  all.answer('greedy 0');
  expect(all.thought).toEqual(['mine']);
});

it('limits the questions of one table without refusing those of others', async () => {
  const all = pool(2);
  const thoughts = named('greedy', 10).map((name) => all.ask('greedy', name));
  all.ready();
  const late = thoughts.slice(8).map(({ answer }) => answer);
  for (const answer of late) await expect(answer).rejects.toMatchObject({ slip: 'late' });
  const other = all.ask('modest', 'mine');
  all.answer('greedy 0');
  all.answer('mine');
  await expect(other.answer).resolves.toEqual(chosen);
  // one has been answered: there is room for another
  all.ask('greedy', 'once more');
  for (const name of [...named('greedy', 8).slice(1), 'once more']) all.answer(name);
});

it('loses only its own question when a thread fails', async () => {
  const all = pool(3);
  const [broken, beside, waiting] = ['broken', 'beside', 'waiting'].map((name) => all.ask(name, name));
  all.ready();
  all.started[0]?.handlers.failed(new RangeError('no memory'));
  await expect(broken?.answer).rejects.toThrow(ThinkingFailed);
  expect(all.started[0]?.isEnded).toBe(true);
  all.ready();
  expect(all.thought.sort()).toEqual(['beside', 'waiting']);
  all.answer('beside');
  all.answer('waiting');
  await expect(beside?.answer).resolves.toEqual(chosen);
  await expect(waiting?.answer).resolves.toEqual(chosen);
});

it('replaces a slow thread without affecting others', async () => {
  const all = pool(3);
  const slow = all.ask('slow', 'slow');
  all.ready();
  all.clock.pass(1000);
  const quick = all.ask('quick', 'quick');
  all.ready();
  all.clock.pass(501);
  await expect(slow.answer).rejects.toMatchObject({ slip: 'late' });
  expect(all.thought).toEqual(['quick']);
  all.answer('quick');
  await expect(quick.answer).resolves.toEqual(chosen);
});

it('keeps bots from waiting for hints and analyses, and the reverse', () => {
  const all = pool(2);
  for (const name of named('bots', 8)) all.ask('bots', name);
  for (const name of named('hints', 3)) all.ask(name, name, 'advise');
  for (const name of named('readings', 3)) all.ask(name, name, 'coach');
  all.ready();
  expect(all.thought.sort()).toEqual(['bots 0', 'hints 0', 'readings 0']);
  all.answer('hints 0');
  all.answer('readings 0');
  all.ready();
  expect(all.thought.sort()).toEqual(['bots 0', 'hints 1', 'readings 1']);
});

it('uses fewer threads for bots while people get advice', () => {
  const all = pool(4);
  all.ask('hint', 'hint', 'advise');
  all.ask('reading', 'reading', 'coach');
  for (const name of named('bots', 4)) all.ask(name, name);
  all.ready();
  expect(all.thought.sort()).toEqual(['bots 0', 'hint', 'reading']);
  all.answer('hint');
  all.ready();
  expect(all.thought.sort()).toEqual(['bots 0', 'bots 1', 'reading']);
  all.answer('reading');
  all.ready();
  expect(all.thought.sort()).toEqual(['bots 0', 'bots 1', 'bots 2']);
});

it('ends idle threads, except the first', async () => {
  const all = pool(4);
  for (const name of named('bots', 3)) all.ask(name, name);
  all.ask('reading', 'reading', 'coach');
  all.ready();
  for (const name of [...all.thought]) all.answer(name);
  await settled();
  const running = () => all.started.filter(({ isEnded }) => !isEnded).length;
  expect(running()).toBeLessThanOrEqual(3);
  all.clock.pass(60_000);
  expect(running()).toBe(1);
  all.ask('again', 'again');
  expect(all.thought).toEqual(['again']);
});

it('stops all thinking once the server is closed', async () => {
  const all = pool(2);
  const thoughts = ['one', 'two'].map((table) => all.ask(table, table));
  const hint = all.ask('one', 'hint', 'advise');
  all.ready();
  const ended = all.workers.close();
  for (const { answer } of [...thoughts, hint]) await expect(answer).rejects.toThrow(ThinkingCancelled);
  await ended;
  expect(all.started.every(({ isEnded }) => isEnded)).toBe(true);
});
