import { chancesFrom } from '../../../shared/bots/index.ts';
import type { Sample } from './positions.ts';

/** Number of gradient steps, their length, and the regularization towards the old weights. */
const steps = 400;
const stepLength = 0.02;
const hold = 0.002;
/** Adam's default parameters. */
const momentum = 0.9;
const damping = 0.999;

/** Standard deviation of each feature over all samples and seats; 1 if constant. */
function scales(samples: readonly Sample[], count: number): readonly number[] {
  const rows = samples.flatMap(({ features }) => features);
  return Array.from({ length: count }, (_, at) => {
    const mean = rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / rows.length;
    return Math.sqrt(variance) || 1;
  });
}

/** Mean cross entropy of the match results under these weights, in nats. */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  const sum = samples.reduce((total, { features, spread, shares }) => {
    const points = features.map((row) => row.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0));
    const chances = chancesFrom(points, spread);
    return total - shares.reduce((all, share, seat) => all + share * Math.log(Math.max(1e-9, chances[seat] ?? 0)), 0);
  }, 0);
  return sum / samples.length;
}

/** The weights that minimize the surprise, regularized towards the old ones. */
export function fitted(samples: readonly Sample[], before: readonly number[]): readonly number[] {
  const count = before.length;
  const scale = scales(samples, count);
  const start = before.map((weight, at) => weight * (scale[at] ?? 1));
  const found = [...start];
  const mean = found.map(() => 0);
  const square = found.map(() => 0);
  for (let step = 1; step <= steps; step++) {
    const slope = found.map((value, at) => 2 * hold * (value - (start[at] ?? 0)));
    for (const { features, spread, shares } of samples) {
      const points = features.map((row) =>
        row.reduce((all, value, at) => all + (value * (found[at] ?? 0)) / (scale[at] ?? 1), 0),
      );
      chancesFrom(points, spread).forEach((chance, seat) => {
        const error = (chance - (shares[seat] ?? 0)) / spread / samples.length;
        features[seat]?.forEach((value, at) => {
          slope[at] = (slope[at] ?? 0) + (error * value) / (scale[at] ?? 1);
        });
      });
    }
    for (let at = 0; at < count; at++) {
      const down = slope[at] ?? 0;
      const one = momentum * (mean[at] ?? 0) + (1 - momentum) * down;
      const other = damping * (square[at] ?? 0) + (1 - damping) * down * down;
      mean[at] = one;
      square[at] = other;
      const length = stepLength * Math.max(1, Math.abs(start[at] ?? 0));
      found[at] =
        (found[at] ?? 0) -
        (length * (one / (1 - momentum ** step))) / (Math.sqrt(other / (1 - damping ** step)) + 1e-9);
    }
  }
  return found.map((value, at) => value / (scale[at] ?? 1));
}
