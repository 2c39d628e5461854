import { useEffect, useMemo, useState } from 'react';
import type { LiveTable } from '../client/slices/table-slice.ts';

/** A device that is back within this time was never away, in milliseconds: a page loaded again, a lift, a tunnel. */
export const GRACE = 2500;

/** The table with nobody called away before they have been so for a while: a page that is loaded again is no news. */
export function useSteadyTable(live: LiveTable | null): LiveTable | null {
  const [last, setLast] = useState(live);
  /** The seats whose people have only just gone. */
  const [going, setGoing] = useState<readonly number[]>([]);
  if (live !== last) {
    setLast(live);
    setGoing(stillGoing(last, live, going));
  }
  useEffect(() => {
    if (going.length === 0) return;
    const timer = setTimeout(() => setGoing([]), GRACE);
    return () => clearTimeout(timer);
  }, [going]);
  return useMemo(() => {
    if (live === null || going.length === 0) return live;
    const holdings = live.holdings.map((each, seat) => (going.includes(seat) ? { ...each, present: true } : each));
    return { ...live, holdings };
  }, [live, going]);
}

/** The seats that were there or on their way out before, and whose same holder is away now. */
function stillGoing(before: LiveTable | null, after: LiveTable | null, going: readonly number[]): readonly number[] {
  if (before === null || after === null || before.table !== after.table) return [];
  const now = after.holdings.flatMap(({ holder, present }, seat) => {
    const was = before.holdings[seat];
    const isGone = !present && holder !== 'free' && was?.holder === holder;
    return isGone && (was.present || going.includes(seat)) ? [seat] : [];
  });
  // the same list is kept, so that its time is not begun anew by every move
  return now.length === going.length && now.every((seat, index) => seat === going[index]) ? going : now;
}
