import { type GameTypes, type Guide, type RandomWords, type Seat, seatsOf } from '../engine/index.ts';
import type { Decision } from './bot.ts';
import { playOn, roundOf } from './imagined-play.ts';
import type { Judge } from './judge.ts';
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

/** The figures of every seat. */
type Figures = readonly (readonly number[])[];

/** The figures after a move, and how far scores may still diverge. */
function measured<Types extends GameTypes>(
  { evaluator, seat, seats }: Decision<Types>,
  guide: Guide<Types>,
  judge: Judge<Types>,
  world: Types['State'],
  move: Types['Move'],
  chance: RandomWords,
): { readonly figures: Figures; readonly spread: number } {
  const after = evaluator.game.copy(world);
  evaluator.game.play(after, seat, move);
  playOn(evaluator, after, [...chance], { horizon: 'quiet', mostMoves, round: roundOf(evaluator, world) });
  return { figures: seatsOf(seats).map((each) => judge.figures(after, each)), spread: guide.spread(after) };
}

/** The averages of several rows of figures. */
function averageOf(all: readonly Figures[]): Figures {
  const [first = []] = all;
  return first.map((row, seat) =>
    row.map((_, at) => all.reduce((sum, figures) => sum + (figures[seat]?.[at] ?? 0), 0) / all.length),
  );
}

/** By feature: what a change of the seat's own figures adds to its lead in points, and one of the others'. */
interface Shares {
  readonly own: readonly number[];
  readonly others: readonly number[];
}

/**
 * Shares a change of a seat's lead among the features: they change one after the other, and each gets what changes with it.
 * The average of both orders: what a feature adds may depend on those before it. The shares add up to the whole change.
 */
function sharesOfLead<Types extends GameTypes>(
  judge: Judge<Types>,
  { seat, count, spread }: { readonly seat: Seat; readonly count: number; readonly spread: number },
  from: Figures,
  to: Figures,
): Shares {
  const shares = { own: Array.from({ length: count }, () => 0), others: Array.from({ length: count }, () => 0) };
  const steps = [true, false].flatMap((isOwn) => shares.own.map((_, feature) => ({ isOwn, feature })));
  const leadOf = (figures: Figures): number => {
    const points = judge.points(figures, spread);
    const own = points[seat] ?? 0;
    const others = points.length - 1;
    return others === 0 ? own : own - (points.reduce((sum, each) => sum + each, 0) - own) / others;
  };
  for (const order of [steps, steps.toReversed()]) {
    const figures = from.map((row) => [...row]);
    let lead = leadOf(figures);
    for (const { isOwn, feature } of order) {
      let changes = false;
      figures.forEach((row, at) => {
        if ((at === seat) !== isOwn) return;
        judge.features.forEach((counts, figure) => {
          const value = to[at]?.[figure] ?? 0;
          if (counts !== feature || row[figure] === value) return;
          row[figure] = value;
          changes = true;
        });
      });
      if (!changes) continue;
      const next = leadOf(figures);
      const by = isOwn ? shares.own : shares.others;
      by[feature] = (by[feature] ?? 0) + (next - lead) / 2;
      lead = next;
    }
  }
  return shares;
}

/** Adds a fraction of one list to another, element by element. */
function add(sum: number[], row: readonly number[], part: number): void {
  row.forEach((value, at) => {
    sum[at] = (sum[at] ?? 0) + value * part;
  });
}

/**
 * The reasons for each of these moves: by feature, how much it adds to the seat's lead, in points, compared to an average
 * legal move. It uses what judges positions with this many seats: a network or the weights.
 * What the move itself reduces is no reason for it, even if most others would reduce it more.
 * The most important first; none if the game has no guide.
 */
export function reasonsFor<Types extends GameTypes>(
  decision: Decision<Types>,
  moves: readonly Types['Move'][],
): readonly (readonly Reason[])[] {
  const { evaluator, seat, seats, legal, random } = decision;
  const { guide } = evaluator;
  const judge = evaluator.judge(seats);
  if (guide === null || judge === null) return moves.map(() => []);
  const gains = moves.map(() => ({ own: [], others: [], change: [] }) satisfies Record<string, number[]>);
  for (let world = 0; world < worlds; world++) {
    const imagined = sampleWorld(decision, random);
    const chance: RandomWords = [random[0], random[1], random[2], random[3]];
    const after = (move: Types['Move']) => measured(decision, guide, judge, imagined, move, chance);
    const before = seatsOf(seats).map((each) => judge.figures(imagined, each));
    const promising = [...legal].sort(
      (one, other) => guide.prior(imagined, seat, other) - guide.prior(imagined, seat, one),
    );
    const usual = averageOf(promising.slice(0, mostCompared).map((move) => after(move).figures));
    moves.forEach((move, at) => {
      const { figures, spread } = after(move);
      const position = { seat, count: guide.features.length, spread };
      const { own, others } = sharesOfLead(judge, position, usual, figures);
      const sum = gains[at];
      if (sum === undefined) return;
      add(sum.own, own, 1 / worlds);
      add(sum.others, others, 1 / worlds);
      add(sum.change, sharesOfLead(judge, position, before, figures).own, 1 / worlds);
    });
  }
  return gains.map(({ own, others, change }) =>
    guide.features
      .flatMap((feature, at): Reason[] => {
        const gain = own[at] ?? 0;
        const falls = (change[at] ?? 0) < -leastPoints;
        return [
          { feature, whose: 'own', points: falls ? Math.min(0, gain) : gain },
          { feature, whose: 'others', points: others[at] ?? 0 },
        ];
      })
      .filter(({ points }) => Math.abs(points) >= leastPoints)
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .slice(0, mostReasons),
  );
}
