import { parseArgs } from 'node:util';
import type { Bot } from '../../shared/bots/index.ts';
import { combination, type Options, settledOptions } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, gameOf, games } from '../../shared/games/index.ts';
import { type ContestReport, newReport, playGame } from './contest.ts';
import { playerNamed, playerNames } from './players.ts';
import { showProgress } from './progress.ts';

const usage = `usage: npm run arena -- --game ${Object.keys(games).join('|')} --seats BOT,BOT,… [--games 1000] [--seed 1] [--option id=value … | --all-options] [--json]
       npm run arena -- --ladder [--only TEXT] [--games 1000] [--seed 1] [--merchant 200] [--wholesaler 800] [--jobs 2] [--keep FOLDER] [--json]
bots: ${playerNames.join(', ')}`;

function fail(why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

function botsNamed(list: string): readonly Bot[] {
  return list.split(',').map((name) => playerNamed(name) ?? fail(`there is no bot called “${name}”`));
}

/** The options of every game: those named and else the usual ones, or all combinations in turn. */
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
  if (all && settings.length > 0) fail('either --option or --all-options');
  return all ? (index) => combination(options, seats, index) : () => settled;
}

function print(report: ContestReport): void {
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
  console.log(`  audit failures: ${report.auditFailures.length}`);
  for (const { seed, what } of report.auditFailures.slice(0, 10)) console.log(`    ${seed}: ${what}`);
}

/** Plays one contest as the command line says, and reports it. */
export function contend(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      option: { type: 'string', multiple: true, default: [] },
      'all-options': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const game = gameOf(values.game ?? '') ?? fail('name a game');
  const bots = botsNamed(values.seats ?? fail('name a bot for each seat'));
  const total = Number(values.games);
  if (!Number.isInteger(total) || total < 1) fail('--games wants a whole number from 1');
  const { min, max } = game.seats;
  if (bots.length < min || bots.length > max) fail(`${game.id} takes ${min} to ${max} seats`);
  const options = optionsFrom(game, bots.length, values.option, values['all-options']);
  const contest = { game, guide: guideOf(game.id), bots, options, games: total, seed: values.seed };
  const report = newReport(contest);
  const began = performance.now();
  for (let index = 0; index < total; index++) {
    playGame(contest, index, report);
    if (index % 10 === 9 || index === total - 1) showProgress(index + 1, total);
  }
  report.seconds = (performance.now() - began) / 1000;
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
  if (report.auditFailures.length > 0) process.exitCode = 1;
}
