import { gameBoard } from '../../game-kit/index.ts';
import { choiceKey, emptyChoice } from './interaction/pending-choice.ts';
import { Lists } from './lists/lists.tsx';
import { Movement } from './movement/movement.tsx';
import { Regions } from './regions/regions.tsx';
import { leastHeights, TableProvider } from './table.ts';
import { useWords } from './words.ts';

/** The board of Mercado de Lisboa. */
export const Board = gameBoard({
  name: 'mc',
  colours: 'street-lisbon',
  useWords,
  choiceKey,
  emptyChoice,
  least: leastHeights,
  TableProvider,
  boards: { Regions, Lists },
  Movement,
});
