// npm run tool -- soak: the long fault tests at full size, or a share of it; one line of figures for each.
import { Argument, Option } from '@commander-js/extra-typings';
import { run } from '../../main/launch/child.mjs';
import { toolCommand, wholeNumber } from '../../main/launch/tool-command.mjs';
import { type Campaign, campaigns, gameNames } from './campaigns.ts';

const command = toolCommand(
  'npm run tool -- soak',
  'Runs the long fault tests at full size, or a share of it, and prints one line of figures for each.',
)
  .addArgument(new Argument('[campaigns...]', 'which tests').choices(Object.keys(campaigns)))
  .option('--percent <n>', 'share of the full size', wholeNumber(1, 100), 100)
  .addOption(new Option('--game <game>', 'only this game, in tests that run once for each').choices(gameNames))
  .option('--minutes <n>', 'time limit for each test; one that takes longer fails', wholeNumber(), 120)
  .parse();
const values = command.opts();
const [parts] = command.processedArgs;

/** Runs a test and prints its line; returns false if it failed. */
async function play(name: string, { file, test, whole, environment }: Campaign, game: string | null): Promise<boolean> {
  const count = Math.max(1, Math.round((whole * values.percent) / 100));
  const chosen = test === undefined ? [] : ['--testNamePattern', game === null ? test : `^'?${game}'?: ${test}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', file, ...chosen];
  const env = {
    ...process.env,
    ...environment(count),
    HIGH_STREET_SOAK: '1',
    HIGH_STREET_TESTS: 'night',
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
