/// <reference types="vite/client" />
import type { Language } from '../words/index.ts';

/** The rules of every game as its folder has them: `rules.md` in English, `rules.fr.md` and so on in the others. */
const texts = import.meta.glob<string>('../../shared/games/*/rules*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The rules of a game in a language, in English where there is no translation, or null where there are none. */
export function rulesText(game: string, language: Language): string | null {
  const named = (file: string) => texts[`../../shared/games/${game}/${file}`];
  return named(`rules.${language}.md`) ?? named('rules.md') ?? null;
}
