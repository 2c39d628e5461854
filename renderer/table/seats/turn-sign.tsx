import { useContext } from 'react';
import { PlayerToken } from '../../design/index.ts';
import { markOfPlayer } from '../../people/player-mark.ts';
import { TableContext } from '../table-context.ts';
import { useTurnWords } from './use-turn-words.ts';

/** Shows whose turn it is while presses are ignored. */
export function TurnSign({ seat }: { readonly seat: number }) {
  const { seats } = useContext(TableContext);
  const turn = useTurnWords();
  return (
    <div className="turn-sign">
      <p>
        <PlayerToken mark={markOfPlayer(seats, seat)} size={48} />
        {turn.heading(seat)}
      </p>
    </div>
  );
}

/** The same for screen readers. */
export function TurnStatus({ seat }: { readonly seat: number }) {
  const turn = useTurnWords();
  return (
    <p className="unseen" role="status">
      {turn.heading(seat)}
    </p>
  );
}
