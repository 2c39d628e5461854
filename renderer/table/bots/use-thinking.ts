import { useEffect, useState } from 'react';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { botSeats } from '../seats/presence.ts';

/** A bot that has chosen within this time has not been seen to think, in milliseconds. */
export const NOTICED = 150;

/**
 * The bots of whom all that must be chosen now is awaited, and whether they have been at it for long enough to say so;
 * null while people must act too. From one bot to the next it stays said.
 */
export function useThinking(table: LiveTable): { readonly seats: readonly number[]; readonly noticed: boolean } | null {
  const bots = botSeats(table);
  const seats = table.toAct.filter((seat) => bots.includes(seat));
  const thinks = table.outcome === null && seats.length > 0 && seats.length === table.toAct.length;
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    if (!thinks) return;
    const timer = setTimeout(() => setNoticed(true), NOTICED);
    return () => {
      clearTimeout(timer);
      setNoticed(false);
    };
  }, [thinks]);
  return thinks ? { seats, noticed } : null;
}
