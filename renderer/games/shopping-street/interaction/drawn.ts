import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import { type ProductId, product } from '../../../../shared/games/shopping-street/products.ts';
import { worth } from '../../../../shared/games/shopping-street/shops.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import type { DrawnCityShop, DrawnProduct } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';

/** A shop as a view shows it. */
export type ShownShop = Pick<ShoppingStreetView['street'][number], 'type' | 'owner' | 'pawn' | 'cards'>;

/** The drawing data of a card. */
export function drawnCard(id: ProductId): DrawnProduct {
  const { type, group, value } = product(id);
  return { type, group, value };
}

/** The drawing data of a shop. */
export function drawnShop(shop: ShownShop, seats: readonly SeatSettings[]): DrawnCityShop {
  const { type, owner, pawn, cards } = shop;
  return { type, owner: markOfPlayer(seats, owner), pawn, cards: cards.map(drawnCard), worth: worth(shop) };
}
