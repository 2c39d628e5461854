import { writeFileSync } from 'node:fs';
import { evaluatorOf } from '../../shared/bots/index.ts';
import { EndlessMatch, pick, type RandomWords, randomFromSeed, settledOptions } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { inRoot } from '../launch/root.mjs';
import { toolCommand, wholeNumber } from '../launch/tool-command.mjs';
import { playerNamed } from './players.ts';

/**
 * `npm run tool -- minutes`: how long a match lasts, and how much it is in one's own hands, by game and number of people, for the
 * fronts in the street. Bots play; what they are asked is counted, and turned into minutes by what people take.
 *
 * What is in one's own hands is how often the lead changes in a match, times the share of its time in which somebody is asked
 * themselves: with more people the lead is more contested, and one waits longer. A front names the number with the most of it
 * as the best. It is no more than that: what bots who play well make of the game, not what anybody has said of it.
 */

const { matches } = toolCommand(
  'npm run tool -- minutes',
  'Has bots play and records, for the home screen, how long matches last and the best number of players.',
)
  .option('--matches <n>', 'number of matches for each game and number of players', wholeNumber(), 24)
  .parse()
  .opts();
/** What somebody who is asked takes to think, and what each move of theirs takes, in seconds; several at once think together. */
const thinking = 20;
const moving = 2;

/** Whoever leads is passed by so much chance of winning at least: less is a matter of opinion. */
const clearly = 0.05;

const keepers = {
  minutes: inRoot('renderer/lobby/front/minutes.json'),
  hands: inRoot('renderer/lobby/front/hands.json'),
};

/** One match of so many people. */
interface Measured {
  /** How long it lasts, in seconds. */
  readonly seconds: number;
  /** How often the lead changed. */
  readonly changes: number;
  /** For how much of its time somebody was asked themselves, 0 … 1, as all have it on average. */
  readonly asked: number;
}

/** Has bots play a match, and measures it. */
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

/** The middle of what matches take, in minutes to the next five. */
function minutesOf(all: readonly Measured[]): number {
  const middle = all.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(all.length / 2)]?.seconds ?? 0;
  return Math.max(5, Math.round(middle / 60 / 5) * 5);
}

/** How much of a match is in one's own hands, to a tenth. */
function handsOf(all: readonly Measured[]): number {
  const mean = (of: (each: Measured) => number) => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  return Math.round(mean(({ changes }) => changes) * mean(({ asked }) => asked) * 10) / 10;
}

/** One of the two figures, by game and number of people. */
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
    // who plays alone has nobody to lead
    if (seats > 1) ofHands[seats] = handsOf(all);
  }
  minutes[game.id] = ofMinutes;
  hands[game.id] = ofHands;
}
writeFileSync(keepers.minutes, `${JSON.stringify(minutes, null, 2)}\n`);
writeFileSync(keepers.hands, `${JSON.stringify(hands, null, 2)}\n`);
console.log({ minutes, hands });
