import { BoardRegions, PhoneLine, SideColumn } from '../../../game-kit/index.ts';
import { askerOf } from '../interaction/standing.ts';
import { lowPhone, useTable } from '../table.ts';
import { StreetCounter } from './counter.tsx';
import { Header, WhereItStands } from './header.tsx';
import { MarketPlace } from './market-place.tsx';
import { isOpening, OwnDesk } from './own-desk.tsx';
import { OthersInShort, OwnHead } from './phone-head.tsx';
import { Rivals } from './rivals.tsx';
import { Street } from './street.tsx';

/** The board in every setting but lists. The shared board has no own desk. */
export function Regions() {
  const table = useTable();
  const { view, layout, log, news, shared, asked } = table;
  const isPhone = layout.setting === 'phone';
  const scrolls = asked && layout.height < lowPhone;
  const line = isPhone && (
    <PhoneLine table={table}>
      <WhereItStands brief />
    </PhoneLine>
  );
  return (
    <BoardRegions
      // names must be fitted to their plates again in another setting
      key={layout.setting}
      layout={layout}
      className={`ss-regions ${shared ? 'shared' : ''} ${askerOf(view) === null ? '' : 'bargaining'}`}
      head={isPhone ? <OwnHead /> : <Header />}
      middle={
        <>
          {isPhone && <OthersInShort />}
          <Street />
          <MarketPlace />
          {scrolls && line}
          {isPhone && !asked && <div className="ss-news">{news}</div>}
          <SideColumn
            className={`ss-side ${shared ? 'shared-side' : layout.side ? 'board-side' : ''}`}
            log={shared ? (log ?? news) : layout.side ? log : undefined}
          >
            <Rivals />
          </SideColumn>
        </>
      }
      foot={
        <>
          {!shared && <OwnDesk />}
          {!scrolls && !isOpening(table) && line}
          <StreetCounter />
        </>
      }
    />
  );
}
