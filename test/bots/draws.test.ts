import { expect, test } from 'vitest';
import { botOf } from '../../shared/bots/index.ts';
import { mercadoDeLisboaGuide } from '../../shared/games/mercado-de-lisboa/bot/index.ts';
import { mercadoDeLisboa } from '../../shared/games/mercado-de-lisboa/index.ts';
import { bout } from './bout.ts';

// When everybody takes a coin one after the other the match is over at once, and all have the same at the beginning.
test('shopkeepers in the market would rather play on than share a first place that is nobody’s', () => {
  const shopkeeper = botOf('shopkeeper', () => () => false);
  const endings = [2, 3, 3, 3, 4].map(
    (seats, match) =>
      bout(
        mercadoDeLisboa,
        mercadoDeLisboaGuide,
        Array.from({ length: seats }, () => shopkeeper),
        { seed: `draws ${match}` },
      ).ending,
  );
  expect(endings.filter((ending) => ending === 'coins').length).toBeLessThanOrEqual(1);
});
