/// <reference types="vite/client" />
import type { DrawnExample } from '../game-kit/examples.tsx';
import { fetchWords } from '../words/fetched.ts';
import { gameInStreet } from './index.ts';

/** The examples of every game's rules, drawn as its room draws them: fetched with the rules, and with no table. */
const rooms = import.meta.glob<readonly DrawnExample[]>('./*/examples/index.tsx', { import: 'examples' });

/** Fetches the examples of a game's rules and their words; none for a game that this page does not know. Rejects where they cannot be had now. */
export async function fetchExamples(game: string): Promise<readonly DrawnExample[]> {
  const known = gameInStreet(game);
  if (known === undefined) return [];
  const [examples] = await Promise.all([
    rooms[`./${game}/examples/index.tsx`]?.(),
    fetchWords([...known.words, `${game}-examples`]),
  ]);
  return examples ?? [];
}
