import { useEffect, useState } from 'react';
import { fetchRules } from '../../games/rules.ts';
import type { Language } from '../../words/index.ts';

interface Fetched {
  readonly game: string;
  readonly language: Language;
  readonly text: string | null;
}

/** The rules of a game in a language, fetched when they are wanted: null until they are there, or where they cannot be had. */
export function useRules(game: string, language: Language): { readonly text: string | null; readonly failed: boolean } {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    let isWanted = true;
    const have = (text: string | null): void => {
      if (isWanted) setFetched({ game, language, text });
    };
    fetchRules(game, language).then(have, () => have(null));
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  const isThis = fetched?.game === game && fetched.language === language;
  return { text: isThis ? fetched.text : null, failed: isThis && fetched.text === null };
}
