import type { Seat } from '../../../../shared/engine/index.ts';
import { Icon, PlayerToken } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { otherSeats, playerOf, useTable } from '../table.ts';
import { Plate } from './plate.tsx';

/** The own name plate, coins and wooden stands; the others as a token and a number. */
export function PhoneHead() {
  const table = useTable();
  const { ownSeat, words } = table;
  const others = otherSeats(table);
  return (
    <header className="phone-head">
      <h1 className="unseen">{words.say('title')}</h1>
      <Plate seat={ownSeat} />
      {others.length > 0 && (
        <ul className="mc-phone-others" aria-label={words.say('phone.others')}>
          {others.map((seat) => (
            <Other key={seat} seat={seat} />
          ))}
        </ul>
      )}
    </header>
  );
}

/** Another player in brief: known coins, or the wooden stands left. */
function Other({ seat }: { readonly seat: Seat }) {
  const { view, seats, words, toAct } = useTable();
  const { money, woodenStands } = playerOf(view, seat);
  return (
    <li
      className={toAct.includes(seat) ? 'acting' : ''}
      data-purse={seat}
      data-tiles={seat}
      data-restaurants={seat}
      title={words.name(seat)}
    >
      <PlayerToken mark={markOfPlayer(seats, seat)} size={24} label={words.name(seat)} />
      {money === null && <Icon name="home" size={16} />}
      <span className="unseen">{words.say(money === null ? 'facts.wooden-stands' : 'facts.money')}</span>
      {money ?? woodenStands}
    </li>
  );
}
