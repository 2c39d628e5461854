import { describe, expect, test } from 'vitest';
import { heroIds, isHeroId } from '../../shared/games/emporium/heroes.ts';
import { isItemId, itemIds } from '../../shared/games/emporium/items/index.ts';
import { isMonsterId, monsterIds } from '../../shared/games/emporium/monsters.ts';
import { buildingIds, isBuildingId } from '../../shared/games/harbour/buildings/index.ts';
import { challengeIds, isChallengeId } from '../../shared/games/mercado-de-lisboa/challenges.ts';
import { customerTiles, isCustomerId, isRestaurant, restaurants } from '../../shared/games/mercado-de-lisboa/tiles.ts';
import { isProductId, productIds } from '../../shared/games/shopping-street/products.ts';

const kinds: readonly (readonly [string, readonly string[], (id: string) => boolean])[] = [
  ['building', buildingIds, isBuildingId],
  ['challenge', challengeIds, isChallengeId],
  ['customer', customerTiles.map(({ id }) => id), isCustomerId],
  ['restaurant', restaurants, isRestaurant],
  ['hero', heroIds, isHeroId],
  ['item', itemIds, isItemId],
  ['monster', monsterIds, isMonsterId],
  ['product', productIds, isProductId],
];

describe.each(kinds)('the ids of a %s', (kind, ids, isId) => {
  test('are known, each once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !isId(id))).toEqual([]);
  });

  test('are distinguished from everything else', () => {
    const others = kinds.flatMap(([other, known]) => (other === kind ? [] : known.filter((id) => !ids.includes(id))));
    expect([...others, 'toString', 'constructor', '__proto__', ''].filter(isId)).toEqual([]);
  });
});
