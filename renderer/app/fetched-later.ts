import { lazy, useEffect } from 'react';
import { useAppSelector } from '../client/store.ts';
import { untilFetched } from '../client/until-fetched.ts';
import { openRoom } from '../games/rooms.ts';

/** By then a page that stands has been drawn, in milliseconds. */
const drawnWithin = 1000;

const fetchSheets = untilFetched(async () => ({ default: (await import('./sheets.tsx')).Sheets }));
const fetchTablePage = untilFetched(async () => ({ default: (await import('./table-page.tsx')).TablePage }));

/** The sheet over the page, once one is asked for. */
export const Sheets = lazy(fetchSheets);
/** What only a table needs. */
export const TablePage = lazy(fetchTablePage);

/** Does this once the page has been drawn and could be pressed; the returned function gives it up. */
function soon(work: () => void): () => void {
  // not every browser says when it is idle
  const timer = setTimeout(work, drawnWithin);
  return () => clearTimeout(timer);
}

/**
 * Fetches, once the page stands, what the next press may ask for: the sheets always, the table
 * as soon as there is one to go to, and the room of a game as soon as a table of it can be joined. (What is on the shelf,
 * and what is chosen for a new table, fetches its room by itself.)
 */
export function useFetchedAhead(): void {
  const stands = useAppSelector((state) => state.connection.appVersion !== '');
  const hosted = useAppSelector((state) => state.house.hosted);
  const isTableNear = useAppSelector(
    ({ house, shelf, page }) => house.hosted.length > 0 || shelf.tables.length > 0 || page.sheet?.name === 'new-game',
  );
  useEffect(() => (stands ? soon(() => void fetchSheets()) : undefined), [stands]);
  useEffect(() => (stands && isTableNear ? soon(() => void fetchTablePage()) : undefined), [stands, isTableNear]);
  useEffect(() => {
    if (!stands) return;
    return soon(() => {
      // where it cannot be had now, it is asked for again when its table is opened
      for (const game of new Set(hosted.map((table) => table.game))) openRoom(game).catch(() => {});
    });
  }, [stands, hosted]);
}
