import { type ComponentType, useEffect, useState } from 'react';
import { useAppSelector } from '../client/store.ts';
import { untilFetched } from '../client/until-fetched.ts';
import { openRoom } from '../games/rooms.ts';
import { fetchWords } from '../words/fetched.ts';

/** By then a page that stands has been drawn, in milliseconds. */
const drawnWithin = 1000;

/** A part of the page that is fetched when it is first wanted. */
interface Later<Part> {
  readonly fetch: () => Promise<Part>;
  /** What has come of it; null until it is there. */
  readonly come: () => Part | null;
}

function later<Part>(ask: () => Promise<Part>): Later<Part> {
  let come: Part | null = null;
  const fetch = untilFetched(async () => {
    come = await ask();
    return come;
  });
  return { fetch, come: () => come };
}

/** A part with its words, which the first sight of the page does without. */
async function withWords<Part>(namespaces: readonly string[], fetching: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([fetching, fetchWords(namespaces)]);
  return part;
}

const sheets = later(() =>
  withWords(
    ['lobby', 'company', 'doctor', 'rules', 'street', 'puzzles', 'rewind', 'travel', 'refusals', 'credits', 'help'],
    import('./sheets.tsx'),
  ),
);
/** Fetches the sheets and what comes with them, before they are wanted. */
export const fetchSheets = sheets.fetch;
const doorPage = later(
  async () => (await withWords(['refusals'], import('../lobby/network/door/door-page.tsx'))).DoorPage,
);
const lobbyPage = later(
  async () => (await withWords(['lobby', 'company', 'refusals'], import('../lobby/room/lobby-page.tsx'))).LobbyPage,
);
const tablePage = later(
  async () =>
    (await withWords(['lobby', 'company', 'closing', 'refusals', 'rewind'], import('./table-page.tsx'))).TablePage,
);

/**
 * A part of the page that the first sight of it does without, null until it is there. Not by React's own `lazy`: whoever
 * waits there has to wait for 300 ms more, lest something flickers, and a table stands within 100.
 */
function usePart<Part>({ fetch, come }: Later<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState<{ readonly is: Part } | null>(null);
  useEffect(() => {
    if (isWanted) void fetch().then((is) => setPart({ is }));
  }, [fetch, isWanted]);
  return part?.is ?? come();
}

/** The sheet over the page, once one is asked for. */
export function useSheets(isWanted: boolean): ComponentType | null {
  return usePart(sheets, isWanted)?.Sheets ?? null;
}

/** Where somebody stands who came to another host's house. */
export function useDoorPage(isWanted: boolean): ComponentType | null {
  return usePart(doorPage, isWanted);
}

/** Where a room comes together. */
export function useLobbyPage(isWanted: boolean): ComponentType | null {
  return usePart(lobbyPage, isWanted);
}

/** The banners that no street needs; they come with the sheets. */
export function useLaterBanners(isWanted: boolean) {
  return usePart(sheets, isWanted);
}

/** What only a table needs. */
export function useTablePage(isWanted: boolean): ComponentType | null {
  return usePart(tablePage, isWanted);
}

/** Does this once the page has been drawn and could be pressed; the returned function gives it up. */
function soon(work: () => void): () => void {
  // not every browser says when it is idle
  const timer = setTimeout(work, drawnWithin);
  return () => clearTimeout(timer);
}

/**
 * Fetches, once the page stands, what the next press may ask for: the sheets always, the table
 * as soon as there is one to go to, and the room of a game as soon as somebody can come to a table of it, or a room means
 * to play it. (What is on the shelf, and what is chosen for a new table, fetches its room by itself.)
 */
export function useFetchedAhead(): void {
  const stands = useAppSelector((state) => state.connection.appVersion !== '');
  const rooms = useAppSelector((state) => state.house.rooms);
  const planned = useAppSelector((state) => state.room.live?.plan.game ?? null);
  const isTableNear = useAppSelector(
    ({ house, shelf, page }) => house.rooms.length > 0 || shelf.tables.length > 0 || page.sheet?.name === 'new-game',
  );
  useEffect(() => (stands ? soon(() => void fetchSheets()) : undefined), [stands]);
  useEffect(() => (stands ? soon(() => void lobbyPage.fetch()) : undefined), [stands]);
  useEffect(() => (stands && isTableNear ? soon(() => void tablePage.fetch()) : undefined), [stands, isTableNear]);
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
