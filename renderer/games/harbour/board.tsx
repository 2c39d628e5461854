import { previewsOf } from '../../../shared/engine/index.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import { gameBoard } from '../../game-kit/index.ts';
import { choiceKey, emptyChoice } from './interaction/pending-choice.ts';
import { Lists } from './lists/lists.tsx';
import { Movement } from './movement/movement.tsx';
import { Regions } from './regions/regions.tsx';
import { leastHeights, TableProvider } from './table.ts';
import { useWords } from './words.ts';

/** The board of Harbour. */
export const Board = gameBoard({
  name: 'hb',
  colours: 'street-harbour',
  useWords,
  choiceKey,
  emptyChoice,
  least: leastHeights,
  previewsFrom: previewsOf(harbour),
  TableProvider,
  boards: { Regions, Lists },
  Movement,
});
