import type { SourceFile } from 'typescript/unstable/ast';
import { pick, randomFromSeed, shuffle } from '../../shared/engine/random.ts';
import { type Area, areaOf, areas } from './areas.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** A file with one thing changed in it. */
export interface Mutant extends Mutation {
  readonly area: Area;
  readonly file: string;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly original: string;
  readonly mutated: string;
}

/** Where mutants are looked for. */
export interface Wanted {
  readonly count: number;
  readonly seed: string;
  readonly area?: Area | undefined;
  /** Every place of this file, or of this line of it. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

type Read = (file: string) => SourceFile | undefined;

/** What may become of a file. */
function mutantsOf(file: string, area: Area, read: Read): readonly Mutant[] {
  const source = read(file);
  if (source === undefined) return [];
  const original = source.text;
  return mutationsOf(source).map((mutation) => ({
    ...mutation,
    area,
    file,
    line: original.slice(0, mutation.start).split('\n').length,
    column: mutation.start - original.lastIndexOf('\n', mutation.start - 1),
    original,
    mutated: original.slice(0, mutation.start) + mutation.put + original.slice(mutation.end),
  }));
}

/** One place in every file of an area, in an order of the seed's, and then one more of each until there are enough. */
function chosenOf(area: Area, { count, seed }: Wanted, files: readonly string[], read: Read): readonly Mutant[] {
  const words = randomFromSeed(`${seed} ${area}`);
  const left = files.filter((file) => areaOf(file) === area);
  shuffle(words, left);
  const chosen = new Map<string, Mutant>();
  for (let at = 0; chosen.size < count && at < count * 4; at++) {
    const file = left[at % left.length];
    const mutants = file === undefined ? [] : mutantsOf(file, area, read);
    if (mutants.length === 0) continue;
    const mutant = pick(words, mutants);
    chosen.set(`${mutant.file} ${mutant.start} ${mutant.put}`, mutant);
  }
  return [...chosen.values()];
}

/** The mutants that are wanted; of several areas one each in turn, so that a run that is ended early has tried all. */
export function chosenMutants(wanted: Wanted, files: readonly string[], read: Read): readonly Mutant[] {
  const { file, line, area, count } = wanted;
  if (file !== undefined) {
    const mutants = mutantsOf(file, areaOf(file) ?? 'rules', read);
    return line === undefined ? mutants : mutants.filter((mutant) => mutant.line === line);
  }
  const from = area === undefined ? areas : [area];
  const each = { ...wanted, count: Math.ceil(count / from.length) };
  const lists = from.map((name) => chosenOf(name, each, files, read));
  const turns = Array.from({ length: each.count }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return turns.flat().slice(0, count);
}

/** A mutant in one line: where it stands, what stood there, and what is written instead or before it. */
export function described({ file, line, column, original, start, end, put }: Mutant): string {
  const isBefore = start === end;
  const was = original.slice(start, isBefore ? start + 50 : end).replaceAll(/\s+/g, ' ');
  const change = isBefore ? `${put.trim()} before ${was.trim()} …` : `${was} → ${put === '' ? 'nothing' : put}`;
  return `${file}:${line}:${column}: ${change}`;
}
