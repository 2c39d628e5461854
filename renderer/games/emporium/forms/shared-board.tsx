import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import { Sky, TimberWall } from '../../../design/index.ts';
import { SideColumn } from '../../../game-kit/index.ts';
import { eachInRow, type Size } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';
import { EndPanel } from '../ending/end-panel.tsx';
import { EmporiumCounter } from '../regions/counter.tsx';
import { Decks } from '../regions/decks.tsx';
import { Header } from '../regions/header.tsx';
import { HeroRow } from '../regions/hero-row.tsx';
import { MonsterRow } from '../regions/monster-row.tsx';
import { Rivals } from '../regions/rivals.tsx';
import { useTable } from '../table.ts';
import { dayOf } from './one-screen.tsx';

/** Widths of the side columns and other parts, in pixels. */
const columns = { players: 284, side: 270 } as const;
const headAndCounter = 111;
const gap = 12;
/** Height of a hero's totals below it, and margin around a row. */
const totals = 36;
const air = 26;
const deck = { width: 58, height: 74 } as const;

/** Share of the height for monsters; heroes get the rest. */
const forMonsters = 0.45;
const largest = { monster: 240, hero: 330, player: 150 } as const;

/** Sizes on the large screen, in board pixels. */
export function sharedSizes({ width, height }: Pick<BoardLayout, 'width' | 'height'>, seatCount: number) {
  const room = width - columns.players - columns.side - 2 * gap;
  const rows = height - headAndCounter;
  const gate = Math.round(rows * forMonsters);
  return {
    gate,
    monster: { width: Math.min(largest.monster, eachInRow(room, monstersInRow, gap)), height: gate - air },
    hero: {
      width: Math.min(largest.hero, eachInRow(room, heroesInRow(seatCount), gap)),
      height: rows - gate - totals - air,
    },
    player: Math.min(largest.player, Math.floor((rows - 16) / seatCount) - 6),
  };
}

/** The shared board: public information only, with large rows and no own seat. */
export function SharedScreen() {
  const { layout, log, view, words } = useTable();
  const { gate, monster, hero, player } = sharedSizes(layout, view.seatCount);
  return (
    <div className="em-shared-screen">
      <Header />
      <section className="em-everybody" aria-label={words.say('shared.players')}>
        <Rivals height={player} />
      </section>
      <div className="em-shared-rows">
        <Rows gate={gate} monster={monster} hero={hero} />
      </div>
      <SideColumn className="shared-side" log={log}>
        <Decks {...deck} />
        <EndPanel />
      </SideColumn>
      <EmporiumCounter />
    </div>
  );
}

interface RowsProps {
  /** Height of the monsters' row with its margins, in pixels. */
  readonly gate: number;
  readonly monster: Size;
  readonly hero: Size;
}

/** The rows of monsters and heroes with their backgrounds. */
function Rows({ gate, monster, hero }: RowsProps) {
  const { view } = useTable();
  return (
    <>
      <div className="em-shared-gate" style={{ height: gate }}>
        <Sky street="guild" day={dayOf(view)} roofs={gate} />
        <MonsterRow {...monster} />
      </div>
      <div className="em-shared-wall">
        <TimberWall />
        <HeroRow {...hero} />
      </div>
    </>
  );
}

/** Card sizes in a scrolling window. */
const below = {
  widestMonster: 200,
  widestHero: 300,
  monster: 1.16,
  leastMonster: 116,
  hero: 0.72,
  leastHero: 186,
} as const;
const playerBelow = 96;

/** Sizes of the scrolling board, in pixels. */
function sizesBelow({ width }: Pick<BoardLayout, 'width'>, seatCount: number) {
  const room = width - 2 * gap;
  const monster = Math.min(below.widestMonster, eachInRow(room, monstersInRow, gap));
  const hero = Math.min(below.widestHero, eachInRow(room, heroesInRow(seatCount), gap));
  const monsterHeight = Math.max(below.leastMonster, Math.round(monster * below.monster));
  return {
    gate: monsterHeight + air,
    monster: { width: monster, height: monsterHeight },
    hero: { width: hero, height: Math.max(below.leastHero, Math.round(hero * below.hero)) },
  };
}

/** The shared board if it does not fit one screen: stacked and scrolling. */
export function SharedBelow() {
  const { layout, view, words, log, news } = useTable();
  return (
    <>
      <Header />
      <Rows {...sizesBelow(layout, view.seatCount)} />
      <div className="shared-further">
        <section className="em-everybody" aria-label={words.say('shared.players')}>
          <Rivals height={playerBelow} />
        </section>
        <EndPanel />
        <Decks {...deck} />
        <div className="shared-log">{log ?? news}</div>
      </div>
      <div className="board-foot">
        <EmporiumCounter />
      </div>
    </>
  );
}
