import { expect, test } from 'vitest';
import { componentsOf, isEnough, rowsOf } from '../../../main/arena/laboratory/comparison.ts';
import { figureFrom } from '../../../main/arena/laboratory/figures.ts';
import type { MatchFacts } from '../../../main/arena/laboratory/messages.ts';
import { type Pair, playPairs } from '../../../main/arena/laboratory/pairs.ts';

const today = { options: { boards: 'characters' }, figures: [] };
const series = { game: 'harbour', seats: 2, bot: 'random', random: [], seed: 'lab', games: 4, jobs: 1, base: today };
const never = (): boolean => false;

test('plays the same deals under both versions, changes figures, and leaves nothing changed', async () => {
  const same = await playPairs({ ...series, changed: today }, never);
  for (const { base, changed } of same) expect(changed).toEqual(base);
  expect(new Set(same.map(({ base }) => base.moves)).size).toBeGreaterThan(1);

  const figures = [figureFrom('scoring:board.none', '1')];
  await expect(playPairs({ ...series, changed: { ...today, figures } }, never)).rejects.toThrow();
  const dear = ['ranch', 'bait-shop', 'lumber-yard', 'quarry'].map((id) =>
    figureFrom(`buildings/gatherers:gatherers.${id}.points`, '60'),
  );
  const patched = await playPairs({ ...series, changed: { ...today, figures: dear } }, never);
  expect(patched.map(({ base }) => base)).toEqual(same.map(({ base }) => base));
  expect(
    patched.some(({ base, changed }) => Math.max(...base.scores) < 60 && Math.max(...(changed?.scores ?? [])) >= 60),
  ).toBe(true);
});

function factsOf(rounds: number, first: number): MatchFacts {
  const facts = { rounds, moves: 9, ending: 'end', scores: [1, 2], shares: [first, 1 - first], judged: 4, mattered: 1 };
  return { ...facts, components: [[{ kind: 'hat', name: 'red' }], []] };
}

function pairsOf(count: number, pairAt: (index: number) => Pair): readonly Pair[] {
  return Array.from({ length: count }, (_, index) => pairAt(index));
}

test('stops once every difference is clear, and not before', async () => {
  const clear = (index: number) => ({ base: factsOf(8, index % 2), changed: factsOf(9 + (index % 2), 1) });
  const unclear = (index: number) => ({ base: factsOf(8, index % 2), changed: factsOf(8, index % 3 === 0 ? 1 : 0) });
  expect(isEnough(pairsOf(100, clear))).toBe(true);
  expect(isEnough(pairsOf(100, unclear))).toBe(false);
  const [rounds] = rowsOf(pairsOf(100, clear));
  expect(rounds).toMatchObject({ base: { mean: 8 }, changed: { mean: 9.5 }, difference: { mean: 1.5 } });
  expect(componentsOf([factsOf(8, 1), factsOf(8, 0)])).toMatchObject([{ name: 'red', seats: 2, wins: 0.5 }]);

  const stopped = await playPairs({ ...series, games: 50, jobs: 2, changed: null }, (pairs) => pairs.length === 3);
  expect(stopped).toHaveLength(3);
});
