import { Fragment, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TableContext, type Terms } from '../table-context.ts';
import { splitAtTerms, termFinder } from './find-terms.ts';
import { termWords } from './glossary.ts';
import { TermButton } from './term-button.tsx';

/** A sentence in which each word of the game's own opens its meaning where it stands. */
export function TermsText({ children }: { readonly children: string }) {
  const { terms } = useContext(TableContext);
  return terms === undefined ? children : <ExplainedText terms={terms}>{children}</ExplainedText>;
}

function ExplainedText({ terms, children }: { readonly terms: Terms; readonly children: string }) {
  const { game, glossary } = terms;
  // it is another one in another language
  const { t } = useTranslation();
  const finder = useMemo(
    () => termFinder(Object.fromEntries(Object.keys(glossary).map((term) => [term, t(termWords(game, term).forms)]))),
    [glossary, game, t],
  );
  return splitAtTerms(children, finder).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are as good as its words
    if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
    return (
      <TermButton key={part.term} terms={terms} term={part.term}>
        {part.text}
      </TermButton>
    );
  });
}
