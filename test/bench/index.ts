import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Option } from '@commander-js/extra-typings';
import { build } from 'esbuild';
import { z } from 'zod';
import { toolCommand, wholeNumber } from '../../main/launch/tool-command.mjs';
import { settledOptions } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';
import { boardgameFolder } from './arms/boardgame-io.ts';
import { measureFloods, printFloods } from './floods/index.ts';
import { copyCost, costAsJournalGrows } from './growth.ts';
import { measureHolds, printHolds } from './holds/index.ts';
import { measureLibrary, printLibrary } from './library/index.ts';
import { measureLoad, printLoad } from './load/index.ts';
import { measureNetwork, printNetwork } from './network/index.ts';
import { measurePage, printPage } from './page/index.ts';
import { median } from './percentile.ts';
import { isOnShelf, movesWanted, plan, shelfGames } from './plan.ts';
import { measurePress, printPress } from './press/index.ts';
import { measureSearch, printSearch } from './search/index.ts';
import { measureStart, printStart } from './start/index.ts';

/**
 * `npm run bench`. The folders beside this file describe their parts.
 *
 * Play: random play of this engine, of boardgame.io and of a hand-written loop, side by side in one run. Every arm
 * runs once a round in its own process, the rounds interleaved. Figures are medians and ratios are taken per round, so
 * that a busy machine slows all arms alike. Released games have a target for one core. It is compared with processor
 * time, which a busy machine affects least.
 */

const parts = ['play', 'search', 'network', 'load', 'floods', 'library', 'page', 'press', 'holds', 'start'] as const;
const values = toolCommand(
  'npm run bench --',
  'Measures this engine, boardgame.io and a hand-written loop side by side, the bots’ search, the network, the page and the start.',
)
  .addOption(new Option('--only <part>', 'measure only this part').choices(parts))
  .option('--rounds <n>', 'runs of each arm; the figures are medians', wholeNumber(), 5)
  .option('--milliseconds <n>', 'time for each arm in a round', wholeNumber(), 800)
  .option('--moves <n>', 'moves that each server of the network part sends', wholeNumber(), 600)
  .option('--choices <n>', 'choices of each run of the press part', wholeNumber(), 40)
  .option('--games <names>', 'games of the press part, separated by commas; all without it', '')
  .option('--json', 'print the figures as JSON')
  .parse()
  .opts();

const figures = z.object({
  checksum: z.string(),
  moves: z.number(),
  matches: z.number(),
  movesPerSecond: z.number(),
  movesPerCpuSecond: z.number(),
  playoutsPerSecond: z.number(),
});
type Figures = z.infer<typeof figures>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const note = (text: string): void => {
  if (!values.json) console.error(text);
};

/** Only this benchmark uses boardgame.io, and installs it in its own folder. */
function installBoardgame(): void {
  const folder = path.join(root, boardgameFolder);
  if (existsSync(path.join(folder, 'node_modules'))) return;
  note('installing boardgame.io for the comparison …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
}

/** Bundles the program of a child process; `source` is its file beside this one. */
async function bundled(folder: string, source: string): Promise<string> {
  const outfile = path.join(folder, `${source.replaceAll('/', '-')}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL(`./${source}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    define: { 'import.meta.url': JSON.stringify(new URL('./arms/boardgame-io.ts', import.meta.url).href) },
  });
  return outfile;
}

function measure(child: string, rounds: number): Map<string, Map<string, Figures[]>> {
  const found = new Map<string, Map<string, Figures[]>>();
  for (let round = 1; round <= rounds; round++) {
    note(`round ${round} of ${rounds}`);
    for (const [game, arms] of Object.entries(plan)) {
      const ofGame = found.get(game) ?? new Map<string, Figures[]>();
      found.set(game, ofGame);
      for (const arm of Object.keys(arms)) {
        const text = execFileSync(process.execPath, [child, game, arm, String(values.milliseconds)], {
          encoding: 'utf8',
          env: { ...process.env, NODE_ENV: 'production' },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        ofGame.set(arm, [...(ofGame.get(arm) ?? []), figures.parse(JSON.parse(text))]);
      }
    }
  }
  return found;
}

/** Median over the rounds of one arm's speed divided by another's in the same round. */
function ratio(of: readonly Figures[], to: readonly Figures[]): number {
  return median(of.map((one, round) => one.movesPerCpuSecond / (to[round]?.movesPerCpuSecond ?? Number.NaN)));
}

/** The cost of a copy with the most players, and the usual options. */
function largestCopyCost(game: AnyGame): number {
  const seats = game.seats.max;
  return copyCost(game, seats, settledOptions(game.options, seats, {}) ?? {});
}

function report(found: Map<string, Map<string, Figures[]>>) {
  const games = [...found].map(([game, arms]) => {
    const engine = arms.get('engine') ?? [];
    const byHand = arms.get('hand-written');
    const boardgame = arms.get('boardgame.io');
    return {
      game,
      wanted: isOnShelf(game) ? movesWanted : null,
      sameMatches: new Set([...arms.values()].flat().map((run) => run.checksum)).size === 1,
      arms: Object.fromEntries(
        [...arms].map(([arm, runs]) => [
          arm,
          {
            movesPerSecond: Math.round(median(runs.map((run) => run.movesPerSecond))),
            movesPerCoreSecond: Math.round(median(runs.map((run) => run.movesPerCpuSecond))),
            playoutsPerSecond: Math.round(median(runs.map((run) => run.playoutsPerSecond))),
          },
        ]),
      ),
      timesBoardgameIo: boardgame === undefined ? null : ratio(engine, boardgame),
      shareOfHandWritten: byHand === undefined ? null : ratio(engine, byHand),
    };
  });
  return {
    rounds: values.rounds,
    games,
    copyMicroseconds: {
      'tic-tac-toe': copyCost(ticTacToe, 2, {}),
      'sealed-market': copyCost(sealedMarket, 4, { length: 'long' }),
      ...Object.fromEntries(shelfGames.map((game) => [game.id, largestCopyCost(game)])),
    },
    journalGrowth: costAsJournalGrows([500, 1_000, 5_000, 10_000, 20_000]),
  };
}

function print(results: ReturnType<typeof report>): void {
  for (const { game, wanted, sameMatches, arms, timesBoardgameIo, shareOfHandWritten } of results.games) {
    console.log(`${game}${sameMatches ? '' : ' — THE ARMS PLAYED DIFFERENT MATCHES'}`);
    for (const [arm, { movesPerSecond, playoutsPerSecond }] of Object.entries(arms)) {
      const [moves, playouts] = [movesPerSecond, playoutsPerSecond].map((figure) => figure.toLocaleString('en'));
      console.log(`  ${arm.padEnd(14)} ${moves} moves/s, ${playouts} playouts/s`);
    }
    if (wanted !== null) {
      const onOneCore = arms.engine?.movesPerCoreSecond ?? 0;
      const [found, aim] = [onOneCore, wanted].map((figure) => figure.toLocaleString('en'));
      console.log(`  ${found} moves a second of one core: ${onOneCore < wanted ? 'SHORT OF' : 'reaches'} ${aim}`);
    }
    if (timesBoardgameIo !== null) console.log(`  ${timesBoardgameIo.toFixed(0)} times boardgame.io`);
    if (shareOfHandWritten !== null)
      console.log(`  ${(shareOfHandWritten * 100).toFixed(0)} % of the hand-written loop`);
  }
  for (const [game, cost] of Object.entries(results.copyMicroseconds))
    console.log(`copy, ${game}: ${cost.toFixed(2)} µs`);
  for (const { move, microseconds } of results.journalGrowth) {
    console.log(`near move ${move.toLocaleString('en')}: ${microseconds.toFixed(1)} µs a move`);
  }
}

async function measurePlay(folder: string) {
  installBoardgame();
  return report(measure(await bundled(folder, 'child'), values.rounds));
}

async function measureThinking(folder: string) {
  installBoardgame();
  return measureSearch(await bundled(folder, 'search/child'), values.rounds, String(values.milliseconds));
}

async function measureServers(folder: string) {
  installBoardgame();
  return await measureNetwork(folder, values.moves);
}

const wants = (part: string): boolean => values.only === undefined || values.only === part;

/** Measures a part if it is wanted. */
async function part<Found>(
  name: (typeof parts)[number],
  says: string,
  measure: () => Found | Promise<Found>,
  printed: (found: Found) => void,
) {
  if (!wants(name)) return { name, found: null, print: () => {} };
  note(says);
  const found = await measure();
  return { name, found, print: () => printed(found) };
}

// beside the sources, so that the bundle finds its external modules
const folder = mkdtempSync(path.join(root, 'test/bench/.run-'));
try {
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', processors: cpus().length };
  const play = wants('play') ? await measurePlay(folder) : null;
  const measured = [
    await part('search', 'tree search', () => measureThinking(folder), printSearch),
    await part('network', 'the network', () => measureServers(folder), printNetwork),
    await part('load', 'many tables at once', () => measureLoad(folder), printLoad),
    await part('floods', 'floods', () => measureFloods(folder), printFloods),
    await part('library', 'long libraries', () => measureLibrary(folder), printLibrary),
    await part('page', 'the page', () => measurePage(values.rounds), printPage),
    await part('press', 'presses', () => measurePress(values.choices, values.games), printPress),
    await part('holds', 'holds round one laptop', measureHolds, printHolds),
    await part('start', 'the start', () => measureStart(values.rounds), printStart),
  ];
  if (values.json) {
    const figures = Object.fromEntries(measured.map(({ name, found }) => [name, found]));
    console.log(JSON.stringify({ ...machine, ...play, ...figures }, null, 2));
  } else {
    if (play !== null) print(play);
    for (const each of measured) each.print();
  }
  if (play?.games.some(({ sameMatches }) => !sameMatches)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
