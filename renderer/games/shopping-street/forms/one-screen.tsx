import { SideColumn } from '../../../game-kit/index.ts';
import { formOf } from '../../../table/index.ts';
import { StreetCounter } from '../regions/counter.tsx';
import { Header } from '../regions/header.tsx';
import { MarketPlace } from '../regions/market-place.tsx';
import { OwnDesk } from '../regions/own-desk.tsx';
import { Rivals } from '../regions/rivals.tsx';
import { Street } from '../regions/street.tsx';
import { useTable } from '../table.ts';
import { measuresFor } from './layout.ts';

/** The whole board on one screen. */
export function OneScreen() {
  const { layout, log, view } = useTable();
  const measures = measuresFor(layout, view.seatCount);
  const { pavement, market, plot, card, rival } = measures;
  return (
    <div
      className={`ss-one-screen ${formOf(layout)}`}
      style={{ '--ss-pavement': `${pavement}px`, '--ss-market': `${market}px` }}
    >
      <Header />
      {!layout.side && <Rivals height={rival} />}
      <Street plot={plot} />
      <MarketPlace measures={measures} />
      <OwnDesk card={card} />
      {layout.side && (
        <SideColumn className="board-side ss-side" log={log}>
          <Rivals height={rival} />
        </SideColumn>
      )}
      <StreetCounter />
    </div>
  );
}
