import { isStoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { Shopfront } from '../../../design/index.ts';
import type { Collectible } from '../../../table/board/game-ui.ts';
import { shopOf } from '../interaction/shop-data.ts';
import type { Words } from '../words.ts';

/** A store; null for an unknown one. */
export function collectible(id: string, words: Words): Collectible | null {
  if (!isStoreId(id)) return null;
  const shop = shopOf(id, words, 'inventory', null, null);
  return {
    title: words.say('favourites'),
    isNamed: true,
    name: shop.name,
    picture: <Shopfront shop={shop} width={150} height={136} short />,
  };
}
