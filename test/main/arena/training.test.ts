import { expect, test } from 'vitest';
import { Learner } from '../../../main/arena/training/learner.ts';
import { positionsFrom } from '../../../main/arena/training/positions.ts';
import { taught } from '../../../main/arena/training/teaching.ts';
import { chancesFrom, evaluatorOf, figureNames, Network, NetworkMismatch } from '../../../shared/bots/index.ts';
import { below, type NetworkRecord, randomFromSeed } from '../../../shared/engine/index.ts';
import { guideOf } from '../../../shared/games/guides.ts';
import { type AnyGame, games } from '../../../shared/games/index.ts';

const names = ['left shoes', 'right shoes'];
const spread = 2;

/** One position each of matches that the seat with more pairs of shoes wins; equal ones are split. */
function matchesOfShoes(count: number) {
  const random = randomFromSeed('shoes');
  const met = Array.from({ length: count }, () => {
    const rows = [0, 1].map(() => [1 + below(random, 6), 1 + below(random, 6)]);
    const [one = 0, other = 0] = rows.map((row) => Math.min(...row));
    const share = one === other ? 0.5 : Number(one > other);
    return { rows, shares: [share, 1 - share] };
  });
  const numbers = met.flatMap(({ rows, shares }) => {
    return [2, 1, ...shares, spread, ...rows.flatMap((row) => [2, ...row.flatMap((value, at) => [at, value])])];
  });
  return { met, positions: positionsFrom([Float32Array.from(numbers)]) };
}

test('a network learns what no weights can say, and bots get the chances that it learned', () => {
  const { met, positions } = matchesOfShoes(3000);
  const random = randomFromSeed('learner');
  const learner = new Learner({ figures: 2, units: 8, start: [1, 1] }, positions, random);
  const epochs = [...taught(learner, positions, { from: 0, epochs: 150, random })];
  expect(epochs.at(-1)?.surprise ?? 9).toBeLessThan(0.75 * (epochs[0]?.surprise ?? 0));

  const network = new Network(learner.record(names, [2]));
  const chances = learner.chances(positions);
  met.slice(0, 100).forEach(({ rows }, at) => {
    const judged = chancesFrom(network.points(rows, spread), spread);
    expect(judged[0]).toBeCloseTo(chances[2 * at] ?? 9, 3);
  });
});

test.each(Object.values<AnyGame>(games))('a network for other figures of $id is refused', (game) => {
  const guide = guideOf(game.id);
  if (guide === null) throw new RangeError(`no guide of ${game.id}`);
  const figures = figureNames(guide);
  const unit = { bias: 0, players: 0, spread: 0, output: 0, own: figures.map(() => 0), rivals: figures.map(() => 0) };
  const network: NetworkRecord = { figures, players: [3], linear: figures.map(() => 0), hidden: [unit] };
  expect(() => evaluatorOf(game, { ...guide, networks: [network] })).not.toThrow();
  for (const others of [figures.slice(1), figures.toReversed(), [...figures, 'more']]) {
    expect(() => evaluatorOf(game, { ...guide, networks: [{ ...network, figures: others }] })).toThrow(NetworkMismatch);
  }
  const shorter = { ...network, linear: network.linear.slice(1) };
  expect(() => evaluatorOf(game, { ...guide, networks: [shorter] })).toThrow(NetworkMismatch);
});
