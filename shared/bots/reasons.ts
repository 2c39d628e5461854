import { type GameTypes, type RandomWords, seatsOf } from '../engine/index.ts';
import type { Decision } from './bot.ts';
import { playOn, roundOf } from './imagined-play.ts';
import { sampleWorld } from './sample-world.ts';

/** A reason for a move (points above 0) or against it, compared to the other legal moves. */
export interface Reason {
  /** A feature of the game's guide. */
  readonly feature: string;
  /** Whether the chooser has the feature, or the opponents. */
  readonly whose: 'own' | 'others';
  /** Points of the final score. */
  readonly points: number;
}

/** Number of imagined matches for the comparison. */
const worlds = 4;
/** This many of the other moves, the most promising, define the average. */
const mostCompared = 12;
const mostMoves = 60;
/** Smaller differences in points are no reason, and this many reasons are enough. */
const leastPoints = 0.25;
const mostReasons = 4;

/** The amount of each feature that the seat has after a move, and the average of the others. */
type Measured = readonly [own: readonly number[], others: readonly number[]];

function measured<Types extends GameTypes>(
  { evaluator, seat, seats }: Decision<Types>,
  world: Types['State'],
  move: Types['Move'],
  chance: RandomWords,
): Measured {
  const { game, guide } = evaluator;
  if (guide === null) return [[], []];
  const after = game.copy(world);
  game.play(after, seat, move);
  playOn(evaluator, after, [...chance], { horizon: 'quiet', mostMoves, round: roundOf(evaluator, world) });
  const others = seatsOf(seats).filter((each) => each !== seat);
  const theirs = others.map((each) => guide.measure(after, each));
  return [
    guide.measure(after, seat),
    guide.features.map((_, at) => theirs.reduce((sum, row) => sum + (row[at] ?? 0) / others.length, 0)),
  ];
}

/** Adds a fraction of one list to another, element by element. */
function add(sum: number[], row: readonly number[], part: number): void {
  row.forEach((value, at) => {
    sum[at] = (sum[at] ?? 0) + value * part;
  });
}

/**
 * The reasons for each of these moves: by feature, how much better the position is, in points, than after an average
 * legal move.
 * What the move itself reduces is no reason for it, even if most others would reduce it more.
 * The most important first; none if the game has no guide.
 */
export function reasonsFor<Types extends GameTypes>(
  decision: Decision<Types>,
  moves: readonly Types['Move'][],
): readonly (readonly Reason[])[] {
  const { evaluator, seat, legal, random } = decision;
  const { guide } = evaluator;
  if (guide === null) return moves.map(() => []);
  const own = moves.map((): number[] => []);
  const others = moves.map((): number[] => []);
  const before: number[] = [];
  const usual: [number[], number[]] = [[], []];
  for (let world = 0; world < worlds; world++) {
    const imagined = sampleWorld(decision, random);
    const chance: RandomWords = [random[0], random[1], random[2], random[3]];
    add(before, guide.measure(imagined, seat), 1 / worlds);
    const promising = [...legal].sort(
      (one, other) => guide.prior(imagined, seat, other) - guide.prior(imagined, seat, one),
    );
    const compared = promising.slice(0, mostCompared);
    for (const move of compared) {
      const [mine, theirs] = measured(decision, imagined, move, chance);
      add(usual[0], mine, 1 / (worlds * compared.length));
      add(usual[1], theirs, 1 / (worlds * compared.length));
    }
    moves.forEach((move, at) => {
      const [mine, theirs] = measured(decision, imagined, move, chance);
      add(own[at] ?? [], mine, 1 / worlds);
      add(others[at] ?? [], theirs, 1 / worlds);
    });
  }
  return moves.map((_, move) =>
    guide.features
      .flatMap((feature, at): Reason[] => {
        const weight = guide.weights[at] ?? 0;
        const after = own[move]?.[at] ?? 0;
        const falls = weight * (after - (before[at] ?? 0)) < -leastPoints;
        const gain = weight * (after - (usual[0][at] ?? 0));
        const loss = weight * ((others[move]?.[at] ?? 0) - (usual[1][at] ?? 0));
        return [
          { feature, whose: 'own', points: falls ? Math.min(0, gain) : gain },
          { feature, whose: 'others', points: -loss },
        ];
      })
      .filter(({ points }) => Math.abs(points) >= leastPoints)
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .slice(0, mostReasons),
  );
}
