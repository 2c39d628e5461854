import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerRequest } from './questions.ts';

export interface Thread {
  /** Sends it a question; only one at a time. */
  hand(request: WorkerRequest): void;
  /** Terminates it. Never rejects. */
  end(): Promise<void>;
}

export interface Handlers {
  /** Called with a message, not parsed yet. */
  said(raw: unknown): void;
  /** Called when it failed or ended by itself. */
  failed(cause?: unknown): void;
}

export type StartThread = (handlers: Handlers) => Thread;

/** Memory limits of a thread, in megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

/** Starts a worker. TypeScript source is loaded through tsx, registered within the thread. */
function workerOf(file: string): Worker {
  const options = { resourceLimits, execArgv: [] };
  if (!file.endsWith('.ts')) return new Worker(file, options);
  const source = JSON.stringify(pathToFileURL(file).href);
  return new Worker(`import('tsx/esm/api').then((tsx) => (tsx.register(), import(${source})));`, {
    ...options,
    eval: true,
  });
}

/** Threads that run the worker program in a file. They do not keep the process alive. */
export function threadsOf(file: string): StartThread {
  return threadsFrom(() => workerOf(file));
}

/** Threads that run a worker program given as a script's text. For the one-file server. */
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
      hand: (request) => worker.postMessage(request),
      end: async () => {
        await worker.terminate();
      },
    };
  };
}
