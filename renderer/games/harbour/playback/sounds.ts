import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { SoundsOf } from '../../../table/index.ts';

/** The sounds of a game. */
export const harbourSounds: SoundsOf<HarbourEvent> = {
  'starting-good-taken': 'crate',
  'goods-gained': 'crate',
  'goods-converted': 'crate',
  'good-passed': 'crate',
  'good-handed-in': 'crate',
  'toll-paid': 'crate',
  'pawn-moved': 'stamp',
  'market-changed': 'paper',
  'centre-filled': 'paper',
  'building-taken': 'stamp',
  'building-cleared': 'paper',
  'inland-traded': 'coins',
  'goods-shipped': 'coins',
  'building-bought': 'bell',
  'practice-moved': 'stamp',
  'practice-bought': 'bell',
  'last-turns-began': 'bell',
  'match-ended': 'flourish',
};
