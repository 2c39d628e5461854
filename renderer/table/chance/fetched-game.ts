/// <reference types="vite/client" />
import type { AnyGame } from '../../../shared/games/registered.ts';

/** The modules of all games' rules, by their paths. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../shared/games/*/index.ts');

function isGame(value: unknown, id: string): value is AnyGame {
  return typeof value === 'object' && value !== null && 'setup' in value && 'id' in value && value.id === id;
}

/** Fetches the rules of a game; undefined for an unknown one. */
export async function fetchGame(id: string): Promise<AnyGame | undefined> {
  const module = await modules[`../../../shared/games/${id}/index.ts`]?.();
  return Object.values(module ?? {}).find((value) => isGame(value, id));
}
