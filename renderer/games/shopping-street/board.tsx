import { gameBoard } from '../../game-kit/index.ts';
import { choiceKey, emptyChoice } from './interaction/pending-choice.ts';
import { Lists } from './lists/lists.tsx';
import { Movement } from './movement/movement.tsx';
import { Regions } from './regions/regions.tsx';
import { TypeLetters } from './regions/type-letters.tsx';
import { leastHeights, TableProvider } from './table.ts';
import { useWords } from './words.ts';

/** The board of Shopping Street. */
export const Board = gameBoard({
  name: 'ss',
  colours: 'street-city',
  useWords,
  choiceKey,
  emptyChoice,
  least: leastHeights,
  TableProvider,
  boards: { Regions, Lists },
  Movement,
  Surroundings: TypeLetters,
});
