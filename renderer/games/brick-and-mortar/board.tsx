import { useMemo, useState } from 'react';
import type { BrickView } from '../../../shared/games/brick-and-mortar/hiding.ts';
import { Sky, useHeight } from '../../design/index.ts';
import { BoardFrame, type BoardProps, useBoardTable } from '../../table/index.ts';
import { leastHeights, nearSizes, rivalsHeight, streetHeights } from './forms/layout.ts';
import { Lists } from './forms/lists.tsx';
import { PhoneTable } from './forms/phone.tsx';
import { SharedBoard } from './forms/shared-board.tsx';
import { brickEvents, brickMoves, isBrickView } from './interaction/guards.ts';
import { untouched } from './interaction/half-made.ts';
import { offersOf } from './interaction/offers.ts';
import { Movement } from './movement/movement.tsx';
import { BrickCounter } from './regions/counter.tsx';
import { Desk } from './regions/desk.tsx';
import { Docks } from './regions/docks.tsx';
import { Header } from './regions/header.tsx';
import { KerbTrack } from './regions/kerb-track.tsx';
import { OwnBuilding } from './regions/own-building.tsx';
import { Rivals } from './regions/rivals.tsx';
import { hasSealed } from './regions/sealed.tsx';
import { StoresForSale } from './regions/stores-for-sale.tsx';
import { type BrickTable, TableProvider, useTable } from './table.ts';
import { useWords } from './words.ts';

/** The Brick & Mortar table. */
export function Board(props: BoardProps) {
  return isBrickView(props.view) ? <BrickBoard {...props} view={props.view} /> : null;
}

/** What a half-made choice belongs to: it is dropped when the question, the hand or whoever holds the screen changes. */
function choiceKey(view: BrickView, inHand: BoardProps['inHand']): string {
  const hand = inHand === null ? undefined : view.players[inHand];
  return JSON.stringify([inHand, view.month, view.question, hand?.marketHand, hand?.packet, hand?.bidQuantity.made]);
}

function BrickBoard({ view, ...props }: BoardProps & { readonly view: BrickView }) {
  const { seats, inHand, toAct } = props;
  const words = useWords(seats);
  const key = choiceKey(view, inHand);
  const [lookedAt, lookAt] = useState<string | null>(null);
  const [shown, place] = useBoardTable(props, {
    view,
    words,
    movesIn: brickMoves,
    eventsIn: brickEvents,
    key,
    untouched,
    least: leastHeights,
  });
  const { moves, latest, near, layout, shared } = shown;
  const offers = useMemo(() => offersOf(moves, view.item), [moves, view.item]);
  const table: BrickTable = {
    ...shown,
    offers,
    sealed: hasSealed(view, inHand, toAct),
    looking: lookedAt === key,
    look: (on) => lookAt(on ? key : null),
  };
  return (
    <TableProvider value={table}>
      <BoardFrame name="bm" layout={layout} shared={shared} place={place} boards={boards} />
      <Movement latest={latest} near={near} seats={seats} />
    </TableProvider>
  );
}

/** How far the day has gone, by the months that are over. */
function useDay(): number {
  const { view } = useTable();
  return 0.1 + (0.85 * view.month) / Math.max(1, view.finalMonth);
}

/** Everything on one screen: the own shops and the desk are always in sight, what there is no room for is a sheet. */
function Street() {
  const { log, layout } = useTable();
  const day = useDay();
  const heights = streetHeights(layout);
  const [height, near] = useHeight<HTMLDivElement>(heights.near);
  const sizes = nearSizes(height, layout.upright);
  const form = layout.side ? 'with-side' : layout.upright ? 'upright' : 'without-side';
  return (
    <div
      className={`bm-one-screen ${form} ${rivalsHeight(layout) === 0 ? 'in-short' : ''}`}
      style={{ '--bm-head': `${heights.head}px`, '--bm-far': `${heights.far}px` }}
    >
      <Sky day={day} roofs={130} className="bm-sky" />
      <Header />
      <Rivals />
      <KerbTrack />
      <Docks />
      <div className="bm-near pavement" ref={near}>
        <OwnBuilding most={sizes.shops} />
        <Desk dial={sizes.dial} fronts={sizes.shops} stores={sizes.stores} />
      </div>
      {layout.side && (
        <aside className="bm-side">
          <StoresForSale fronts={log === undefined} />
          {log !== undefined && <div className="bm-log">{log}</div>}
        </aside>
      )}
      <BrickCounter />
    </div>
  );
}

const boards = { OneScreen: Street, ForEverybody: SharedBoard, Phone: PhoneTable, Lists };
