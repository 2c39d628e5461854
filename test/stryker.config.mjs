// npm run tool -- mutants: Stryker changes the code in many small ways and reports the changes that no unit test notices.
//   MUTANTS_AREA=hiding    changes one area alone, and runs the tests of its folders
//   MUTANTS_LINES=300      changes that many lines, spread over the areas; MUTANTS_SEED=x picks others
//   --mutate 'FILE'        and --testFiles 'FILE' choose by hand, like all of Stryker's own flags
//   MUTANTS_FRESH=protocol restarts Vitest for each change, on these folders of tests, separated by commas: slower,
//                          but it also judges code that runs once at load (schemas, tables), left out otherwise
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Which code is of an area, and which folders below `test` hold its tests. A file belongs to the first area it fits. */
const areas = {
  hiding: {
    code: /^(?:shared\/games\/[^/]+\/(?:hiding|redeal)|shared\/engine\/hiding|main\/host\/table\/redaction)\.ts$/,
    tests: ['engine', 'games', 'laws', 'host/secrets', 'lan'],
  },
  // a test reads the source of the examples
  rules: {
    code: /^shared\/(?:engine|games)\/(?!.*\/examples\.ts$).+\.ts$/,
    tests: ['engine', 'games', 'laws', 'golden', 'bots'],
  },
  protocol: { code: /^shared\/protocol\/.+\.ts$/, tests: ['protocol', 'host', 'lan'] },
  host: {
    code: /^main\/(?:host|storage|bot-workers|lan)\/.+\.ts$/,
    tests: ['host', 'storage', 'bot-workers', 'lan', 'faults'],
  },
  page: { code: /^renderer\/(?!words\/).+\.tsx?$/, tests: ['renderer'] },
};

const { MUTANTS_AREA: area, MUTANTS_LINES: lines, MUTANTS_SEED: seed = 'mutants', MUTANTS_FRESH: fresh } = process.env;
if (area !== undefined && !Object.hasOwn(areas, area)) {
  throw new Error(`MUTANTS_AREA is one of ${Object.keys(areas).join(', ')}, not ${area}`);
}
const chosen = Object.keys(areas).filter((name) => area === undefined || name === area);

const files = ['shared', 'main', 'renderer'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => !file.endsWith('.d.ts')),
);
const areaOf = (/** @type {string} */ file) => Object.entries(areas).find(([, { code }]) => code.test(file))?.[0];

/** Lines with a change to make in them: `FILE:FROM-TO`, in an order that only the seed and the text of a line decide. */
function linesOf(/** @type {string} */ name) {
  const found = files
    .filter((file) => areaOf(file) === name)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const isCode =
            /[=<>!?&|+*/-] |true|false|\d|[);]$/.test(text) && !/^\s*(?:\/|\*|import |export \*)/.test(text);
          const order = createHash('sha256').update(`${seed} ${file} ${text}`).digest('hex');
          return isCode ? [{ line: `${file}:${index + 1}-${index + 1}`, order }] : [];
        }),
    );
  const sorted = found.sort((one, other) => one.order.localeCompare(other.order)).map(({ line }) => line);
  return sorted.slice(0, Math.ceil(Number(lines) / chosen.length));
}

const code = files.filter((file) => chosen.includes(areaOf(file) ?? ''));
const tests = [...new Set(Object.entries(areas).flatMap(([name, each]) => (chosen.includes(name) ? each.tests : [])))];

/** Stryker's Vitest runner changes code that runs at load too late, and would report all of it as survived. */
const inWorkers = {
  testRunner: 'vitest',
  testFiles: tests.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`),
  ignoreStatic: true,
};
const inFreshRuns = {
  testRunner: 'command',
  commandRunner: {
    command: `node node_modules/vitest/vitest.mjs run --config test/vitest.config.ts --bail 1 --maxWorkers 1 ${fresh
      ?.split(',')
      .map((folder) => `test/${folder}/`)
      .join(' ')}`,
  },
};

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: lines === undefined ? code : chosen.flatMap(linesOf),
  ...(fresh === undefined ? inWorkers : inFreshRuns),
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // what the compiler refuses: wrong names, and values that may be missing. Stryker's own checker needs TypeScript 5.
  mutator: { excludedMutations: ['StringLiteral', 'OptionalChaining'] },
  disableTypeChecks: false,
  // a file that is not there: Stryker would rewrite the paths in it with TypeScript 5
  tsconfigFile: 'none.json',
  ignorePatterns: ['dist', 'release', 'reports', 'test-results', 'test/e2e', 'test/screenshots', 'test/bench'],
  concurrency: 2,
  dryRunTimeoutMinutes: 60,
  timeoutMS: 30_000,
  timeoutFactor: 3,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
