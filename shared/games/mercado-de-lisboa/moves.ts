import type { Described } from '../../engine/index.ts';
import type { Entrance, Good, Space } from './market.ts';
import type { CustomerId, Restaurant } from './tiles.ts';

/** All moves with their facts. */
export type MercadoMove = Described<{
  /** Specialist: only stands of this good will earn. */
  specialise: { readonly good: Good };
  /** Returns three equal tiles to the bag and draws three. Ruling 10. */
  'exchange-hand': object;
  'exchange-display': object;
  'open-stand': { readonly good: Good; readonly space: Space };
  'bring-customers': { readonly customers: CustomerId; readonly entrance: Entrance };
  'open-restaurant': { readonly restaurant: Restaurant; readonly space: Space };
  'take-coin': object;
  /** Takes a tile of the display after opening a stand. */
  'take-tile': { readonly good: Good };
}>;

export type MoveType = MercadoMove['type'];
