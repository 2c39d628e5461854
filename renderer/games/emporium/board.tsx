import type { EmporiumView } from '../../../shared/games/emporium/hiding.ts';
import { BoardFrame, type BoardProps, useBoardTable } from '../../table/index.ts';
import { emporiumEvents, emporiumMoves, isEmporiumView } from './guards.ts';
import { choiceKey, untouched } from './half-made.ts';
import { leastHeights } from './layout.ts';
import { Lists } from './lists.tsx';
import { Movement } from './movement.tsx';
import { OneScreen } from './one-screen.tsx';
import { PhoneTable } from './phone.tsx';
import { SharedBoard } from './shared-board.tsx';
import { TableProvider } from './table.ts';
import { useWords } from './words.ts';

const boards = { OneScreen, ForEverybody: SharedBoard, Phone: PhoneTable, Lists };

/** The table of Emporium. */
export function Board(props: BoardProps) {
  return isEmporiumView(props.view) ? <EmporiumBoard {...props} view={props.view} /> : null;
}

function EmporiumBoard({ view, ...props }: BoardProps & { readonly view: EmporiumView }) {
  const { seats, inHand } = props;
  const words = useWords(seats);
  const [table, place] = useBoardTable(props, {
    view,
    words,
    movesIn: emporiumMoves,
    eventsIn: emporiumEvents,
    key: choiceKey(view, inHand),
    untouched,
    least: leastHeights,
  });
  const { layout, shared, latest } = table;
  return (
    <TableProvider value={table}>
      <BoardFrame name="em" colours="street-guild" layout={layout} shared={shared} place={place} boards={boards} />
      <Movement latest={latest} seats={seats} />
    </TableProvider>
  );
}
