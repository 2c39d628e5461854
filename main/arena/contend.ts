import { Option } from '@commander-js/extra-typings';
import type { Bot } from '../../shared/bots/index.ts';
import { combination, type GameTypes, type Options, settledOptions } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, gameOf, games } from '../../shared/games/index.ts';
import { collected, toolCommand, wholeNumber } from '../launch/tool-command.mjs';
import { type ContestReport, newReport, playGame } from './contest.ts';
import { deviationOf, type HabitsOf } from './habits/habits.ts';
import { playerNamed, playerNames } from './players.ts';
import { showProgress } from './progress.ts';

export const contestCommand = toolCommand(
  'npm run arena --',
  'Plays headless matches between bots and reports how they ended.',
)
  .addOption(new Option('--game <game>', 'the game').choices(Object.keys(games)))
  .option('--seats <bots>', `a bot for each seat, separated by commas: ${playerNames.join(', ')}`)
  .option('--games <n>', 'number of games', wholeNumber(), 1000)
  .option('--seed <text>', 'random seed; the same seed gives the same games', '1')
  .option('--option <id=value>', 'set an option of the game; repeatable', collected, [])
  .option('--all-options', 'play every combination of options in turn')
  .option('--habits', 'count habits as well: what bots throw away, and how far scores lie apart')
  .option('--json', 'print the report as JSON');

function fail(why: string): never {
  return contestCommand.error(why);
}

function botsNamed(list: string): readonly Bot[] {
  return list.split(',').map((name) => playerNamed(name) ?? fail(`there is no bot called “${name}”`));
}

/** The options for each match: the given and default ones, or all combinations in turn. */
function optionsFrom(
  { options }: AnyGame,
  seats: number,
  settings: readonly string[],
  all: boolean,
): (index: number) => Options {
  const named = settings.map((setting): readonly [string, string] => {
    const [id = '', value = ''] = setting.split('=');
    return [id, value];
  });
  const settled = settledOptions(options, seats, Object.fromEntries(named));
  if (settled === undefined) fail(`“${settings.join(' ')}” does not fit this game and so many seats`);
  if (all && settings.length > 0) fail('use --option or --all-options, not both');
  return all ? (index) => combination(options, seats, index) : () => settled;
}

function printHabits(habits: HabitsOf): void {
  const { bot, seats, negative, sum, counts } = habits;
  const [mean, deviation] = [sum / seats, deviationOf(habits)].map((points) => points.toFixed(1));
  console.log(`  ${bot}, ${seats} seats: score ${mean} ± ${deviation}, below 0: ${negative}`);
  for (const [fact, count] of Object.entries(counts)) console.log(`    ${fact}: ${count}`);
}

function print(report: ContestReport<GameTypes>): void {
  const perSecond = Math.round(report.moves / report.seconds).toLocaleString('en');
  console.log(
    `${report.game}: ${report.games} games, ${report.moves} moves, ${report.seconds.toFixed(1)} s (${perSecond} moves/s)`,
  );
  for (const [ending, count] of Object.entries(report.endings)) console.log(`  ended by ${ending}: ${count}`);
  report.seats.forEach((seat, index) => {
    const mean = (seat.totalScore / report.games).toFixed(1);
    console.log(
      `  seat ${index} ${seat.bot}: ${seat.wins.toFixed(1)} wins, score ${mean} (${seat.worstScore} … ${seat.bestScore})`,
    );
  });
  for (const habits of report.habits?.report ?? []) printHabits(habits);
  console.log(`  audit failures: ${report.auditFailures.length}`);
  for (const { seed, what } of report.auditFailures.slice(0, 10)) console.log(`    ${seed}: ${what}`);
}

/** Plays one contest as the command line says, and reports it. */
export function contend(values: ReturnType<typeof contestCommand.opts>): void {
  const game = gameOf(values.game ?? '') ?? fail('name a game with --game');
  const bots = botsNamed(values.seats ?? fail('name a bot for each seat with --seats'));
  const total = values.games;
  const { min, max } = game.seats;
  if (bots.length < min || bots.length > max) fail(`${game.id} takes ${min} to ${max} seats`);
  const options = optionsFrom(game, bots.length, values.option, values.allOptions ?? false);
  const contest = {
    game,
    guide: guideOf(game.id),
    bots,
    options,
    games: total,
    seed: values.seed,
    habits: values.habits ?? false,
  };
  const report = newReport(contest);
  const began = performance.now();
  for (let index = 0; index < total; index++) {
    playGame(contest, index, report);
    if (index % 10 === 9 || index === total - 1) showProgress(index + 1, total);
  }
  report.seconds = (performance.now() - began) / 1000;
  if (values.json) console.log(JSON.stringify({ ...report, habits: report.habits?.report }));
  else print(report);
  if (report.auditFailures.length > 0) process.exitCode = 1;
}
