import { useLayoutEffect, useRef } from 'react';
import { cardsToOpen } from '../../../../shared/games/shopping-street/shops.ts';
import { Scroller } from '../../../design/index.ts';
import { PhoneLine } from '../../../game-kit/index.ts';
import { ownHand } from '../interaction/preview.ts';
import { askerOf } from '../interaction/standing.ts';
import { StreetCounter } from '../regions/counter.tsx';
import { WhereItStands } from '../regions/header.tsx';
import { Deck } from '../regions/market-place.tsx';
import { OwnHand, Pawns, SetsRow } from '../regions/own-desk.tsx';
import { Rivals } from '../regions/rivals.tsx';
import { useTable } from '../table.ts';
import { OthersInShort, OwnHead } from './phone-head.tsx';
import { PhoneMarket, PhoneOffers } from './phone-market.tsx';
import { handGap, type PhoneSizes, phoneSizes } from './phone-sizes.ts';
import { PhoneStreet } from './phone-street.tsx';

/**
 * A player's own desk on a phone: the street and what lies in it, and in the thumb's reach the sets, the hand and the
 * counter; everything else is further down. In landscape, the street is beside everything else.
 */
export function PhoneTable() {
  const table = useTable();
  const sizes = phoneSizes(table.layout, ownHand(table).length);
  const bargaining = askerOf(table.view) !== null;
  return (
    <div className={`phone-board ss-phone ${sizes.beside ? 'beside' : ''}`}>
      <OwnHead />
      <Scroller className="phone-mid">
        {!(sizes.low && bargaining) && <OthersInShort />}
        <Middle {...sizes} />
        <Further {...sizes} />
      </Scroller>
      <Foot {...sizes} />
    </div>
  );
}

/** The current part: offers during a trade, the street, or cards to ask for and take. */
function Middle({ plot, card }: Pick<PhoneSizes, 'plot' | 'card'>) {
  const { view, question } = useTable();
  const place = useRef<HTMLDivElement>(null);
  const asked = question?.type;
  useLayoutEffect(() => {
    // another question is met where it begins
    if (asked !== undefined) place.current?.parentElement?.scrollTo({ top: 0 });
  }, [asked]);
  const bargaining = askerOf(view) !== null;
  return (
    <div className="ss-phone-middle" ref={place}>
      {bargaining && <PhoneOffers />}
      <PhoneStreet plot={plot} />
      {!bargaining && <PhoneMarket card={card} />}
    </div>
  );
}

/** Pixels of a rival's row and of a card of the deck. */
const rival = 54;
const deck = { width: 40, height: 56 } as const;

/** Read-only parts: latest log lines, deck, other players. */
function Further({ card, low }: Pick<PhoneSizes, 'card' | 'low'>) {
  const { view, asked, news } = useTable();
  return (
    <div className="phone-further">
      {low && asked && <Line />}
      {askerOf(view) !== null && <PhoneMarket card={card} />}
      {!asked && <div className="ss-news">{news}</div>}
      <Deck card={deck} />
      <Rivals height={rival} />
    </div>
  );
}

/** Pixels of a pawn that a finger chooses. */
const pawn = 30;

/** The sets, the hand, the line, the counter. Where a shop is about to open, its pawn is chosen under the hand. */
function Foot({ hand: { card, columns }, low }: Pick<PhoneSizes, 'hand' | 'low'>) {
  const table = useTable();
  const { ownSeat, question, pending, asked } = table;
  // words have the whole width, cards as much as they take
  const isFan = ownHand(table).length > 0;
  const opening = asked && question?.type === 'turn' && pending.cards.length === cardsToOpen && pending.wanted === null;
  return (
    <div className="board-foot">
      <div className="ss-phone-desk desk">
        {!(opening && low) && <SetsRow />}
        <Scroller className="ss-phone-hand">
          <div style={isFan ? { width: columns * (card.width + handGap) + handGap } : {}}>
            <OwnHand card={card} inRows />
          </div>
        </Scroller>
        {opening && <Pawns seat={ownSeat} size={pawn} near />}
      </div>
      {!opening && !(low && asked) && <Line />}
      <StreetCounter />
    </div>
  );
}

/** The round or the end warning, and the shell's buttons. */
function Line() {
  return (
    <PhoneLine table={useTable()}>
      <WhereItStands brief />
    </PhoneLine>
  );
}
