import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Rooms whose files take longest, the longest first: what begins last must not be what everybody waits for. */
const heaviest = ['laws', 'faults', 'renderer/games', 'lan'];

function rank({ moduleId }: TestSpecification): number {
  const room = path.relative(path.join(import.meta.dirname, '..'), moduleId).replaceAll(path.sep, '/');
  const found = heaviest.findIndex((start) => room.startsWith(`${start}/`));
  return found === -1 ? heaviest.length : found;
}

/** Begins with the files that take longest, also in a fresh copy that has never measured them. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
