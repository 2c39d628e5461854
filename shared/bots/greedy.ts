import { type AnyMove, type GameTypes, nextWord, type RandomWords } from '../engine/index.ts';
import type { Bot, Decision } from './bot.ts';
import { type Horizon, playOn, type Reach, roundOf } from './imagined-play.ts';
import { imaginedWorld } from './imagined-world.ts';
import { oneOfTheBest, type Rated } from './mixing.ts';

/** How a greedy bot looks at what each move leads to. */
export interface Glance {
  /** Imagined matches in which every move is tried. */
  readonly worlds: number;
  /** How far each is played on with likely moves, with how many at most, and how keenly; see `likelyMove`. */
  readonly horizon: Horizon;
  readonly mostMoves: number;
  readonly keenness?: number;
  /** Moves that differ by less, in shares of the win, are as good as each other. */
  readonly nearness: number;
  /** How far off it is in judging a move, in shares of the win: 0 for as well as it can. */
  readonly noise: number;
  /** The chance that it does not think of a move at all, from 0 to 1. */
  readonly forgets: number;
  /** So many moves are looked at, the most promising. */
  readonly breadth: number;
}

/** The most promising of the moves on offer, as many as `breadth`; all where no guide says what is promising. */
export function mostPromising<Types extends GameTypes>(
  decision: Decision<Types>,
  breadth: number,
): readonly Types['Move'][] {
  const { judge, seat, legal, random } = decision;
  const { guide } = judge;
  if (guide === null || legal.length <= breadth) return legal;
  const world = imaginedWorld(decision, random);
  const promises = new Map(legal.map((move) => [move, guide.promise(world, seat, move)]));
  return legal.toSorted((one, other) => (promises.get(other) ?? 0) - (promises.get(one) ?? 0)).slice(0, breadth);
}

/** So many moves at least are tried in every imagined match. */
const fewestTried = 4;

/** What trying a move has shown so far: how far behind the best it was in each imagined match, added up, and in how many. */
interface Trial<Move extends AnyMove> {
  readonly move: Move;
  behind: number;
  tried: number;
}

/** What a move brings its seat in an imagined match, which is left as it is. */
function worthIn<Types extends GameTypes>(
  { judge, seat, seats }: Pick<Decision<Types>, 'judge' | 'seat' | 'seats'>,
  imagined: Types['State'],
  move: Types['Move'],
  chance: RandomWords,
  reach: Reach,
): number {
  const after = judge.game.copy(imagined);
  judge.game.play(after, seat, move);
  playOn(judge, after, chance, reach);
  return judge.shares(after, seats)[seat] ?? 0;
}

/**
 * Every move on offer with the share of the win it leads to, in the order they are given. All are tried in the same imagined
 * matches by the same chance; the half that did worse is left out of the next one (successive halving), and counts as far
 * behind the best as it was until then.
 */
export function rateMoves<Types extends GameTypes>(
  decision: Omit<Decision<Types>, 'legal'>,
  legal: readonly Types['Move'][],
  { worlds, horizon, mostMoves, keenness }: Pick<Glance, 'worlds' | 'horizon' | 'mostMoves' | 'keenness'>,
): readonly Rated<Types['Move']>[] {
  const { judge, random } = decision;
  const trials = legal.map((move): Trial<Types['Move']> => ({ move, behind: 0, tried: 0 }));
  let among = trials;
  let best = 0;
  for (let world = 0; world < worlds; world++) {
    const imagined = imaginedWorld(decision, random);
    const reach = { horizon, mostMoves, keenness, round: roundOf(judge, imagined) };
    const chance: RandomWords = [nextWord(random), nextWord(random), nextWord(random), nextWord(random)];
    const worths = among.map(({ move }) => worthIn(decision, imagined, move, [...chance], reach));
    const most = Math.max(...worths);
    best += most / worlds;
    among.forEach((trial, at) => {
      trial.behind += (worths[at] ?? most) - most;
      trial.tried++;
    });
    among = among.toSorted((one, other) => other.behind - one.behind);
    among = among.slice(0, Math.max(fewestTried, Math.ceil(among.length / 2)));
  }
  return trials.map(({ move, behind, tried }) => ({ move, worth: best + behind / tried }));
}

/** The moves that come to mind: never none. */
function remembered<Move>(legal: readonly Move[], forgets: number, random: RandomWords): readonly Move[] {
  if (forgets === 0) return legal;
  const thoughtOf = legal.filter(() => nextWord(random) / 2 ** 32 >= forgets);
  return thoughtOf.length > 0 ? thoughtOf : legal;
}

/** Plays whatever makes the position best at once. */
export function greedyBot(name: string, glance: Glance): Bot {
  return {
    name,
    decide(decision) {
      const { legal, random } = decision;
      const [only] = legal;
      if (legal.length === 1 && only !== undefined) return only;
      const thoughtOf = remembered(mostPromising(decision, glance.breadth), glance.forgets, random);
      const rated = rateMoves(decision, thoughtOf, glance).map(({ move, worth }) => ({
        move,
        worth: worth + glance.noise * (nextWord(random) / 2 ** 31 - 1),
      }));
      return oneOfTheBest(random, rated, glance.nearness);
    },
  };
}
