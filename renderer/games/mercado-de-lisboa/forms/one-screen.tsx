import { useHeight } from '../../../design/index.ts';
import { SideColumn } from '../../../game-kit/index.ts';
import { formOf } from '../../../table/index.ts';
import { ChallengePanel } from '../ending/challenge-panel.tsx';
import { EndPanel } from '../ending/end-panel.tsx';
import { otherSeats } from '../interaction/standing.ts';
import { MercadoCounter } from '../regions/counter.tsx';
import { CustomersPanel } from '../regions/customers-panel.tsx';
import { DisplayPanel } from '../regions/display-panel.tsx';
import { Header } from '../regions/header.tsx';
import { MarketSquare } from '../regions/market-square.tsx';
import { OwnStall } from '../regions/own-stall.tsx';
import { OtherPlayers } from '../regions/players.tsx';
import { useTable } from '../table.ts';
import { air, isLow, marketIn, squareRoom } from './layout.ts';

/** Minimum size of the others' stand tiles, in pixels; larger with fewer players. */
const leastTile = 37;
const tileSizes: readonly number[] = [leastTile, 54, 46, leastTile];

/** The whole board on one screen: players left, market in the middle, choices and log right. */
export function OneScreen() {
  const table = useTable();
  const { layout, log, words } = table;
  const others = otherSeats(table).length;
  const room = squareRoom(layout, others);
  const [height, square] = useHeight<HTMLElement>(room.height);
  const low = isLow(layout);
  return (
    <div className={`mc-one-screen ${formOf(layout)} ${low ? 'low' : ''}`}>
      <Header />
      <section className="mc-players azulejos" aria-label={words.say('regions.players')}>
        <OtherPlayers size={tileSizes[others] ?? leastTile} />
        <ChallengePanel />
        {!layout.upright && <OwnStall />}
      </section>
      <section className="mc-square" aria-label={words.say('regions.market')} ref={square}>
        <MarketSquare measures={marketIn(room.width - air, height - air)} width={room.width} height={height} />
      </section>
      <section className="mc-choice azulejos" aria-label={words.say('regions.choice')}>
        {layout.upright && <OwnStall />}
        {layout.upright ? (
          <CustomersPanel columns={12} width={56} height={54} />
        ) : (
          <CustomersPanel height={low ? 48 : 58} />
        )}
        <DisplayPanel />
        <EndPanel />
      </section>
      {layout.side && <SideColumn className="board-side mc-side azulejos" log={log} />}
      <MercadoCounter />
    </div>
  );
}
