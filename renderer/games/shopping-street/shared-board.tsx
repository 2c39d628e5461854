import type { BoardLayout } from '../../table/index.ts';
import { StreetCounter } from './counter.tsx';
import { Header } from './header.tsx';
import type { Size } from './layout.ts';
import { Deck, Dice, Display, Offers, OpenTypes } from './market-place.tsx';
import { PhoneStreet } from './phone-street.tsx';
import { Rivals } from './rivals.tsx';
import { Street } from './street.tsx';
import { useTable } from './table.ts';

/** The board that everybody may see, for the large screen between the players' own: nobody's hand, the street large. */
export function SharedBoard() {
  const { layout } = useTable();
  return layout.setting === 'one-screen' ? <SharedScreen /> : <SharedBelow />;
}

/** Pixels: the column for players and roll, the head and the counter, air round the street. */
const side = 262;
const headAndCounter = 111;
const air = { across: 28, along: 44 } as const;
const spacesAlong = 10;
const plotGap = 4;
/** How much of the height each pavement has; the market between them has the rest. */
const forPavement = 0.28;
const die = 48;
const mostPlayer = 84;

/** Sizes on the large screen, in pixels of the board's own scale. */
export function sharedSizes({ width, height }: Pick<BoardLayout, 'width' | 'height'>, seatCount: number) {
  const rows = height - headAndCounter;
  const plot: Size = {
    width: Math.floor((width - side - air.across - (spacesAlong - 1) * plotGap) / spacesAlong),
    height: Math.round(rows * forPavement),
  };
  const market = rows - 2 * plot.height - air.along;
  // two rows of cards: those laid out with their owner's sign, and the display
  const cardHeight = Math.floor((market - 70) / 2);
  return {
    plot,
    card: { width: Math.round(cardHeight * 0.74), height: cardHeight } satisfies Size,
    player: Math.min(mostPlayer, Math.floor((rows * 0.5) / seatCount) - 6),
  };
}

function SharedScreen() {
  const { layout, log, view, words } = useTable();
  const { plot, card, player } = sharedSizes(layout, view.seatCount);
  return (
    <div className="ss-shared-screen">
      <Header />
      <div className="ss-shared-street">
        <Street plot={plot}>
          <Between card={card} />
        </Street>
      </div>
      <aside className="ss-shared-side">
        <section className="ss-everybody" aria-label={words.say('shared.players')}>
          <Rivals height={player} />
        </section>
        {log !== undefined && <div className="ss-log">{log}</div>}
      </aside>
      <StreetCounter />
    </div>
  );
}

/** What lies in the street: what everybody has laid out in front of them; the counter, the display, the deck, the dice. */
function Between({ card }: { readonly card: Size }) {
  return (
    <div className="ss-shared-market">
      <Offers card={card} />
      <div className="ss-shared-middle">
        <OpenTypes />
        <Display card={card} />
        <Deck />
        <Dice size={die} />
      </div>
    </div>
  );
}

/** Where the board is as long as it must be, in pixels. */
const below = { plot: { width: 84, height: 108 }, card: { width: 62, height: 84 }, player: 54 } as const;

/** The same without one screen's room: one below the other, as long as it must be; the street moves sideways. */
function SharedBelow() {
  const { words, log, news } = useTable();
  return (
    <>
      <Header />
      <PhoneStreet plot={below.plot} />
      <div className="ss-shared-further">
        <Between card={below.card} />
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
