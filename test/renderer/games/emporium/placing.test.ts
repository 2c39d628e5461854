import { describe, expect, it } from 'vitest';
import { saleProspects } from '../../../../renderer/games/emporium/interaction/outlook.ts';
import { pick, randomFromSeed, see } from '../../../../shared/engine/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';

describe('whoever has sold and chooses a hero', () => {
  it.each([3, 4, 6])('of %i is told of every hero that the item fits, and of no other', (seats) => {
    let asked = 0;
    for (let match = 0; match < 60; match++) {
      const state = emporium.setup(seats, {}, randomFromSeed(`placing ${seats} ${match}`));
      const random = randomFromSeed(`placing moves ${match}`);
      for (let acting = emporium.toAct(state); acting.length > 0; acting = emporium.toAct(state)) {
        const seat = pick(random, acting);
        const legal = emporium.legalMoves(state, seat);
        const { question } = state;
        if (question?.type === 'place') {
          asked += 1;
          const told = saleProspects(see(emporium.hiding, state, seat), question.item, question.price);
          expect(told.map(({ hero }) => ({ type: 'place', hero }))).toEqual(legal);
        }
        emporium.play(state, seat, pick(random, legal));
      }
    }
    expect(asked).toBeGreaterThan(50);
  });
});
