import { type Bot, evaluatorOf, sharesOf } from '../../shared/bots/index.ts';
import {
  EndlessMatch,
  type Game,
  type GameTypes,
  type Guide,
  type HidingTable,
  type Options,
  pick,
  type RandomWords,
  randomFromSeed,
  settledOptions,
} from '../../shared/engine/index.ts';

/** A player: a bot, and the guide by which it rates positions. */
export interface Contender<Types extends GameTypes> {
  readonly bot: Bot;
  readonly guide: Guide<Types> | null;
}

/** Matches of one challenger against several of another kind. */
export interface Series<Types extends GameTypes> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  readonly seats: number;
  readonly challenger: Contender<Types>;
  readonly others: Contender<Types>;
  readonly seed: string;
  /** Options other than the defaults. */
  readonly options?: Options;
}

/** Plays a match of a series and returns each seat's share of the win. Bots only see imagined matches. */
function resultOf<Types extends GameTypes>(
  game: Series<Types>['game'],
  players: readonly Contender<Types>[],
  options: Options,
  seed: string,
): readonly number[] {
  const judges = players.map(({ guide }) => evaluatorOf(game, guide));
  const random = randomFromSeed(`bots ${seed}`);
  const state = game.setup(players.length, options, randomFromSeed(seed));
  let moves = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    if (++moves > game.longestMatch) throw new EndlessMatch(`${seed} does not end`);
    const seat = pick(random, acting);
    const [player, evaluator] = [players[seat], judges[seat]];
    if (player === undefined || evaluator === undefined) throw new RangeError(`nobody at seat ${seat}`);
    const legal = game.legalMoves(state, seat);
    const imagine = (chance: RandomWords): Types['State'] => game.redeal(state, seat, chance);
    game.play(state, seat, player.bot.decide({ evaluator, seat, seats: players.length, legal, imagine, random }));
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new EndlessMatch(`${seed} stands still`);
  return sharesOf(outcome);
}

/**
 * The challenger's share of the win, from 0 to 1, in one match of a series.
 * `index` counts from 0. The challenger plays every seat with the same seed in turn, so that lucky deals cancel out.
 */
export function shareOfGame<Types extends GameTypes>(series: Series<Types>, index: number): number {
  const { game, seats, challenger, others } = series;
  const own = index % seats;
  const players = Array.from({ length: seats }, (_, seat) => (seat === own ? challenger : others));
  const options = settledOptions(game.options, seats, series.options ?? {}) ?? {};
  return resultOf(game, players, options, `${series.seed}/${Math.floor(index / seats)}`)[own] ?? 0;
}

/** Standard normal quantile of a two-sided 95 % interval. */
const quantile = 1.96;

/** The 95 % confidence interval of the true share (Wilson). */
export function wilson(won: number, games: number): readonly [lower: number, upper: number] {
  if (games === 0) return [0, 1];
  const share = won / games;
  const square = quantile ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const half = (quantile / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
