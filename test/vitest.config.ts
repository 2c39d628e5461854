import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HeaviestFirst } from './harness/heaviest-first.ts';

/** Is the whole of every campaign asked for (`npm run test:all`), or what catches the mistake made this morning? */
const isWhole = process.env.HIGH_STREET_TESTS === 'all';

const textOf = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** Does a file belong to this run? Those named "thorough" to the whole only; to the whole also those that sample elsewhere. */
function belongs(file: string): boolean {
  const isThorough = /\.thorough\.test\.tsx?$/.test(file);
  if (!isWhole) return !isThorough;
  return isThorough || textOf(file).includes('/harness/campaign.ts');
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && belongs(file));
/** Files that put something in the place of a module, or want modules that nobody has used: no other file may find theirs. */
const apart = files.filter((file) => /\bvi\.(?:mock|resetModules)\(/.test(textOf(file)));
/** Files that ask for a document. */
const drawn = files.filter((file) => textOf(file).includes('@vitest-environment happy-dom') && !apart.includes(file));
const plain = files.filter((file) => !drawn.includes(file) && !apart.includes(file));
const named = (chosen: readonly string[]): string[] => chosen.map((file) => `test/${file}`);

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // Asking for the real package would start a download where its binary is missing.
  resolve: { alias: { electron: fileURLToPath(new URL('./harness/no-electron.ts', import.meta.url)) } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // one worker for each core; of its own accord one core would be left idle, which is half of a machine with two
    maxWorkers: '100%',
    sequence: { sequencer: HeaviestFirst },
    projects: [
      // files that cannot touch each other share their worker, and read the sources once instead of once for each file
      {
        extends: true,
        test: { name: 'plain', include: named(plain), isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: named(drawn),
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['test/harness/clean-page.ts'],
        },
      },
      { extends: true, test: { name: 'apart', include: named(apart) } },
    ],
  },
});
