import { type ComponentType, useEffect, useState } from 'react';
import { useAppSelector } from '../client/store.ts';
import { fetchGameUi } from '../games/game-uis.ts';
import { later, usePart, withWords } from './later-part.ts';

/** Delay before prefetching, in milliseconds, so that the page is drawn first. */
const drawnWithin = 1000;

const kindDetails = later(async () => (await import('../design/drawing/kind-details.tsx')).KindDetails);
const sheets = later(() =>
  withWords(['lobby', 'company', 'doctor', 'street', 'rewind', 'travel', 'refusals'], import('./sheets.tsx')),
);
/** Prefetches the sheets and their texts. */
export const fetchSheets = sheets.fetch;
const doorPage = later(
  async () => (await withWords(['refusals'], import('../lobby/network/door/door-page.tsx'))).DoorPage,
);
const lobbyPage = later(
  async () => (await withWords(['lobby', 'company', 'refusals'], import('../lobby/room/lobby-page.tsx'))).LobbyPage,
);
const bookPage = later(
  async () => (await withWords(['book', 'refusals'], import('../lobby/book/book-page.tsx'))).BookPage,
);
const tablePage = later(
  async () =>
    (await withWords(['lobby', 'company', 'closing', 'refusals', 'rewind', 'orders'], import('./table-page.tsx')))
      .TablePage,
);

/** The sheet over the page, loaded once wanted. */
export function useSheets(isWanted: boolean): ComponentType | null {
  return usePart(sheets, isWanted)?.Sheets ?? null;
}

/** The entry page of another host. */
export function useDoorPage(isWanted: boolean): ComponentType | null {
  return usePart(doorPage, isWanted);
}

/** The lobby of a room. */
export function useLobbyPage(isWanted: boolean): ComponentType | null {
  return usePart(lobbyPage, isWanted);
}

/** The banners that the home screen does not need; they load with the sheets. */
export function useLaterBanners(isWanted: boolean) {
  return usePart(sheets, isWanted);
}

/** The house book. */
export function useBookPage(isWanted: boolean): ComponentType | null {
  return usePart(bookPage, isWanted);
}

/** The table page. */
export function useTablePage(isWanted: boolean): ComponentType | null {
  return usePart(tablePage, isWanted);
}

/** Runs work once the page has been drawn; the returned function cancels it. */
function soon(work: () => void): () => void {
  // not every browser has idle callbacks
  const timer = setTimeout(work, drawnWithin);
  return () => clearTimeout(timer);
}

/**
 * Prefetches what the next press may need, once the page is drawn.
 * That is the sheets; the table page once there is a table; and the UI of each game that a room plays or plans. (Saved
 * games and the dialog for a new match load theirs themselves.) Returns the sheets; null until loaded.
 */
export function useFetchedAhead() {
  const stands = useAppSelector((state) => state.connection.appVersion !== '');
  const rooms = useAppSelector((state) => state.server.rooms);
  const planned = useAppSelector((state) => state.room.live?.plan.game ?? null);
  const isTableNear = useAppSelector(
    ({ server, library, page }) =>
      server.rooms.length > 0 || library.tables.length > 0 || page.sheet?.name === 'new-game',
  );
  const [isSoon, setSoon] = useState(false);
  useEffect(() => (stands ? soon(() => setSoon(true)) : undefined), [stands]);
  useEffect(() => (stands ? soon(() => void lobbyPage.fetch()) : undefined), [stands]);
  useEffect(() => (stands && isTableNear ? soon(() => void tablePage.fetch()) : undefined), [stands, isTableNear]);
  useEffect(() => {
    if (!stands) return;
    return soon(() => {
      // on failure it loads when its table opens
      for (const game of new Set([...rooms.map((room) => room.game), planned])) {
        if (game !== null) fetchGameUi(game).catch(() => {});
      }
    });
  }, [stands, rooms, planned]);
  return usePart(sheets, isSoon);
}

/** Draws the details of goods; null until loaded. */
export function useKindDetails() {
  return usePart(kindDetails, true);
}
