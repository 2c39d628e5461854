import { expect, test } from 'vitest';
import { combination, fingerprint, pick, randomFromSeed } from '../../../shared/engine/index.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';

test.each([2, 4, 6])('a copy goes its own way: the match it was made of stays as it is, with %i players', (seats) => {
  for (let match = 0; match < 8; match++) {
    const state = emporium.setup(seats, combination(emporium.options, seats, match), randomFromSeed(`copy ${match}`));
    const random = randomFromSeed(`copy ${match} moves`);
    for (;;) {
      const acting = emporium.toAct(state);
      if (acting.length === 0) break;
      const seat = pick(random, acting);
      const legal = emporium.legalMoves(state, seat);
      const fights = legal.filter(({ type }) => type === 'send');
      const move = pick(random, fights.length > 0 ? fights : legal);
      const before = fingerprint(state);
      const copy = emporium.copy(state);
      expect(fingerprint(copy)).toBe(before);
      emporium.play(copy, seat, move);
      expect(fingerprint(state)).toBe(before);
      emporium.play(state, seat, move);
      expect(fingerprint(copy)).toBe(fingerprint(state));
    }
  }
});
