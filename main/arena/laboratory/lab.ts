import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Option } from '@commander-js/extra-typings';
import { z } from 'zod';
import { gameOf, games as registry } from '../../../shared/games/index.ts';
import { inRoot } from '../../launch/root.mjs';
import { collected, toolCommand, wholeNumber } from '../../launch/tool-command.mjs';
import { playerNamed } from '../players.ts';
import { showProgress } from '../progress.ts';
import { componentsOf, isEnough, lengthsOf, rowsOf } from './comparison.ts';
import { figureFrom } from './figures.ts';
import type { Version } from './messages.ts';
import { keepSection, type Report, sectionOf } from './page.ts';
import { type Pair, playPairs } from './pairs.ts';

/** `npm run tool -- lab`: plays the same deals under two versions of a game's rules and compares them. */
const command = toolCommand(
  'npm run tool -- lab',
  'Plays the same deals under today’s rules and with other options or figures, and compares the matches.',
)
  .addOption(new Option('--game <game>', 'the game').choices(Object.keys(registry)).makeOptionMandatory())
  .option('--rule <X=Y>', 'the change: an option, or a figure such as board:board.slots=5; repeatable', collected, [])
  .option('--with <X=Y>', 'the same for both versions; repeatable', collected, [])
  .option('--patch <file>', 'figures to change from a JSON file: {"board:board.slots": 5}')
  .option('--seats <n>', 'number of players (default: 2, or the fewest)', wholeNumber())
  .option('--bots <names>', 'bots for all seats, one series each, separated by commas', 'shopkeeper,merchant:20')
  .option(
    '--random <move>',
    'a type of move that all make at random, such as keep-character; repeatable',
    collected,
    [],
  )
  .option('--games <n>', 'largest number of deals for each series', wholeNumber(), 1000)
  .option('--all', 'play all deals, even if the result is clear earlier')
  .option('--seed <text>', 'random seed; the same seed gives the same deals', '1')
  .option('--jobs <n>', 'number of matches at the same time', wholeNumber(), 1)
  .option('--title <text>', 'heading on the page', 'Today’s rules')
  .option('--page', 'write the result into the balance.md of the game')
  .option('--json', 'print the reports as JSON')
  .parse();
const values = command.opts();
const game = gameOf(values.game) ?? command.error(`there is no game ${values.game}`);
const { seats = Math.max(2, game.seats.min) } = values;
const bots = values.bots.split(',');
for (const bot of bots) if (playerNamed(bot) === undefined) command.error(`there is no bot called “${bot}”`);
if (seats < 2 || seats > game.seats.max) command.error(`compares matches of 2 to ${game.seats.max} players`);

/** Settings as typed, as a version. A name with a colon is a figure. */
function versionFrom(settings: readonly string[]): Version {
  const named = settings.map((setting) => {
    const at = setting.indexOf('=');
    return [setting.slice(0, at), setting.slice(at + 1)] as const;
  });
  return {
    options: Object.fromEntries(named.filter(([name]) => !name.includes(':'))),
    figures: named.filter(([name]) => name.includes(':')).map(([name, value]) => figureFrom(name, value)),
  };
}

/** The figures of a patch file, as if typed. */
function patchFrom(file: string): readonly string[] {
  const figures = z.record(z.string(), z.json()).parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(figures).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
}

const rules = [...values.rule, ...(values.patch === undefined ? [] : patchFrom(values.patch))];
const commit = execFileSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
  cwd: inRoot(''),
  encoding: 'utf8',
}).trim();

async function measured(bot: string): Promise<Report> {
  const most = values.games;
  const enough = (pairs: readonly Pair[]): boolean => {
    const done = values.all !== true && isEnough(pairs);
    showProgress(pairs.length, done ? pairs.length : most);
    return done;
  };
  const pairs = await playPairs(
    {
      game: values.game,
      seats,
      bot,
      random: values.random,
      seed: values.seed,
      base: versionFrom(values.with),
      changed: rules.length === 0 ? null : versionFrom([...values.with, ...rules]),
      games: most,
      jobs: values.jobs,
    },
    enough,
  );
  const base = pairs.map((pair) => pair.base);
  const changed = pairs.flatMap((pair) => pair.changed ?? []);
  return {
    game: values.game,
    title: values.title,
    seats,
    bot,
    games: pairs.length,
    most,
    settings: [...values.with, ...values.random.map((move) => `random ${move}`)],
    rules,
    commit,
    date: new Date().toISOString().slice(0, 10),
    rows: rowsOf(pairs),
    lengths: { base: lengthsOf(base), changed: lengthsOf(changed) },
    components: { base: componentsOf(base), changed: componentsOf(changed) },
  };
}

const reports: Report[] = [];
for (const bot of bots) {
  const report = await measured(bot);
  reports.push(report);
  if (values.page) keepSection(report);
  if (!values.json) console.log(`${sectionOf(report)}\n`);
}
if (values.json) console.log(JSON.stringify(reports));
