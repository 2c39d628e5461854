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

/** The rules of a game, as far as they are there. */
interface Rules {
  /** Null until it is there, or where it cannot be had. */
  readonly text: string | null;
  readonly examples: readonly DrawnExample[];
  readonly failed: boolean;
}

const noExamples: readonly DrawnExample[] = [];

/**
 * The rules of a game in a language with their examples, fetched when they are wanted. The text waits for the examples, so that
 * nothing moves once somebody reads; where they cannot be had it goes without.
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
