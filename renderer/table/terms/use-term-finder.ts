import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { TableContext, type Terms } from '../table-context.ts';
import { type TermFinder, termFinder } from './find-terms.ts';
import { type Glossary, termWords } from './glossary.ts';

/** What finds a glossary's terms, by what they are called: a roll of a thousand lines needs it a thousand times. */
const known = new WeakMap<Glossary, { readonly words: string; readonly finder: TermFinder }>();

/** What finds the words of the game's own in the language of the page; null on a screen that nobody sits before. */
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
