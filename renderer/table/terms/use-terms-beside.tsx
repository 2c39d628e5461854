import { Fragment, type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawn } from '../../design/index.ts';
import { type FoundTerm, splitAtTerms } from './find-terms.ts';
import { type OpenTerm, TermCard } from './term-card.tsx';
import { useTermFinder } from './use-term-finder.ts';

interface TermsBeside {
  /** Makes the terms in a sentence clickable. For screen readers it remains one sentence. */
  pointable(sentence: ReactNode): ReactNode;
  /** A button for each term, for keyboard and screen-reader users, all with the same class. */
  buttons(className: string): readonly ReactNode[];
  /** The card of the open term. */
  readonly card: ReactNode;
}

/**
 * Game terms in sentences without space for buttons: a click on the word opens its meaning.
 * For keyboard and screen-reader users each term has a hidden button, which outlines its word while focused.
 */
export function useTermsBeside(sentences: readonly ReactNode[]): TermsBeside {
  const { t } = useTranslation('lobby');
  const found = useTermFinder();
  const words = useRef(new Map<string, HTMLElement>());
  const [open, setOpen] = useState<OpenTerm | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const close = useCallback(() => setOpen(null), []);
  if (found === null) return { pointable: (sentence) => sentence, buttons: () => [], card: null };
  const { terms, finder } = found;
  const split = (sentence: ReactNode) => (typeof sentence === 'string' ? splitAtTerms(sentence, finder) : []);
  const all = new Map<string, FoundTerm>();
  for (const part of sentences.flatMap(split)) {
    if (typeof part !== 'string' && !all.has(part.term)) all.set(part.term, part);
  }
  const pointAt = (event: MouseEvent<HTMLElement>, { term, text }: FoundTerm) => {
    // the line around it may have its own press
    event.stopPropagation();
    const { currentTarget: word } = event;
    setOpen(open?.word === word ? null : { term, text, word, opener: null });
  };
  return {
    pointable(sentence) {
      if (typeof sentence !== 'string') return sentence;
      return split(sentence).map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
        if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
        const { term, text } = part;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have a button for each term
          // biome-ignore lint/a11y/useKeyWithClickEvents: the same
          <span
            key={term}
            className={`term ${focused === term ? 'focused' : ''}`}
            ref={(word) => {
              if (word !== null) words.current.set(term, word);
            }}
            onClick={(event) => pointAt(event, part)}
          >
            {text}
          </span>
        );
      });
    },
    buttons: (className) =>
      [...all.values()].map(({ term, text }) => (
        <button
          key={term}
          type="button"
          className={focused === term && !isDrawn(words.current.get(term)) ? 'term-link' : className}
          aria-haspopup="dialog"
          aria-expanded={open?.term === term}
          onFocus={() => setFocused(term)}
          onBlur={() => setFocused(null)}
          onClick={({ currentTarget: opener }) =>
            setOpen({ term, text, word: words.current.get(term) ?? opener, opener })
          }
        >
          {t('term.ask', { word: text })}
        </button>
      )),
    card: open !== null && all.has(open.term) && <TermCard key={open.term} terms={terms} open={open} onClose={close} />,
  };
}
