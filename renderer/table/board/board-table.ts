import { createContext, type Provider, type ReactNode, type RefObject, useContext, useMemo } from 'react';
import {
  type AnyEvent,
  type AnyMove,
  clockwiseFrom,
  type Preview,
  type PreviewSource,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { usePendingChoice } from '../counter/pending-choice.ts';
import { TableContext } from '../table-context.ts';
import { type BoardLayout, type LeastHeights, layoutFor, sharedLayout } from './board-layout.ts';
import type { BoardProps } from './game-ui.ts';
import { ownSeatOf } from './own-seat.ts';
import { useRoomSize } from './room-size.ts';

/** The shown moment of a table, as all parts of a game's board read it. */
export interface BoardTable<View extends { readonly question: unknown }, Move, Event, Pending, Words> {
  readonly view: View;
  readonly question: View['question'];
  readonly seats: readonly SeatSettings[];
  /** The own seat: its side of the table is at the bottom. */
  readonly ownSeat: Seat;
  /** The active seat; null while the shutter is down or when looking back. */
  readonly inHand: Seat | null;
  /** Whether the active seat answers a public question, with its private things hidden. */
  readonly publicly: boolean;
  /** Whether this is the spectator's view: it shows all players alike, with no own seat. */
  readonly shared: boolean;
  readonly toAct: readonly Seat[];
  readonly moves: readonly Move[];
  /** Whether the active seat may choose something now. */
  readonly asked: boolean;
  readonly latest: readonly Event[];
  /** The events of the last choices up to this moment, oldest first, as this viewer knows them. */
  readonly recent: readonly Event[];
  /** The pending choice of this page, and how to change it. */
  readonly pending: Pending;
  change(changed: Partial<Pending>): void;
  readonly words: Words;
  readonly layout: BoardLayout;
  readonly log: ReactNode;
  /** The last lines of the log. */
  readonly news: ReactNode;
  readonly tools: ReactNode;
  play(...moves: readonly Move[]): void;
  /** What moves of the active seat would bring. Null if one of them is not legal, or it may choose nothing now. */
  preview(moves: readonly Move[]): Preview<View, Move, Event> | null;
  openRule(anchor: string): void;
  readonly hasRules: boolean;
}

/** A game's part of the board's props: its texts and its page state. */
interface OwnPart<View, Move, Event, Pending, Words> {
  readonly words: Words;
  /** The key of the pending choice, and the empty choice. */
  readonly key: string;
  readonly emptyChoice: Pending;
  readonly least: LeastHeights;
  /** The previews from a redealt state; must be the same function on every call. Absent in a game without previews. */
  readonly previewsFrom?: (imagined: unknown, viewer: Viewer, seat: Seat) => PreviewSource<View, Move, Event> | null;
}

/** The table for the parts of a board, laid out in the available space. Attach the ref to the board's own element. */
export function useBoardTable<
  View extends { readonly question: unknown },
  Move extends AnyMove,
  Event extends AnyEvent,
  Pending extends object,
  Words,
>(
  props: BoardProps<View, Move, Event>,
  own: OwnPart<View, Move, Event, Pending, Words>,
): readonly [BoardTable<View, Move, Event, Pending, Words>, RefObject<HTMLDivElement | null>] {
  const { view, seats, viewer, inHand, toAct, legal, imagined, latest, recent, log, news, tools, play, openRule } =
    props;
  const { words, least, previewsFrom } = own;
  const previews = useMemo(
    () => (inHand === null ? null : (previewsFrom?.(imagined, viewer, inHand) ?? null)),
    [previewsFrom, imagined, viewer, inHand],
  );
  const [room, place] = useRoomSize();
  const [pending, changePending] = usePendingChoice(own.key, own.emptyChoice);
  const { blunderWarning } = useContext(TableContext);
  const change = (changed: Partial<Pending>): void => {
    blunderWarning?.drop();
    changePending(changed);
  };
  const layout = useMemo(() => layoutFor(room, least), [room, least]);
  const shared = inHand === null && viewer === 'spectator';
  const table = {
    view,
    question: view.question,
    seats,
    ownSeat: ownSeatOf(inHand, viewer),
    inHand,
    publicly: inHand !== null && viewer === 'spectator',
    shared,
    toAct,
    moves: legal,
    asked: inHand !== null && legal.length > 0,
    latest,
    recent,
    pending,
    change,
    words,
    layout: shared ? sharedLayout(layout, least) : layout,
    log,
    news,
    tools,
    play,
    preview: (considered: readonly Move[]) => previews?.of(considered) ?? null,
    openRule: openRule ?? (() => {}),
    hasRules: openRule !== undefined,
  };
  return [table, place];
}

/** A context for a game's table: the provider, and a hook that throws TypeError outside a board. */
export function tableContext<Table>(): readonly [Provider<Table | null>, () => Table] {
  const context = createContext<Table | null>(null);
  function useTable(): Table {
    const table = useContext(context);
    if (table === null) throw new TypeError('this part belongs inside a board');
    return table;
  }
  return [context.Provider, useTable];
}

/** The other seats, clockwise from the own seat; all seats on the shared board. */
export function otherSeats({
  view,
  ownSeat,
  shared,
}: {
  readonly view: { readonly seatCount: number };
  readonly ownSeat: Seat;
  readonly shared: boolean;
}): readonly Seat[] {
  return shared ? seatsOf(view.seatCount) : clockwiseFrom(ownSeat, view.seatCount).slice(1);
}

/** The player's part of a view. Throws RangeError for an unknown seat. */
export function playerOf<Player>({ players }: { readonly players: readonly Player[] }, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no player at seat ${seat}`);
  return player;
}
