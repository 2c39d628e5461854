import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFrom } from '../../../renderer/games/shopping-street/words.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import { seatAt } from '../../../shared/engine/index.ts';
import { type ProductId, productGroups, shopTypes } from '../../../shared/games/shopping-street/products.ts';
import { pointsForGroup, reckonHand, reckonStreet, totalOf } from '../../../shared/games/shopping-street/scoring.ts';
import type { Shop } from '../../../shared/games/shopping-street/shops.ts';
import { spaces } from '../../../shared/games/shopping-street/street.ts';
import { handLimit } from '../../../shared/games/shopping-street/thieves.ts';
import { startWords } from '../../renderer/every-word.ts';
import { between, rows, rulesInLanguages, table } from '../rules-text.ts';

const shop = (type: Shop['type'], space: Shop['space'], pawn: Shop['pawn'], ...cards: ProductId[]): Shop => ({
  ...{ owner: seatAt(0), opened: 1 },
  ...{ type, space, pawn, cards },
});

/** The shops and the hand of the worked example. */
const shops = [
  shop('food', 'N3', 3, 'food-stock-5', 'food-staff-4', 'food-decoration-4', 'food-delivery-3'),
  shop(
    ...(['leisure', 'N4', 2, 'leisure-stock-4', 'leisure-staff-3'] as const),
    ...(['leisure-decoration-3', 'leisure-delivery-2', 'leisure-technology-5'] as const),
  ),
  shop('home', 'N5', 2, 'home-stock-5', 'home-staff-3', 'home-decoration-2', 'home-delivery-2'),
  shop('food', 'S6', 1, 'food-stock-3', 'food-staff-3', 'food-decoration-2', 'food-technology-1'),
  shop('personal', 'S9', 1, 'personal-stock-4', 'personal-staff-2', 'personal-decoration-2', 'personal-delivery-1'),
];
const hand: readonly ProductId[] = ['tech-stock-5', 'tech-staff-3', 'home-technology-3', 'food-delivery-2'];

beforeAll(() => startWords('en'));

describe.each(rulesInLanguages('shopping-street'))('the tables of the rules in $language', ({ language, text }) => {
  const wordsOf = () => wordsFrom(translatorFor('shopping-street', language), [], language);

  test('name the types as on the cards and give each card a unique caption', () => {
    const words = wordsOf();
    expect(table(text, 'the-cards', 'the-street').map(([type, inFull]) => [type, inFull])).toEqual(
      shopTypes.map((type) => [words.type(type), words.typeInFull(type)]),
    );
    const captions = table(text, 'captions', 'what-is-reconstructed');
    expect(captions).toEqual(
      shopTypes.flatMap((type) =>
        productGroups.map((group) => [words.type(type), words.group(group), words.caption(`${type}-${group}-1`)]),
      ),
    );
    expect(new Set(captions.map(([, , caption]) => caption)).size).toBe(captions.length);
  });

  test('show the spaces of the street', () => {
    const words = wordsOf();
    const [north, , south] = rows(between(text, 'the-street', 'setup'));
    const named = (side: 'N' | 'S') => spaces.filter((space) => space.side === side).map(({ id }) => words.space(id));
    expect([north, south]).toEqual([named('N'), named('S')]);
  });

  test('match the thieves’ limits and the points of groups', () => {
    const limits = table(text, 'the-deck-and-the-thieves', 'the-end-of-the-game').map(([, cards]) => Number(cards));
    expect(limits).toEqual([handLimit(1), handLimit(2), handLimit(3)]);
    expect(table(text, 'scoring', 'other-player-counts')).toEqual(
      [2, 3, 4].map((count) => [String(count), String(pointsForGroup(count))]),
    );
  });

  test('score the worked example as the code does', () => {
    const words = wordsOf();
    const lines = [...reckonStreet(shops, seatAt(0)), reckonHand(hand)];
    const found = table(text, 'worked-example', 'options');
    expect(found.map((row) => Number(row.at(-1)))).toEqual([...lines.map(({ amount }) => amount), totalOf(lines)]);
    for (const [index, { space, type, pawn, cards }] of shops.entries()) {
      expect(found[index]?.[0]).toMatch(new RegExp(`^${words.space(space)}, ${words.type(type)}\\b`));
      expect(found[index]?.[1]).toBe(`(${cards.map((card) => card.at(-1)).join(' + ')}) × ${pawn}`);
    }
  });
});
