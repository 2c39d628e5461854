import './company.css';
import { useContext } from 'react';
import { PlayerToken } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import { TableContext } from '../table-context.ts';
import { SandTimerOf } from './sand-timer-of.tsx';

/** On a phone's counter: the sand-timer of the player at the screen, otherwise those of all who must act, by emblem. */
export function CounterTimers() {
  const { turnTimers = [], seats, atScreen } = useContext(TableContext);
  const own = turnTimers.filter(({ seat }) => seat === atScreen?.seat);
  const isOwn = own.length > 0;
  const shown = isOwn ? own : turnTimers;
  if (shown.length === 0) return null;
  return (
    <ul className="counter-timers">
      {shown.map(({ seat }) => (
        <li key={seat}>
          {!isOwn && <PlayerToken mark={markOfPlayer(seats, seat)} size={24} label={nameOf(seats, seat)} />}
          <SandTimerOf seat={seat} />
        </li>
      ))}
    </ul>
  );
}
