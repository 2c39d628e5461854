/// <reference types="vite/client" />
import type { Language } from '../words/index.ts';

/** The rules of every game as its folder has them: `rules.md` in English, `rules.fr.md` and so on in the others. */
const texts = import.meta.glob<string>('../../shared/games/*/rules*.md', { query: '?raw', import: 'default' });

/**
 * Fetches the rules of a game in a language, in English where there is no translation; null where there are none. Rejects
 * where they cannot be had now.
 */
export async function fetchRules(game: string, language: Language): Promise<string | null> {
  const named = (file: string) => texts[`../../shared/games/${game}/${file}`];
  return (await (named(`rules.${language}.md`) ?? named('rules.md'))?.()) ?? null;
}
