import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Option } from '@commander-js/extra-typings';
import { botOf } from '../../../shared/bots/index.ts';
import { type AnyGuide, guideOf } from '../../../shared/games/guides.ts';
import { gameOf, games as gamesOnShelf } from '../../../shared/games/index.ts';
import { toolCommand, wholeNumber } from '../../launch/tool-command.mjs';
import { shareOfGame, wilson } from '../series.ts';
import { tuneCharacters } from './characters.ts';
import { fitted, surprise } from './fit.ts';
import { samplesOf } from './positions.ts';

/**
 * `npm run tool -- tune`: fits the weights of a game's guide.
 * Greedy bots play matches, and the weights are fitted so that positions predict the winners. They are saved if a
 * greedy bot with them beats those with the old ones.
 */
const command = toolCommand(
  'npm run tool -- tune',
  "Finds the weights of a game's guide: fits them to who won, and keeps them where they win.",
)
  .addOption(new Option('--game <game>', 'the game').choices(Object.keys(gamesOnShelf)))
  .option('--seats <n>', 'number of players (default: 4, or as many as the game takes)', wholeNumber())
  .option('--games <n>', 'matches to fit to in each round', wholeNumber(), 300)
  .option('--duel <n>', 'matches between old weights and new', wholeNumber(), 400)
  .option('--rounds <n>', 'number of rounds', wholeNumber(), 2)
  .option('--seed <text>', 'seed of chance', '1')
  .option('--characters', "find what Harbour's characters are worth instead")
  .option('--dry', 'do not store the result')
  .parse();
const values = command.opts();

const game = gameOf(values.game ?? '') ?? command.error('name a game with --game');
const guide = guideOf(game.id) ?? command.error(`${game.id} has no guide`);
const { games, duel, rounds, seats = Math.min(4, game.seats.max) } = values;
if (values.characters && game.id !== 'harbour') command.error('only Harbour has characters');
if (seats < game.seats.min || seats > game.seats.max) {
  command.error(`${game.id} takes ${game.seats.min} to ${game.seats.max} players`);
}

/** Candidates between old and new weights; a full step is sometimes too far. */
const candidates = [0.35, 0.7, 1];
const figures = 4;

/** Share of wins of one greedy bot with `challenger` among those with `others`. */
function shareAgainst(challenger: AnyGuide, others: AnyGuide, matches: number, seed: string): number {
  const bot = botOf('shopkeeper', () => () => false);
  const series = { game, seats, challenger: { bot, guide: challenger }, others: { bot, guide: others }, seed };
  let won = 0;
  for (let index = 0; index < matches; index++) won += shareOfGame(series, index);
  return won / matches;
}

function round(weight: number): number {
  return Number(weight.toPrecision(figures));
}

function tuneWeights(guide: AnyGuide): void {
  let best: AnyGuide = guide;
  for (let step = 0; step < rounds; step++) {
    const seed = `${values.seed} ${step}`;
    const samples = samplesOf(game, best, { seats, games, seed });
    const target = fitted(samples, best.weights);
    console.log(
      `round ${step + 1}: ${samples.length} positions, surprise ${surprise(samples, best.weights).toFixed(4)} → ${surprise(samples, target).toFixed(4)}`,
    );
    const tried = candidates.map((part) => {
      const weights = best.weights.map((weight, at) => round(weight + part * ((target[at] ?? weight) - weight)));
      const challenger = { ...best, weights };
      const share = shareAgainst(challenger, best, duel, `duel ${seed}`);
      const [lower, upper] = wilson(share * duel, duel);
      console.log(
        `  ${part}: wins ${(100 * share).toFixed(1)} % (${(100 * lower).toFixed(1)} – ${(100 * upper).toFixed(1)}; fair ${(100 / seats).toFixed(1)}) ${JSON.stringify(weights)}`,
      );
      return { challenger, share, lower };
    });
    const winner = tried.reduce((one, other) => (other.share > one.share ? other : one));
    if (winner.lower > 1 / seats) best = winner.challenger;
    else if (step > 0) break;
  }

  const file = fileURLToPath(new URL(`../../../shared/games/${game.id}/bot/weights.ts`, import.meta.url));
  if (best !== guide && !values.dry && existsSync(file)) {
    const entries = best.features.map((feature, at) => `  ${JSON.stringify(feature)}: ${best.weights[at]},`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/= \{[^}]*\}/, `= {\n${entries.join('\n')}\n}`));
    console.log(`kept in ${file}; format it with \`npx biome check --write\``);
  } else console.log('the weights stay as they are');
}

if (values.characters) tuneCharacters({ seats, games, duel, seed: values.seed, dry: values.dry ?? false });
else tuneWeights(guide);
