import { useEffect, useRef, useState } from 'react';
import { nudgeAfter, nudgeEvery } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { presencesOf, seatsThatAre } from '../seats/presence.ts';

/** The seats that may be nudged now, and the command. */
export interface Nudges {
  readonly seats: readonly number[];
  nudge(seats: readonly number[]): void;
}

/** How much longer than the host the page waits, because the host's clock starts later. In milliseconds. */
const grace = 500;

/**
 * The players that this page may nudge: awaited for a while on another device, and not nudged within the last minute.
 * Empty while a seat of this page must act itself.
 */
export function useNudges(table: LiveTable): Nudges {
  const room = useAppSelector((state) => state.room.live);
  const moves = useAppSelector((state) => state.table.moves);
  const command = useCommands().room.nudge;
  const [seats, setSeats] = useState<readonly number[]>([]);
  const shown = useRef<readonly number[]>(seats);
  /** When the wait for each seat began, by the seat and its latest move. */
  const since = useRef<ReadonlyMap<string, number>>(new Map());
  /** When each seat was last nudged, by the table and the seat. */
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
      // no rerender without a change: a match may move many times a second
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
