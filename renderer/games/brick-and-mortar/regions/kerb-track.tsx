import { board, endMarkers } from '../../../../shared/games/brick-and-mortar/board.ts';
import { Kerb } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { streetWidth } from '../forms/layout.ts';
import { useTable } from '../table.ts';

/** The point track with all players and the end flag; a list for screen readers. */
export function KerbTrack() {
  const { view, seats, words, layout } = useTable();
  const target = endMarkers[view.seatCount]?.points;
  const edges = layout.setting === 'phone' ? 72 : 24;
  const width = (layout.setting === 'one-screen' ? streetWidth(layout) : layout.width) - edges;
  const most = Math.max(board.trackEnd, ...view.players.map(({ points }) => points));
  const whole = layout.setting === 'one-screen' && !layout.upright;
  const from = whole ? 0 : Math.max(0, Math.min(...view.players.map(({ points }) => points)) - 6);
  const to = whole ? most : Math.max(from + 24, (target ?? 0) + 3, ...view.players.map(({ points }) => points + 2));
  return (
    <section className="bm-kerb" aria-label={words.say('regions.points')}>
      <Kerb
        from={from}
        to={to}
        {...(target === undefined ? {} : { target })}
        targetText={words.say(view.investmentMarker === null ? 'end-taken' : 'end')}
        markers={view.players.map(({ points }, seat) => ({ mark: markOfPlayer(seats, seat), points }))}
        width={width}
        height={42}
      />
      <ul className="unseen">
        {view.turnOrder.map((seat) => (
          <li key={seat}>
            {words.say('stands-on', { ...words.player(seat), points: words.points(view.players[seat]?.points ?? 0) })}
          </li>
        ))}
        {target !== undefined && <li>{words.say('marker-at', { points: words.points(target) })}</li>}
      </ul>
    </section>
  );
}
