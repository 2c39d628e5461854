import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HeaviestFirst } from './harness/heaviest-first.ts';

/** Rooms of pure rules: no page, no disk, no network, and nothing kept in a module. */
const pure = ['engine', 'games', 'golden', 'laws', 'protocol'];

/** Is the whole of every campaign asked for (`npm run test:all`), or what catches the mistake made this morning? */
const isWhole = process.env.HIGH_STREET_TESTS === 'all';

/** Does a file belong to this run? Those named "thorough" to the whole only; to the whole also those that sample elsewhere. */
function belongs(file: string): boolean {
  const isThorough = /\.thorough\.test\.tsx?$/.test(file);
  if (!isWhole) return !isThorough;
  return isThorough || readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('/harness/campaign.ts');
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && belongs(file));
const isPure = (file: string): boolean => pure.some((room) => file.startsWith(`${room}/`)) && file.endsWith('.ts');
/** Words, plans and reasons of a page without its document, and with nothing put in the place of a module. */
function isOfWords(file: string): boolean {
  if (!file.startsWith('renderer/') || !file.endsWith('.ts')) return false;
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return !text.includes('vi.mock(') && !text.includes('@vitest-environment');
}
/** Pages that are drawn, with nothing put in the place of a module. */
function isDrawn(file: string): boolean {
  if (!file.startsWith('renderer/') || !file.endsWith('.tsx')) return false;
  return !readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('vi.mock(');
}
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
      // files that cannot touch each other share their worker, and read the rules once instead of once for each file
      { extends: true, test: { name: 'rules', include: named(files.filter(isPure)), pool: 'threads', isolate: false } },
      { extends: true, test: { name: 'words', include: named(files.filter(isOfWords)), isolate: false } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: named(files.filter(isDrawn)),
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['test/harness/clean-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: named(files.filter((file) => !isPure(file) && !isOfWords(file) && !isDrawn(file))),
        },
      },
    ],
  },
});
