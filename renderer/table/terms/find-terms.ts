/** A term as it appears in a sentence. */
export interface FoundTerm {
  readonly term: string;
  readonly text: string;
}

/** Finds a glossary's terms in sentences of one language. */
export interface TermFinder {
  readonly pattern: RegExp;
  /** The term of each form, in lower case. */
  readonly byForm: ReadonlyMap<string, string>;
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Makes a term finder.
 * @param forms each term's forms in sentences, separated by commas
 */
export function termFinder(forms: Readonly<Record<string, string>>): TermFinder {
  const byForm = new Map(
    Object.entries(forms).flatMap(([term, all]) =>
      all.split(',').map((form) => [form.trim().toLowerCase(), term] as const),
    ),
  );
  // of two forms with the same start, prefer the longer one: a debt token is no debt
  const longestFirst = [...byForm.keys()].sort((one, other) => other.length - one.length).map(escaped);
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), byForm };
}

/** Splits a sentence at the first occurrence of each term. */
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
