import { seatsOf } from '../../../shared/engine/index.ts';
import { fewActions } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { leftAtEnd } from '../../../shared/games/mercado-de-lisboa/ending.ts';
import { Icon, PaintedSign, PlayerToken } from '../../design/index.ts';
import { markOfPlayer } from '../../table/index.ts';
import { useEndSign } from './end-panel.tsx';
import { useTable } from './table.ts';

const titleBoard = { ground: '#2f5d46', letters: '#fdf3de' };

/** The head of the table: round and what ends the match, the turn order, the shell's buttons. */
export function Header() {
  const { words, tools, layout } = useTable();
  const titled = layout.setting !== 'one-screen' || layout.side;
  return (
    <header className="mc-head">
      <h1 className={titled ? 'mc-title' : 'unseen'}>
        <PaintedSign
          text={words.say('title')}
          board={titleBoard}
          seed="mercado"
          size={19}
          height={34}
          label={words.say('title')}
        />
      </h1>
      <WhereItStands />
      <Order />
      <div className="mc-tools">{tools}</div>
    </header>
  );
}

/** The round and what ends the match; a lit sign once the end is near. */
export function WhereItStands({ brief = false }: { readonly brief?: boolean }) {
  const { view, words } = useTable();
  const sign = useEndSign();
  if (sign !== null) {
    return (
      <p className="mc-where last">
        <b>{sign}</b>
      </p>
    );
  }
  const { round, settled, tally } = view;
  if (settled.challenge === 'last-orders' && tally !== null) {
    return (
      <p className="mc-where">
        {words.say('action-of', { action: Math.min(tally.actions + 1, fewActions), most: fewActions })}
      </p>
    );
  }
  return <p className="mc-where">{words.say(brief ? 'round' : 'round-of', { round, left: leftAtEnd })}</p>;
}

/** The players in turn order from the start player on, the acting one framed. */
export function Order() {
  const { view, seats, words } = useTable();
  if (view.seatCount === 1) return null;
  const all = seatsOf(view.seatCount);
  const order = [...all.slice(view.startPlayer), ...all.slice(0, view.startPlayer)];
  return (
    <section className="mc-order" aria-label={words.say('regions.order')}>
      <ol>
        {order.map((seat, place) => (
          <li key={seat} aria-current={view.turn?.seat === seat ? 'true' : undefined}>
            {place > 0 && <Icon name="arrow" size={12} />}
            <PlayerToken mark={markOfPlayer(seats, seat)} size={28} label={words.name(seat)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
