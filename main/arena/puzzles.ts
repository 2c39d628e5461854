import { Option } from '@commander-js/extra-typings';
import { evaluatorOf } from '../../shared/bots/index.ts';
import { settledOptions } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { toolCommand, wholeNumber } from '../launch/tool-command.mjs';
import { confirmedAgain } from './puzzles/confirming.ts';
import { puzzleIn } from './puzzles/finding.ts';
import { keepPuzzles, keptPuzzles } from './puzzles/kept-puzzles.ts';

/**
 * `npm run tool -- puzzles`: finds positions with one clearly best choice. Bots play the matches.
 * It saves each puzzle at once, so it can be stopped and continued at any time.
 */

const {
  game: only,
  puzzles: wanted,
  budget,
  check,
  drop = [],
} = toolCommand('npm run tool -- puzzles', 'Finds positions with one clearly best choice in matches between bots.')
  .addOption(new Option('--game <game>', 'only for this game').choices(Object.keys(games)))
  .option('--puzzles <n>', 'number of puzzles for each game', wholeNumber(), 60)
  .option('--check', 'confirm the existing puzzles again and drop those that fail; add none')
  .option('--drop <id...>', 'drop these puzzles, such as those the page’s presets solve; add none')
  .option('--budget <n>', 'simulated games per search; confirming takes ten times as many', wholeNumber(), 300)
  .parse()
  .opts();

/** Searches one match of a game for a puzzle and saves it. Returns the number of puzzles. */
function lookThrough(game: AnyGame, index: number): number {
  const { min, max } = game.seats;
  const least = Math.max(2, min);
  const seats = least + (index % (Math.min(max, 4) - least + 1));
  const options = settledOptions(game.options, seats, {}) ?? {};
  const evaluator = evaluatorOf(game, guideOf(game.id));
  const kept = [...keptPuzzles(game)];
  const seed = `puzzle ${index}`;
  if (kept.length >= wanted || kept.some((each) => each.seed === seed)) return kept.length;
  const puzzle = puzzleIn({ evaluator, seats, options, seed, budget });
  if (puzzle === null) return kept.length;
  kept.push(puzzle);
  keepPuzzles(game, kept);
  const { difficulty, sees, margin, confirmed } = puzzle;
  console.log(`${game.id} ${kept.length}: ${difficulty}, ${sees.whose} ${sees.feature}, ${margin}, ${confirmed}`);
  return kept.length;
}

/** Index of a game's next match, after the last one that gave a puzzle. */
function beginningOf(game: AnyGame): number {
  const indices = keptPuzzles(game).map(({ seed }) => Number(seed.split(' ')[1]));
  return Math.max(-1, ...indices) + 1;
}

/** Confirms all puzzles of a game again and drops those that fail. */
function checkAll(game: AnyGame): void {
  const evaluator = evaluatorOf(game, guideOf(game.id));
  const kept = keptPuzzles(game);
  const standing = kept.flatMap((puzzle) => confirmedAgain(game, evaluator, puzzle, { budget, chance: 'check' }) ?? []);
  keepPuzzles(game, standing);
  console.log(`${game.id}: ${standing.length} of ${kept.length} stand`);
}

/** Drops the given puzzles of a game. */
function dropNamed(game: AnyGame, ids: readonly string[]): void {
  const kept = keptPuzzles(game);
  const left = kept.filter(({ id }) => !ids.includes(id));
  if (left.length === kept.length) return;
  keepPuzzles(game, left);
  console.log(`${game.id}: ${left.length} of ${kept.length} stay`);
}

const asked = Object.values<AnyGame>(games).filter(({ id }) => only === undefined || id === only);
if (check) for (const game of asked) checkAll(game);
for (const game of asked) dropNamed(game, drop);
const next = new Map(asked.map((game) => [game, beginningOf(game)]));
const spent = new Map(asked.map((game) => [game, 0]));
for (let left = check || drop.length > 0 ? [] : asked; left.length > 0; ) {
  // each game gets the same share of time, however rare its puzzles are
  const [game] = left.toSorted((one, other) => (spent.get(one) ?? 0) - (spent.get(other) ?? 0));
  if (game === undefined) break;
  const index = next.get(game) ?? 0;
  const began = performance.now();
  next.set(game, index + 1);
  if (lookThrough(game, index) >= wanted) left = left.filter((each) => each !== game);
  spent.set(game, (spent.get(game) ?? 0) + performance.now() - began);
}
