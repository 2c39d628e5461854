import { StreetCounter } from './counter.tsx';
import { Header } from './header.tsx';
import { MarketPlace } from './market-place.tsx';
import { OwnDesk } from './own-desk.tsx';
import { Rivals } from './rivals.tsx';
import { Street } from './street.tsx';
import { useTable } from './table.ts';

/** Everything on one screen: the two pavements with the market between them, the others at the side, the own desk. */
export function OneScreen() {
  const { log } = useTable();
  return (
    <div className="ss-one-screen">
      <Header />
      <Street plot={{ width: 96, height: 132 }}>
        <MarketPlace card={{ width: 66, height: 90 }} />
      </Street>
      <OwnDesk card={{ width: 69, height: 104 }} />
      <aside className="ss-side">
        <Rivals height={42} />
        {log !== undefined && <div className="ss-log">{log}</div>}
      </aside>
      <StreetCounter />
    </div>
  );
}
