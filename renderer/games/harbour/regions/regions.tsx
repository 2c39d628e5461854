import { Sky } from '../../../design/index.ts';
import { BoardRegions, PhoneLine, SideColumn } from '../../../game-kit/index.ts';
import { asksMarket } from '../interaction/standing.ts';
import { type HarbourTable, useTable } from '../table.ts';
import { HarbourCounter } from './counter.tsx';
import { DeckSign } from './deck-sign.tsx';
import { Header, WhereItStands } from './header.tsx';
import { MarketPanel } from './market-panel.tsx';
import { MarketStrip } from './market-strip.tsx';
import { OwnYard } from './own-yard.tsx';
import { OwnHead, PhonePlaces } from './phone-places.tsx';
import { HarbourWater, Quay } from './quay.tsx';
import { SheetButtons } from './sheets.tsx';
import { OtherYards } from './yards.tsx';

/** The board in every setting but lists. The shared board has no own yard. */
export function Regions() {
  const table = useTable();
  const { layout, log, news, shared, words } = table;
  const isPhone = layout.setting === 'phone';
  const isBuying = asksMarket(table);
  return (
    <BoardRegions
      layout={layout}
      className={`hb-regions ${shared ? 'shared' : ''} ${isBuying ? 'buying' : ''}`}
      head={isPhone ? <OwnHead /> : <Header />}
      middle={
        <>
          {!layout.side && <Market />}
          {isPhone ? (
            <PhonePlaces />
          ) : (
            <>
              <Sky street="harbour" day={dayOf(table)} roofs={150} className="hb-sky" />
              <Quay />
              {layout.setting === 'stacked' ? <DeckSign /> : <HarbourWater />}
              <section className="hb-yards pavement" aria-label={words.say('regions.yards')}>
                {!shared && <OwnYard />}
                {(layout.side || !isBuying) && <OtherYards />}
              </section>
            </>
          )}
          {(layout.side || shared) && (
            <SideColumn className="board-side hb-side" log={log ?? (layout.side ? undefined : news)}>
              {layout.side && <MarketPanel />}
            </SideColumn>
          )}
        </>
      }
      foot={
        <>
          {isPhone && (
            <PhoneLine table={table}>
              <WhereItStands brief />
              <SheetButtons />
            </PhoneLine>
          )}
          <HarbourCounter />
        </>
      }
    />
  );
}

/** Without a side column: the prices, in a line with the own stock until a question opens them. */
function Market() {
  const table = useTable();
  const { layout, shared, asked, news, ownSeat } = table;
  return (
    <div className="hb-market" data-seat={shared ? undefined : ownSeat}>
      {shared || asksMarket(table) ? <MarketPanel /> : <MarketStrip />}
      {layout.setting === 'phone' && !asked && <div className="hb-news">{news}</div>}
    </div>
  );
}

/** The time of day; advances with the most buildings bought by one player. */
function dayOf({ view }: HarbourTable): number {
  const most = Math.max(0, ...view.players.map((player) => player.buildings.length));
  return Math.min(0.95, 0.1 + 0.2 * most + Math.min(0.05, view.round * 0.004));
}
