import { seatsOf } from '../../../shared/engine/index.ts';
import { buildingsToEnd } from '../../../shared/games/harbour/scoring.ts';
import { Icon, PaintedSign, PlayerToken } from '../../design/index.ts';
import { markOfPlayer } from '../../table/index.ts';
import { SheetButtons } from './sheets.tsx';
import { useTable } from './table.ts';

const titleBoard = { ground: '#e0a93b', letters: '#2b2118' };

/** Turns of whoever plays alone against the count. Rules, "Playing alone". */
const turnsAlone = 20;

/** The head of the table: round and what ends the match, the turn order, the shell's buttons. */
export function Header() {
  const { words, tools, layout } = useTable();
  const titled = layout.setting !== 'one-screen' || layout.side;
  return (
    <header className="hb-head">
      <h1 className={titled ? 'hb-title' : 'unseen'}>
        <PaintedSign
          text={words.say('title')}
          board={titleBoard}
          seed="harbour"
          size={19}
          height={34}
          label={words.say('title')}
        />
      </h1>
      <WhereItStands />
      <Order />
      <div className="hb-tools">
        <SheetButtons />
        {tools}
      </div>
    </header>
  );
}

/** The round, and how far the end is, in short without what brings it; announced when the last turns begin. */
export function WhereItStands({ brief = false }: { readonly brief?: boolean }) {
  const { view, words } = useTable();
  const { round, settled, endedBy, lastTurns, turnsTaken } = view;
  if (round === 0) return <p className="hb-where">{brief ? words.roll('laying-out') : words.say('laid-out')}</p>;
  if (endedBy !== null) {
    return (
      <p className="hb-where last" role="status">
        <b>
          {words.say('last-turns', {
            count: lastTurns ?? 0,
            name: endedBy === 'practice' ? words.say('practice') : words.name(endedBy),
            most: buildingsToEnd,
          })}
        </b>
      </p>
    );
  }
  return (
    <p className="hb-where">
      {settled.alone === 'twenty-turns'
        ? words.say(brief ? 'turn' : 'turn-of', {
            turn: Math.min(turnsTaken + 1, turnsAlone),
            last: turnsAlone,
            most: buildingsToEnd,
          })
        : words.say(brief ? 'round' : 'round-of', { round, most: buildingsToEnd })}
    </p>
  );
}

/** The players in turn order from the start player on, the acting one framed. */
export function Order() {
  const { view, seats, words } = useTable();
  if (view.seatCount === 1) return null;
  const all = seatsOf(view.seatCount);
  const order = [...all.slice(view.startPlayer), ...all.slice(0, view.startPlayer)];
  return (
    <section className="hb-order" aria-label={words.say('regions.order')}>
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
