import { createContext, type Provider, type ReactNode, type RefObject, useContext, useMemo } from 'react';
import type { AnyEvent, AnyMove, Seat } from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { useHalfMade } from '../counter/half-made.ts';
import { TableContext } from '../table-context.ts';
import { type BoardLayout, type LeastHeights, layoutFor, sharedLayout } from './board-layout.ts';
import type { BoardProps } from './game-room.ts';
import { nearSeat } from './near-seat.ts';
import { useRoomSize } from './room-size.ts';

const nothing: readonly never[] = [];

/** The visible moment of a table as every part of a game's board reads it. */
export interface BoardTable<View extends { readonly question: unknown }, Move, Event, Half, Words> {
  readonly view: View;
  readonly question: View['question'];
  readonly seats: readonly SeatSettings[];
  /** Whose side of the table is the near one. */
  readonly near: Seat;
  /** Who holds the screen; null while the shutter is down or when looking back. */
  readonly inHand: Seat | null;
  /** Is whoever holds the screen asked before everybody's eyes, their own things out of sight? */
  readonly openly: boolean;
  /** Are these nobody's own eyes? Then all players are shown alike, and nothing is near. */
  readonly shared: boolean;
  readonly toAct: readonly Seat[];
  readonly moves: readonly Move[];
  /** May whoever holds the screen choose something now? */
  readonly asked: boolean;
  readonly latest: readonly Event[];
  /** What came of the last choices up to this moment, as these eyes know it, oldest first. */
  readonly recent: readonly Event[];
  /** The choice that is being made in the page, and how it is changed. */
  readonly half: Half;
  change(changed: Partial<Half>): void;
  readonly words: Words;
  readonly layout: BoardLayout;
  readonly log: ReactNode;
  /** The last lines of the log. */
  readonly news: ReactNode;
  readonly tools: ReactNode;
  play(...moves: readonly Move[]): void;
  openRule(anchor: string): void;
  readonly hasRules: boolean;
}

/** What a game adds to the props of its board: how it reads them, and what its page keeps. */
interface OwnPart<View, Move, Event, Half, Words> {
  readonly view: View;
  readonly words: Words;
  /** The game's moves and events among those given; must be the same function at every call. */
  readonly movesIn: (moves: readonly AnyMove[]) => readonly Move[];
  readonly eventsIn: (events: readonly AnyEvent[]) => readonly Event[];
  /** What a half-made choice belongs to, and the choice that nothing is made of yet. */
  readonly key: string;
  readonly untouched: Half;
  readonly least: LeastHeights;
}

/** The table for the parts of a board, in the room its surroundings leave it. Give the board's own element the ref. */
export function useBoardTable<
  View extends { readonly question: unknown },
  Move extends AnyMove,
  Event,
  Half extends object,
  Words,
>(
  props: Omit<BoardProps, 'view'>,
  own: OwnPart<View, Move, Event, Half, Words>,
): readonly [BoardTable<View, Move, Event, Half, Words>, RefObject<HTMLDivElement | null>] {
  const { seats, viewer, inHand, toAct, legal, latest, log, news, tools, play, openRule } = props;
  const { view, words, movesIn, eventsIn, least } = own;
  const [room, place] = useRoomSize();
  const [half, changeHalf] = useHalfMade(own.key, own.untouched);
  const moves = useMemo(() => movesIn(legal), [movesIn, legal]);
  const events = useMemo(() => eventsIn(latest), [eventsIn, latest]);
  const { recent = nothing, whisper } = useContext(TableContext);
  const change = (changed: Partial<Half>): void => {
    whisper?.drop();
    changeHalf(changed);
  };
  const before = useMemo(() => eventsIn(recent), [eventsIn, recent]);
  const layout = useMemo(() => layoutFor(room, least), [room, least]);
  const shared = inHand === null && viewer === 'spectator';
  const table = {
    view,
    question: view.question,
    seats,
    near: nearSeat(inHand, viewer),
    inHand,
    openly: inHand !== null && viewer === 'spectator',
    shared,
    toAct,
    moves,
    asked: inHand !== null && moves.length > 0,
    latest: events,
    recent: before,
    half,
    change,
    words,
    layout: shared ? sharedLayout(layout, least) : layout,
    log,
    news,
    tools,
    play,
    openRule: openRule ?? (() => {}),
    hasRules: openRule !== undefined,
  };
  return [table, place];
}

/** The way a game's table reaches the parts of its board: a provider, and a hook that throws outside a board. */
export function tableContext<Table>(): readonly [Provider<Table | null>, () => Table] {
  const context = createContext<Table | null>(null);
  function useTable(): Table {
    const table = useContext(context);
    if (table === null) throw new TypeError('this part belongs inside a board');
    return table;
  }
  return [context.Provider, useTable];
}

/** What is in front of a seat. Throws RangeError for a seat that is not at the table. */
export function playerOf<Player>({ players }: { readonly players: readonly Player[] }, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no player at seat ${seat}`);
  return player;
}
