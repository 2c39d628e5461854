import type { Entrance, Space } from '../../../shared/games/mercado-de-lisboa/market.ts';
import type { CustomerId } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { waresOf } from './held.ts';
import type { Piece } from './pieces.ts';
import type { MercadoTable } from './table.ts';

/** Everything about a space, for a screen reader: row, column, contents, cost, income. */
export function spokenSpace({ words }: MercadoTable, space: Space): string {
  return words.space(space);
}

/** Everything about an entrance, for a screen reader. */
export function spokenEntrance({ words }: MercadoTable, entrance: Entrance): string {
  return words.entrance(entrance);
}

/** An open customer tile, for a screen reader. */
export function spokenCustomers({ words }: MercadoTable, tile: CustomerId): string {
  return words.customers(tile);
}

/** A stand tile, a restaurant or a tile of the display, for a screen reader. */
export function spokenTile(table: MercadoTable, piece: Piece): string {
  const held = waresOf(table, piece);
  if (held?.of === 'tile') return table.words.stand(held.good);
  return held?.of === 'restaurant' ? table.words.restaurant(held.restaurant) : '';
}
