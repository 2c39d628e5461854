import { writeFileSync } from 'node:fs';
import { evaluatorOf } from '../../shared/bots/index.ts';
import { EndlessMatch, pick, type RandomWords, randomFromSeed, settledOptions } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { inRoot } from '../launch/root.mjs';
import { toolCommand, wholeNumber } from '../launch/tool-command.mjs';
import { playerNamed } from './players.ts';

/**
 * `npm run tool -- minutes`: measures how long matches last and the best number of players.
 * The home screen shows both. Bots play, and their decisions are converted into minutes by typical human times.
 * The influence of a player is the number of lead changes, times the share of time in which the player acts. With more
 * players the lead changes more often, but each waits longer. The number of players with the highest influence is the
 * best. It reflects how bots play, not what people report.
 */

const { matches } = toolCommand(
  'npm run tool -- minutes',
  'Has bots play and records, for the home screen, how long matches last and the best number of players.',
)
  .option('--matches <n>', 'games to play for each game and number of players', wholeNumber(), 24)
  .parse()
  .opts();
/** Seconds that a person thinks when asked, and per move; simultaneous players think in parallel. */
const thinking = 20;
const moving = 2;

/** Minimum lead in winning chance that counts as a change of the leader. */
const clearly = 0.05;

const keepers = {
  minutes: inRoot('renderer/lobby/tiles/minutes.json'),
  hands: inRoot('renderer/lobby/tiles/hands.json'),
};

/** The measurements of one match. */
interface Measured {
  /** Duration in seconds. */
  readonly seconds: number;
  /** Number of lead changes. */
  readonly changes: number;
  /** Average share of the time in which a player acts, from 0 to 1. */
  readonly asked: number;
}

/** Plays a match between bots and measures it. */
function measure(game: AnyGame, seats: number, seed: string): Measured {
  const options = settledOptions(game.options, seats, {}) ?? {};
  const state = game.setup(seats, options, randomFromSeed(seed));
  const evaluator = evaluatorOf(game, guideOf(game.id));
  const bot = playerNamed('shopkeeper');
  const random = randomFromSeed(`bots ${seed}`);
  let seconds = 0;
  let ownSeconds = 0;
  let changes = 0;
  let leader: number | null = null;
  let thought: readonly number[] = [];
  let moves = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    if (++moves > game.longestMatch || bot === undefined) throw new EndlessMatch(`${game.id} ${seed}`);
    const thinks = acting.filter((seat) => !thought.includes(seat));
    if (thinks.length > 0) seconds += thinking;
    ownSeconds += (thinks.length * thinking) / seats;
    thought = acting;
    const seat = pick(random, acting);
    const legal = game.legalMoves(state, seat);
    const imagine = (chance: RandomWords) => game.redeal(state, seat, chance);
    game.play(state, seat, bot.decide({ evaluator, seat, seats, legal, imagine, random }));
    seconds += moving / acting.length;
    const { chances } = evaluator.prospects(state, seats);
    const ahead = chances.indexOf(Math.max(...chances));
    if (leader !== null && (chances[ahead] ?? 0) <= (chances[leader] ?? 0) + clearly) continue;
    if (leader !== null) changes += 1;
    leader = ahead;
  }
  return { seconds, changes, asked: ownSeconds / seconds };
}

/** Median duration in minutes, rounded to five. */
function minutesOf(all: readonly Measured[]): number {
  const middle = all.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(all.length / 2)]?.seconds ?? 0;
  return Math.max(5, Math.round(middle / 60 / 5) * 5);
}

/** Average influence of a player, rounded to a tenth. */
function handsOf(all: readonly Measured[]): number {
  const mean = (of: (each: Measured) => number) => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  return Math.round(mean(({ changes }) => changes) * mean(({ asked }) => asked) * 10) / 10;
}

type Figures = Record<string, Record<number, number>>;
const minutes: Figures = {};
const hands: Figures = {};
for (const game of Object.values<AnyGame>(games)) {
  const { min, max } = game.seats;
  const ofMinutes: Record<number, number> = {};
  const ofHands: Record<number, number> = {};
  for (let seats = min; seats <= max; seats += 1) {
    const all = Array.from({ length: matches }, (_, index) => measure(game, seats, `minutes ${index}`));
    ofMinutes[seats] = minutesOf(all);
    // a solo match has no lead
    if (seats > 1) ofHands[seats] = handsOf(all);
  }
  minutes[game.id] = ofMinutes;
  hands[game.id] = ofHands;
}
writeFileSync(keepers.minutes, `${JSON.stringify(minutes, null, 2)}\n`);
writeFileSync(keepers.hands, `${JSON.stringify(hands, null, 2)}\n`);
console.log({ minutes, hands });
