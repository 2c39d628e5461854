import { columns } from '../../../shared/games/shopping-street/street.ts';
import type { BoardLayout } from '../../table/index.ts';
import { StreetCounter } from './counter.tsx';
import { Header } from './header.tsx';
import type { Measures } from './layout.ts';
import { MarketPlace } from './market-place.tsx';
import { PhoneStreet } from './phone-street.tsx';
import { Rivals } from './rivals.tsx';
import { Street } from './street.tsx';
import { useTable } from './table.ts';

/** The board that everybody may see, for the large screen between the players' own: nobody's hand, the street large. */
export function SharedBoard() {
  const { layout } = useTable();
  return layout.setting === 'one-screen' ? <SharedScreen /> : <SharedBelow />;
}

/** Pixels: the column for players and roll, the head and the counter, and what stands round the plots of a pavement. */
const side = 262;
const headAndCounter = 111;
const kerb = { high: 14, wide: 4, ends: 8 } as const;
/** How much of the height each pavement has; the market between them has the rest. */
const forPavement = 0.29;
/** How wide a shop is at the most, and a card, for its height. */
const shopShape = 92 / 140;
const cardShape = 68 / 104;
/** Deck, dice, counter and display stand beside the offers, so wide. */
const besideOffers = 400;
/** What the cards of the display leave of the market. */
const airOfDisplay = 56;
const largest = { player: 84, display: 170 } as const;
/** How much of the height the players' rows have. */
const forPlayers = 0.5;

/** Sizes on the large screen, in pixels of the board's own scale. */
export function sharedMeasures({ width, height }: Pick<BoardLayout, 'width' | 'height'>, seatCount: number): Measures {
  const rows = height - headAndCounter;
  const wide = Math.floor((width - side - 2 * kerb.ends) / columns.length) - kerb.wide;
  const plot = {
    width: wide,
    height: Math.min(Math.round(rows * forPavement) - kerb.high, Math.floor(wide / shopShape)),
  };
  const pavement = plot.height + kerb.high;
  const market = rows - 2 * pavement;
  const display = cardIn(Math.min(largest.display, market - airOfDisplay));
  return {
    pavement,
    market,
    plot,
    display,
    displayTrading: cardIn(Math.min(96, (market - 60) / 2)),
    card: display,
    stage: { width: width - side - besideOffers, height: market },
    rival: Math.min(largest.player, Math.floor((rows * forPlayers) / seatCount) - 6),
  };
}

function cardIn(height: number): Measures['card'] {
  return { width: Math.round(height * cardShape), height: Math.round(height) };
}

function SharedScreen() {
  const { layout, log, view, words } = useTable();
  const measures = sharedMeasures(layout, view.seatCount);
  const { pavement, market, plot, rival } = measures;
  return (
    <div className="ss-shared-screen" style={{ '--ss-pavement': `${pavement}px`, '--ss-market': `${market}px` }}>
      <Header />
      <Street plot={plot} />
      <MarketPlace measures={measures} />
      <aside className="ss-shared-side">
        <section className="ss-everybody" aria-label={words.say('shared.players')}>
          <Rivals height={rival} />
        </section>
        {log !== undefined && <div className="ss-log">{log}</div>}
      </aside>
      <StreetCounter />
    </div>
  );
}

/** Where the board is as long as it must be, in pixels. */
const below = { plot: { width: 84, height: 116 }, card: { width: 64, height: 98 }, market: 170, player: 54 } as const;

/** The same without one screen's room: one below the other, as long as it must be; the street moves sideways. */
function SharedBelow() {
  const { layout, words, log, news } = useTable();
  const measures: Measures = {
    pavement: below.plot.height + kerb.high,
    market: below.market,
    plot: below.plot,
    card: below.card,
    display: below.card,
    displayTrading: below.card,
    stage: { width: layout.width, height: below.market },
    rival: below.player,
  };
  return (
    <>
      <Header />
      <PhoneStreet plot={below.plot} />
      <div className="ss-shared-further">
        <MarketPlace measures={measures} />
        <section className="ss-everybody" aria-label={words.say('shared.players')}>
          <Rivals height={below.player} />
        </section>
        <div className="ss-shared-log">{log ?? news}</div>
      </div>
      <div className="ss-foot">
        <StreetCounter />
      </div>
    </>
  );
}
