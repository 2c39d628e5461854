import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { z } from 'zod';

/** A process that carries out orders, one at a time. */
export class Child {
  readonly #process: ChildProcess;

  constructor(file: string, args: readonly string[] = []) {
    this.#process = fork(file, args, { execArgv: ['--expose-gc', ...process.execArgv] });
  }

  /** Sends an order and returns its answer, which must fit the schema. */
  async ask<Answer extends z.ZodType>(order: object, schema: Answer): Promise<z.output<Answer>> {
    const answer = await new Promise<unknown>((resolve, reject) => {
      const gone = () => reject(new Error('the process has ended'));
      this.#process.once('exit', gone);
      this.#process.once('message', (message) => {
        this.#process.off('exit', gone);
        resolve(message);
      });
      this.#process.send(order);
    });
    return schema.parse(answer);
  }

  /** Ends it and waits until it is gone. */
  async end(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.disconnect();
    await gone;
  }
}
