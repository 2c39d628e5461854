import { type GameTypes, type RandomWords, seatsOf } from '../engine/index.ts';
import type { Decision } from './bot.ts';
import { playOn, roundOf } from './imagined-play.ts';
import { sampleWorld } from './sample-world.ts';

/** What speaks for a move (points above 0) or against it, next to the other moves on offer. */
export interface Reason {
  /** By which feature of the game's guide. */
  readonly feature: string;
  /** Is it the chooser's own, or what the others have of it? */
  readonly whose: 'own' | 'others';
  /** Points of the final score. */
  readonly points: number;
}

/** Imagined matches in which moves are compared. */
const worlds = 4;
/** So many of the other moves make up what is ordinary. */
const mostCompared = 12;
/** No imagined choice goes on for longer. */
const mostMoves = 60;
/** What differs by fewer points is no reason, and nobody wants more reasons than this. */
const leastPoints = 0.25;
const mostReasons = 4;

/** How much of each feature the seat has after a move and, as a second row, the others on average. */
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

/** Adds a part of one list to another, place by place. */
function add(sum: number[], row: readonly number[], part: number): void {
  row.forEach((value, at) => {
    sum[at] = (sum[at] ?? 0) + value * part;
  });
}

/**
 * What speaks for each of these moves: how much better the position is by each feature, in points, than after an ordinary
 * move on offer. The most telling first; none where the game has no guide.
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
  const usual: [number[], number[]] = [[], []];
  for (let world = 0; world < worlds; world++) {
    const imagined = sampleWorld(decision, random);
    const chance: RandomWords = [random[0], random[1], random[2], random[3]];
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
        const gain = weight * ((own[move]?.[at] ?? 0) - (usual[0][at] ?? 0));
        const loss = weight * ((others[move]?.[at] ?? 0) - (usual[1][at] ?? 0));
        return [
          { feature, whose: 'own', points: gain },
          { feature, whose: 'others', points: -loss },
        ];
      })
      .filter(({ points }) => Math.abs(points) >= leastPoints)
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .slice(0, mostReasons),
  );
}
