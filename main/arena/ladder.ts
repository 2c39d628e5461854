import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { toolCommand, wholeNumber } from '../launch/tool-command.mjs';
import { type Cell, ladderCells } from './cells.ts';
import { InOrder, KeptCells } from './kept-cells.ts';
import { showProgress } from './progress.ts';
import { wilson } from './series.ts';
import { gameResult, type Stint } from './stint-messages.ts';

export interface CellReport extends Cell {
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly seconds: number;
}

const stintFile = fileURLToPath(new URL('./stint.ts', import.meta.url));

interface Climb {
  readonly games: number;
  readonly seed: string;
  /** Number of processes. */
  readonly jobs: number;
  /** Where the progress of cells is saved; null for nowhere. */
  readonly kept: KeptCells | null;
}

/** Plays the remaining matches of a cell in several processes. */
async function playCell(cell: Cell, { games, seed, jobs, kept }: Climb): Promise<CellReport> {
  const began = performance.now();
  const before = kept?.read(cell, seed) ?? { games: 0, won: 0 };
  const results = new InOrder(before);
  const hear = (message: unknown): void => {
    const { index, share } = gameResult.parse(message);
    results.add(index, share);
    kept?.write(cell, seed, results.played);
    showProgress(results.played.games, games);
  };
  await Promise.all(
    Array.from({ length: jobs }, async (_, part) => {
      const child = fork(stintFile, { execArgv: process.execArgv });
      child.on('message', hear);
      child.send({ ...cell, games, seed, from: before.games + part, of: jobs } satisfies Stint & Cell);
      const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
      if (code !== 0) throw new Error(`a process that played ${cell.game} ended with ${code}`);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const { games: played, won } = results.played;
  return { ...cell, games: played, share: won / played, interval: wilson(won, played), seconds };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A row of the table in `docs/measurements.md`. */
export function lineOf({ game, seats, challenger, others, aim, ceiling, games, share, interval }: CellReport): string {
  const [lower, upper] = interval;
  const rest = seats === 2 ? others : `${seats - 1} × ${others}`;
  const without = ceiling === undefined ? '–' : `at most ${percent(ceiling)}`;
  const reached = aim === null ? without : `${percent(aim)} ${share >= aim ? '✓' : '✗'}`;
  return `| ${game} | ${seats} | ${challenger} | ${rest} | ${games} | ${percent(share)} | ${percent(lower)} – ${percent(upper)} | ${reached} |`;
}

export const ladderCommand = toolCommand(
  'npm run arena -- --ladder',
  'Plays every level of bots against the one below it, in every game. This takes many hours.',
)
  .option('--ladder', 'play the ladder')
  .option('--only <text>', 'only lines that contain this text, such as "harbour 4"', '')
  .option('--games <n>', 'number of games for each line', wholeNumber(), 1000)
  .option('--seed <text>', 'random seed; the same seed gives the same games', '1')
  .option('--merchant <n>', 'simulated games for each decision of a merchant', wholeNumber(), 200)
  .option('--wholesaler <n>', 'simulated games for each decision of a wholesaler', wholeNumber(), 800)
  .option('--jobs <n>', 'number of processes', wholeNumber(), availableParallelism())
  .option('--keep <folder>', 'store results in this folder to continue later; use another folder for changed bots')
  .option('--json', 'print the report as JSON');

/** Plays the ladder as the command line says. Budgets count imagined matches, so results are repeatable. */
export async function climb(values: ReturnType<typeof ladderCommand.opts>): Promise<void> {
  const { merchant, wholesaler, only, games, seed, jobs, keep, json } = values;
  const cells = ladderCells({ merchant, wholesaler }).filter((cell) =>
    `${cell.game} ${cell.seats} ${cell.challenger} ${cell.others}`.includes(only),
  );
  const how = { games, seed, jobs, kept: keep === undefined ? null : new KeptCells(keep) };
  const reports: CellReport[] = [];
  if (!json) {
    console.log(
      '| game | seats | level | against | games | wins | 95 % interval | to reach |\n|---|---|---|---|---|---|---|---|',
    );
  }
  for (const cell of cells) {
    const report = await playCell(cell, how);
    reports.push(report);
    if (!json) console.log(lineOf(report));
  }
  if (json) console.log(JSON.stringify(reports));
}
