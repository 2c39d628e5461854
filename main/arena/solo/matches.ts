import { type Bot, evaluatorOf } from '../../../shared/bots/index.ts';
import {
  EndlessMatch,
  type GameTypes,
  type Guide,
  type Options,
  type Outcome,
  type RandomWords,
  randomFromSeed,
  seatAt,
  settledOptions,
} from '../../../shared/engine/index.ts';
import type { Series } from '../series.ts';
import { Clairvoyant, type Width } from './clairvoyant.ts';

/** A way to play a game alone: the value of an option that only solo matches have. */
export interface Challenge<Types extends GameTypes> {
  readonly game: Series<Types>['game'];
  readonly guide: Guide<Types> | null;
  readonly name: string;
  readonly options: Options;
}

/** All ways to play a game alone. Throws RangeError for a game without any. */
export function challengesOf<Types extends GameTypes>(
  game: Series<Types>['game'],
  guide: Guide<Types> | null,
): readonly Challenge<Types>[] {
  const option = game.options.find(({ seats }) => seats?.max === 1);
  if (option === undefined) throw new RangeError(`${game.id} has no solo challenges`);
  return option.values.map((name) => ({
    game,
    guide,
    name,
    options: settledOptions(game.options, 1, { [option.id]: name }) ?? {},
  }));
}

/** How a solo match ended. */
export interface SoloResult {
  /** The count that decides the rank; 1 for a win without rank, and 0 if lost. */
  readonly count: number;
  /** The id of the rank, or the fame. */
  readonly rank: string;
  /** Average time for a decision, in milliseconds. */
  readonly milliseconds: number;
}

const own = seatAt(0);

function rankOf({ alone }: Outcome): string {
  if (alone?.campaign !== undefined) return String(alone.campaign.fame);
  return alone?.rank ?? (alone?.won === true ? 'won' : 'lost');
}

function resultAt<Types extends GameTypes>(
  { game, guide, name }: Challenge<Types>,
  state: Types['State'],
  milliseconds: number,
): SoloResult {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new EndlessMatch(`${name} does not end`);
  const counted = guide?.soloCount?.(state);
  const rank = rankOf(outcome);
  const count = rank === 'lost' ? 0 : counted?.isRanked === true ? counted.count : 1;
  return { count, rank, milliseconds };
}

/** Plays a challenge by a bot, which sees imagined matches only. */
export function playAlone<Types extends GameTypes>(challenge: Challenge<Types>, bot: Bot, seed: string): SoloResult {
  const { game, guide, options } = challenge;
  const evaluator = evaluatorOf(game, guide);
  const random = randomFromSeed(`bots ${seed}`);
  const state = game.setup(1, options, randomFromSeed(seed));
  const imagine = (chance: RandomWords): Types['State'] => game.redeal(state, own, chance);
  const began = performance.now();
  let decisions = 0;
  for (let moves = 0; game.toAct(state).length > 0 && moves < game.longestMatch; moves++) {
    const legal = game.legalMoves(state, own);
    if (legal.length > 1) decisions++;
    game.play(state, own, bot.decide({ evaluator, seat: own, seats: 1, legal, imagine, random }));
  }
  return resultAt(challenge, state, (performance.now() - began) / Math.max(1, decisions));
}

/** The best result that a search finds which knows all draws. */
export function ceilingOf<Types extends GameTypes>(
  challenge: Challenge<Types>,
  seed: string,
  width: Width,
): SoloResult {
  const { game, guide, options } = challenge;
  const start = game.setup(1, options, randomFromSeed(seed));
  return resultAt(challenge, new Clairvoyant(evaluatorOf(game, guide), start, width).bestEnd(), 0);
}
