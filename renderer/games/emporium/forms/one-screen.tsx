import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { Sky, TimberWall } from '../../../design/index.ts';
import { SideColumn } from '../../../game-kit/index.ts';
import { formOf } from '../../../table/index.ts';
import { EndPanel } from '../ending/end-panel.tsx';
import { EmporiumCounter } from '../regions/counter.tsx';
import { Decks } from '../regions/decks.tsx';
import { Header } from '../regions/header.tsx';
import { HeroRow } from '../regions/hero-row.tsx';
import { MonsterRow } from '../regions/monster-row.tsx';
import { OwnDesk } from '../regions/own-desk.tsx';
import { Rivals } from '../regions/rivals.tsx';
import { useTable } from '../table.ts';
import { measuresFor } from './layout.ts';

/** The time of day over the mountains; it advances with each monster beaten. */
export function dayOf({ players, monsterRow, monsterDeck }: EmporiumView): number {
  const beaten = players.reduce((sum, { monsters }) => sum + monsters.length, 0);
  return beaten / (beaten + monsterRow.length + monsterDeck.count);
}

/** The whole board on one screen. */
export function OneScreen() {
  const { layout, log, view } = useTable();
  const { gate, wall, monster, hero, deck, card, rival } = measuresFor(layout, view.seatCount);
  return (
    <div className={`em-one-screen ${formOf(layout)}`} style={{ '--em-gate': `${gate}px`, '--em-wall': `${wall}px` }}>
      <Header />
      <div className="em-sky">
        <Sky street="guild" day={dayOf(view)} roofs={gate} />
      </div>
      <div className="em-gate">
        <MonsterRow {...monster} />
        {layout.upright ? <Decks {...deck} /> : <Rivals height={rival} />}
      </div>
      {layout.upright && <Rivals height={rival} />}
      <div className="em-wall">
        <TimberWall />
        <HeroRow {...hero} />
        {!layout.upright && <Decks {...deck} />}
      </div>
      <OwnDesk card={card} />
      {layout.side && (
        <SideColumn className="board-side em-side" log={log}>
          <EndPanel />
        </SideColumn>
      )}
      <EmporiumCounter />
    </div>
  );
}
