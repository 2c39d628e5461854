import { Sky } from '../../../design/index.ts';
import { SideColumn } from '../../../game-kit/index.ts';
import { HarbourCounter } from '../regions/counter.tsx';
import { DeckSign } from '../regions/deck-sign.tsx';
import { Header } from '../regions/header.tsx';
import { MarketPanel } from '../regions/market-panel.tsx';
import { HarbourWater, Quay } from '../regions/quay.tsx';
import { OtherYards, yardsBeside } from '../regions/yards.tsx';
import { useTable } from '../table.ts';
import { oneScreenSizes } from './layout.ts';
import { useDay } from './one-screen.tsx';

/** The shared board: public information only, with equal yards and no own seat. */
export function SharedScreen() {
  const table = useTable();
  const { layout, log, words } = table;
  const yards = yardsBeside(table);
  const sizes = oneScreenSizes(layout, yards);
  return (
    <div
      className="hb-one-screen with-side"
      style={{ '--hb-quay': `${sizes.quay}px`, '--hb-water': `${sizes.water}px` }}
    >
      <Sky street="harbour" day={useDay()} roofs={150} className="hb-sky" />
      <Header />
      <Quay width={sizes.width} height={sizes.quay} />
      <HarbourWater height={sizes.water} />
      <section className="hb-yards hb-everybody pavement" aria-label={words.say('regions.yards')}>
        <OtherYards width={Math.floor((sizes.width - (yards + 2) * 8) / yards)} />
      </section>
      <SideColumn className="board-side hb-side" log={log}>
        <MarketPanel />
      </SideColumn>
      <HarbourCounter />
    </div>
  );
}

/** The least width of a building in the row, with the gap after it. */
const narrowestFront = 108;

/** The same, one below the other, where there is no room for one screen. */
export function SharedBelow() {
  const { layout, view, words, log, news } = useTable();
  const rows = Math.ceil((view.centre.length * narrowestFront) / layout.width);
  return (
    <>
      <Header />
      <div className="hb-shared-market">
        <MarketPanel />
      </div>
      <Quay width={layout.width} height={rows * 200} rows={rows} />
      <DeckSign />
      <section className="hb-everybody hb-stacked-yards pavement" aria-label={words.say('regions.yards')}>
        <OtherYards />
      </section>
      <div className="board-log">{log ?? news}</div>
      <div className="hb-foot">
        <HarbourCounter />
      </div>
    </>
  );
}
