// npm run soak: the campaigns of faults at full size, or a share of it; one line for each with what has come of it.

import { run } from '../../main/launch/child.mjs';
import { endWithHelp, endWrongly, readCommandLine, WrongArguments } from '../../main/launch/command-line.mjs';
import { type Campaign, campaigns, gameNames } from './campaigns.ts';

const command = {
  start: 'npm run soak',
  says: 'Plays the campaigns of faults at full size, or a share of it, and prints one line for each with its figures.',
  parts: { value: 'CAMPAIGN …', of: Object.keys(campaigns), says: 'which of them, all where nothing is said' },
  options: {
    percent: { kind: 'whole-number', value: 'N', most: 100, usual: 100, says: 'how much of the whole is played' },
    game: {
      kind: 'one-of',
      value: 'GAME',
      of: gameNames,
      says: 'this game alone, in campaigns that are played once for each',
    },
    minutes: {
      kind: 'whole-number',
      value: 'N',
      usual: 120,
      says: 'what takes longer than this is ended, and has failed',
    },
  },
} as const;

function given() {
  const args = process.argv.slice(2);
  endWithHelp([command], args);
  try {
    return readCommandLine(command, args);
  } catch (error) {
    if (error instanceof WrongArguments) return endWrongly(command, error.message);
    throw error;
  }
}

const { values, parts } = given();

/** Plays a campaign and prints its line; false where it has failed. */
async function play(name: string, { file, test, whole, environment }: Campaign, game: string | null): Promise<boolean> {
  const count = Math.max(1, Math.round((whole * values.percent) / 100));
  const chosen = test === undefined ? [] : ['--testNamePattern', game === null ? test : `^'?${game}'?: ${test}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', file, ...chosen];
  const env = {
    ...process.env,
    ...environment(count),
    HIGH_STREET_SOAK: '1',
    ...(game !== null && { SOAK_GAME: game }),
  };
  const began = performance.now();
  const limit = values.minutes * 60_000;
  const { code, output } = await run(process.execPath, args, {
    env,
    timeout: limit,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const figures = [...output.matchAll(/figure: (.+)/g)].map(([, words]) => words).join('; ');
  const passed = code === 0 && figures !== '';
  const title = game === null ? name : `${name}, ${game}`;
  console.log(`${passed ? '✓' : '✗'} ${title}: ${figures === '' ? 'nothing was counted' : figures}, in ${seconds} s`);
  if (!passed) console.log(output.trimEnd());
  return passed;
}

let failed = 0;
for (const name of parts.length > 0 ? parts : Object.keys(campaigns)) {
  const campaign = campaigns[name];
  if (campaign === undefined) continue;
  const ofGames = values.game === undefined ? gameNames : [values.game];
  for (const game of campaign.perGame ? ofGames : [null]) if (!(await play(name, campaign, game))) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
