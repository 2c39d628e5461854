import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HeaviestFirst } from './harness/heaviest-first.ts';

/** Rooms of pure rules: no page, no disk, no network, and nothing kept in a module. */
const pure = ['engine', 'games', 'golden', 'laws', 'protocol'].map((room) => `test/${room}/**/*.test.ts`);

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // Asking for the real package would start a download where its binary is missing.
  resolve: { alias: { electron: fileURLToPath(new URL('./harness/no-electron.ts', import.meta.url)) } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    // one worker for each core; of its own accord one core would be left idle, which is half of a machine with two
    maxWorkers: '100%',
    sequence: { sequencer: HeaviestFirst },
    projects: [
      // files that cannot touch each other share their worker, and read the rules once instead of once for each file
      { extends: true, test: { name: 'rules', include: pure, pool: 'threads', isolate: false } },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ['**/node_modules/**', ...pure],
        },
      },
    ],
  },
});
