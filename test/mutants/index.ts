// npm run mutants: changes one thing in a copy of the code, again and again, and says which changes no unit test notices.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../../main/launch/command-line.mjs';
import { areas } from './areas.ts';
import { chosenMutants, described, type Mutant } from './chosen.ts';
import { compilerOf } from './compiler.ts';
import { copyOfTree, filesOfTree } from './copy.ts';
import { relationsOf } from './relations.ts';
import { runTests } from './suite.ts';

const { values } = commandLine({
  start: 'npm run mutants',
  says: 'Changes one thing in a copy of the code, runs the unit tests that come to it, and says which changes go unnoticed.',
  options: {
    count: { kind: 'whole-number', value: 'N', usual: 50, says: 'how many mutants, shared among the areas' },
    area: { kind: 'one-of', value: 'AREA', of: areas, says: 'of this area alone, all where nothing is said' },
    seed: { kind: 'text', value: 'SEED', usual: 'mutants', says: 'the same seed changes the same places' },
    file: { kind: 'text', value: 'FILE', says: 'every place of this file' },
    line: { kind: 'whole-number', value: 'N', says: 'of --file, the places of this line' },
    nearest: {
      kind: 'whole-number',
      value: 'N',
      usual: 400,
      says: 'how many test files are tried at most, the nearest first',
    },
    copies: { kind: 'whole-number', value: 'N', usual: 2, says: 'in how many copies of the code work goes on at once' },
  },
});

type Verdict = 'caught' | 'byTypes' | 'uncaught';

/** How many test files are run at first: those that stand near catch most. */
const firstFew = 6;

const began = performance.now();
const files = filesOfTree();
const copies = Array.from({ length: values.copies }, () => copyOfTree(files));
const [first = ''] = copies;
process.once('exit', () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const related = relationsOf(first, files);
const compiler = compilerOf(first);
const area = areas.find((each) => each === values.area);
const mutants = chosenMutants({ ...values, area }, files, compiler.read);
const counts = new Map(areas.map((each) => [each, { caught: 0, byTypes: 0, uncaught: 0 }]));
/** Test files that caught something. */
const catching = new Set<string>();

function tell(mutant: Mutant, verdict: Verdict, by: string): void {
  const count = counts.get(mutant.area);
  if (count !== undefined) count[verdict] += 1;
  console.error(`${verdict === 'uncaught' ? '✗ uncaught' : '✓ caught'} ${described(mutant)}${by}`);
}

const standing = mutants.filter((mutant) => {
  const refused = compiler.refuses(mutant.file, mutant.mutated);
  if (refused) tell(mutant, 'byTypes', ' (by the types)');
  return !refused;
});
compiler.close();

/** Tries one mutant in a copy, which lies as before afterwards. */
async function attempt(mutant: Mutant, copy: string): Promise<void> {
  const tests = related(mutant.file).slice(0, values.nearest);
  const place = path.join(copy, mutant.file);
  writeFileSync(place, mutant.mutated);
  for (const group of [tests.slice(0, firstFew), tests.slice(firstFew, 5 * firstFew), tests.slice(5 * firstFew)]) {
    const outcome = group.length === 0 ? null : await runTests(copy, group);
    if (outcome === null) continue;
    writeFileSync(place, mutant.original);
    if (outcome !== 'ended') catching.add(outcome.file);
    const by = outcome === 'ended' ? 'it came to no end' : `${outcome.file}: ${outcome.test}`;
    return tell(mutant, 'caught', ` (${by})`);
  }
  writeFileSync(place, mutant.original);
  tell(mutant, 'uncaught', ` (by ${tests.length} test files)`);
}

const waiting = [...standing];
await Promise.all(
  copies.map(async (copy) => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) await attempt(mutant, copy);
  }),
);

// a test that falls without a mutant too has caught nothing
const unsteady = catching.size === 0 ? null : await runTests(first, [...catching]);
if (unsteady !== null) console.error(`~ falls without a mutant too: ${JSON.stringify(unsteady)}`);

const seconds = Math.round((performance.now() - began) / 1000);
const steady = unsteady === null;
console.log(JSON.stringify({ mutants: mutants.length, ...Object.fromEntries(counts), steady, seconds }));
process.exit([...counts.values()].some(({ uncaught }) => uncaught > 0) || !steady ? 1 : 0);
