import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readCommandLine, UsageError, usageOf, wholeNumber } from '../../../main/launch/command-line.mjs';
import { campaign } from '../../harness/campaign.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Time limit for a command to print its usage on a slow machine, in milliseconds. */
const patience = 100_000;

/** Runs a command to its end. */
function typed(command: readonly string[], ...args: readonly string[]) {
  return new Promise<{ code: unknown; printed: string; complaint: string }>((resolve) => {
    execFile(
      process.execPath,
      [...command, ...args],
      { cwd: root, timeout: patience, killSignal: 'SIGKILL' },
      (error, printed, complaint) => resolve({ code: error === null ? 0 : error.code, printed, complaint }),
    );
  });
}

const toolFile = 'main/launch/tool.mjs';

function listedTools(): readonly string[] {
  const list = execFileSync(process.execPath, [toolFile], { cwd: root, encoding: 'utf8' });
  return [...list.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, name = '']) => name);
}

/** Each command as a user types it before its options, and what Node runs for it. */
function ourCommands(): readonly (readonly [string, readonly string[]])[] {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const own = Object.entries<string>(scripts).flatMap(([name, line]): (readonly [string, readonly string[]])[] => {
    const [program, ...words] = line.split(' ');
    if (program !== 'node' || name === 'tool') return [];
    // both test commands share a usage
    const script = name.startsWith('test') ? 'test' : `run ${name}`;
    return [[script === 'run start' ? 'npm start --' : `npm ${script} --`, words]];
  });
  return [...own, ...listedTools().map((name) => [`npm run tool -- ${name}`, [toolFile, name]] as const)];
}

const isTool = (name: string): boolean => name.startsWith('npm run tool');

const command = {
  name: 'npm run fair',
  summary: 'Opens a fair.',
  options: {
    stalls: { type: 'string', value: 'N', help: 'number of stalls (default: 4)' },
    rain: { type: 'boolean', help: 'let it rain' },
    seed: { type: 'string' },
  },
  positionals: { value: 'DAY …', choices: ['today', 'tomorrow'], help: 'when' },
} as const;

describe('command line', () => {
  test('returns the options and arguments', () => {
    const { values, positionals } = readCommandLine(command, ['today', '--stalls', '9', '--rain', '--seed=--x']);
    expect({ ...values }).toEqual({ stalls: '9', rain: true, seed: '--x' });
    expect(positionals).toEqual(['today']);
  });

  test.each([
    [['--stals', '3'], "Unknown option '--stals'"],
    [['--constructor', '3'], "Unknown option '--constructor'"],
    [['--stalls'], "Option '--stalls <value>' argument missing"],
    [['--stalls', '--rain'], "Option '--stalls' argument is ambiguous."],
    [['--rain=yes'], "Option '--rain' does not take an argument"],
    [['yesterday'], 'unknown argument “yesterday”'],
  ])('rejects %o in one sentence', (args, words) => {
    expect(() => readCommandLine(command, args)).toThrow(new UsageError(words));
  });

  test('accepts only whole numbers in a range', () => {
    expect(wholeNumber('stalls', '9', 1, 9)).toBe(9);
    expect(wholeNumber('stalls', undefined, 1, 9)).toBeUndefined();
    for (const text of ['', 'many', '0', '10', '1.5', '-1', '1e0']) {
      const message = `--stalls takes a whole number from 1 to 9, not “${text}”`;
      expect(() => wholeNumber('stalls', text, 1, 9)).toThrow(new UsageError(message));
    }
  });

  test('has a usage that lists every option with a description', () => {
    expect(usageOf(command).split('\n')).toEqual([
      'npm run fair -- [DAY …] [options]',
      'Opens a fair.',
      '',
      '  DAY …       when: today, tomorrow',
      '  --stalls N  number of stalls (default: 4)',
      '  --rain      let it rain',
      '  --help      print this and exit',
    ]);
  });
});

describe('npm run tool', { timeout: patience }, () => {
  test.each([[[]], [['--help']], [['-h']]])('lists the tools with %o', async (args) => {
    const { code, printed, complaint } = await typed([toolFile], ...args);
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    for (const name of listedTools()) expect(printed).toContain(name);
    expect(listedTools()).toContain('golden');
  });

  test.each(['goldn', 'constructor', '--nonsense'])('rejects %s in one line', async (name) => {
    expect(await typed([toolFile], name)).toEqual({
      code: 2,
      printed: '',
      complaint: `npm run tool: unknown tool “${name}”; npm run tool lists them\n`,
    });
  });

  test('passes arguments on to the tool', async () => {
    const { code, complaint } = await typed([toolFile, 'soak'], 'frames', '--percent', '101');
    expect(code).toBe(2);
    expect(complaint).toMatch(
      /^npm run tool -- soak: option '--percent <n>' argument '101' is invalid.+ 1 to 100.*\n$/,
    );
  });
});

describe('every command', { timeout: patience }, () => {
  const commands = ourCommands();

  // building a tool takes a second or more: the night starts them all
  const started = commands.filter(([name], index) => !isTool(name) || index % campaign(3, 3, 1) === 0);
  test.each(started)('%s prints its usage and does nothing else', async (name, line) => {
    const { code, printed, complaint } = await typed(line, '--help');
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    // a third-party program prints its own name
    if (!/ (mutants|gallery)$/.test(name)) expect(printed).toContain(`${name} `);
    expect(printed).toMatch(/ --help\b/);
  });

  // the tools share one error format
  const ofScripts = commands.filter(([name]) => !isTool(name));
  test.each(ofScripts)('%s rejects an unknown option in one line', async (name, line) => {
    const { code, printed, complaint } = await typed(line, '--no-such-thing');
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    const script = name.replace(/ --$/, '');
    expect(complaint.toLowerCase()).toMatch(
      new RegExp(`^${script}: unknown option '--no-such-thing'.*; ${name} --help `),
    );
    expect(complaint.trimEnd()).not.toContain('\n');
  });
});
