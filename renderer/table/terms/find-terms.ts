/** A word of the game's own as it stands in a sentence. */
export interface FoundTerm {
  readonly term: string;
  readonly text: string;
}

/** What finds the terms of a glossary in sentences of one language. */
export interface TermFinder {
  readonly pattern: RegExp;
  /** The term by each of its forms, in lower case. */
  readonly byForm: ReadonlyMap<string, string>;
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What finds these terms.
 * @param forms for each term the forms in which it stands in sentences, with commas between
 */
export function termFinder(forms: Readonly<Record<string, string>>): TermFinder {
  const byForm = new Map(
    Object.entries(forms).flatMap(([term, all]) =>
      all.split(',').map((form) => [form.trim().toLowerCase(), term] as const),
    ),
  );
  // of two that begin alike the longer one is meant: a debt token is no debt
  const longestFirst = [...byForm.keys()].sort((one, other) => other.length - one.length).map(escaped);
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), byForm };
}

/** A sentence in its parts: a term where it stands first, everything else as it is. */
export function splitAtTerms(sentence: string, { pattern, byForm }: TermFinder): readonly (string | FoundTerm)[] {
  const parts: (string | FoundTerm)[] = [];
  const met = new Set<string>();
  let done = 0;
  for (const { 0: text, index } of sentence.matchAll(pattern)) {
    const term = byForm.get(text.toLowerCase());
    if (term === undefined || met.has(term)) continue;
    met.add(term);
    if (index > done) parts.push(sentence.slice(done, index));
    parts.push({ term, text });
    done = index + text.length;
  }
  if (done < sentence.length) parts.push(sentence.slice(done));
  return parts;
}
