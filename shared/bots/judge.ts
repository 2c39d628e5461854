import type { GameTypes, Guide, Seat } from '../engine/index.ts';
import { figuresAt, networksOf } from './network.ts';

/** What judges the positions of a game: its guide's weights, or a network. */
export interface Judge<Types extends GameTypes> {
  /** A seat's figures. */
  figures(state: Types['State'], seat: Seat): readonly number[];
  /** The place in the guide's features that each figure counts towards, in the order of the figures. */
  readonly features: readonly number[];
  /** Each seat's points of the final score, from the figures of all seats and the remaining spread. */
  points(figures: readonly (readonly number[])[], spread: number): readonly number[];
}

/** The points of figures by weights. */
function weighed(figures: readonly number[], weights: readonly number[]): number {
  let points = 0;
  for (let at = 0; at < figures.length; at++) points += (figures[at] ?? 0) * (weights[at] ?? 0);
  return points;
}

/** A seat's position in points of the final score, as the guide's weights judge it. */
export function pointsAt<Types extends GameTypes>(guide: Guide<Types>, state: Types['State'], seat: Seat): number {
  return weighed(guide.measure(state, seat), guide.weights);
}

/**
 * The judges of a guide, by number of seats: its network for so many, otherwise its weights; none without a guide.
 * Throws `NetworkMismatch` if a network was trained with other figures.
 */
export function judgesOf<Types extends GameTypes>(guide: Guide<Types> | null): (seats: number) => Judge<Types> | null {
  if (guide === null) return () => null;
  const networks = networksOf(guide);
  const { features, weights, details } = guide;
  const measured = features.map((_, at) => at);
  const byWeights: Judge<Types> = {
    figures: (state, seat) => guide.measure(state, seat),
    features: measured,
    points: (figures) => figures.map((row) => weighed(row, weights)),
  };
  const detailed = details?.features.map((feature) => features.indexOf(feature)) ?? [];
  const byNetworks = networks.map((network) => ({
    network,
    judge: {
      figures: (state: Types['State'], seat: Seat) => figuresAt(guide, state, seat),
      features: [...measured, ...detailed],
      points: (figures: readonly (readonly number[])[], spread: number) => network.points(figures, spread),
    },
  }));
  return (seats) => byNetworks.find(({ network }) => network.isFor(seats))?.judge ?? byWeights;
}
