import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { heroesInRow } from '../../../../shared/games/emporium/rows.ts';
import { Fitted, GuildWall, Sky, TimberWall } from '../../../design/index.ts';
import { BoardRegions, PhoneLine, SideColumn } from '../../../game-kit/index.ts';
import { EndPanel } from '../ending/end-panel.tsx';
import { useTable } from '../table.ts';
import { EmporiumCounter } from './counter.tsx';
import { Decks } from './decks.tsx';
import { Header, WhereItStands } from './header.tsx';
import { HeroRow } from './hero-row.tsx';
import { MonsterRow } from './monster-row.tsx';
import { OwnDesk } from './own-desk.tsx';
import { OthersInShort, OwnHead } from './phone-head.tsx';
import { Rivals } from './rivals.tsx';

/** The time of day over the mountains; it advances with each monster beaten. */
function dayOf({ players, monsterRow, monsterDeck }: EmporiumView): number {
  const beaten = players.reduce((sum, { monsters }) => sum + monsters.length, 0);
  return beaten / (beaten + monsterRow.length + monsterDeck.count);
}

/** The sky over the monsters, and the wall behind the heroes. */
function Backdrop() {
  const { view } = useTable();
  const isSingle = heroesInRow(view.seatCount) === 1;
  return (
    <>
      <Fitted className="em-sky">{({ height }) => <Sky street="guild" day={dayOf(view)} roofs={height} />}</Fitted>
      <TimberWall className="em-timber" />
      <GuildWall roomy={isSingle} className={`em-hung ${isSingle ? 'single' : ''}`} />
    </>
  );
}

/** The board in every setting but lists. The shared board has no own desk. */
export function Regions() {
  const table = useTable();
  const { layout, log, news, shared, asked } = table;
  const isPhone = layout.setting === 'phone';
  return (
    <BoardRegions
      layout={layout}
      className={`em-regions ${shared ? 'shared' : ''}`}
      head={isPhone ? <OwnHead /> : <Header />}
      middle={
        <>
          {isPhone ? <OthersInShort /> : <Backdrop />}
          <MonsterRow />
          <HeroRow />
          {isPhone && !asked && <div className="em-news">{news}</div>}
          <Rivals />
          <Decks />
          {layout.side || shared ? (
            <SideColumn
              className={`em-side ${shared ? 'shared-side' : 'board-side'}`}
              log={log ?? (shared ? news : undefined)}
            >
              <EndPanel />
            </SideColumn>
          ) : (
            isPhone && <EndPanel />
          )}
        </>
      }
      foot={
        <>
          {!shared && <OwnDesk />}
          {isPhone && (
            <PhoneLine table={table}>
              <WhereItStands brief />
            </PhoneLine>
          )}
          <EmporiumCounter />
        </>
      }
    />
  );
}
