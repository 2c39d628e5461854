import { writeFileSync } from 'node:fs';
import { evaluatorOf } from '../../shared/bots/index.ts';
import { EndlessMatch, pick, type RandomWords, randomFromSeed, settledOptions } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { commandLine } from '../launch/command-line.mjs';
import { inRoot } from '../launch/root.mjs';
import { playerNamed } from './players.ts';

/**
 * `npm run minutes`: how long a match lasts, by game and number of people, for the fronts in the street. Bots play; what they
 * are asked is counted, and turned into minutes by what people take.
 */

const {
  values: { matches },
} = commandLine({
  start: 'npm run minutes',
  says: 'Has bots play, and writes down for the fronts in the street how long a match lasts.',
  options: {
    matches: {
      kind: 'whole-number',
      value: 'N',
      usual: 12,
      says: 'so many stand for all, of each game and number of people',
    },
  },
});
/** What somebody who is asked takes to think, and what each move of theirs takes, in seconds; several at once think together. */
const thinking = 20;
const moving = 2;

const keeper = inRoot('renderer/lobby/front/minutes.json');

/** How long a match of so many people lasts, in seconds. */
function secondsOf(game: AnyGame, seats: number, seed: string): number {
  const options = settledOptions(game.options, seats, {}) ?? {};
  const state = game.setup(seats, options, randomFromSeed(seed));
  const evaluator = evaluatorOf(game, guideOf(game.id));
  const bot = playerNamed('shopkeeper');
  const random = randomFromSeed(`bots ${seed}`);
  let seconds = 0;
  let thought: readonly number[] = [];
  let moves = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    if (++moves > game.longestMatch || bot === undefined) throw new EndlessMatch(`${game.id} ${seed}`);
    if (acting.some((seat) => !thought.includes(seat))) seconds += thinking;
    thought = acting;
    const seat = pick(random, acting);
    const legal = game.legalMoves(state, seat);
    const imagine = (chance: RandomWords) => game.redeal(state, seat, chance);
    game.play(state, seat, bot.decide({ evaluator, seat, seats, legal, imagine, random }));
    seconds += moving / acting.length;
  }
  return seconds;
}

/** The middle of what matches take, in minutes to the next five. */
function minutesOf(game: AnyGame, seats: number): number {
  const all = Array.from({ length: matches }, (_, index) => secondsOf(game, seats, `minutes ${index}`));
  const middle = all.toSorted((one, other) => one - other)[Math.floor(matches / 2)] ?? 0;
  return Math.max(5, Math.round(middle / 60 / 5) * 5);
}

const measured = Object.values<AnyGame>(games).map((game) => {
  const { min, max } = game.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [game.id, Object.fromEntries(numbers.map((seats) => [seats, minutesOf(game, seats)]))] as const;
});
writeFileSync(keeper, `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`);
console.log(Object.fromEntries(measured));
