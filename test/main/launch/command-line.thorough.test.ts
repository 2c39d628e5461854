import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readCommandLine, usageOf, WrongArguments } from '../../../main/launch/command-line.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What npm runs for each of our commands, where that is a program of ours which takes what stands behind the command. */
function ourCommands(): readonly (readonly [string, readonly string[]])[] {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  return Object.entries<string>(scripts)
    .filter(([, line]) => /^node [^&]*$/.test(line))
    .map(([name, line]) => [name, line.split(' ').slice(1)]);
}

/** So long may a command take to say what it takes, in milliseconds; none is left running. */
const patience = 50_000;

/** Runs a command of ours to its end. */
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

const command = {
  start: 'npm run fair',
  says: 'Opens a fair.',
  options: {
    stalls: { kind: 'whole-number', value: 'N', usual: 4, most: 9, says: 'so many stalls' },
    town: { kind: 'one-of', value: 'TOWN', of: ['lisbon', 'harbour'], says: 'where' },
    song: { kind: 'texts', value: 'TEXT', says: 'sung there' },
    rain: { kind: 'switch', says: 'it rains' },
    seed: { kind: 'text', value: 'TEXT' },
  },
  parts: { value: 'DAY …', of: ['today', 'tomorrow'], says: 'when' },
} as const;

describe('a command line', () => {
  test('gives the values that were typed, and the usual ones for the others', () => {
    expect(readCommandLine(command, [])).toEqual({ values: { stalls: 4, song: [], rain: false }, parts: [] });
    const args = ['today', '--stalls', '9', '--song', 'one', '--song=two', '--rain', '--town', 'lisbon', '--seed=--x'];
    expect(readCommandLine(command, args)).toEqual({
      values: { stalls: 9, song: ['one', 'two'], rain: true, town: 'lisbon', seed: '--x' },
      parts: ['today'],
    });
  });

  test.each([
    [['--stals', '3'], 'there is no option --stals'],
    [['--constructor', '3'], 'there is no option --constructor'],
    [['-x'], 'there is no option -x'],
    [['--stalls'], '--stalls wants a value: --stalls N'],
    [['--stalls', '--rain'], '--stalls wants a value: --stalls N'],
    [['--stalls', 'many'], '--stalls takes a whole number from 1 to 9, not “many”'],
    [['--stalls', '0'], '--stalls takes a whole number from 1 to 9, not “0”'],
    [['--stalls', '10'], '--stalls takes a whole number from 1 to 9, not “10”'],
    [['--stalls', '1.5'], '--stalls takes a whole number from 1 to 9, not “1.5”'],
    [['--town', 'paris'], '--town takes lisbon, harbour, not “paris”'],
    [['--rain=yes'], '--rain takes no value'],
    [['yesterday'], 'there is no place for “yesterday”'],
  ])('refuses %o in one sentence', (args, words) => {
    expect(() => readCommandLine(command, args)).toThrow(new WrongArguments(words));
  });

  test('is explained: how it is started, and all it takes but what is for programs of ours', () => {
    expect(usageOf(command).split('\n')).toEqual([
      'npm run fair -- [DAY …] [options]',
      'Opens a fair.',
      '',
      '  DAY …        when: today, tomorrow',
      '  --stalls N   so many stalls (4 where nothing is said)',
      '  --town TOWN  where: lisbon, harbour',
      '  --song TEXT  sung there',
      '  --rain       it rains',
      '  --help       print this, and do nothing else',
    ]);
  });
});

describe('every command', () => {
  const commands = ourCommands();

  test('that takes options is one of those', () => {
    const names = [
      'start',
      'serve',
      'dev',
      'build',
      'test',
      'test:e2e',
      'test:all',
      'arena',
      'minutes',
      'puzzles',
      'tune',
      'bench',
      'soak',
      'screenshots',
      'golden',
      'electron',
      'package',
      'package:single',
      'release',
      'release:draft',
    ];
    expect(commands.map(([name]) => name)).toEqual(names);
  });

  test.concurrent.each(commands)('%s prints its usage, and does nothing else', async (name, line) => {
    const { code, printed, complaint } = await typed(line, '--help');
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    // npm test reads its parts itself, whichever script has named one
    const own = name.startsWith('test') ? 'test' : name;
    expect(printed.split('\n')[0]).toMatch(new RegExp(`^npm (run )?${own} -- `));
    expect(printed).toMatch(/^ {2}--help /m);
  });

  test.concurrent.each(commands)('%s answers what it does not know in one line', async (_, line) => {
    const { code, printed, complaint } = await typed(line, '--no-such-thing');
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(complaint).toMatch(
      /^npm [a-z: ]+: there is no option --no-such-thing; npm [a-z: ]+ -- --help says what it takes\n$/,
    );
  });
});
