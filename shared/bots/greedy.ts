import { type AnyMove, type GameTypes, nextWord, type RandomWords } from '../engine/index.ts';
import type { Bot, Decision } from './bot.ts';
import { type Horizon, playOn, type Reach, roundOf } from './imagined-play.ts';
import { oneOfTheBest, type Rated, stakesOf } from './mixing.ts';
import { sampleWorld } from './sample-world.ts';

/** How a greedy bot examines the result of each move. */
export interface Glance {
  /** Number of imagined matches in which each move is tried. */
  readonly worlds: number;
  /** How far, how widely and how keenly each imagined match continues. See `likelyMove`. */
  readonly horizon: Horizon;
  readonly mostMoves: number;
  readonly keenness?: number;
  /** Moves whose worths differ by less count as equal. It is less than the worth of a point. */
  readonly nearness: number;
  /** The error in judging a move at usual stakes; 0 for none. */
  readonly noise: number;
  /** The chance of overlooking a move, from 0 to 1. */
  readonly forgets: number;
  /** Overlooks moves that promise less than this fraction of the most promising one; 0 overlooks none. */
  readonly plausible: number;
  /** Examines this many moves, the most promising. */
  readonly breadth: number;
}

/** The `breadth` most promising legal moves; all of them without a guide. */
export function mostPromising<Types extends GameTypes>(
  decision: Decision<Types>,
  breadth: number,
): readonly Types['Move'][] {
  const { evaluator, seat, legal, random } = decision;
  const { guide } = evaluator;
  if (guide === null || legal.length <= breadth) return legal;
  const world = sampleWorld(decision, random);
  const priors = new Map(legal.map((move) => [move, guide.prior(world, seat, move)]));
  return legal.toSorted((one, other) => (priors.get(other) ?? 0) - (priors.get(one) ?? 0)).slice(0, breadth);
}

/** The minimum number of moves to try in every imagined match. */
const fewestTried = 4;

/** The result of a move for its seat. */
type Brought = Omit<Rated<AnyMove>, 'move'>;

/** A move's total deficit to the best move in each imagined match so far, in worth and chance. */
interface Trial<Move extends AnyMove> {
  readonly move: Move;
  behind: number;
  lessLikely: number;
  tried: number;
}

/** The result of a move for its seat in an imagined match, without changing that match. */
function broughtIn<Types extends GameTypes>(
  { evaluator, seat, seats }: Pick<Decision<Types>, 'evaluator' | 'seat' | 'seats'>,
  imagined: Types['State'],
  move: Types['Move'],
  chance: RandomWords,
  reach: Reach,
): Brought {
  const after = evaluator.game.copy(imagined);
  evaluator.game.play(after, seat, move);
  playOn(evaluator, after, chance, reach);
  const { worths, chances } = evaluator.prospects(after, seats);
  return { worth: worths[seat] ?? 0, chance: chances[seat] ?? 0 };
}

/**
 * Rates every move by its results, in the given order.
 * All moves are tried in the same imagined matches, with the same random numbers. After each match, the worse half drops
 * out (successive halving) and keeps its deficit.
 */
export function rateMoves<Types extends GameTypes>(
  decision: Omit<Decision<Types>, 'legal'>,
  legal: readonly Types['Move'][],
  { worlds, horizon, mostMoves, keenness }: Pick<Glance, 'worlds' | 'horizon' | 'mostMoves' | 'keenness'>,
): readonly Rated<Types['Move']>[] {
  const { evaluator, random } = decision;
  const trials = legal.map((move): Trial<Types['Move']> => ({ move, behind: 0, lessLikely: 0, tried: 0 }));
  let among = trials;
  let best = 0;
  let likeliest = 0;
  for (let world = 0; world < worlds; world++) {
    const imagined = sampleWorld(decision, random);
    const reach = { horizon, mostMoves, keenness, round: roundOf(evaluator, imagined) };
    const chance: RandomWords = [nextWord(random), nextWord(random), nextWord(random), nextWord(random)];
    const brought = among.map(({ move }) => broughtIn(decision, imagined, move, [...chance], reach));
    const most = Math.max(...brought.map(({ worth }) => worth));
    const highest = Math.max(...brought.map((each) => each.chance));
    best += most / worlds;
    likeliest += highest / worlds;
    among.forEach((trial, at) => {
      trial.behind += (brought[at]?.worth ?? most) - most;
      trial.lessLikely += (brought[at]?.chance ?? highest) - highest;
      trial.tried++;
    });
    among = among.toSorted((one, other) => other.behind - one.behind);
    among = among.slice(0, Math.max(fewestTried, Math.ceil(among.length / 2)));
  }
  return trials.map(({ move, behind, lessLikely, tried }) => ({
    move,
    worth: best + behind / tried,
    chance: likeliest + lessLikely / tried,
  }));
}

/** The moves that the bot considers: never an obvious blunder, always the most promising one. */
function remembered<Types extends GameTypes>(
  decision: Decision<Types>,
  { forgets, plausible }: Pick<Glance, 'forgets' | 'plausible'>,
): readonly Types['Move'][] {
  const { evaluator, seat, legal, random } = decision;
  if (forgets === 0 && plausible === 0) return legal;
  const world = sampleWorld(decision, random);
  const priors = legal.map((move) => evaluator.guide?.prior(world, seat, move) ?? 1);
  const best = Math.max(...priors);
  const obvious = priors.indexOf(best);
  return legal.filter((_, at) => {
    const comes = nextWord(random) / 2 ** 32 >= forgets;
    return at === obvious || (comes && (priors[at] ?? 0) >= plausible * best);
  });
}

/** A bot that plays the move with the best immediate result. */
export function greedyBot(name: string, glance: Glance): Bot {
  return {
    name,
    decide(decision) {
      const { legal, random } = decision;
      const [only] = legal;
      if (legal.length === 1 && only !== undefined) return only;
      const promising = { ...decision, legal: mostPromising(decision, glance.breadth) };
      const rated = rateMoves(decision, remembered(promising, glance), glance);
      const stakes = stakesOf(rated.map(({ worth }) => worth));
      const rough = rated.map((each) => ({
        ...each,
        worth: each.worth + glance.noise * stakes * (nextWord(random) / 2 ** 31 - 1),
      }));
      return oneOfTheBest(random, rough, glance.nearness);
    },
  };
}
