// npm test: what catches the mistake made this morning, from the formatting to a taste of every game in a real Chromium;
// npm run test:all: the rest, with every campaign whole.
// The last line is "N passed, N failed": every test, one each for lint and types, and a build that failed.
// Tests of real sockets, files and browsers share a busy machine: what fails is tried once more by itself. What passes then is
// counted as passed and named at the end as unsteady, for somebody to look into. A property that fell, or a secret that was
// found, fell for good: chance does not make them right.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../main/launch/child.mjs';
import { commandLine } from '../main/launch/command-line.mjs';
import { ensureDependencies } from '../main/launch/ready.mjs';
import { inRoot } from '../main/launch/root.mjs';

const results = inRoot('test-results');
/** How long fetching a Chromium may take, in milliseconds. */
const fetchLimit = 300_000;

const node = (/** @type {string} */ script, /** @type {string[]} */ ...args) => [process.execPath, [script, ...args]];
const biome = node('node_modules/@biomejs/biome/bin/biome', 'check', '.');
const types = node('node_modules/typescript/bin/tsc', '-p', '.');
const pureTypes = node('node_modules/typescript/bin/tsc', '-p', 'shared');
const build = node('main/launch/build.mjs');

function withoutChromium(/** @type {string} */ reason) {
  console.error(reason);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** A Chromium, fetched where none is found; ends with one clear line where that fails too. */
async function ensureChromium() {
  const { findChromium } = await import('./harness/chromium.mjs');
  if (findChromium()) return findChromium();
  if (process.env.CHROMIUM) {
    return withoutChromium(`CHROMIUM names ${process.env.CHROMIUM}, which is not there.`);
  }
  console.log('No Chromium found; fetching one …');
  const quiet = /** @type {const} */ ({ stdio: ['ignore', 'pipe', 'pipe'], timeout: fetchLimit });
  const told = [];
  const attempt = async (/** @type {string} */ command, /** @type {string[]} */ args) => {
    const { code, output } = await run(command, args, quiet);
    if (code !== 0) told.push(output.trim().split('\n').slice(-3).join('\n'));
  };
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await attempt('apt-get', ['update', '-q']);
    await attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell']);
  }
  if (!findChromium()) {
    const [command, args] = node('node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium');
    await attempt(command, args);
  }
  if (findChromium()) return findChromium();
  console.error(told.join('\n'));
  return withoutChromium('No Chromium could be fetched; install one, or name its program in CHROMIUM, and try again.');
}

/** Reads a reporter's file; null when the tests ended before writing it. */
async function readReport(/** @type {string} */ file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
}

/** Names what took longest of a suite, the longest first: where a look pays when the whole takes too long. */
function tellSlowest(/** @type {{ name: string, milliseconds: number }[]} */ measured) {
  const slowest = measured.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);
  for (const { name, milliseconds } of slowest) {
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
}

/** Every test of a Playwright report, however deep in its suites, with how long it took. */
function measuredTests(/** @type {any} */ suite) {
  const own = (suite.specs ?? []).map((spec) => {
    const results = spec.tests.flatMap((test) => test.results);
    return { name: `${spec.file}: ${spec.title}`, milliseconds: results.reduce((sum, each) => sum + each.duration, 0) };
  });
  return [...own, ...(suite.suites ?? []).flatMap(measuredTests)];
}

/** A failed test in one line: where it stands, the first line of what it says, and what was waited for last, and why. */
function failureLine(/** @type {string} */ where, /** @type {string} */ message) {
  const plain = stripVTControlCharacters(message).trim();
  const [first] = plain.split('\n');
  const [, after = ''] = plain.split('Call log:');
  // behind it stands where in the test that was
  const [log = ''] = after.trim().split(/\n\s*\n/);
  const steps = log.split('\n').map((step) => step.replace(/^[\s\d×-]+/, '').trim());
  // between tries it says that it waits, and why only before that
  const told = steps.filter((step) => !/^(?:$|retrying |waiting \d|waiting for element )/.test(step));
  const waited = [told.find((step) => step.startsWith('waiting for ')), told.at(-1)];
  const facts = [...new Set(waited)].filter((step) => step !== undefined);
  return facts.length === 0 ? `${where}: ${first}` : `${where}: ${first} [${facts.join(' … ')}]`;
}

/** Does what a failed test says tell of what must not happen even once? */
function isForGood(/** @type {string} */ message) {
  return /^\w*Error: (?:Property failed|leaked)\b/m.test(stripVTControlCharacters(message));
}

/**
 * What failed of Vitest's report: in which file, which test, and what it says; a file that could not be read is one, and so is
 * an error that no test of a file caught.
 */
function failedUnitTests(/** @type {any} */ report) {
  const uncaught = report.uncaught.map(({ file, message }) => {
    const test = `${file === null ? 'unit tests' : path.relative(inRoot('test'), file)}: an error that no test caught`;
    return { file, test, isForGood: file === null || isForGood(message), line: failureLine(test, message) };
  });
  const failed = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const where = path.relative(inRoot('test'), file);
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, test: where, line: failureLine(where, message) }];
    return assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const test = `${where}: ${fullName}`;
        const told = failureMessages.join('\n');
        return { file, test, isForGood: isForGood(told), line: failureLine(test, told) };
      });
  });
  return [...failed, ...uncaught];
}

/** What did not pass at once of a Playwright report, however deep in its suites: its line, and whether it passed after all. */
function unevenEndToEndTests(/** @type {any} */ suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const told = results.flatMap((result) => result.errors).map(({ message }) => message ?? '');
        const passed = status === 'flaky' && !told.some(isForGood);
        return { passed, line: failureLine(`${spec.file}: ${spec.title}`, told[0] ?? '') };
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(unevenEndToEndTests)];
}

/** One check that passes or fails as a whole; its output is shown when it fails. */
async function check(/** @type {[string, string[]][]} */ ...commands) {
  for (const [command, args] of commands) {
    const { code, output } = await run(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    if (code === 0) continue;
    console.log(output.trimEnd());
    return counted(0, 1, code);
  }
  return counted(1, 0, 0);
}

/**
 * Counts of a suite, what failed of it, and what passed at the second try; one that ends badly without naming a test counts as
 * one failure.
 */
function counted(
  /** @type {number} */ passed,
  /** @type {number} */ failed,
  /** @type {number} */ code,
  /** @type {string[]} */ failures = [],
  /** @type {string[]} */ unsteady = [],
) {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, failures, unsteady };
}

/** Runs Vitest over all files or those named; null when it ended before it reported. */
async function vitest(/** @type {string} */ size, /** @type {string[]} */ files = []) {
  const file = `${results}/unit.json`;
  await rm(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=./test/harness/report.ts', `--outputFile.json=${file}`];
  const [command, args] = node('node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts');
  const env = { ...process.env, HIGH_STREET_TESTS: size };
  const { code } = await run(command, [...args, ...reporters, ...files], { env });
  const report = await readReport(file);
  return report && { code, report, failed: failedUnitTests(report) };
}

/** Unit and property tests; `size` is "all" for whole campaigns and what is only in them, see test/harness/campaign.ts. */
async function unitTests(/** @type {string} */ size) {
  const whole = await vitest(size);
  if (!whole) return counted(0, 0, 1);
  const { code, report, failed } = whole;
  tellSlowest(
    report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(inRoot('test'), name),
      milliseconds: endTime - startTime,
    })),
  );
  const mayPass = failed.filter((each) => !each.isForGood);
  const again = mayPass.length > 0 ? await vitest(size, [...new Set(mayPass.map(({ file }) => file))]) : null;
  const unsteady = mayPass.filter(({ test }) => again && !again.failed.some((each) => each.test === test));
  const still = failed.filter((each) => !unsteady.includes(each));
  const lines = (/** @type {typeof failed} */ tests) => tests.map(({ line }) => line);
  const passed = report.numPassedTests + unsteady.length;
  return counted(passed, still.length, again?.code ?? code, lines(still), lines(unsteady));
}

async function endToEndTests(/** @type {string} */ chromium, /** @type {string[]} */ ...projects) {
  const file = `${results}/end-to-end.json`;
  const [command, args] = node('node_modules/@playwright/test/cli.js', 'test', '--config', 'test/playwright.config.ts');
  const env = { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { code } = await run(command, [...args, ...chosen, '--retries=1', '--reporter=list,json'], { env });
  const report = await readReport(file);
  if (!report) return counted(0, 0, 1);
  tellSlowest(report.suites.flatMap(measuredTests));
  const uneven = report.suites.flatMap(unevenEndToEndTests);
  const unsteady = uneven.filter(({ passed }) => passed).map(({ line }) => line);
  const failures = [
    ...uneven.filter(({ passed }) => !passed).map(({ line }) => line),
    ...report.errors.map(({ message }) => failureLine('end to end', message ?? '')),
  ];
  return counted(report.stats.expected + unsteady.length, failures.length, code, failures, unsteady);
}

/** @type {{ passed: number, failed: number, failures: string[], unsteady: string[] }} */
const total = { passed: 0, failed: 0, failures: [], unsteady: [] };

async function stage(/** @type {string} */ name, /** @type {() => Promise<typeof total>} */ work) {
  const began = performance.now();
  const { passed, failed, failures, unsteady } = await work();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const outcome = `${name}: ${passed} passed, ${failed} failed, ${seconds} s`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${outcome}`);
  if (failed > 0) total.failures.push(outcome, ...failures);
  total.unsteady.push(...unsteady);
  return failed === 0;
}

const {
  parts: [only],
} = commandLine({
  start: 'npm test',
  says: 'Checks what catches the mistake made this morning, from the formatting to a taste of every game in a real Chromium.',
  parts: {
    value: 'PART',
    of: ['e2e', 'thorough'],
    says: 'e2e: only the build and the end-to-end tests; thorough: everything that takes longer than anybody waits for',
  },
});

await ensureDependencies();
const chromium = await ensureChromium();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

if (only === undefined) {
  await stage('lint', () => check(biome));
  await stage('types', () => check(types, pureTypes));
  await stage('unit tests', () => unitTests('sample'));
}
const built = await stage('build', async () => ({ ...(await check(build)), passed: 0 }));
const rest = ['long', 'rest'];
if (only === 'thorough') {
  await stage('whole campaigns', () => unitTests('all'));
  if (built) await stage('every game and screen', () => endToEndTests(chromium, ...rest));
} else if (built) {
  const projects = only === 'e2e' ? ['everyday', ...rest] : ['everyday'];
  await stage('end-to-end tests', () => endToEndTests(chromium, ...projects));
}

// named once more at the end, where whoever looks finds it
for (const each of total.unsteady) console.log(`~ passed only at the second try: ${each}`);
for (const failure of total.failures) console.log(`✗ ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
