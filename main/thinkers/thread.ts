import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Letter } from './questions.ts';

/** A thread that thinks. */
export interface Thread {
  /** Gives it a question; it is given one at a time. */
  hand(letter: Letter): void;
  /** Ends it, whatever it is at. Never rejects. */
  end(): Promise<void>;
}

/** What whoever starts a thread hears of it. */
export interface Hearing {
  /** It says something, which is still to be parsed. */
  said(raw: unknown): void;
  /** It has broken down, or ended by itself. */
  failed(cause?: unknown): void;
}

/** Starts a thread. May throw. */
export type StartThread = (hearing: Hearing) => Thread;

/** The memory of one thread, in megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

/** Starts a worker. One that is not built is read by tsx, which has to be asked for that within the thread. */
function workerOf(file: string): Worker {
  const options = { resourceLimits, execArgv: [] };
  if (!file.endsWith('.ts')) return new Worker(file, options);
  const source = JSON.stringify(pathToFileURL(file).href);
  return new Worker(`import('tsx/esm/api').then((tsx) => (tsx.register(), import(${source})));`, {
    ...options,
    eval: true,
  });
}

/** Threads that run the program of a thinker. None of them keeps the host going. */
export function threadsOf(file: string): StartThread {
  return threadsFrom(() => workerOf(file));
}

/** Threads that run a thinker's program given as its text, a whole script; for a host that is one file itself. */
export function threadsRunning(script: string): StartThread {
  return threadsFrom(() => new Worker(script, { resourceLimits, execArgv: [], eval: true }));
}

function threadsFrom(begin: () => Worker): StartThread {
  return ({ said, failed }) => {
    const worker = begin();
    worker.unref();
    worker.on('message', said);
    worker.on('error', failed);
    worker.on('exit', () => failed());
    return {
      hand: (letter) => worker.postMessage(letter),
      end: async () => {
        await worker.terminate();
      },
    };
  };
}
