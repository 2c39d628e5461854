import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { SoundsOf } from '../../../table/index.ts';

/** The sounds of a game. */
export const shoppingStreetSounds: SoundsOf<ShoppingStreetEvent> = {
  'cards-asked': 'bell',
  'laying-sealed': 'stamp',
  'offers-revealed': 'paper',
  'proposal-made': 'paper',
  'proposal-declined': 'stamp',
  'cards-exchanged': 'paper',
  'display-bought': 'paper',
  'shop-opened': 'bell',
  'shop-improved': 'crate',
  'dice-rolled': 'dice',
  'thief-appeared': 'shutter',
  'discards-sealed': 'stamp',
  'hands-robbed': 'paper',
  'display-filled': 'paper',
  'last-round': 'bell',
  'match-ended': 'flourish',
};
