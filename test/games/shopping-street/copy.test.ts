import { expect, test } from 'vitest';
import { combination, fingerprint, pick, randomFromSeed } from '../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { campaign } from '../../harness/campaign.ts';

const likely = ['open', 'put', 'finish-laying', 'propose', 'accept', 'improve', 'roll'];

test.each([3, 4, 5])('a copy goes its own way: the match it was made of stays as it is, with %i players', (seats) => {
  for (let match = 0; match < campaign(1, 5); match++) {
    const options = combination(shoppingStreet.options, seats, match);
    const state = shoppingStreet.setup(seats, options, randomFromSeed(`copy ${match}`));
    const random = randomFromSeed(`copy ${match} moves`);
    for (let acting = shoppingStreet.toAct(state); acting.length > 0; acting = shoppingStreet.toAct(state)) {
      const seat = pick(random, acting);
      const legal = shoppingStreet.legalMoves(state, seat);
      const liked = legal.filter(({ type }) => likely.includes(type));
      const move = pick(random, liked.length > 0 && pick(random, [true, false]) ? liked : legal);
      const before = fingerprint(state);
      const copy = shoppingStreet.copy(state);
      expect(fingerprint(copy)).toBe(before);
      shoppingStreet.play(copy, seat, move);
      expect(fingerprint(state)).toBe(before);
      shoppingStreet.play(state, seat, move);
      expect(fingerprint(copy)).toBe(fingerprint(state));
    }
  }
});
