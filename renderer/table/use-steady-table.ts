import { useEffect, useMemo, useState } from 'react';
import type { LiveTable } from '../client/slices/table-slice.ts';

/** Absences shorter than this do not count, in milliseconds: a reload, a lift, a tunnel. */
export const GRACE = 2500;

/** The table with players marked away only after a while: a reload is no news. */
export function useSteadyTable(live: LiveTable | null): LiveTable | null {
  const [last, setLast] = useState(live);
  /** The seats whose players have just gone. */
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

/** The seats that were present or leaving before, and whose same holder is away now. */
function stillGoing(before: LiveTable | null, after: LiveTable | null, going: readonly number[]): readonly number[] {
  if (before === null || after === null || before.table !== after.table) return [];
  const now = after.holdings.flatMap(({ holder, present }, seat) => {
    const was = before.holdings[seat];
    const isGone = !present && holder !== 'free' && was?.holder === holder;
    return isGone && (was.present || going.includes(seat)) ? [seat] : [];
  });
  // the same list, so that a move does not restart its timer
  return now.length === going.length && now.every((seat, index) => seat === going[index]) ? going : now;
}
