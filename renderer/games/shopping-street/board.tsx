import type { ShoppingStreetView } from '../../../shared/games/shopping-street/hiding.ts';
import { BoardFrame, type BoardProps, useBoardTable } from '../../table/index.ts';
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

const boards = { OneScreen, ForEverybody: SharedBoard, Phone: PhoneTable, Lists };

/** The table of Shopping Street. */
export function Board(props: BoardProps) {
  return isShoppingStreetView(props.view) ? <ShoppingStreetBoard {...props} view={props.view} /> : null;
}

function ShoppingStreetBoard({ view, ...props }: BoardProps & { readonly view: ShoppingStreetView }) {
  const { seats, inHand } = props;
  const words = useWords(seats);
  const [table, place] = useBoardTable(props, {
    view,
    words,
    movesIn: shoppingStreetMoves,
    eventsIn: shoppingStreetEvents,
    key: choiceKey(view, inHand),
    untouched,
    least: leastHeights,
  });
  const { layout, shared, latest } = table;
  return (
    <TableProvider value={table}>
      <TypeLetters>
        <BoardFrame name="ss" colours="street-city" layout={layout} shared={shared} place={place} boards={boards} />
        <Movement latest={latest} seats={seats} />
      </TypeLetters>
    </TableProvider>
  );
}
