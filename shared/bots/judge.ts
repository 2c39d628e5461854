import type { Game, GameTypes, Guide, HidingTable, Outcome, Seat } from '../engine/index.ts';
import { seatsOf } from '../engine/index.ts';

/** A game as bots think about it: its rules, and what it says of skill; without a guide only its end tells who did well. */
export interface Judge<Types extends GameTypes> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  readonly guide: Guide<Types> | null;
  /** The chance of each of so many seats to win from here, by seat: together 1, or less where all may lose or share. */
  shares(state: Types['State'], seats: number): readonly number[];
}

/** What came of a match for each seat: a whole win, or a part of one where a first place is shared. */
export function sharesOf({ places, alone }: Outcome): readonly number[] {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 && alone?.won !== false ? 1 / first : 0));
}

/** A first place that is shared is worth less than its part of one: bots would rather play on than agree to a draw. */
const sharedWin = 0.7;

/** What bots think of an end. */
function contentWith(outcome: Outcome): readonly number[] {
  const shares = sharesOf(outcome);
  return shares.map((share) => (share < 1 ? sharedWin * share : share));
}

/** A seat's position in points of the final score, as the guide measures it. */
export function pointsAt<Types extends GameTypes>(guide: Guide<Types>, state: Types['State'], seat: Seat): number {
  const measured = guide.measure(state, seat);
  let points = 0;
  for (let at = 0; at < measured.length; at++) points += (measured[at] ?? 0) * (guide.weights[at] ?? 0);
  return points;
}

/** Chances of winning from points: who leads by the spread is about three times as likely to win as who trails. */
export function chancesFrom(points: readonly number[], spread: number): readonly number[] {
  let best = Number.NEGATIVE_INFINITY;
  for (const each of points) if (each > best) best = each;
  const raised = points.map((each) => Math.exp((each - best) / spread));
  let sum = 0;
  for (const each of raised) sum += each;
  return raised.map((each) => each / sum);
}

/** Who has as good as won or lost still goes for points: a part of every chance is judged by a spread so many times wider. */
const surprises = { part: 0.03, wider: 8 };

/** Chances that never quite forget how far ahead or behind a seat is. */
function guardedChances(points: readonly number[], spread: number): readonly number[] {
  const { part, wider } = surprises;
  const wide = chancesFrom(points, spread * wider);
  return chancesFrom(points, spread).map((chance, seat) => (1 - part) * chance + part * (wide[seat] ?? 0));
}

/** Who plays alone wins or loses against the rules: so many points more than this, in spreads, are an even chance. */
function chanceAlone(points: number, spread: number): readonly number[] {
  return [1 / (1 + Math.exp(-points / spread))];
}

/** The judge of a game, with the guide it has or without any. */
export function judgeOf<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  guide: Guide<Types> | null,
): Judge<Types> {
  return {
    game,
    guide,
    shares(state, seats) {
      const outcome = game.outcome(state);
      if (outcome !== undefined) return contentWith(outcome);
      if (guide === null) return seatsOf(seats).map(() => 1 / seats);
      const points = seatsOf(seats).map((seat) => pointsAt(guide, state, seat));
      const [alone = 0] = points;
      return seats === 1 ? chanceAlone(alone, guide.spread(state)) : guardedChances(points, guide.spread(state));
    },
  };
}
