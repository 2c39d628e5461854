import { parseArgs } from 'node:util';
import { type Bot, bots } from '../../shared/bots/index.ts';
import { combination, type Options, settledOptions } from '../../shared/engine/index.ts';
import { gameOf, games } from '../../shared/games/index.ts';
import { type ContestReport, newReport, playGame } from './contest.ts';

/** `npm run arena`: headless matches between bots, with a report of how they ended. */

const usage = `usage: npm run arena -- --game ${Object.keys(games).join('|')} --seats BOT,BOT,… [--games 1000] [--seed 1] [--option id=value … | --all-options] [--json]
bots: ${[...bots.keys()].join(', ')}`;

function fail(why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

function botsNamed(list: string): readonly Bot[] {
  return list.split(',').map((name) => bots.get(name) ?? fail(`there is no bot called “${name}”`));
}

/** The options of every game: those named and else the usual ones, or all combinations in turn. */
function optionsFrom(settings: readonly string[], all: boolean): (index: number) => Options {
  const named = settings.map((setting): readonly [string, string] => {
    const [id = '', value = ''] = setting.split('=');
    return [id, value];
  });
  const settled = settledOptions(chosen.options, players.length, Object.fromEntries(named));
  if (settled === undefined) fail(`“${settings.join(' ')}” does not fit this game and so many seats`);
  if (all && settings.length > 0) fail('either --option or --all-options');
  return all ? (index) => combination(chosen.options, players.length, index) : () => settled;
}

function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  const width = 40;
  const filled = Math.round((done / total) * width);
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}`);
  if (done === total) process.stderr.write('\n');
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

const { values } = parseArgs({
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
const chosen = gameOf(values.game ?? '') ?? fail('name a game');
const players = botsNamed(values.seats ?? fail('name a bot for each seat'));
const total = Number(values.games);
if (!Number.isInteger(total) || total < 1) fail('--games wants a whole number from 1');
if (players.length < chosen.seats.min || players.length > chosen.seats.max) {
  fail(`${chosen.id} takes ${chosen.seats.min} to ${chosen.seats.max} seats`);
}

const contest = {
  game: chosen,
  bots: players,
  options: optionsFrom(values.option, values['all-options']),
  games: total,
  seed: values.seed,
};
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
