import { useEffect, useState } from 'react';
import type { DrawnExample } from '../../game-kit/examples.tsx';
import { fetchExamples } from '../../games/examples.ts';
import { fetchRules } from '../../games/rules.ts';
import type { Language } from '../../words/index.ts';

interface Fetched {
  readonly game: string;
  readonly language: Language;
  readonly text: string | null;
  readonly examples: readonly DrawnExample[];
}

/** The rules of a game, as far as loaded. */
interface Rules {
  /** Null until loaded, or on failure. */
  readonly text: string | null;
  readonly examples: readonly DrawnExample[];
  readonly failed: boolean;
}

const noExamples: readonly DrawnExample[] = [];

/**
 * Loads a game's rules in a language, with their examples.
 * The text waits for the examples, so that nothing moves while reading. Without them on failure.
 */
export function useRules(game: string, language: Language): Rules {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    let isWanted = true;
    const have = (text: string | null, examples: readonly DrawnExample[]): void => {
      if (isWanted) setFetched({ game, language, text, examples });
    };
    Promise.all([fetchRules(game, language), fetchExamples(game, language).catch(() => noExamples)]).then(
      ([text, examples]) => have(text, examples),
      () => have(null, noExamples),
    );
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  if (fetched?.game !== game || fetched.language !== language)
    return { text: null, examples: noExamples, failed: false };
  return { text: fetched.text, examples: fetched.examples, failed: fetched.text === null };
}
