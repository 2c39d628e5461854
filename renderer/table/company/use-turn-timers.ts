import { useMemo } from 'react';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';

/** The sand-timer of a seat, in milliseconds. */
export interface TurnTimer {
  readonly seat: number;
  /** Left at the time `at` of this device's clock. */
  readonly left: number;
  readonly at: number;
  readonly whole: number;
  readonly runs: boolean;
}

const none: readonly TurnTimer[] = [];

/** The sand-timers of the players who must act at a table; none unless its room wants them. */
export function useTurnTimers({ table, outcome, toAct }: Pick<LiveTable, 'table' | 'outcome' | 'toAct'>) {
  const minutes = useAppSelector((state) => state.room.live?.manners.turnMinutes ?? null);
  const sent = useAppSelector((state) => state.company.timers);
  return useMemo(() => {
    if (minutes === null || sent?.table !== table || outcome !== null) return none;
    const { at } = sent;
    return sent.timers
      .filter(({ seat }) => toAct.includes(seat))
      .map((timer): TurnTimer => ({ ...timer, at, whole: minutes * 60_000 }));
  }, [minutes, sent, table, outcome, toAct]);
}
