// npm test: the fast suite, run before every push. npm run test:all: at full size. With --night: every test.
// Installs what is missing, runs lint, types, Vitest, the build and Playwright, and prints "N passed, N failed" as its last line.
import { readFile, rm } from 'node:fs/promises';
import { run, runNpm } from '../main/launch/child.mjs';
import { commandLine } from '../main/launch/command-line.mjs';
import { ensureDependencies } from '../main/launch/ready.mjs';
import { inRoot } from '../main/launch/root.mjs';

const command = {
  name: 'npm test',
  summary: 'Runs the fast suite: lint, types, unit tests, the build and browser tests.',
  options: /** @type {const} */ ({
    all: { type: 'boolean', help: 'tests at full size, as npm run test:all' },
    night: { type: 'boolean', help: 'also the browser tests that only the nightly run has time for' },
  }),
};
const { all, night } = commandLine(command, ({ values }) => values);
const results = inRoot('test-results');
const total = { passed: 0, failed: 0 };
/** @type {string[]} Lines about single tests, printed again at the end. */
const remarks = [];

await ensureDependencies();
const { ensureChromium } = await import('./harness/chromium.mjs');
const chromium = await ensureChromium();
await rm(results, { recursive: true, force: true });

const unitReport = `${results}/unit.json`;
const browserReport = `${results}/browser.json`;
const env = {
  ...process.env,
  CHROMIUM: chromium,
  HIGH_STREET_TESTS: night ? 'night' : all ? 'all' : 'sample',
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
};

/** Runs a program of node_modules, or a script of ours; returns its exit status. */
async function runNode(/** @type {string} */ script, /** @type {string[]} */ ...args) {
  return (await run(process.execPath, [inRoot(script), ...args], { env })).code;
}

/** Reads a runner's JSON report; null if the runner ended before writing it. */
async function report(/** @type {string} */ file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
}

/** Runs one part, adds its counts to the total and prints them. A part that ends badly counts at least one failure. */
async function part(
  /** @type {string} */ name,
  /** @type {() => Promise<{ code: number, passed?: number, failed?: number }>} */ work,
) {
  const start = performance.now();
  const { code, passed = code === 0 ? 1 : 0, failed = 0 } = await work();
  const failures = Math.max(failed, code === 0 && passed > 0 ? 0 : 1);
  total.passed += passed;
  total.failed += failures;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const line = `${failures === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failures} failed, ${seconds} s`;
  console.log(line);
  remarks.push(line);
}

// the compiler keeps one core busy: lint and build share the other
await Promise.all([
  part('types', async () => {
    const { code, output } = await runNpm(['run', '--silent', 'typecheck']);
    if (code !== 0) console.log(output.trimEnd());
    return { code };
  }),
  part('lint', async () => ({ code: await runNode('node_modules/@biomejs/biome/bin/biome', 'check', '.') })),
  part('build', async () => ({ code: await runNode('main/launch/build.mjs') })),
]);
await part('unit tests', async () => {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
  const code = await runNode(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/vitest.config.ts',
    ...reporters,
  );
  const unit = await report(unitReport);
  for (const { name, status, message, assertionResults } of unit?.testResults ?? []) {
    const file = name.slice(inRoot('').length);
    if (status === 'failed' && assertionResults.length === 0) remarks.push(`  ✗ ${file}: ${message}`);
    for (const test of assertionResults) {
      const [reason] = test.failureMessages;
      if (reason === undefined) continue;
      const verdict = test.status === 'passed' ? '~ passed on retry:' : '✗';
      remarks.push(`  ${verdict} ${file}: ${test.fullName}: ${reason.split('\n')[0]}`);
    }
  }
  return { code, passed: unit?.numPassedTests, failed: unit?.numFailedTests };
});
await part('browser tests', async () => {
  const config = ['--config', 'test/playwright.config.ts', '--reporter=list,json'];
  const names = night ? [] : all ? ['long', 'everyday', 'rest'] : ['everyday'];
  const projects = names.map((name) => `--project=${name}`);
  const code = await runNode('node_modules/@playwright/test/cli.js', 'test', ...config, ...projects);
  const browser = await report(browserReport);
  const { expected = 0, flaky = 0, unexpected = 0 } = browser?.stats ?? {};
  // a secret that leaked once has leaked, whatever the retry says
  const leaks = /"message":"[^"]*leaked/.test(JSON.stringify(browser)) ? flaky : 0;
  return { code, passed: expected + flaky - leaks, failed: unexpected + leaks };
});

for (const remark of remarks) console.log(remark);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
