import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { SoundsOf } from '../../../table/index.ts';

/** The sounds of a game. */
export const mercadoSounds: SoundsOf<MercadoEvent> = {
  'specialty-chosen': 'stamp',
  'hand-exchanged': 'paper',
  'display-exchanged': 'paper',
  'stand-opened': 'bell',
  'restaurant-taken': 'stamp',
  'restaurant-opened': 'bell',
  'tile-taken': 'crate',
  'display-filled': 'crate',
  'customers-brought': 'coins',
  'customers-came': 'paper',
  'coin-taken': 'coins',
  'last-round-began': 'bell',
  'match-ended': 'flourish',
};
