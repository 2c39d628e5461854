import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { median } from '../percentile.ts';
import { shelfGames } from '../plan.ts';

/** Target for our search: times the speed of boardgame.io's own bot, on tic-tac-toe. */
const timesWanted = 50;

const figures = z.object({ imaginedPerSecond: z.number() });

/** The speed of the search: imagined matches a second of one core. */
export interface SearchReport {
  readonly ticTacToe: { readonly engine: number; readonly boardgameIo: number; readonly times: number };
  /** A Merchant's search in the middle of a match, by game. */
  readonly games: Readonly<Record<string, number>>;
}

/** Measures the search round by round: on tic-tac-toe beside boardgame.io's bot, and in every released game. */
export function measureSearch(child: string, rounds: number, milliseconds: string): SearchReport {
  const run = (name: string): number => {
    const text = execFileSync(process.execPath, [child, name, milliseconds], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return figures.parse(JSON.parse(text)).imaginedPerSecond;
  };
  const pairs = Array.from({ length: rounds }, () => ({ engine: run('engine'), boardgameIo: run('boardgame.io') }));
  return {
    ticTacToe: {
      engine: Math.round(median(pairs.map(({ engine }) => engine))),
      boardgameIo: Math.round(median(pairs.map(({ boardgameIo }) => boardgameIo))),
      times: median(pairs.map(({ engine, boardgameIo }) => engine / boardgameIo)),
    },
    games: Object.fromEntries(
      shelfGames.map(({ id }) => [id, Math.round(median(Array.from({ length: rounds }, () => run(id))))]),
    ),
  };
}

export function printSearch({ ticTacToe, games }: SearchReport): void {
  const { engine, boardgameIo, times } = ticTacToe;
  console.log('tree search on tic-tac-toe');
  console.log(`  engine         ${engine.toLocaleString('en')} imagined matches/s`);
  console.log(`  boardgame.io   ${boardgameIo.toLocaleString('en')} imagined matches/s`);
  console.log(
    `  ${times.toFixed(0)} times boardgame.io: ${times < timesWanted ? 'SHORT OF' : 'reaches'} ${timesWanted}`,
  );
  for (const [game, imagined] of Object.entries(games)) {
    console.log(`search, ${game}: ${imagined.toLocaleString('en')} imagined matches/s`);
  }
}
