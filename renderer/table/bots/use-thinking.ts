import { useEffect, useState } from 'react';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { botSeats } from '../seats/presence.ts';

/** A bot that chooses within this time shows no thinking, in milliseconds. */
export const NOTICED = 150;

/**
 * The bots that everyone waits for. `noticed`: they have been thinking long enough to show it.
 * Null while people must act too. `noticed` stays true from one bot to the next.
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
