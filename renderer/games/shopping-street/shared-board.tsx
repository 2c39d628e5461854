import { StreetCounter } from './counter.tsx';
import { Header } from './header.tsx';
import { PhoneStreet } from './phone-street.tsx';
import { Rivals } from './rivals.tsx';
import { SharedMarket } from './shared-market.tsx';
import { type MarketSizes, sharedSizes } from './shared-sizes.ts';
import { Street } from './street.tsx';
import { useTable } from './table.ts';

/** The board that everybody may see, for the large screen between the players' own: nobody's hand, the street large. */
export function SharedBoard() {
  const { layout } = useTable();
  return layout.setting === 'one-screen' ? <SharedScreen /> : <SharedBelow />;
}

function SharedScreen() {
  const { layout, log, view, words } = useTable();
  const sizes = sharedSizes(layout, view.seatCount);
  const { pavement, market, plot, player } = sizes;
  return (
    <div className="ss-shared-screen" style={{ '--ss-pavement': `${pavement}px`, '--ss-market': `${market}px` }}>
      <Header />
      <Street plot={plot} />
      <SharedMarket sizes={sizes} />
      <aside className="ss-shared-side">
        <section className="ss-everybody" aria-label={words.say('shared.players')}>
          <Rivals height={player} />
        </section>
        {log !== undefined && <div className="ss-log">{log}</div>}
      </aside>
      <StreetCounter />
    </div>
  );
}

/** Where the board is as long as it must be, in pixels. */
const below = { plot: { width: 72, height: 108 }, card: { width: 64, height: 98 }, player: 54, stage: 190 } as const;
const edges = 24;

/** The same without one screen's room: one below the other, as long as it must be; the street moves sideways. */
function SharedBelow() {
  const { layout, words, log, news } = useTable();
  const sizes: MarketSizes = {
    display: below.card,
    displayTrading: below.card,
    stage: { width: layout.width - edges, height: below.stage },
  };
  return (
    <>
      <Header />
      <PhoneStreet plot={below.plot} />
      <SharedMarket sizes={sizes} />
      <div className="ss-shared-further">
        <section className="ss-everybody" aria-label={words.say('shared.players')}>
          <Rivals height={below.player} />
        </section>
        <div className="ss-shared-log">{log ?? news}</div>
      </div>
      <div className="ss-foot">
        <StreetCounter />
      </div>
    </>
  );
}
