import type { MercadoView } from '../../../shared/games/mercado-de-lisboa/hiding.ts';
import { BoardFrame, type BoardProps, useBoardTable } from '../../table/index.ts';
import { isMercadoView, mercadoEvents, mercadoMoves } from './guards.ts';
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

/** The table of Mercado de Lisboa. */
export function Board(props: BoardProps) {
  return isMercadoView(props.view) ? <MercadoBoard {...props} view={props.view} /> : null;
}

function MercadoBoard({ view, ...props }: BoardProps & { readonly view: MercadoView }) {
  const { seats, inHand } = props;
  const words = useWords(seats);
  const [table, place] = useBoardTable(props, {
    view,
    words,
    movesIn: mercadoMoves,
    eventsIn: mercadoEvents,
    key: choiceKey(view, inHand),
    untouched,
    least: leastHeights,
  });
  const { layout, shared, latest } = table;
  return (
    <TableProvider value={table}>
      <BoardFrame name="mc" colours="street-lisbon" layout={layout} shared={shared} place={place} boards={boards} />
      <Movement latest={latest} seats={seats} />
    </TableProvider>
  );
}
