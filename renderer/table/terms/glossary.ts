import type { ReactNode } from 'react';

/** A word of a game's own: what is drawn beside its meaning, and the heading of the rules that says more. */
export interface Term {
  readonly rule: string;
  readonly picture: () => ReactNode;
}

/** The words of a game's own, by the names that its catalogue has for them under `glossary`. */
export type Glossary = Readonly<Record<string, Term>>;

/** Where the catalogue of a game has the forms in which a term stands in sentences, with commas between; and what it means. */
export function termWords(game: string, term: string): { readonly forms: string; readonly means: string } {
  const entry = `${game}:glossary.${term}`;
  return { forms: `${entry}.forms`, means: `${entry}.means` };
}
