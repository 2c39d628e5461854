import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Cell, ladderCells } from './cells.ts';
import { InOrder, KeptCells } from './kept-cells.ts';
import { showProgress } from './progress.ts';
import { wilson } from './series.ts';
import { gameTold, type Stint } from './stint-messages.ts';

/** What came of a cell. */
export interface CellReport extends Cell {
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly seconds: number;
}

const stintFile = fileURLToPath(new URL('./stint.ts', import.meta.url));

/** How a ladder is climbed. */
interface Climb {
  readonly games: number;
  readonly seed: string;
  /** So many processes play at once. */
  readonly jobs: number;
  /** Where it is kept how far each cell has been played; null where it is not. */
  readonly kept: KeptCells | null;
}

/** Plays a cell in several processes at once, from where it was left. */
async function playCell(cell: Cell, { games, seed, jobs, kept }: Climb): Promise<CellReport> {
  const began = performance.now();
  const before = kept?.read(cell, seed) ?? { games: 0, won: 0 };
  const results = new InOrder(before);
  const hear = (message: unknown): void => {
    const { index, share } = gameTold.parse(message);
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

/** A line of the table that the README shows. */
export function lineOf({ game, seats, challenger, others, aim, games, share, interval }: CellReport): string {
  const [lower, upper] = interval;
  const rest = seats === 2 ? others : `${seats - 1} × ${others}`;
  const reached = aim === null ? '–' : `${percent(aim)} ${share >= aim ? '✓' : '✗'}`;
  return `| ${game} | ${seats} | ${challenger} | ${rest} | ${games} | ${percent(share)} | ${percent(lower)} – ${percent(upper)} | ${reached} |`;
}

/**
 * Plays the ladder as the command line says: every level against the one below it, in every game. Budgets are imagined
 * matches a decision, so that it repeats. It takes many hours: what `--keep` names is a folder from which it goes on.
 */
export async function climb(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ladder: { type: 'boolean' },
      only: { type: 'string', default: '' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      merchant: { type: 'string', default: '200' },
      wholesaler: { type: 'string', default: '800' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      keep: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const count = z.coerce.number().int().min(1);
  const budgets = { merchant: count.parse(values.merchant), wholesaler: count.parse(values.wholesaler) };
  const cells = ladderCells(budgets).filter((cell) =>
    `${cell.game} ${cell.seats} ${cell.challenger} ${cell.others}`.includes(values.only),
  );
  const how = {
    games: count.parse(values.games),
    seed: values.seed,
    jobs: count.parse(values.jobs),
    kept: values.keep === undefined ? null : new KeptCells(values.keep),
  };
  const reports: CellReport[] = [];
  if (!values.json) {
    console.log(
      '| game | seats | level | against | games | wins | 95 % interval | to reach |\n|---|---|---|---|---|---|---|---|',
    );
  }
  for (const cell of cells) {
    const report = await playCell(cell, how);
    reports.push(report);
    if (!values.json) console.log(lineOf(report));
  }
  if (values.json) console.log(JSON.stringify(reports));
}
