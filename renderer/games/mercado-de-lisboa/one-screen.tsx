import { ChallengePanel } from './challenge-panel.tsx';
import { MercadoCounter } from './counter.tsx';
import { CustomersPanel } from './customers-panel.tsx';
import { DisplayPanel } from './display-panel.tsx';
import { EndPanel } from './end-panel.tsx';
import { Header } from './header.tsx';
import { oneScreenSizes } from './layout.ts';
import { MarketSquare } from './market-square.tsx';
import { OwnStall } from './own-stall.tsx';
import { OtherPlayers } from './players.tsx';
import { otherSeats } from './standing.ts';
import { useTable } from './table.ts';

/** Everything on one screen: the market as the picture, the players at its left, what can be chosen and the roll at its right. */
export function OneScreen() {
  const table = useTable();
  const { layout, log, words } = table;
  const sizes = oneScreenSizes(layout, otherSeats(table).length);
  const form = layout.side ? 'with-side' : layout.upright ? 'upright' : 'without-side';
  return (
    <div className={`mc-one-screen ${form}`}>
      <Header />
      <section className="mc-players azulejos" aria-label={words.say('regions.players')}>
        <OtherPlayers />
        <ChallengePanel />
        {!layout.upright && <OwnStall />}
      </section>
      <main className="mc-square">
        <MarketSquare measures={sizes.market} width={sizes.width} height={sizes.height} />
      </main>
      <section className="mc-choice azulejos" aria-label={words.say('regions.choice')}>
        {layout.upright && <OwnStall />}
        <CustomersPanel />
        <DisplayPanel />
        <EndPanel />
      </section>
      {layout.side && (
        <aside className="mc-side azulejos">{log !== undefined && <div className="mc-log">{log}</div>}</aside>
      )}
      <MercadoCounter />
    </div>
  );
}
