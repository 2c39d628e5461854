import { expect, it } from 'vitest';
import { combination, partsOf, pick, randomFromSeed } from '../../shared/engine/index.ts';
import { brickAndMortar } from '../../shared/games/brick-and-mortar/index.ts';

it('a sub-step of a move is the state between its first event and its last', () => {
  const random = randomFromSeed('parts');
  const state = brickAndMortar.setup(3, combination(brickAndMortar.options, 3, 0), random);
  let found = 0;
  for (let moves = 0; moves < 300; moves++) {
    const [seat] = brickAndMortar.toAct(state);
    if (seat === undefined) break;
    const move = pick(random, brickAndMortar.legalMoves(state, seat));
    const before = brickAndMortar.copy(state);
    const events = brickAndMortar.play(state, seat, move);
    const parts = partsOf(brickAndMortar, before, { seat, move, further: [], events });
    const counts = parts.map((part) => part.events);
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
    for (const count of counts) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(events.length);
    }
    found += parts.length;
  }
  expect(found).toBeGreaterThan(10);
});
