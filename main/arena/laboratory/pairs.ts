import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Assignment, type MatchFacts, matchFacts, type Version } from './messages.ts';

const processFile = fileURLToPath(new URL('./process.ts', import.meta.url));

/** The same deal under two versions; `changed` is null if only one is measured. */
export interface Pair {
  readonly base: MatchFacts;
  readonly changed: MatchFacts | null;
}

export interface Experiment extends Omit<Assignment, 'version'> {
  readonly base: Version;
  readonly changed: Version | null;
  /** The largest number of deals. */
  readonly games: number;
  /** Number of matches played at the same time. */
  readonly jobs: number;
}

/** A process that plays one version. */
class VersionProcess {
  readonly #child: ChildProcess = fork(processFile, { execArgv: ['--import', 'tsx'] });

  /** Called once, before the first match. */
  async begin(assignment: Assignment): Promise<void> {
    await this.#ask(assignment);
  }

  async play(index: number): Promise<MatchFacts> {
    return matchFacts.parse(await this.#ask(index));
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect();
  }

  /** The answer to a message. Rejects if the process ends instead. */
  #ask(message: Assignment | number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`a process of the laboratory ended with ${code}`));
      this.#child.once('exit', ended);
      this.#child.once('message', (answer) => {
        this.#child.off('exit', ended);
        resolve(answer);
      });
      this.#child.send(message);
    });
  }
}

/**
 * Plays the deals of an experiment under both versions, in several processes.
 * `isEnough` is called with all pairs so far, in the order of their numbers, after each; it stops the series. The
 * result does not depend on the number of processes.
 */
export async function playPairs(
  experiment: Experiment,
  isEnough: (pairs: readonly Pair[]) => boolean,
): Promise<readonly Pair[]> {
  const { base, changed, games, jobs, ...assignment } = experiment;
  const early = new Map<number, Pair>();
  const pairs: Pair[] = [];
  let stopped = false;
  let next = 0;
  const add = (index: number, pair: Pair): void => {
    early.set(index, pair);
    for (let found = early.get(pairs.length); found !== undefined && !stopped; found = early.get(pairs.length)) {
      pairs.push(found);
      stopped = isEnough(pairs);
    }
  };
  const work = async (): Promise<void> => {
    const one = new VersionProcess();
    const other = changed === null ? null : new VersionProcess();
    try {
      await one.begin({ ...assignment, version: base });
      if (changed !== null) await other?.begin({ ...assignment, version: changed });
      for (let index = next++; index < games && !stopped; index = next++) {
        add(index, { base: await one.play(index), changed: (await other?.play(index)) ?? null });
      }
    } finally {
      one.end();
      other?.end();
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return pairs;
}
