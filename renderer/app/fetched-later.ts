import { lazy, useEffect } from 'react';
import { useAppSelector } from '../client/store.ts';
import { openRoom } from '../games/rooms.ts';
import { fetchWords } from '../words/fetched.ts';

/** After so long a part that could not be fetched is asked for again, in milliseconds. */
const askAgainAfter = 2000;
/** By then a page that stands has been drawn, in milliseconds. */
const drawnWithin = 1000;

/**
 * A part of the page that the first sight of it does without. It is asked for until it comes: where the host cannot be
 * reached the page says so by itself, and goes on with this part once it is back.
 */
function untilFetched<Part>(fetch: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null;
  const ask = async (): Promise<Part> => {
    for (;;) {
      try {
        return await fetch();
      } catch {
        await new Promise((over) => setTimeout(over, askAgainAfter));
      }
    }
  };
  return () => {
    coming ??= ask();
    return coming;
  };
}

/** A part that speaks of rooms, whose words the first sight of the page does without. */
async function withLobbyWords<Part>(fetching: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([fetching, fetchWords(['lobby'])]);
  return part;
}

const fetchSheets = untilFetched(async () => ({ default: (await withLobbyWords(import('./sheets.tsx'))).Sheets }));
const fetchLobbyPage = untilFetched(async () => {
  return { default: (await withLobbyWords(import('../lobby/room/lobby-page.tsx'))).LobbyPage };
});
const fetchTablePage = untilFetched(async () => {
  return { default: (await withLobbyWords(import('./table-page.tsx'))).TablePage };
});

/** The sheet over the page, once one is asked for. */
export const Sheets = lazy(fetchSheets);
/** Where a room comes together. */
export const LobbyPage = lazy(fetchLobbyPage);
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
 * as soon as there is one to go to, and the room of a game as soon as somebody can come to a table of it, or a room means to play it. (What is on the shelf,
 * and what is chosen for a new table, fetches its room by itself.)
 */
export function useFetchedAhead(): void {
  const stands = useAppSelector((state) => state.connection.appVersion !== '');
  const rooms = useAppSelector((state) => state.house.rooms);
  const planned = useAppSelector((state) => state.room.live?.plan.game ?? null);
  const isTableNear = useAppSelector(
    ({ house, shelf, page }) => house.rooms.length > 0 || shelf.tables.length > 0 || page.sheet?.name === 'new-game',
  );
  useEffect(() => (stands ? soon(() => void fetchSheets()) : undefined), [stands]);
  useEffect(() => (stands ? soon(() => void fetchLobbyPage()) : undefined), [stands]);
  useEffect(() => (stands && isTableNear ? soon(() => void fetchTablePage()) : undefined), [stands, isTableNear]);
  useEffect(() => {
    if (!stands) return;
    return soon(() => {
      // where it cannot be had now, it is asked for again when its table is opened
      for (const game of new Set([...rooms.map((room) => room.game), planned])) {
        if (game !== null) openRoom(game).catch(() => {});
      }
    });
  }, [stands, rooms, planned]);
}
