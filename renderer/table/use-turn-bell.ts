import { useEffect, useRef } from 'react';
import { useAppSelector } from '../client/store.ts';
import { calledSeat } from '../client/visible-state.ts';
import { playSound } from './sounds/play-sound.ts';

/** Rings the shop bell when the turn of somebody of this device comes, where sound is wanted. Nobody calls who plays alone. */
export function useTurnBell(): void {
  const sound = useAppSelector((state) => state.settings.sound);
  const table = useAppSelector((state) => state.table.live?.table ?? null);
  const called = useAppSelector((state) => ((state.table.live?.seats.length ?? 0) > 1 ? calledSeat(state) : null));
  const last = useRef<number | null>(null);
  useEffect(() => {
    const comes = table !== null && called !== null && called !== last.current;
    last.current = called;
    if (comes && sound) playSound('bell');
  }, [table, called, sound]);
}
