import { expect, test } from 'vitest';
import { botOf, evaluatorOf } from '../../../shared/bots/index.ts';
import { pick, type RandomWords, randomFromSeed } from '../../../shared/engine/index.ts';
import { brickAndMortarGuide } from '../../../shared/games/brick-and-mortar/bot/index.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';

const evaluator = evaluatorOf(brickAndMortar, brickAndMortarGuide);

test('Shopkeepers rarely buy a store that they then discard', () => {
  const shopkeeper = botOf('shopkeeper', () => () => false);
  let bought = 0;
  let thrownAway = 0;
  for (let match = 0; match < 8; match++) {
    const random = randomFromSeed(`bots ${match}`);
    const state = brickAndMortar.setup(4, { 'first-game': 'no' }, randomFromSeed(`offers ${match}`));
    for (let acting = brickAndMortar.toAct(state); acting.length > 0; acting = brickAndMortar.toAct(state)) {
      const seat = pick(random, acting);
      const legal = brickAndMortar.legalMoves(state, seat);
      const imagine = (chance: RandomWords) => brickAndMortar.redeal(state, seat, chance);
      const move = shopkeeper.decide({ evaluator, seat, seats: 4, legal, imagine, random });
      for (const { type } of brickAndMortar.play(state, seat, move)) {
        if (type === 'store-bought') bought++;
        if (type === 'store-not-opened') thrownAway++;
      }
    }
  }
  expect(bought).toBeGreaterThan(0);
  expect(thrownAway).toBeLessThan(bought / 8);
});
