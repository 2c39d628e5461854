import { ChallengePanel } from './challenge-panel.tsx';
import { MercadoCounter } from './counter.tsx';
import { CustomersPanel } from './customers-panel.tsx';
import { DisplayPanel } from './display-panel.tsx';
import { EndPanel } from './end-panel.tsx';
import { Header } from './header.tsx';
import { marketIn, oneScreenSizes } from './layout.ts';
import { MarketSquare } from './market-square.tsx';
import { OtherPlayers } from './players.tsx';
import { otherSeats } from './standing.ts';
import { useTable } from './table.ts';

/** The board that everybody may see, for the large screen between the players' own: all players alike, the market large. */
export function SharedBoard() {
  const { layout } = useTable();
  return layout.setting === 'one-screen' ? <SharedScreen /> : <SharedBelow />;
}

function SharedScreen() {
  const table = useTable();
  const { layout, log, words } = table;
  const sizes = oneScreenSizes(layout, otherSeats(table).length);
  return (
    <div className="mc-one-screen with-side">
      <Header />
      <section className="mc-players mc-everybody azulejos" aria-label={words.say('regions.players')}>
        <OtherPlayers />
      </section>
      <section className="mc-square" aria-label={words.say('regions.market')}>
        <MarketSquare measures={sizes.market} width={sizes.width} height={sizes.height} />
      </section>
      <section className="mc-choice azulejos" aria-label={words.say('regions.choice')}>
        <ChallengePanel />
        <CustomersPanel />
        <DisplayPanel />
        <EndPanel />
      </section>
      <aside className="mc-side azulejos">{log !== undefined && <div className="mc-log">{log}</div>}</aside>
      <MercadoCounter />
    </div>
  );
}

/** Air beside the market, and its greatest width, in pixels. */
const air = 8;
const widestMarket = 900;

/** The same, one below the other, where there is no room for one screen. */
function SharedBelow() {
  const { layout, words, log, news } = useTable();
  const room = Math.min(widestMarket, layout.width - air);
  const market = marketIn(room, Math.max(room, layout.height));
  return (
    <>
      <Header />
      <section className="mc-shared-square" aria-label={words.say('regions.market')}>
        <MarketSquare measures={market} width={layout.width} height={market.height + air} />
      </section>
      <section className="mc-shared-players mc-everybody azulejos" aria-label={words.say('regions.players')}>
        <OtherPlayers />
      </section>
      <section className="mc-shared-choice azulejos" aria-label={words.say('regions.choice')}>
        <EndPanel />
        <ChallengePanel />
        <DisplayPanel />
        <CustomersPanel />
      </section>
      <div className="mc-shared-log">{log ?? news}</div>
      <div className="mc-foot">
        <MercadoCounter />
      </div>
    </>
  );
}
