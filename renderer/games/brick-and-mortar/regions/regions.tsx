import { Sky } from '../../../design/index.ts';
import { BoardRegions, isBeside, PhoneLine, SideColumn } from '../../../game-kit/index.ts';
import { deskKind } from '../interaction/desk-kind.ts';
import { useTable } from '../table.ts';
import { BrickCounter } from './counter.tsx';
import { Desk } from './desk.tsx';
import { Docks } from './docks.tsx';
import { Header } from './header.tsx';
import { KerbTrack } from './kerb-track.tsx';
import { OwnBuilding } from './own-building.tsx';
import { OwnHead, WhereItStands } from './phone-head.tsx';
import { Rivals } from './rivals.tsx';
import { SheetButtons } from './sheets.tsx';
import { StoresForSale } from './stores-for-sale.tsx';

/** The board in every setting but lists. The shared board has no own building and desk. */
export function Regions() {
  const table = useTable();
  const { layout, log, news, shared, view } = table;
  const isPhone = layout.setting === 'phone';
  return (
    <BoardRegions
      layout={layout}
      className={`bm-regions ${shared ? `shared players-${view.seatCount}` : `desk-${deskKind(table)}`}`}
      head={
        isPhone ? (
          <>
            <OwnHead />
            {isBeside(layout) && <WhereItStands />}
            <Docks />
          </>
        ) : (
          <Header />
        )
      }
      middle={
        <>
          {!isPhone && <Street />}
          {!shared && (
            <div className="bm-near pavement">
              <OwnBuilding />
              <Desk />
            </div>
          )}
          {(layout.side || shared) && (
            <SideColumn className="board-side bm-side" log={log ?? (layout.side ? undefined : news)}>
              <StoresForSale fronts={layout.side && log === undefined} />
            </SideColumn>
          )}
        </>
      }
      foot={
        <>
          {isPhone && (
            <PhoneLine table={table}>
              {!isBeside(layout) && <WhereItStands />}
              <SheetButtons />
            </PhoneLine>
          )}
          <BrickCounter />
        </>
      }
    />
  );
}

/** The rivals' side of the street, or on the shared board all buildings, and the docks. */
function Street() {
  const { view } = useTable();
  const day = 0.1 + (0.85 * view.month) / Math.max(1, view.finalMonth);
  return (
    <>
      <Sky day={day} roofs={130} className="bm-sky" />
      <Rivals />
      <KerbTrack />
      <Docks />
    </>
  );
}
