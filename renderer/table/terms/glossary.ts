import type { ReactNode } from 'react';

/** A game term: a picture for its meaning, and the rulebook heading that says more. */
export interface Term {
  readonly rule: string;
  readonly picture: () => ReactNode;
}

/** A game's terms, by their keys in its catalogue under `glossary`. */
export type Glossary = Readonly<Record<string, Term>>;

/** The catalogue keys of a term: its forms in sentences, separated by commas, and its meaning. */
export function termWords(game: string, term: string): { readonly forms: string; readonly means: string } {
  const entry = `${game}:glossary.${term}`;
  return { forms: `${entry}.forms`, means: `${entry}.means` };
}
