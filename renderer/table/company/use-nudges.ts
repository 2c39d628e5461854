import { useEffect, useRef, useState } from 'react';
import { nudgeAfter, nudgeEvery } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { presencesOf, seatsThatAre } from '../seats/presence.ts';

/** The seats that may be nudged just now, and how. */
export interface Nudges {
  readonly seats: readonly number[];
  nudge(seats: readonly number[]): void;
}

/** The page has a moment more than the host, which counts from when it asked. In milliseconds. */
const grace = 500;

/**
 * Whom somebody before this page may nudge: people on another device who have been waited for a while, and whom this page has
 * not nudged within the minute. Nobody nudges who is asked as well.
 */
export function useNudges(table: LiveTable): Nudges {
  const room = useAppSelector((state) => state.room.live);
  const moves = useAppSelector((state) => state.table.moves);
  const command = useCommands().room.nudge;
  const [seats, setSeats] = useState<readonly number[]>([]);
  const shown = useRef<readonly number[]>(seats);
  /** Since when each seat is waited for, by the seat and its latest move. */
  const since = useRef<ReadonlyMap<string, number>>(new Map());
  /** When each seat was nudged last, by the table and the seat. */
  const [nudged, setNudged] = useState<ReadonlyMap<string, number>>(new Map());
  const isWanted =
    room?.table === table.table &&
    room.manners.nudges &&
    table.outcome === null &&
    !table.toAct.some((seat) => table.own.includes(seat));
  const waited = isWanted ? seatsThatAre('on-the-line', table.toAct, presencesOf(table)) : [];
  const asked = waited
    .map((seat) => `${table.table} ${seat} ${moves.findLastIndex((move) => move.seat === seat)}`)
    .join();

  useEffect(() => {
    const now = performance.now();
    const keys = asked === '' ? [] : asked.split(',');
    since.current = new Map(keys.map((key) => [key, since.current.get(key) ?? now]));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const dues = keys.map((key) => {
        const [at = '', seat = ''] = key.split(' ');
        const last = nudged.get(`${at} ${seat}`) ?? Number.NEGATIVE_INFINITY;
        const due = Math.max((since.current.get(key) ?? now) + nudgeAfter, last + nudgeEvery) + grace;
        return { seat: Number(seat), due };
      });
      const time = performance.now();
      const open = dues.filter(({ due }) => due <= time).map(({ seat }) => seat);
      // nothing is asked of the page where nothing has changed: a match may go on many times a second
      if (shown.current.join() !== open.join()) {
        shown.current = open;
        setSeats(open);
      }
      const next = Math.min(...dues.filter(({ due }) => due > time).map(({ due }) => due));
      if (Number.isFinite(next)) timer = setTimeout(look, next - time);
    };
    look();
    return () => clearTimeout(timer);
  }, [asked, nudged]);

  return {
    seats,
    nudge(those) {
      for (const seat of those) command(table.table, seat);
      const now = performance.now();
      setNudged(new Map([...nudged, ...those.map((seat) => [`${table.table} ${seat}`, now] as const)]));
    },
  };
}
