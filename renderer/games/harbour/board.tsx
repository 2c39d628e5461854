import { gameBoard } from '../../game-kit/index.ts';
import { harbourEvents, harbourMoves, isHarbourView } from './guards.ts';
import { choiceKey, untouched } from './half-made.ts';
import { leastHeights } from './layout.ts';
import { Lists } from './lists.tsx';
import { Movement } from './movement.tsx';
import { OneScreen } from './one-screen.tsx';
import { PhoneTable } from './phone.tsx';
import { SharedBoard } from './shared-board.tsx';
import { TableProvider } from './table.ts';
import { useWords } from './words.ts';

/** The Harbour table. */
export const Board = gameBoard({
  name: 'hb',
  colours: 'street-harbour',
  isView: isHarbourView,
  useWords,
  movesIn: harbourMoves,
  eventsIn: harbourEvents,
  choiceKey,
  untouched,
  least: leastHeights,
  TableProvider,
  boards: { OneScreen, ForEverybody: SharedBoard, Phone: PhoneTable, Lists },
  Movement,
});
