import { Icon, PaintedSign, PlayerToken } from '../../design/index.ts';
import { markOfPlayer } from '../../table/index.ts';
import { EndSign } from './end-panel.tsx';
import { endingAhead } from './ending-ahead.ts';
import { seatsInOrder } from './standing.ts';
import { useTable } from './table.ts';

const titleBoard = { ground: '#5c2440', letters: '#fdf3de' };

/** The head of the table: title, round and what is left, the order from the marker, the shell's buttons. */
export function Header() {
  const { words, tools, layout } = useTable();
  const titled = layout.setting !== 'one-screen' || layout.side;
  return (
    <header className="em-head">
      <h1 className={titled ? 'em-title' : 'unseen'}>
        <PaintedSign
          text={words.say('title')}
          board={titleBoard}
          seed="emporium"
          size={19}
          height={34}
          label={words.say('title')}
        />
      </h1>
      <WhereItStands />
      <Order />
      <div className="em-tools">{tools}</div>
    </header>
  );
}

/** The round and how many monsters and heroes are left; a lit sign once the next refill can end the game. */
export function WhereItStands({ brief = false }: { readonly brief?: boolean }) {
  const { view, words, layout } = useTable();
  const { round } = view;
  const { count } = view.monsterDeck;
  if (endingAhead(view) !== null) {
    return (
      <>
        {layout.side && <p className="em-where">{words.say('round', { round })}</p>}
        <EndSign />
      </>
    );
  }
  if (brief) return <p className="em-where">{words.say('round', { round })}</p>;
  if (layout.setting === 'one-screen' && !layout.side) {
    // there is no panel for it
    const monsters = words.say('monsters', { count });
    const heroes = words.say('heroes', { count: view.heroDeck.count });
    return <p className="em-where">{words.say('round-left', { round, monsters, heroes })}</p>;
  }
  return <p className="em-where">{words.say('round-of', { round, count })}</p>;
}

/** The players clockwise from the marker, whoever is asked framed. */
export function Order() {
  const { view, seats, words, toAct } = useTable();
  return (
    <section className="em-order" aria-label={words.say('regions.order')}>
      <ol>
        {seatsInOrder(view).map((seat, place) => (
          <li key={seat} aria-current={toAct.includes(seat) ? 'true' : undefined}>
            {place > 0 && <Icon name="arrow" size={12} />}
            <PlayerToken mark={markOfPlayer(seats, seat)} size={28} label={words.name(seat)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
