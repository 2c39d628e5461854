import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { SoundsOf } from '../../../table/index.ts';

/** The sounds of a game. */
export const brickSounds: SoundsOf<BrickEvent> = {
  'store-opened': 'bell',
  'store-closed': 'shutter',
  'store-bought': 'coins',
  'auction-opened': 'stamp',
  'offer-raised': 'stamp',
  'dropped-out': 'paper',
  'auction-won': 'bell',
  'choice-sealed': 'stamp',
  'piles-formed': 'paper',
  'public-row-changed': 'paper',
  'demand-revealed': 'paper',
  'market-supplied': 'crate',
  'supplied-by-store': 'crate',
  'stocked-free': 'crate',
  stocked: 'crate',
  transferred: 'crate',
  'surplus-rescued': 'crate',
  'surplus-bought': 'crate',
  'surplus-discarded': 'paper',
  'bids-revealed': 'bell',
  sold: 'coins',
  'rival-bonus': 'coins',
  'utilities-paid': 'coins',
  'points-bought': 'coins',
  'points-sold': 'coins',
  'match-ended': 'flourish',
};
