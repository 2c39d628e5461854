import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { TableContext, type Terms } from '../table-context.ts';
import { type TermFinder, termFinder } from './find-terms.ts';
import { type Glossary, termWords } from './glossary.ts';

/** Caches term finders by the language's words: a log of a thousand lines needs one for each. */
const known = new WeakMap<Glossary, { readonly words: string; readonly finder: TermFinder }>();

/** The finder of the game's terms in the page's language; null on a television. */
export function useTermFinder(): { readonly terms: Terms; readonly finder: TermFinder } | null {
  const { terms } = useContext(TableContext);
  const { t } = useTranslation();
  if (terms === undefined) return null;
  const { game, glossary } = terms;
  const forms = Object.fromEntries(Object.keys(glossary).map((term) => [term, t(termWords(game, term).forms)]));
  const words = Object.values(forms).join();
  const before = known.get(glossary);
  if (before?.words === words) return { terms, finder: before.finder };
  const finder = termFinder(forms);
  known.set(glossary, { words, finder });
  return { terms, finder };
}
