import type { Seat } from '../../../../shared/engine/index.ts';
import { shopsOf } from '../../../../shared/games/shopping-street/scoring.ts';
import { Icon, NameSign, PlayerToken } from '../../../design/index.ts';
import { markOfPlayer, PresenceSign } from '../../../table/index.ts';
import { otherSeats } from '../interaction/standing.ts';
import { Pawns, ScoreSoFar } from '../regions/own-desk.tsx';
import { playerOf, useTable } from '../table.ts';

/** Whose desk it is: sign, pawns that stand with no shop yet, points so far. */
export function PhoneHead() {
  const { near, words, seats, toAct } = useTable();
  const acts = toAct.includes(near);
  return (
    <header className={`phone-head ss-phone-head ${acts ? 'acting' : ''}`} data-seat={near}>
      <h1 className="unseen">{words.say('title')}</h1>
      <NameSign mark={markOfPlayer(seats, near)} name={words.name(near)}>
        <PresenceSign seat={near} />
      </NameSign>
      {acts && <span className="unseen">{words.say('must-act')}</span>}
      <Pawns seat={near} size={18} />
      <ScoreSoFar seat={near} />
    </header>
  );
}

/** The others in short: token, shops, cards, and whether they have answered. Their rows further down tell the rest. */
export function OthersInShort() {
  const table = useTable();
  return (
    <ul className="phone-others ss-phone-others" aria-label={table.words.say('phone.others')}>
      {otherSeats(table).map((seat) => (
        <Other key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function Other({ seat }: { readonly seat: Seat }) {
  const { view, seats, words, toAct } = useTable();
  const shops = shopsOf(view.street, seat).length;
  const { hand, hasAnswered } = playerOf(view, seat);
  const acts = toAct.includes(seat);
  return (
    <li className={acts ? 'acting' : ''} title={words.name(seat)}>
      <PlayerToken mark={markOfPlayer(seats, seat)} size={20} label={words.name(seat)} />
      {acts && <span className="unseen">{words.say('must-act')}</span>}
      {hasAnswered && (
        <>
          <Icon name="check" size={16} />
          <span className="unseen">{words.say('phone.answered')}</span>
        </>
      )}
      <span>
        <Icon name="building" size={14} />
        <b className="figure" aria-hidden="true">
          {shops}
        </b>
        <span className="unseen">{words.say('phone.shops', { count: shops })}</span>
      </span>
      <span data-hand={seat}>
        <Icon name="card" size={14} />
        <b className="figure" aria-hidden="true">
          {hand.count}
        </b>
        <span className="unseen">{words.cards(hand.count)}</span>
      </span>
    </li>
  );
}
