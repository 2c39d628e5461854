import { Scroller } from '../../../design/index.ts';
import { PhoneLine } from '../../../game-kit/index.ts';
import { EndPanel } from '../ending/end-panel.tsx';
import { isBidding } from '../interaction/offers.ts';
import { EmporiumCounter } from '../regions/counter.tsx';
import { Decks } from '../regions/decks.tsx';
import { DieRow } from '../regions/die-row.tsx';
import { WhereItStands } from '../regions/header.tsx';
import { HeroRow } from '../regions/hero-row.tsx';
import { MonsterRow } from '../regions/monster-row.tsx';
import { OwnHand } from '../regions/own-hand.tsx';
import { Rivals } from '../regions/rivals.tsx';
import { useTable } from '../table.ts';
import { OthersInShort, OwnHead } from './phone-head.tsx';
import { type PhoneSizes, phoneSizes } from './phone-sizes.ts';

/**
 * A player's board on a phone.
 * Hand, die and counter are within the thumb's reach; read-only parts are further down.
 * In landscape, heroes and monsters are beside everything else.
 */
export function PhoneTable() {
  const { layout, view } = useTable();
  const { beside, low, inTurn, monster, hero, card } = phoneSizes(layout, view.seatCount);
  return (
    <div className={`phone-board em-phone ${beside ? 'beside' : ''}`}>
      <OwnHead />
      <Scroller className="phone-mid">
        <OthersInShort />
        <div className="em-phone-rows">
          <MonsterRow {...monster} brief={low} />
          <HeroRow {...hero} />
        </div>
        <Further />
      </Scroller>
      <Foot card={card} inTurn={inTurn} />
    </div>
  );
}

/** Hand, die, tool line and counter. A low window shows the die only when it can be set. */
function Foot({ card, inTurn }: Pick<PhoneSizes, 'card' | 'inTurn'>) {
  const table = useTable();
  const { question, pending } = table;
  const choosing = question?.type === 'choose';
  const picked = pending.card !== null || pending.bidding;
  return (
    <div className="board-foot">
      <div className="em-phone-desk desk">
        <OwnHand {...card} />
        {choosing && (!inTurn || pending.card !== null || isBidding(table)) && <DieRow />}
      </div>
      {!(inTurn && choosing && picked) && <Line />}
      <EmporiumCounter />
    </div>
  );
}

/** Sizes of read-only parts, in pixels: a rival's card, a deck. */
const rival = 92;
const deck = { width: 60, height: 76 } as const;

/** Read-only parts: latest log lines, other players, remaining cards, decks. */
function Further() {
  const { asked, news } = useTable();
  return (
    <div className="phone-further">
      {!asked && <div className="em-news">{news}</div>}
      <Rivals height={rival} />
      <EndPanel />
      <Decks {...deck} />
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
