import { useHeight } from '../../../design/index.ts';
import { SideColumn } from '../../../game-kit/index.ts';
import { ChallengePanel } from '../ending/challenge-panel.tsx';
import { EndPanel } from '../ending/end-panel.tsx';
import { MercadoCounter } from '../regions/counter.tsx';
import { CustomersPanel } from '../regions/customers-panel.tsx';
import { DisplayPanel } from '../regions/display-panel.tsx';
import { Header } from '../regions/header.tsx';
import { MarketSquare } from '../regions/market-square.tsx';
import { OtherPlayers } from '../regions/players.tsx';
import { useTable } from '../table.ts';
import { air, columns, marketIn, squareRoom } from './layout.ts';

/** Width of the log: narrower here, for a larger market. */
const logWidth = 212;

/** The shared board: public information only, with a large market and no own seat. */
export function SharedScreen() {
  const table = useTable();
  const { layout, log, words } = table;
  const usual = squareRoom(layout, 0);
  const width = usual.width + columns.log - logWidth;
  const [height, square] = useHeight<HTMLElement>(usual.height);
  return (
    <div className="mc-one-screen with-side" style={{ '--mc-log': `${logWidth}px` }}>
      <Header />
      <section className="mc-players mc-everybody azulejos" aria-label={words.say('regions.players')}>
        <OtherPlayers />
        <ChallengePanel />
      </section>
      <section className="mc-square" aria-label={words.say('regions.market')} ref={square}>
        <MarketSquare measures={marketIn(width - air, height - air)} width={width} height={height} />
      </section>
      <section className="mc-choice azulejos" aria-label={words.say('regions.choice')}>
        <CustomersPanel />
        <DisplayPanel />
        <EndPanel />
      </section>
      <SideColumn className="board-side mc-side azulejos" log={log} />
      <MercadoCounter />
    </div>
  );
}

/** Margins of the market, heights of head and counter, minimum width of a column beside it. */
const edges = 8;
const headAndCounter = 130;
const leastBeside = 280;

/** The shared board if it does not fit one screen: scrolls below the market, or beside it in a wide window. */
export function SharedBelow() {
  const { layout, words, log, news } = useTable();
  const { width, height } = layout;
  const fitting = marketIn(width - edges, Math.max(leastBeside, height - headAndCounter));
  const beside = width - fitting.width >= leastBeside;
  const market = beside ? fitting : marketIn(width - edges, width);
  return (
    <>
      <Header />
      <div className={`mc-shared-below ${beside ? 'beside' : ''}`}>
        <section className="mc-shared-square" aria-label={words.say('regions.market')}>
          <MarketSquare measures={market} width={beside ? market.width : width} height={market.height + edges} />
        </section>
        <div className="mc-shared-further azulejos">
          <section className="mc-everybody" aria-label={words.say('regions.players')}>
            <OtherPlayers />
          </section>
          <section aria-label={words.say('regions.choice')}>
            <EndPanel />
            <ChallengePanel />
            <DisplayPanel />
            <CustomersPanel />
          </section>
          <div className="shared-log">{log ?? news}</div>
        </div>
      </div>
      <div className="board-foot">
        <MercadoCounter />
      </div>
    </>
  );
}
