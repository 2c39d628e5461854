import { Sky, useHeight } from '../../../design/index.ts';
import { SideColumn } from '../../../game-kit/index.ts';
import { formOf } from '../../../table/index.ts';
import { BrickCounter } from '../regions/counter.tsx';
import { Desk } from '../regions/desk.tsx';
import { Docks } from '../regions/docks.tsx';
import { Header } from '../regions/header.tsx';
import { KerbTrack } from '../regions/kerb-track.tsx';
import { OwnBuilding } from '../regions/own-building.tsx';
import { Rivals } from '../regions/rivals.tsx';
import { StoresForSale } from '../regions/stores-for-sale.tsx';
import { useTable } from '../table.ts';
import { nearSizes, rivalsHeight, streetHeights } from './layout.ts';

/** How far the day has gone, by the months that are over. */
export function useDay(): number {
  const { view } = useTable();
  return 0.1 + (0.85 * view.month) / Math.max(1, view.finalMonth);
}

/** Everything on one screen: the own shops and the desk are always in sight, what there is no room for is a sheet. */
export function OneScreen() {
  const { log, layout } = useTable();
  const heights = streetHeights(layout);
  const [height, nearSide] = useHeight<HTMLDivElement>(heights.nearSide);
  const sizes = nearSizes(height, layout.upright);
  return (
    <div
      className={`bm-one-screen ${formOf(layout)} ${rivalsHeight(layout) === 0 ? 'in-short' : ''}`}
      style={{ '--bm-head': `${heights.head}px`, '--bm-far': `${heights.far}px` }}
    >
      <Sky day={useDay()} roofs={130} className="bm-sky" />
      <Header />
      <Rivals />
      <KerbTrack />
      <Docks />
      <div className="bm-near pavement" ref={nearSide}>
        <OwnBuilding most={sizes.shops} />
        <Desk dial={sizes.dial} fronts={sizes.shops} stores={sizes.stores} />
      </div>
      {layout.side && (
        <SideColumn className="board-side bm-side" log={log}>
          <StoresForSale fronts={log === undefined} />
        </SideColumn>
      )}
      <BrickCounter />
    </div>
  );
}
