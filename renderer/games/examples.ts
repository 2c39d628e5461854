/// <reference types="vite/client" />
import type { DrawnExample } from '../game-kit/examples.tsx';
import { fetchWords } from '../words/fetched.ts';
import { addCatalogues, type Catalogue, type Language } from '../words/index.ts';
import { listedGame } from './index.ts';

/** The examples of every game's rules, drawn as its room draws them: fetched with the rules, and with no table. */
const rooms = import.meta.glob<readonly DrawnExample[]>('./*/examples/index.tsx', { import: 'examples' });
/** What they say. Not among the words of the page: every page carries the names of those. */
const words = import.meta.glob<Catalogue>('../words/*/*-examples.json', { import: 'default' });

/**
 * Fetches the examples of a game's rules with their words in a language; none for a game that this page does not know.
 * Rejects where they cannot be had now.
 */
export async function fetchExamples(game: string, language: Language): Promise<readonly DrawnExample[]> {
  const known = listedGame(game);
  if (known === undefined) return [];
  const namespace = `${game}-examples`;
  const [examples, catalogue] = await Promise.all([
    rooms[`./${game}/examples/index.tsx`]?.(),
    words[`../words/${language}/${namespace}.json`]?.(),
    fetchWords(known.words),
  ]);
  if (examples === undefined || catalogue === undefined) return [];
  addCatalogues(language, { [namespace]: catalogue });
  return examples;
}
