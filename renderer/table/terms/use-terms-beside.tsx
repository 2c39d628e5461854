import { Fragment, type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FoundTerm, splitAtTerms } from './find-terms.ts';
import { type OpenTerm, TermCard } from './term-card.tsx';
import { useTermFinder } from './use-term-finder.ts';

interface TermsBeside {
  /** A sentence whose words of the game's own can be pointed at; to the ear it is one sentence as before. */
  pointable(sentence: ReactNode): ReactNode;
  /** A button for each of these words, for whoever goes by the keys or by ear: the same class for each. */
  ways(className: string): readonly ReactNode[];
  /** What one of them means, while it is open. */
  readonly card: ReactNode;
}

/**
 * The words of the game's own in sentences that have no room for a button: pointed at where they stand, they open their meaning
 * there. Whoever points at nothing has a button for each, which shows on the word that it is for.
 */
export function useTermsBeside(sentences: readonly ReactNode[]): TermsBeside {
  const { t } = useTranslation('lobby');
  const found = useTermFinder();
  const words = useRef(new Map<string, HTMLElement>());
  const [open, setOpen] = useState<OpenTerm | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const close = useCallback(() => setOpen(null), []);
  if (found === null) return { pointable: (sentence) => sentence, ways: () => [], card: null };
  const { terms, finder } = found;
  const split = (sentence: ReactNode) => (typeof sentence === 'string' ? splitAtTerms(sentence, finder) : []);
  const all = new Map<string, FoundTerm>();
  for (const part of sentences.flatMap(split)) {
    if (typeof part !== 'string' && !all.has(part.term)) all.set(part.term, part);
  }
  const pointAt = (event: MouseEvent<HTMLElement>, { term, text }: FoundTerm) => {
    // the line that it stands in may be one to press
    event.stopPropagation();
    const { currentTarget: word } = event;
    setOpen(open?.word === word ? null : { term, text, word, opener: null });
  };
  return {
    pointable(sentence) {
      if (typeof sentence !== 'string') return sentence;
      return split(sentence).map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are as good as its words
        if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
        const { term, text } = part;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: whoever points at nothing has the button among the ways
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
    ways: (className) =>
      [...all.values()].map(({ term, text }) => (
        <button
          key={term}
          type="button"
          className={focused === term && !words.current.get(term)?.checkVisibility() ? 'term-way' : className}
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
