import type { Answer, Question } from '../../../main/bot-workers/questions.ts';
import {
  type Asking,
  type Thinking,
  ThinkingCancelled,
  type ThinkingFailed,
  type Thought,
} from '../../../main/bot-workers/thought.ts';
import type { Timers } from '../../../main/bot-workers/timers.ts';
import type { Host } from '../../../main/host/host.ts';
import type { HostSettings } from '../../../main/host/server/host-settings.ts';
import type { BotLevel, TableMessage } from '../../../shared/protocol/messages.ts';
import { adaAndOthers } from '../../harness/people.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

type Move = TableMessage['legal'][number];

/** A clock that a test advances by hand. */
export class HandClock implements Timers {
  #now = 1000;
  readonly #due = new Map<() => void, number>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, what: () => void): () => void {
    const due = () => what();
    this.#due.set(due, this.#now + milliseconds);
    return () => this.#due.delete(due);
  }

  /** Advances the clock by this many milliseconds and runs due timers in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#due].filter(([, at]) => at <= end).sort(([, one], [, other]) => one - other);
      if (next === undefined) break;
      const [what, at] = next;
      this.#due.delete(what);
      this.#now = Math.max(this.#now, at);
      what();
    }
    this.#now = end;
  }
}

/** A question that a worker received; the test answers it. */
export interface Asked {
  readonly question: Question;
  /** The table that asked. */
  readonly table: string;
  isCancelled: boolean;
  /** A busy worker starts on it. Without this call it counts as started when asked. */
  begin(): void;
  answer(answer: Answer): Promise<void>;
  /** Reports the answer so far. */
  saySoFar(answer: Answer): Promise<void>;
  choose(...moves: Move[]): Promise<void>;
  fail(error: Error | ThinkingFailed): Promise<void>;
}

/** Runs everything that waits for no timer. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Workers that answer only when a test tells them to. */
export class HandThinking implements Thinking {
  readonly asked: Asked[] = [];
  isClosed = false;

  ask(question: Question, { table, soFar = () => {}, begun = () => {} }: Asking): Thought {
    let resolve = (_: Answer): void => {};
    let reject = (_: Error): void => {};
    const promise = new Promise<Answer>((answered, failed) => {
      resolve = answered;
      reject = failed;
    });
    const answer = (given: Answer): Promise<void> => {
      resolve(given);
      return settled();
    };
    const asked: Asked = {
      // as it would travel to a thread
      question: structuredClone(question),
      table,
      begin: begun,
      isCancelled: false,
      answer,
      saySoFar: (given) => {
        soFar(given);
        return settled();
      },
      choose: (...moves) => answer({ kind: 'choose', moves }),
      fail: (error) => {
        reject(error);
        return settled();
      },
    };
    this.asked.push(asked);
    const cancel = (): void => {
      asked.isCancelled = true;
      reject(new ThinkingCancelled('nobody wants to know'));
    };
    return { answer: promise, cancel };
  }

  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }

  get last(): Asked {
    const last = this.asked.at(-1);
    if (last === undefined) throw new Error('nobody has been asked');
    return last;
  }
}

/** A host whose bots choose what a test chooses for them. */
export interface BotServer {
  readonly folder: string;
  readonly host: Host;
  readonly clock: HandClock;
  readonly thinking: HandThinking;
  readonly reports: string[];
}

export function botServer(folder = freshFolder(), settings: Partial<HostSettings> = {}): BotServer {
  const clock = new HandClock();
  const thinking = new HandThinking();
  const reports: string[] = [];
  let seeds = 0;
  const host = testHost(folder, {
    timers: clock,
    thinking,
    guideOf: () => null,
    newThought: () => {
      seeds += 1;
      return `thought ${seeds}`;
    },
    report: (words) => reports.push(words),
    ...settings,
  });
  return { folder, host, clock, thinking, reports };
}

/** Creates a table. A bot level plays each seat, or the host's device where it is null. */
export function tableOf(client: TestClient, game: string, levels: readonly (BotLevel | null)[]): string {
  const bots = levels.flatMap((level, seat) => (level === null ? [] : [{ seat, level }]));
  const seats = adaAndOthers.slice(0, levels.length);
  const answer = client.ask({ type: 'create-table', game, options: {}, seats, bots });
  if (answer.type !== 'done' || answer.table === null) throw new Error(`no table: ${JSON.stringify(answer)}`);
  return answer.table;
}

/** Such a table, with the host's page at it. */
export function botTable(
  game: string,
  levels: readonly (BotLevel | null)[],
  settings: Partial<HostSettings> = {},
): BotServer & { readonly client: TestClient; readonly table: string } {
  const server = botServer(freshFolder(), settings);
  const client = new TestClient(server.host);
  return { ...server, client, table: tableOf(client, game, levels) };
}
