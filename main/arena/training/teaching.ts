import { type RandomWords, shuffle } from '../../../shared/engine/index.ts';
import type { Learner } from './learner.ts';
import type { Positions } from './positions.ts';

/**
 * How far a target follows the rest of the match rather than the network's own judgement of the next position: 1 for its
 * result alone (TD(λ)). In between, luck later in the match counts less.
 */
const lambda = 0.5;
/** One in this many matches is not learned from, to see what the network makes of unknown ones. */
const setAside = 10;
/** No chance counts as smaller: a single match against all odds would outweigh hundreds. */
const leastChance = 0.01;
const fastest = 0.001;
const slowest = 0.00005;

const isSetAside = (match: number): boolean => match % setAside === setAside - 1;

/** The chances to learn, by row: of the last position of a match its result, of others a mixture with the next one. */
export function targetsOf({ players, match, row, share }: Positions, chances: Float32Array): Float32Array {
  const targets = Float32Array.from(share);
  for (let position = match.length - 2; position >= 0; position--) {
    if (match[position + 1] !== match[position]) continue;
    const [own, next] = [row[position] ?? 0, row[position + 1] ?? 0];
    for (let seat = 0; seat < (players[position] ?? 0); seat++) {
      targets[own + seat] = (1 - lambda) * (chances[next + seat] ?? 0) + lambda * (targets[next + seat] ?? 0);
    }
  }
  return targets;
}

/** Mean cross entropy of the results of the matches set aside, in nats. */
function surpriseOf({ players, match, row, share }: Positions, chances: Float32Array): number {
  let [sum, count] = [0, 0];
  for (let position = 0; position < match.length; position++) {
    if (!isSetAside(match[position] ?? 0)) continue;
    count++;
    const first = row[position] ?? 0;
    for (let at = first; at < first + (players[position] ?? 0); at++) {
      sum -= (share[at] ?? 0) * Math.log(Math.max(leastChance, chances[at] ?? 0));
    }
  }
  return sum / Math.max(1, count);
}

/** The mean surprise before and after an epoch. */
export interface Epoch {
  readonly epoch: number;
  readonly surprise: number;
}

/** Teaches the learner, from epoch number `from` up. Yields after each, and before the first. */
export function* taught(
  learner: Learner,
  positions: Positions,
  { from, epochs, random }: { readonly from: number; readonly epochs: number; readonly random: RandomWords },
): Generator<Epoch> {
  let chances = learner.chances(positions);
  yield { epoch: from, surprise: surpriseOf(positions, chances) };
  const known = [...positions.match.keys()].filter((position) => !isSetAside(positions.match[position] ?? 0));
  for (let epoch = from; epoch < epochs; epoch++) {
    const targets = targetsOf(positions, chances);
    shuffle(random, known);
    const rate = slowest + (fastest - slowest) * (1 - epoch / epochs);
    learner.learn(positions, Uint32Array.from(known), targets, rate);
    chances = learner.chances(positions);
    yield { epoch: epoch + 1, surprise: surpriseOf(positions, chances) };
  }
}
