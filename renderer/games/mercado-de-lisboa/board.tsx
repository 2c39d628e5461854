import { gameBoard } from '../../game-kit/index.ts';
import { leastHeights } from './forms/layout.ts';
import { Lists } from './forms/lists.tsx';
import { OneScreen } from './forms/one-screen.tsx';
import { PhoneTable } from './forms/phone.tsx';
import { SharedBelow, SharedScreen } from './forms/shared-board.tsx';
import { choiceKey, emptyChoice } from './interaction/pending-choice.ts';
import { Movement } from './movement/movement.tsx';
import { TableProvider } from './table.ts';
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
  boards: { OneScreen, PhoneTable, SharedScreen, SharedBelow, Lists },
  Movement,
});
