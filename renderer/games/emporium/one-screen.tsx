import { EmporiumCounter } from './counter.tsx';
import { Decks } from './decks.tsx';
import { EndPanel } from './end-panel.tsx';
import { Header } from './header.tsx';
import { HeroRow } from './hero-row.tsx';
import { measuresFor } from './layout.ts';
import { MonsterRow } from './monster-row.tsx';
import { OwnDesk } from './own-desk.tsx';
import { Rivals } from './rivals.tsx';
import { useTable } from './table.ts';

/** Everything on one screen: monsters and rivals before the mountains, heroes and decks before the wall, the own desk. */
export function OneScreen() {
  const { layout, log, view } = useTable();
  const { monster, hero, deck, card, rival } = measuresFor(layout, view.seatCount);
  const form = layout.side ? 'with-side' : layout.upright ? 'upright' : 'without-side';
  return (
    <div className={`em-one-screen ${form}`}>
      <Header />
      <div className="em-gate">
        <MonsterRow {...monster} />
        <Rivals height={rival} />
      </div>
      <div className="em-wall">
        <HeroRow {...hero} />
        <Decks {...deck} />
      </div>
      <OwnDesk card={card} />
      {layout.side && (
        <aside className="em-side">
          <EndPanel />
          {log !== undefined && <div className="em-log">{log}</div>}
        </aside>
      )}
      <EmporiumCounter />
    </div>
  );
}
