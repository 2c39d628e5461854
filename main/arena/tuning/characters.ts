import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bot, botOf, type Decision, evaluatorOf } from '../../../shared/bots/index.ts';
import {
  below,
  type GameTypes,
  type RandomWords,
  randomFromSeed,
  settledOptions,
} from '../../../shared/engine/index.ts';
import { allCharacters, type BoardId } from '../../../shared/games/harbour/boards.ts';
import { harbourGuide } from '../../../shared/games/harbour/bot/index.ts';
import { characterWorth } from '../../../shared/games/harbour/bot/worths.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import { shareOfGame, wilson } from '../series.ts';
import { type Compared, fittedWorths } from './worths.ts';

/** Deals each player two of all characters. */
const options = { boards: 'all-characters' } as const;
const shopkeeper = botOf('shopkeeper', () => () => false);

interface Tuning {
  readonly seats: number;
  /** Number of matches to fit, and of matches between the old and new table. */
  readonly games: number;
  readonly duel: number;
  readonly seed: string;
  readonly dry: boolean;
}

/** A shopkeeper that keeps the dealt character with the highest `liking`. */
function keeping(name: string, liking: (character: string, random: RandomWords) => number): Bot {
  return {
    name,
    decide<Types extends GameTypes>(decision: Decision<Types>): Types['Move'] {
      const { legal, random } = decision;
      const liked = legal
        .flatMap((move) => ('character' in move ? [{ move, liking: liking(String(move.character), random) }] : []))
        .toSorted((one, other) => other.liking - one.liking);
      return liked[0]?.move ?? shopkeeper.decide(decision);
    },
  };
}

/** Plays a match of shopkeepers who keep a random character. */
function comparedIn(seats: number, seed: string): Compared<BoardId> {
  const evaluator = evaluatorOf(harbour, harbourGuide);
  const random = randomFromSeed(`characters ${seed}`);
  const state = harbour.setup(seats, settledOptions(harbour.options, seats, options) ?? {}, randomFromSeed(seed));
  const explorer = keeping('explorer', () => below(random, 1000));
  for (let [seat] = harbour.toAct(state); seat !== undefined; [seat] = harbour.toAct(state)) {
    const [acting, legal] = [seat, harbour.legalMoves(state, seat)];
    const imagine = (chance: RandomWords) => harbour.redeal(state, acting, chance);
    harbour.play(state, seat, explorer.decide({ evaluator, seat, seats, legal, imagine, random }));
  }
  const had = state.players.flatMap(({ board }) => (board === null ? [] : [board]));
  return { had, scores: harbour.outcome(state)?.scores ?? [] };
}

/** Fits the worths of Harbour's characters. Saves them if choosing by them does not win less. */
export function tuneCharacters({ seats, games, duel, seed, dry }: Tuning): void {
  const matches = Array.from({ length: games }, (_, index) => comparedIn(seats, `${seed}/${index}`));
  const worths = fittedWorths(matches, allCharacters);
  const rounded = (board: BoardId): number => Math.round(100 * (worths.get(board) ?? 0)) / 100;
  const byWorth = allCharacters.toSorted((one, other) => rounded(other) - rounded(one));
  for (const board of byWorth) console.log(`${board}: ${rounded(board)} (it was ${characterWorth(board)})`);

  const challenger = keeping(
    'new',
    (character) => worths.get(allCharacters.find((id) => id === character) ?? 'the-wharfs') ?? 0,
  );
  const series = {
    game: harbour,
    seats,
    challenger: { bot: challenger, guide: harbourGuide },
    others: { bot: shopkeeper, guide: harbourGuide },
    seed: `duel ${seed}`,
    options,
  };
  let won = 0;
  for (let index = 0; index < duel; index++) won += shareOfGame(series, index);
  const [lower, upper] = wilson(won, duel).map((share) => (100 * share).toFixed(1));
  console.log(
    `the new table wins ${((100 * won) / duel).toFixed(1)} % (${lower} – ${upper}; fair ${(100 / seats).toFixed(1)})`,
  );
  if (dry || won / duel < 1 / seats) {
    console.log('the table stays as it is');
    return;
  }
  const file = fileURLToPath(new URL('../../../shared/games/harbour/bot/worths.ts', import.meta.url));
  const entries = ["  'the-wharfs': 0,", ...byWorth.map((board) => `  ${JSON.stringify(board)}: ${rounded(board)},`)];
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/= \{[^}]*\}/, `= {\n${entries.join('\n')}\n}`));
  console.log(`kept in ${file}; format it with \`npx biome check --write\``);
}
