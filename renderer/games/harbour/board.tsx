import { useMemo } from 'react';
import type { HarbourView } from '../../../shared/games/harbour/hiding.ts';
import { type BoardProps, nearSeat, useHalfMade, useRoomSize } from '../../table/index.ts';
import { choiceKey, untouched } from './half-made.ts';
import { layoutFor, sharedLayout } from './layout.ts';
import { Lists } from './lists.tsx';
import { Movement } from './movement.tsx';
import { OneScreen } from './one-screen.tsx';
import { PhoneTable } from './phone.tsx';
import { harbourEvents, harbourMoves, isHarbourView } from './reading.ts';
import { SharedBoard } from './shared-board.tsx';
import { type HarbourTable, TableProvider, useTable } from './table.ts';
import { useWords } from './words.ts';

/** The Harbour table. */
export function Board(props: BoardProps) {
  return isHarbourView(props.view) ? <HarbourBoard {...props} view={props.view} /> : null;
}

function HarbourBoard({ view, ...props }: BoardProps & { readonly view: HarbourView }) {
  const { seats, viewer, inHand, toAct, legal, latest, log, news, tools, play, openRule } = props;
  const words = useWords(seats);
  const [room, place] = useRoomSize();
  const [half, change] = useHalfMade(choiceKey(view, inHand), untouched);
  const moves = useMemo(() => harbourMoves(legal), [legal]);
  const events = useMemo(() => harbourEvents(latest), [latest]);
  const layout = useMemo(() => layoutFor(room), [room]);
  const shared = inHand === null && viewer === 'spectator';
  const table: HarbourTable = {
    view,
    question: view.question,
    seats,
    near: nearSeat(inHand, viewer),
    inHand,
    shared,
    toAct,
    moves,
    asked: inHand !== null && moves.length > 0,
    latest: events,
    half,
    change,
    words,
    layout: shared ? sharedLayout(layout) : layout,
    log,
    news,
    tools,
    play,
    openRule: openRule ?? (() => {}),
    hasRules: openRule !== undefined,
  };
  const { scale, height, setting } = table.layout;
  const scaled = scale === 1 ? {} : { zoom: scale };
  return (
    <TableProvider value={table}>
      <div
        ref={place}
        className={`hb street-harbour in-${setting} ${shared ? 'hb-shared' : ''}`}
        style={{ ...scaled, '--hb-height': `${height}px` }}
      >
        <Setting />
      </div>
      <Movement latest={events} seats={seats} pawns={view.players.map((player) => player.pawn)} />
    </TableProvider>
  );
}

function Setting() {
  const { layout, shared } = useTable();
  if (shared && layout.setting !== 'lists') return <SharedBoard />;
  switch (layout.setting) {
    case 'quay':
      return <OneScreen />;
    case 'stacked':
      return <SharedBoard />;
    case 'phone':
      return <PhoneTable />;
    case 'lists':
      return <Lists />;
  }
}
