import { board, endMarkers } from '../../../../shared/games/brick-and-mortar/board.ts';
import { Fitted, Kerb } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { useTable } from '../table.ts';

/** The width from which the track shows all its points, in pixels. */
const leastWhole = 900;

/** The point track with all players and the end flag; a list for screen readers. */
export function KerbTrack() {
  const { view, seats, words } = useTable();
  const target = endMarkers[view.seatCount]?.points;
  const most = Math.max(board.trackEnd, ...view.players.map(({ points }) => points));
  // a narrow track begins at the last player
  const from = Math.max(0, Math.min(...view.players.map(({ points }) => points)) - 6);
  const to = Math.max(from + 24, (target ?? 0) + 3, ...view.players.map(({ points }) => points + 2));
  return (
    <section className="bm-kerb" aria-label={words.say('regions.points')}>
      <Fitted className="bm-stones">
        {({ width, height }) => (
          <Kerb
            {...((width ?? leastWhole) < leastWhole ? { from, to } : { from: 0, to: most })}
            target={target}
            targetText={words.say(view.investmentMarker === null ? 'end-taken' : 'end')}
            markers={view.players.map(({ points }, seat) => ({ mark: markOfPlayer(seats, seat), points }))}
            width={width}
            height={height}
          />
        )}
      </Fitted>
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
