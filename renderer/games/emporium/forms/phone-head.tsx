import type { Seat } from '../../../../shared/engine/index.ts';
import { NameSign, PlayerToken } from '../../../design/index.ts';
import { markOfPlayer, PresenceSign } from '../../../table/index.ts';
import { otherSeats } from '../interaction/standing.ts';
import { Gold, SealedEnvelope } from '../regions/rivals.tsx';
import { Trophies } from '../regions/trophies.tsx';
import { playerOf, useTable } from '../table.ts';

/** Whose desk it is: sign, gold, and what they won. */
export function PhoneHead() {
  const { view, near, words, seats, toAct } = useTable();
  const acts = toAct.includes(near);
  return (
    <header className={`phone-head em-phone-head ${acts ? 'acting' : ''}`} data-seat={near}>
      <h1 className="unseen">{words.say('title')}</h1>
      <NameSign mark={markOfPlayer(seats, near)} name={words.name(near)}>
        <PresenceSign seat={near} />
      </NameSign>
      {acts && <span className="unseen">{words.say('must-act')}</span>}
      <Gold seat={near} size={20} gold={playerOf(view, near).gold} />
      <Trophies seat={near} size={19} />
    </header>
  );
}

/** The others in short: token, envelope or the die still to come, gold. Their rows further down tell the rest. */
export function OthersInShort() {
  const table = useTable();
  const { words } = table;
  return (
    <ul className="phone-others em-phone-others" aria-label={words.say('phone.others')}>
      {otherSeats(table).map((seat) => (
        <Other key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function Other({ seat }: { readonly seat: Seat }) {
  const { view, seats, words, toAct } = useTable();
  return (
    <li className={toAct.includes(seat) ? 'acting' : ''} title={words.name(seat)}>
      <PlayerToken mark={markOfPlayer(seats, seat)} size={20} label={words.name(seat)} />
      <SealedEnvelope seat={seat} width={20} />
      <span data-purse={seat}>
        <span className="unseen">{words.say('gold')}</span>
        <b className="figure">{playerOf(view, seat).gold}</b>
      </span>
    </li>
  );
}
