import { Fragment } from 'react';
import { splitAtTerms } from './find-terms.ts';
import { TermButton } from './term-button.tsx';
import { useTermFinder } from './use-term-finder.ts';

/** A sentence in which each game term opens its meaning. */
export function TermsText({ children }: { readonly children: string }) {
  const found = useTermFinder();
  if (found === null) return children;
  return splitAtTerms(children, found.finder).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
    return (
      <TermButton key={part.term} terms={found.terms} term={part.term}>
        {part.text}
      </TermButton>
    );
  });
}
