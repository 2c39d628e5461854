import { useEffect, useSyncExternalStore } from 'react';
import type { GameUi } from '../table/board/game-ui.ts';
import { fetchWords } from '../words/fetched.ts';
import { listedGame } from './index.ts';

/** The rooms that have been fetched, and those that are on their way. */
const opened = new Map<string, GameUi>();
const coming = new Map<string, Promise<GameUi | undefined>>();
const listeners = new Set<() => void>();

/** The room of a game, once it has been fetched; undefined before, and for a game that this page does not know. */
export function gameUiOf(id: string): GameUi | undefined {
  return opened.get(id);
}

async function fetchUi(id: string): Promise<GameUi | undefined> {
  const game = listedGame(id);
  if (game === undefined) return undefined;
  const [ui] = await Promise.all([game.fetchUi(), fetchWords(game.words)]);
  opened.set(id, ui);
  for (const listener of listeners) listener();
  return ui;
}

/**
 * Fetches the UI of a game with its texts, once; undefined for a game that this page does not know. Rejects if it cannot
 * be fetched now; the next call tries again.
 */
export function fetchGameUi(id: string): Promise<GameUi | undefined> {
  const known = coming.get(id);
  if (known !== undefined) return known;
  const fetching = fetchUi(id);
  coming.set(id, fetching);
  fetching.catch(() => coming.delete(id));
  return fetching;
}

/** The room of a game, which is fetched where it has not been; undefined until it is there. */
export function useGameUi(id: string | undefined): GameUi | undefined {
  useEffect(() => {
    // a page that needs the UI reports a failure itself; here the page only shows more once it has loaded
    if (id !== undefined) fetchGameUi(id).catch(() => {});
  }, [id]);
  return useSyncExternalStore(listen, () => (id === undefined ? undefined : gameUiOf(id)));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
