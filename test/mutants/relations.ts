import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areaOf } from './areas.ts';

const isCode = (file: string): boolean => /\.(?:ts|tsx|mts|mjs)$/.test(file) && !file.endsWith('.d.ts');

/** The files that a file names by a path of their own: imports, workers, and globs of Vite. */
function namedIn(root: string, file: string, files: ReadonlySet<string>): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)].flatMap(([, name = '']) => {
    const target = path.posix.join(path.posix.dirname(file), name);
    if (!target.includes('*')) return files.has(target) ? [target] : [];
    const glob = new RegExp(`^${target.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return [...files].filter((each) => glob.test(each));
  });
}

/** Who names whom, over all files of a tree: for each file those that name it. */
function readNamers(root: string, files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files);
  const namers = new Map<string, string[]>();
  for (const file of files.filter(isCode)) {
    for (const named of namedIn(root, file, known)) namers.set(named, [...(namers.get(named) ?? []), file]);
  }
  return namers;
}

/** How many of the words in two paths are the same: tests stand in folders of the names of what they test. */
function likeness(one: string, other: string): number {
  const words = new Set(one.split(/[/.-]/));
  return new Set(other.split(/[/.-]/).filter((word) => words.has(word))).size;
}

/** Says for a file which unit tests come to it by what they import, the nearest first. */
export function relationsOf(root: string, files: readonly string[]): (file: string) => readonly string[] {
  const namers = readNamers(root, files);
  return (file) => {
    const steps = new Map([[file, 0]]);
    const waiting = [file];
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const far = (steps.get(at) ?? 0) + 1;
      for (const namer of namers.get(at) ?? []) {
        if (steps.has(namer)) continue;
        steps.set(namer, far);
        waiting.push(namer);
      }
    }
    const farness = (test: string): number => {
      // what plays for a minute comes last
      const isLong = /^test\/(?:faults|laws)\//.test(test);
      // what is hidden is looked at in files of that name
      const isSecret = areaOf(file) === 'hiding' && /secrets|leaks/.test(test);
      return (steps.get(test) ?? 0) - 1.5 * likeness(file, test) + (isLong ? 10 : 0) - (isSecret ? 2 : 0);
    };
    return [...steps.keys()]
      .filter((test) => /\.test\.tsx?$/.test(test) && !test.includes('.thorough.'))
      .toSorted((one, other) => farness(one) - farness(other));
  };
}
