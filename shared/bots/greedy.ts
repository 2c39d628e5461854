import { type GameTypes, nextWord, type RandomWords } from '../engine/index.ts';
import type { Bot, Decision } from './bot.ts';
import { type Horizon, playOn, roundOf } from './imagined-play.ts';
import { imaginedWorld } from './imagined-world.ts';
import { oneOfTheBest, type Rated } from './mixing.ts';

/** How a greedy bot looks at what each move leads to. */
export interface Glance {
  /** Imagined matches in which every move is tried. */
  readonly worlds: number;
  /** How far each is played on with likely moves, and with how many at most. */
  readonly horizon: Horizon;
  readonly mostMoves: number;
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

/** Every move on offer with the share of the win it leads to, each tried in the same imagined matches by the same chance. */
export function rateMoves<Types extends GameTypes>(
  decision: Omit<Decision<Types>, 'legal'>,
  legal: readonly Types['Move'][],
  glance: Pick<Glance, 'worlds' | 'horizon' | 'mostMoves'>,
): readonly Rated<Types['Move']>[] {
  const { judge, seat, seats, random } = decision;
  const { game } = judge;
  const worths = legal.map(() => 0);
  for (let world = 0; world < glance.worlds; world++) {
    const imagined = imaginedWorld(decision, random);
    const reach = { ...glance, round: roundOf(judge, imagined) };
    const chance: RandomWords = [nextWord(random), nextWord(random), nextWord(random), nextWord(random)];
    legal.forEach((move, at) => {
      const after = game.copy(imagined);
      game.play(after, seat, move);
      playOn(judge, after, [...chance], reach);
      worths[at] = (worths[at] ?? 0) + (judge.shares(after, seats)[seat] ?? 0) / glance.worlds;
    });
  }
  return legal.map((move, at) => ({ move, worth: worths[at] ?? 0 }));
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
