import { expect, test } from 'vitest';
import { botOf } from '../../shared/bots/index.ts';
import { mercadoDeLisboaGuide } from '../../shared/games/mercado-de-lisboa/bot/index.ts';
import { mercadoDeLisboa } from '../../shared/games/mercado-de-lisboa/index.ts';
import { bout } from './bout.ts';

// When all take a coin in turn the match is over at once, and at the beginning all have the same.
test('shopkeepers in the market play on rather than share a first place', () => {
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
