import { describe, expect, test } from 'vitest';
import { type BotLevel, botOf, type Decision, evaluatorOf, wholeChoice } from '../../shared/bots/index.ts';
import {
  combination,
  fingerprint,
  type GameTypes,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
} from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { campaign } from '../harness/campaign.ts';

/** Positions of every game in which bots are asked twice. */
const positions = campaign(40, 400);
/** How many are searched for one in which knowing the deal makes a difference. */
const tried = 1000;
/** The level, and the share of positions it is asked in: look-ahead levels take longer. */
const asked: readonly { readonly level: BotLevel; readonly every: number }[] = [
  { level: 'apprentice', every: 1 },
  { level: 'shopkeeper', every: 5 },
  { level: 'merchant', every: 50 },
  { level: 'wholesaler', every: 100 },
];
const budget = 12;

/** A state without its future randomness. */
const unlikeChance = (state: GameTypes['State']): string => fingerprint({ ...state, random: null });

/** What a bot of a level chooses for a seat, with redeals of this state, by this seed. */
function choiceOf(
  game: AnyGame,
  { state, seat, seats }: { state: GameTypes['State']; seat: Seat; seats: number },
  level: BotLevel,
  seed: string,
) {
  const decision: Decision<GameTypes> = {
    evaluator: evaluatorOf(game, guideOf(game.id)),
    seat,
    seats,
    legal: game.legalMoves(state, seat),
    imagine: (chance: RandomWords) => game.redeal(state, seat, chance),
    random: randomFromSeed(seed),
  };
  const bot = botOf(level, () => (imagined) => imagined < budget);
  return wholeChoice(
    decision,
    bot.decide(decision),
    botOf('apprentice', () => () => false),
  );
}

/** Positions of random matches over all numbers of players and options, with something to choose. */
function* positionsOf(game: AnyGame, count: number) {
  let found = 0;
  for (let match = 0; found < count; match++) {
    const random = randomFromSeed(`positions ${match}`);
    const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1));
    const options = combination(game.options, seats, match);
    const state = game.setup(seats, options, randomFromSeed(`honest ${match}`));
    for (let acting = game.toAct(state); acting.length > 0 && found < count; acting = game.toAct(state)) {
      const seat = pick(random, acting);
      const legal = game.legalMoves(state, seat);
      if (legal.length > 1 && random[0] % 5 === 0) {
        found++;
        yield { state, seat, seats };
      }
      game.play(state, seat, pick(random, legal));
    }
  }
}

describe.each(Object.values<AnyGame>(games))('$id', (game) => {
  test(`bots choose alike in ${positions} pairs of positions that their seat cannot tell apart`, () => {
    const different = { pairs: 0, states: 0 };
    let index = 0;
    for (const { state, seat, seats } of positionsOf(game, positions)) {
      const before = fingerprint(state);
      const other = game.redeal(state, seat, randomFromSeed(`other ${index}`));
      if (unlikeChance(other) !== unlikeChance(state)) different.states++;
      for (const { level, every } of asked) {
        if (index % every !== 0) continue;
        const one = choiceOf(game, { state, seat, seats }, level, `thinking ${index}`);
        expect(choiceOf(game, { state: other, seat, seats }, level, `thinking ${index}`), level).toEqual(one);
        different.pairs++;
      }
      expect(fingerprint(state), 'thinking leaves the match alone').toBe(before);
      index++;
    }
    expect(index).toBe(positions);
    // the pairs do differ: in cards, money or choices in nearly all of them
    expect(different.states).toBeGreaterThan(positions * 0.9);
  });

  test('the pairs reveal a bot or a hint that knows the deal', () => {
    const peeking: AnyGame = { ...game, redeal: (state) => game.copy(state) };
    let index = 0;
    let differ = 0;
    for (const { state, seat, seats } of positionsOf(game, tried)) {
      if (differ > 0) break;
      const other = game.redeal(state, seat, randomFromSeed(`other ${index}`));
      const one = choiceOf(peeking, { state, seat, seats }, 'shopkeeper', `thinking ${index}`);
      const same = choiceOf(peeking, { state: other, seat, seats }, 'shopkeeper', `thinking ${index}`);
      if (JSON.stringify(one) !== JSON.stringify(same)) differ++;
      index++;
    }
    expect(differ).toBe(1);
  });
});
