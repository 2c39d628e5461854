import type { ComponentProps, ComponentType, Provider, ReactNode } from 'react';
import type { AnyEvent, AnyMove, Seat } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import { BoardFrame, type BoardProps, type BoardTable, type GameUi, useBoardTable } from '../table/index.ts';

type OfFrame = ComponentProps<typeof BoardFrame>;
type OfTable<
  View extends { readonly question: unknown },
  Move extends AnyMove,
  Event extends AnyEvent,
  Pending extends object,
  Words,
> = Parameters<typeof useBoardTable<View, Move, Event, Pending, Words>>[1];

/** The animations over a board after the latest moves. */
export interface MovementProps<View, Event> {
  readonly latest: readonly Event[];
  readonly seats: readonly SeatSettings[];
  readonly view: View;
}

/** The parts that make up a game's board. */
interface BoardParts<
  View extends { readonly question: unknown },
  Move extends AnyMove,
  Event extends AnyEvent,
  Pending extends object,
  Words,
> extends Pick<OfFrame, 'name' | 'colours' | 'boards'>,
    Pick<OfTable<View, Move, Event, Pending, Words>, 'emptyChoice' | 'least' | 'previewsFrom'> {
  useWords(seats: readonly SeatSettings[]): Words;
  /** The key of the pending choice: a new key drops the choice. */
  choiceKey(view: View, inHand: Seat | null): string;
  readonly TableProvider: Provider<BoardTable<View, Move, Event, Pending, Words> | null>;
  readonly Movement: ComponentType<MovementProps<View, Event>>;
  /** A wrapper around the board and its animations, such as a provider of fonts. */
  readonly Surroundings?: ComponentType<{ readonly children: ReactNode }>;
}

/** Makes a game's board. */
export function gameBoard<
  View extends { readonly question: unknown },
  Move extends AnyMove,
  Event extends AnyEvent,
  Pending extends object,
  Words,
>(parts: BoardParts<View, Move, Event, Pending, Words>): GameUi<View, Move, Event>['Board'] {
  const { useWords, choiceKey, emptyChoice, least, TableProvider, Movement } = parts;
  const { name, colours, boards, previewsFrom, Surroundings = Bare } = parts;
  const same = { emptyChoice, least, ...(previewsFrom && { previewsFrom }) };

  return function Board(props: BoardProps<View, Move, Event>) {
    const { view, seats, inHand } = props;
    const words = useWords(seats);
    const key = choiceKey(view, inHand);
    const [table, place] = useBoardTable(props, { ...same, words, key });
    const { layout, shared, latest } = table;
    return (
      <TableProvider value={table}>
        <Surroundings>
          <BoardFrame name={name} colours={colours} layout={layout} shared={shared} place={place} boards={boards} />
          <Movement latest={latest} seats={seats} view={view} />
        </Surroundings>
      </TableProvider>
    );
  };
}

function Bare({ children }: { readonly children: ReactNode }) {
  return children;
}
