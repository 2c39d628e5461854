import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { NetworkRecord } from '../../../shared/engine/index.ts';
import { fingerprint } from '../../../shared/engine/index.ts';
import { writeWholeFile } from '../../storage/whole-file.ts';

const numbers = z.array(z.number()).readonly();

/** A network, as `networks.json` has it. */
const networkRecord: z.ZodType<NetworkRecord> = z.object({
  figures: z.array(z.string()),
  players: numbers,
  linear: numbers,
  hidden: z.array(
    z.object({
      bias: z.number(),
      players: z.number(),
      spread: z.number(),
      output: z.number(),
      own: numbers,
      rivals: numbers,
    }),
  ),
});

const learned = z.object({ weights: numbers, mean: numbers, square: numbers, scales: numbers, steps: z.number() });

/** How far the learning of a round is: the learner, and the best network so far. */
const lesson = z.object({
  epoch: z.number(),
  learned,
  best: z.object({ surprise: z.number(), network: networkRecord }),
});
export type Lesson = z.infer<typeof lesson>;

/**
 * What a training has done so far, to continue later: matches in chunks, lessons, networks.
 * Everything with another `plan` has other file names, so a changed guide or setting starts from the beginning.
 */
export class TrainingFolder {
  readonly #folder: string;

  constructor(folder: string, plan: object) {
    this.#folder = path.join(folder, fingerprint(plan));
    mkdirSync(this.#folder, { recursive: true });
  }

  /** The stored chunk, or a new one. */
  chunk(round: number, from: number, gather: () => Float32Array): Float32Array {
    const file = this.#path(`${round}-${from}.base64`);
    if (!existsSync(file)) {
      const gathered = gather();
      writeWholeFile(file, Buffer.from(gathered.buffer).toString('base64'));
      return gathered;
    }
    const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64');
    return new Float32Array(Uint8Array.from(bytes).buffer);
  }

  /** The stored lesson of a round with this many matches; undefined without one. */
  lesson(round: number, games: number): Lesson | undefined {
    const file = this.#path(`${round}-lesson-${games}.json`);
    return existsSync(file) ? lesson.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  }

  keep(round: number, games: number, reached: Lesson): void {
    writeWholeFile(this.#path(`${round}-lesson-${games}.json`), JSON.stringify(reached));
  }

  #path(name: string): string {
    return path.join(this.#folder, name);
  }
}
