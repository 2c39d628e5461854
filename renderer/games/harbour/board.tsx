import type { HarbourView } from '../../../shared/games/harbour/hiding.ts';
import { BoardFrame, type BoardProps, useBoardTable } from '../../table/index.ts';
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

const boards = { OneScreen, ForEverybody: SharedBoard, Phone: PhoneTable, Lists };

/** The Harbour table. */
export function Board(props: BoardProps) {
  return isHarbourView(props.view) ? <HarbourBoard {...props} view={props.view} /> : null;
}

function HarbourBoard({ view, ...props }: BoardProps & { readonly view: HarbourView }) {
  const { seats, inHand } = props;
  const words = useWords(seats);
  const [table, place] = useBoardTable(props, {
    view,
    words,
    movesIn: harbourMoves,
    eventsIn: harbourEvents,
    key: choiceKey(view, inHand),
    untouched,
    least: leastHeights,
  });
  const { layout, shared, latest } = table;
  return (
    <TableProvider value={table}>
      <BoardFrame name="hb" colours="street-harbour" layout={layout} shared={shared} place={place} boards={boards} />
      <Movement latest={latest} seats={seats} pawns={view.players.map((player) => player.pawn)} />
    </TableProvider>
  );
}
