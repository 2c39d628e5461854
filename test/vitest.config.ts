import { lstatSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** At full size (`npm run test:all`) rather than the fast suite (`npm test`)? */
const isWhole = ['all', 'night'].includes(process.env.HIGH_STREET_TESTS ?? '');

/** A copy of the sources with linked packages, which is soon gone: it would fill the cache of modules in them. */
const isCopy = lstatSync(new URL('../node_modules', import.meta.url)).isSymbolicLink();

/** Files that mock or reset modules: each needs a worker of its own. */
const isolated = 'test/**/*.isolated.test.{ts,tsx}';
/** Files that use real sockets, processes or threads. */
const network = ['test/{electron,faults,lan,bot-workers}/**/*.test.ts', 'test/main/launch/**/*.test.ts'];
/** Files that render the page. */
const page = 'test/renderer/**/*.test.tsx';

/** Never caches a module that lists files: it would not know of new ones. */
const freshLists: Plugin = {
  name: 'fresh-lists',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : null)),
};

export default defineConfig({
  plugins: [freshLists],
  root: fileURLToPath(new URL('..', import.meta.url)),
  // The real package would start a download if its binary is missing.
  resolve: { alias: { electron: fileURLToPath(new URL('./harness/no-electron.ts', import.meta.url)) } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // the default leaves one core idle, which is half of a machine with two
    maxWorkers: '100%',
    // files share a worker and load the sources once, unless they are named "isolated"
    isolate: false,
    // projects and later runs share transformed files
    experimental: { fsModuleCache: !isCopy },
    exclude: ['**/node_modules/**', ...(isWhole ? [] : ['test/**/*.thorough.test.{ts,tsx}'])],
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          include: [page],
          exclude: [isolated],
          setupFiles: ['test/harness/page-window.ts', 'test/harness/page-words.ts', 'test/harness/clean-page.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [isolated, ...network],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'network',
          include: network,
          exclude: [isolated],
          // these wait more than they compute
          maxWorkers: '200%',
          // a busy machine may delay a socket; a property that fails, or a secret that leaks, fails at once
          retry: { count: 1, condition: /^(?!.*(?:Property failed|leaked))/s },
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: [isolated], isolate: true, sequence: { groupOrder: 3 } },
      },
    ],
  },
});
