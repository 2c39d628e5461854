import type { Described } from '../../engine/index.ts';
import type { Entrance, Good, Space } from './market.ts';
import type { CustomerId, Restaurant } from './tiles.ts';

/** Every move a player can make, with its facts. */
export type MercadoMove = Described<{
  /** Specialist: only stands of this good will earn. */
  specialise: { readonly good: Good };
  /** Three equal tiles go back into the bag and three are drawn. Ruling 10. */
  'exchange-hand': object;
  'exchange-display': object;
  'open-stand': { readonly good: Good; readonly space: Space };
  'bring-customers': { readonly customers: CustomerId; readonly entrance: Entrance };
  'open-restaurant': { readonly restaurant: Restaurant; readonly space: Space };
  'take-coin': object;
  /** A tile of the display, after a stand was opened. */
  'take-tile': { readonly good: Good };
}>;

export type MoveType = MercadoMove['type'];
