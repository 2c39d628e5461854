import { gameBoard } from '../../game-kit/index.ts';
import { isShoppingStreetView, shoppingStreetEvents, shoppingStreetMoves } from './guards.ts';
import { choiceKey, untouched } from './half-made.ts';
import { leastHeights } from './layout.ts';
import { Lists } from './lists.tsx';
import { Movement } from './movement.tsx';
import { OneScreen } from './one-screen.tsx';
import { PhoneTable } from './phone.tsx';
import { SharedBoard } from './shared-board.tsx';
import { TableProvider } from './table.ts';
import { TypeLetters } from './type-letters.tsx';
import { useWords } from './words.ts';

/** The table of Shopping Street. */
export const Board = gameBoard({
  name: 'ss',
  colours: 'street-city',
  isView: isShoppingStreetView,
  useWords,
  movesIn: shoppingStreetMoves,
  eventsIn: shoppingStreetEvents,
  choiceKey,
  untouched,
  least: leastHeights,
  TableProvider,
  boards: { OneScreen, ForEverybody: SharedBoard, Phone: PhoneTable, Lists },
  Movement,
  Surroundings: TypeLetters,
});
