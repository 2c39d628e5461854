import { StreetCounter } from '../regions/counter.tsx';
import { Header } from '../regions/header.tsx';
import { MarketPlace } from '../regions/market-place.tsx';
import { OwnDesk } from '../regions/own-desk.tsx';
import { Rivals } from '../regions/rivals.tsx';
import { Street } from '../regions/street.tsx';
import { useTable } from '../table.ts';
import { measuresFor } from './layout.ts';

/** Everything on one screen: the two pavements with the market between them, the others beside them, the own desk. */
export function OneScreen() {
  const { layout, log, view } = useTable();
  const measures = measuresFor(layout, view.seatCount);
  const { pavement, market, plot, card, rival } = measures;
  const form = layout.side ? 'with-side' : layout.upright ? 'upright' : 'without-side';
  return (
    <div className={`ss-one-screen ${form}`} style={{ '--ss-pavement': `${pavement}px`, '--ss-market': `${market}px` }}>
      <Header />
      {!layout.side && <Rivals height={rival} />}
      <Street plot={plot} />
      <MarketPlace measures={measures} />
      <OwnDesk card={card} />
      {layout.side && (
        <aside className="board-side ss-side">
          <Rivals height={rival} />
          {log !== undefined && <div className="board-log">{log}</div>}
        </aside>
      )}
      <StreetCounter />
    </div>
  );
}
