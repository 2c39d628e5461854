import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { botOf } from '../../../shared/bots/index.ts';
import { type AnyGuide, guideOf } from '../../../shared/games/guides.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { shareOfGame, wilson } from '../series.ts';
import { fitted, surprise } from './fit.ts';
import { samplesOf } from './positions.ts';

/**
 * `npm run tune -- --game harbour [--seats 4] [--games 300] [--duel 400] [--rounds 2] [--seed 1] [--dry]`: finds the weights of
 * a game's guide. Greedy bots play with each other; the weights are fitted so that positions foretell who won; and they
 * are kept where a greedy bot that measures by them beats those that measure by the old ones.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    seats: { type: 'string' },
    games: { type: 'string', default: '300' },
    duel: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    dry: { type: 'boolean', default: false },
  },
});

const game = gameOf(values.game);
const guide = guideOf(values.game);
if (game === undefined || guide === null) throw new RangeError(`no guide for “${values.game}”`);
const count = z.coerce.number().int().min(1);
const seats = count.parse(values.seats ?? Math.min(4, game.seats.max));
const [games, duel, rounds] = [values.games, values.duel, values.rounds].map((text) => count.parse(text));

/** How far between old and new weights candidates lie: a whole step is sometimes too far. */
const candidates = [0.35, 0.7, 1];
const figures = 4;

/** The share of wins of one greedy bot that measures by `challenger` among those that measure by `others`. */
function shareAgainst(challenger: AnyGuide, others: AnyGuide, matches: number, seed: string): number {
  if (game === undefined) return 0;
  const bot = botOf('shopkeeper', () => () => false);
  const series = { game, seats, challenger: { bot, guide: challenger }, others: { bot, guide: others }, seed };
  let won = 0;
  for (let index = 0; index < matches; index++) won += shareOfGame(series, index);
  return won / matches;
}

function round(weight: number): number {
  return Number(weight.toPrecision(figures));
}

let best: AnyGuide = guide;
for (let step = 0; step < (rounds ?? 0); step++) {
  const seed = `${values.seed} ${step}`;
  const samples = samplesOf(game, best, { seats, games: games ?? 0, seed });
  const target = fitted(samples, best.weights);
  console.log(
    `round ${step + 1}: ${samples.length} positions, surprise ${surprise(samples, best.weights).toFixed(4)} → ${surprise(samples, target).toFixed(4)}`,
  );
  const tried = candidates.map((part) => {
    const weights = best.weights.map((weight, at) => round(weight + part * ((target[at] ?? weight) - weight)));
    const challenger = { ...best, weights };
    const share = shareAgainst(challenger, best, duel ?? 0, `duel ${seed}`);
    const [lower, upper] = wilson(share * (duel ?? 0), duel ?? 0);
    console.log(
      `  ${part}: wins ${(100 * share).toFixed(1)} % (${(100 * lower).toFixed(1)} – ${(100 * upper).toFixed(1)}; fair ${(100 / seats).toFixed(1)}) ${JSON.stringify(weights)}`,
    );
    return { challenger, share, lower };
  });
  const winner = tried.reduce((one, other) => (other.share > one.share ? other : one));
  if (winner.lower > 1 / seats) best = winner.challenger;
  else if (step > 0) break;
}

const file = fileURLToPath(new URL(`../../../shared/games/${game.id}/bot-weights.ts`, import.meta.url));
if (best !== guide && !values.dry && existsSync(file)) {
  const entries = best.features.map((feature, at) => `  ${JSON.stringify(feature)}: ${best.weights[at]},`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/= \{[^}]*\}/, `= {\n${entries.join('\n')}\n}`));
  console.log(`kept in ${file}; format it with \`npx biome check --write\``);
} else console.log('the weights stay as they are');
