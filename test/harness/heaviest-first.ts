import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files and rooms that take longest, the longest first: what begins last must not be what everybody waits for. */
const heaviest = ['renderer/games/counter-laws.test.tsx', 'laws', 'faults', 'renderer/games', 'lan'];

function rank({ moduleId }: TestSpecification): number {
  const room = path.relative(path.join(import.meta.dirname, '..'), moduleId).replaceAll(path.sep, '/');
  const found = heaviest.findIndex((start) => room === start || room.startsWith(`${start}/`));
  return found === -1 ? heaviest.length : found;
}

/** Projects one after the other: a worker that changes from one to another begins anew, and reads all sources again. */
const inTurn = ['pages', 'plain', 'apart'];

/** Begins with the files that take longest of each project, also in a fresh copy that has never measured them. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const turnOf = ({ project }: TestSpecification): number => inTurn.indexOf(project.name);
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other) || rank(one) - rank(other));
  }
}
