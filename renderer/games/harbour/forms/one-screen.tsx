import { Sky } from '../../../design/index.ts';
import { SideColumn } from '../../../game-kit/index.ts';
import { formOf } from '../../../table/index.ts';
import { asksMarket } from '../interaction/standing.ts';
import { HarbourCounter } from '../regions/counter.tsx';
import { Header } from '../regions/header.tsx';
import { MarketPanel } from '../regions/market-panel.tsx';
import { MarketStrip } from '../regions/market-strip.tsx';
import { OwnYard } from '../regions/own-yard.tsx';
import { HarbourWater, Quay } from '../regions/quay.tsx';
import { OtherYards, yardsBeside } from '../regions/yards.tsx';
import { useTable } from '../table.ts';
import { oneScreenSizes } from './layout.ts';

/** The prices beside the own yard on a tablet, with the edges. */
const purchaseWidth = 412;

/** The whole board on one screen. */
export function OneScreen() {
  const table = useTable();
  const { layout, log, words } = table;
  const beside = yardsBeside(table);
  const sizes = oneScreenSizes(layout, beside);
  // on a tablet, the purchase replaces the others' yards
  const buying = asksMarket(table);
  return (
    <div
      className={`hb-one-screen ${formOf(layout)} ${buying ? 'buying' : ''}`}
      style={{
        '--hb-quay': `${sizes.quay}px`,
        '--hb-water': `${sizes.water}px`,
        '--hb-others': `${sizes.others}px`,
        '--hb-beside': Math.max(1, beside),
      }}
    >
      <Sky street="harbour" day={useDay()} roofs={150} className="hb-sky" />
      <Header />
      <Quay width={sizes.width} height={sizes.quay} />
      <HarbourWater height={sizes.water} />
      <section className="hb-yards pavement" aria-label={words.say('regions.yards')}>
        <OwnYard width={buying && !layout.side && !layout.upright ? sizes.width - purchaseWidth : sizes.own} />
        {(layout.side || !buying) && <OtherYards />}
        {!layout.side && buying && <MarketPanel />}
      </section>
      {layout.side ? (
        <SideColumn className="board-side hb-side" log={log}>
          <MarketPanel />
        </SideColumn>
      ) : (
        !buying && (
          <div className="hb-market-strip" data-seat={table.ownSeat}>
            <MarketStrip />
          </div>
        )
      )}
      <HarbourCounter />
    </div>
  );
}

/** The time of day; advances with the most buildings bought by one player. */
export function useDay(): number {
  const { view } = useTable();
  const most = Math.max(0, ...view.players.map((player) => player.buildings.length));
  return Math.min(0.95, 0.1 + 0.2 * most + Math.min(0.05, view.round * 0.004));
}
