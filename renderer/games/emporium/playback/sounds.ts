import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { SoundsOf } from '../../../table/index.ts';

/** The sounds of a game. */
export const emporiumSounds: SoundsOf<EmporiumEvent> = {
  'choice-sealed': 'stamp',
  'vote-sealed': 'stamp',
  'choices-revealed': 'bell',
  'votes-revealed': 'bell',
  'item-sold': 'coins',
  'sale-failed': 'paper',
  'monster-beaten': 'flourish',
  'patron-withdrew': 'paper',
  'vote-asked': 'bell',
  'monsters-came': 'paper',
  'heroes-came': 'paper',
  'hero-banished': 'shutter',
  'marker-passed': 'stamp',
  'match-ended': 'flourish',
};
