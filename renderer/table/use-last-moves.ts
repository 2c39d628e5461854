import { useEffect, useState } from 'react';
import { useAppSelector } from '../client/store.ts';
import type { LiveTable } from '../client/table-slice.ts';
import { visibleState } from '../client/visible-state.ts';
import { pace } from '../design/index.ts';
import type { GameRoom } from './game-room.ts';

/** How long the last moves of a turn are shown at the usual pace, in milliseconds. */
export const LAST_MOVES = 1000;

/**
 * The seat whose turn at this screen has just ended, while the table still shows what its last press did; null at all
 * other times. What is shown then is what everybody may see: the host has sent nothing else since, for it gives the
 * screen to the next person without a shutter only where they have nothing to hide. Any key or press ends it, and where
 * movement is off it does not happen.
 */
export function useLastMoves(live: LiveTable, room: GameRoom): number | null {
  const visible = useAppSelector(visibleState);
  const [last, setLast] = useState(live);
  const [seat, setSeat] = useState<number | null>(null);
  if (live !== last) {
    setLast(live);
    const mover = visible?.moves.at(-1)?.seat;
    const ended = last.table === live.table && live.version > last.version && live.outcome === null;
    const left = ended && last.inHand !== null && last.inHand === mover && live.inHand !== mover ? mover : null;
    if (left !== null && pace() > 0 && room.showsMovement?.(visible?.latest ?? []) === true) setSeat(left);
    else if (live.inHand !== last.inHand || live.version !== last.version) setSeat(null);
  }
  useEffect(() => {
    if (seat === null) return;
    const over = (): void => setSeat(null);
    const timer = setTimeout(over, LAST_MOVES * pace());
    window.addEventListener('keydown', over);
    window.addEventListener('pointerdown', over);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', over);
      window.removeEventListener('pointerdown', over);
    };
  }, [seat]);
  return seat;
}
